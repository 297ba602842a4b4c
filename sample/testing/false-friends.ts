/**
 * Words that sound or look like another, by language: the word, and its false friends, all of them in texts of the sample. What
 * has the word comes before what has a false friend only.
 */
const zh = `
手艺 守一
意见 一件 一间
学院 学员
公益 工艺
市集 市及
员工 源公
志愿 致远
责任 责人
廉洁 链接
历史 理事
使用 适用
同一 统一 同意
不再 不在
检测 监测 建测
职能 只能
步道 不到
一夜 一页
视线 事先
夜游 也有
人文 人问
小时 小事
水声 水生
游船 油船 有船
哪里 那里
驿站 一盏
记得 己的
时节 石阶
艺术 一束
检修 建修
其余 器与
实时 实事
记忆 级以
公示 工时
异议 以一
退役 推一
经理 净利
师傅 师父
同时 同事
作者 坐着
示范 师范
会上 会商
家属 家书
河灯 荷灯
新居 心聚
收稻 收到
客流 客六
`
const en = `
tea teaching teahouse
boat boatman
car carpentry care
even evening
map maple
pass passenger
count countryside
wood wooden
form formed
part party
lent letter
six sixty
work workshop
cloud cloudstep
mark market
rest restored
`

const pairsIn = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [word = '', ...friends] = line.split(' ')
      return friends.map((friend) => ({ word, friend }))
    })

/** Pairs of a word and a false friend of it. */
export const falseFriends = { zh: pairsIn(zh), en: pairsIn(en) }
