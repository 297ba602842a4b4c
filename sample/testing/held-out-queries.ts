import { brief } from './brief-queries.ts'
import { further } from './further-queries.ts'
import { hurried } from './hurried-queries.ts'
import { later } from './later-queries.ts'
import { latest } from './latest-queries.ts'
import { newest } from './newest-queries.ts'
import { parseQueries } from './written-queries.ts'

/**
 * Two sets of queries as vendors, job seekers, visitors, journalists, older readers, residents, parents and business partners
 * would type them, written from the pages before the search was tried with any. Each line: the query, two spaces, the
 * addresses any of which a person would accept; `*` is the rest of an address. Mixed ones are asked on the Chinese site.
 */

/** After these the search was improved. */
const first = {
  zh: `
怎么成为你们的供应商  /information/contact
投标要交钱吗  /information/contact /information/purchase/* /information/purchase
电动船招标文件下载  /information/purchase/electric-boats
除颤器采购什么时候截止  /information/purchase/first-aid
灯具维护的标  /information/purchase/night-lights
采购室电话  /information/contact
玻璃幕墙维修 招标  /information/purchase/curtain-wall
布草采购样品怎么看  /information/purchase/academy-linen
中标结果公示  /information/purchase /information/purchase/winter-uniforms /information/purchase/canteen-supply /information/purchase/cableway-ropes /information/purchase/ancient-trees /information/purchase/heting-drains
想租个铺面卖竹编  /information/rent/heting-west-18
仓库出租多少钱一平  /information/rent/boatyard-b /information/rent
会计岗位  /college/recruitment/accountant
没有经验能应聘吗  /college/recruitment /college/recruitment/*
应届生什么时候网申  /college/recruitment
暑假实习  /college/recruitment /college/recruitment/summer-lotus-keeper /college/cooperation/intro
员工有宿舍吗  /college/recruitment /college/recruitment/* /newsAndInformation/group/staff-homes-by-the-lake
简历投到哪里  /college/recruitment
想学木匠  /college/recruitment/carpentry-apprentice /college/recruitment
船长招聘要什么证  /college/recruitment/ferry-captain
五险一金  /college/recruitment/* /college/recruitment
门票多少钱  /member/scenic /member/scenic/*
岚屿湖几点开门  /member/scenic/lanyu
星期二哪个景区不开  /member/scenic/yunjie
湖边能带狗吗  /member/scenic/lanyu
红叶什么时候最好看  /member/scenic/danfeng /newsAndInformation/activity/maple-morning-walks
去听雪岭怎么坐车  /member/scenic/tingxue
老人免票吗  /member/scenic/*
带小孩去哪里玩  /member/scenic/hanxiang /member/scenic/zhuxi /member/scenic/yunjie /newsAndInformation/activity/childrens-theatre /newsAndInformation/activity/lotus-boats /member/scenic
采莲要提前约吗  /newsAndInformation/activity/lotus-boats /member/scenic/hanxiang
停车场满了怎么办  /member/scenic/*
夜航船最后一班  /member/scenic/heting
竹溪书院住一晚多少钱  /member/scenic/zhuxi
灯会是哪几天  /newsAndInformation/events/lantern-festival /newsAndInformation/activity/%E7%81%AF%E4%BC%9A2026
下雪能上山吗  /member/scenic/tingxue /newsAndInformation/group/tingxue-quiet-slope /newsAndInformation/events/snow-tea
刮大风还开船吗  /member/scenic/lanyu /college/talent/training/wind-lessons /college/online/course
年票在哪办  /newsAndInformation/group/one-pass-eight-places
东西丢在船上了找谁  /information/contact
观鸟  /member/scenic/lanyu /newsAndInformation/events/winter-birds-at-dawn /newsAndInformation/media/birds-of-thirty-six-islands
借轮椅  /member/scenic/* /partyBuilding/organization/position /member/welfare /newsAndInformation/group/step-free-review
记者采访联系谁  /press /information/contact
集团logo高清下载  /press
去年营业收入  /information/report /information/report/2025
游客人数 统计  /information/report /information/report/*
董事长是谁  /lingShan/intro/groupRrofile
新闻图片能不能免费用  /press
湖水清澈度数据  /newsAndInformation/group/silent-fleet-three-years /information/report/* /member/scenic/lanyu /member/welfare /member/industry/ecology /information/purchase/water-monitoring
字太小看不清  /statement/accessibility
大字版  /statement/accessibility
没有智能手机怎么进园  /newsAndInformation/group/one-pass-eight-places
老年食堂 送饭  /member/welfare /partyBuilding/alliance/groupActivities/lunch-table /lingShan/honor/other
六十五岁坐船要买票吗  /member/scenic/*
员工收红包怎么举报  /partyBuilding/integrity/hotline
投诉景区服务态度  /information/contact /partyBuilding/integrity/hotline
晚上太吵找谁反映  /partyBuilding/organization/position /partyBuilding/organization/brand/guzhen-zhangdeng /member/scenic/heting /information/contact
匿名举报会不会泄露姓名  /partyBuilding/integrity/hotline
助学金怎么申请  /member/welfare
孩子写的剧本  /newsAndInformation/activity/childrens-theatre
亲子活动 周末  /newsAndInformation/activity/lotus-boats /newsAndInformation/activity/harvest-at-cloudstep /newsAndInformation/events/rice-harvest-weekend /member/scenic/hanxiang /college/online/course /newsAndInformation/events
婚礼场地  /information/contact
校企合作找哪个部门  /college/cooperation/intro /information/contact
`,
  en: `
how do I become a supplier  /information/contact
defibrillator tender deadline  /information/purchase/first-aid
is there a fee for bid documents  /information/contact /information/purchase/*
shop for rent old town  /information/rent/heting-west-18 /information/rent
office space to lease with parking  /information/rent/east-shore-3f /information/rent
accountant vacancy  /college/recruitment/accountant
graduate scheme  /college/recruitment
summer internship pay  /college/recruitment
who do I send my cv to  /college/recruitment
can I bring my dog  /member/scenic /member/scenic/lanyu
opening times maple gorge  /member/scenic/danfeng
what does it cost to get into the lake  /member/scenic/lanyu
are pensioners free  /member/scenic /member/scenic/*
wheelchair friendly walks  /member/scenic/lanyu /member/welfare /newsAndInformation/group/step-free-review /member/scenic/*
last night boat  /member/scenic/heting
where to park  /member/scenic/*
lantern festival dates  /newsAndInformation/events/lantern-festival /newsAndInformation/activity/%E7%81%AF%E4%BC%9A2026
stay overnight with breakfast  /member/scenic/zhuxi
best time to see autumn leaves  /member/scenic/danfeng /newsAndInformation/activity/maple-morning-walks
refund if the boat is cancelled  /member/scenic /member/scenic/lanyu
bird watching in winter  /newsAndInformation/events/winter-birds-at-dawn /member/scenic/lanyu /newsAndInformation/media/birds-of-thirty-six-islands
lost umbrella  /information/contact
press contact for interviews  /press /information/contact
annual revenue 2025  /information/report /information/report/2025
who is the chairman  /lingShan/intro/groupRrofile
report corruption anonymously  /partyBuilding/integrity/hotline
larger text  /statement/accessibility
which cookies do you store  /statement/privacy
scholarship application  /member/welfare
wedding venue  /information/contact
`,
  mixed: `
Lanyu Lake 门票  /member/scenic/lanyu
Heting 停车  /member/scenic/heting
AED 采购  /information/purchase/first-aid
VI logo 标识规范  /press
WCAG 无障碍  /statement/accessibility
CSR 报告 2024  /information/report/2024
HR 电话  /college/recruitment /information/contact /college/recruitment/*
LED 灯光 运维  /information/purchase/night-lights
5A景区  /member/scenic/lanyu
email 投简历  /college/recruitment
`,
}

/** What was found of these was counted after that, and nothing was changed for them. */
const second = {
  zh: `
采购意向 下半年  /information/purchase /information/purchase/*
招标公告什么时候出结果  /information/purchase /information/purchase/* /information/contact
索道检修 招标  /information/purchase/cableway-ropes
冬天工作服供应商  /information/purchase/winter-uniforms
扫雪外包  /information/purchase/snow-clearing
木栈道翻修项目预算  /information/purchase/lotus-boardwalk
小办公室单间出租  /information/rent/huxi-annex-2f
茶馆转租  /information/rent/wanta-teahouse
摆摊要多少租金  /information/rent/yunjie-market-ground /information/rent/hanxiang-south-square
档案员工作待遇  /college/recruitment/archivist
五十岁还能应聘吗  /college/recruitment /college/recruitment/*
环境工程专业能做什么  /college/recruitment/water-ecologist
面试一般在几月  /college/recruitment
新员工培训要多久  /college/talent/training/autumn-induction /college/talent/devProject /college/online/studyMap /college/talent/plan
学手语  /college/talent/training/sign-language-evening
免费网课  /college/online/course /college/online/intro
急救课  /college/online/course /information/purchase/first-aid
晚上还能玩的地方  /member/scenic /member/scenic/heting /newsAndInformation/media/night-economy-slow /member/scenic/zhuxi
哪个景点适合看日落  /member/scenic/wanta /member/scenic/lanyu
红叶季要预约吗  /member/scenic/danfeng
去古镇坐地铁哪站下  /member/scenic/heting
爬台阶太多走不动  /member/welfare /member/scenic/lanyu /newsAndInformation/group/step-free-review
残疾人优惠  /member/scenic/*
可以飞无人机吗  /member/scenic /member/scenic/yunjie /member/scenic/hanxiang
插秧体验  /member/scenic/yunjie
看星星  /newsAndInformation/activity/star-night-solstice /member/scenic/tingxue
退票规则  /member/scenic /member/scenic/*
取消的活动会退钱吗  /newsAndInformation/events/snow-tea
修东西不要钱的活动  /newsAndInformation/activity/repair-cafe /newsAndInformation/events/winter-mending-day
老照片展览在哪  /newsAndInformation/events/lake-in-old-photographs /newsAndInformation/activity/old-photos-call /newsAndInformation/group/qinglv-scroll
古树认养费用  /member/welfare
集团有多少员工  /lingShan/intro/groupRrofile /information/report
公司哪年成立的  /lingShan/intro/groupRrofile /lingShan/culture/history
得过什么奖  /lingShan/honor/*
纪委办公地址  /partyBuilding/integrity/hotline
网站会收集我的个人信息吗  /statement/privacy
`,
  en: `
tender results  /information/purchase /information/purchase/*
uniforms contract  /information/purchase/winter-uniforms
boat supplier requirements  /information/purchase/electric-boats
warehouse space for an art studio  /information/rent/boatyard-b
jobs for carpenters  /college/recruitment/carpentry-apprentice
staff housing  /college/recruitment /college/recruitment/* /college/talent/plan
training for tour guides  /college/talent/training/young-guides
how do I get to Heting by train  /member/scenic/heting
children under six tickets  /member/scenic/*
lotus picking  /member/scenic/hanxiang /newsAndInformation/activity/lotus-boats
which spots are closed on Wednesday  /member/scenic/danfeng
stargazing  /newsAndInformation/activity/star-night-solstice
quiet ski slope  /newsAndInformation/group/tingxue-quiet-slope /member/scenic/tingxue
how many people work for the group  /lingShan/intro/groupRrofile
copyright of media pictures  /press /statement/terms
complaint about a guide  /information/contact /partyBuilding/integrity/hotline
filming permission  /information/contact
history of the company  /lingShan/culture/history
`,
  mixed: `
RSS 订阅  /statement/terms
Yunjie 梯田 几月去  /member/scenic/yunjie
cookie 隐私  /statement/privacy
竹溪 hotel  /member/scenic/zhuxi
solar 光伏  /newsAndInformation/group/green-power-roofs /member/industry/energy
zhaopin 运营  /college/recruitment /college/recruitment/operations-supervisor
`,
}

const setOf = ({ zh, en, mixed }: Record<'zh' | 'en' | 'mixed', string>) => ({
  zh: [...parseQueries(zh), ...(mixed ? parseQueries(mixed) : [])],
  en: parseQueries(en),
})

export const heldOutQueries = {
  first: setOf(first),
  second: setOf(second),
  later: setOf(later),
  latest: setOf(latest),
  further: setOf(further),
  newest: setOf(newest),
  hurried: setOf(hurried),
  brief: setOf(brief),
}
