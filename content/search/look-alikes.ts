import { rightCharacters } from './right-words.ts'

/** Characters that are written for each other because they look alike, by those who type strokes or read a sign. */
const groups = `
聘骋 己已巳 末未 戊戌戍 土士 日曰 人入 折拆析 竟竞 历厉 治冶 侯候 即既 辨辩辫瓣 募幕慕暮墓 蓝篮 请情晴睛清 栽裁载 拔拨 崇祟 遣遗
凉晾 荷苛 桥侨骄娇轿 渔鱼 汤扬场杨 券卷 检捡验险 缴激 屿玙 鹤鹄 汀订 塔搭 梯涕 领岭 购沟构钩 租祖组阻 铺捕辅 贷货 招沼绍 索素 缆览
船般 优忧 勿匆 预顶 免兔 网纲 坐座 旅旋 漂飘 渡度 园圆 谋媒煤 滩摊 挡档 堤提 徒徙 宵霄 捐绢 贪贫 贵责 孤狐 爪瓜 斤斥 壁璧 密蜜 垂重
茶荼 烧浇绕晓 拣练炼 低底抵 赛寨塞 今令 代伐 洒酒 仿访防坊纺 稍梢捎 悔侮 享亨 厂广 帅师 鸟乌 住往 侍待持 纪记 圈圆 题堤 迟尺 幻幼 末木`
const alike = new Map<string, string[]>()
for (const group of groups.trim().split(/\s+/))
  for (const character of group)
    alike.set(character, [
      ...(alike.get(character) ?? []),
      ...[...group].filter((other) => other !== character),
    ])

/** A longer text is not looked through: each of its characters may be another. */
const longest = 10
const most = 8

/** A text with one of its characters put right, in as many ways as there are: none in a word that texts have, `written`. */
export function withLookAlikes(text: string, written: readonly string[] = []): string[] {
  const characters = [...text]
  if (characters.length > longest) return []
  const isRight = rightCharacters(text, written)
  return characters
    .flatMap((character, at) =>
      (isRight[at] ? [] : (alike.get(character) ?? [])).map((other) => characters.with(at, other).join('')),
    )
    .slice(0, most)
}
