/**
 * Queries of people in a hurry, in their own words, with the pages that answer them: written from the pages before the search was
 * tried with any, in the form of `held-out-queries.ts`.
 */
export const hurried = {
  zh: `
摆摊 截止  /information/rent/yunjie-market-ground /information/rent
出租场地联系谁  /information/rent
市集场地一季多少钱  /information/rent/yunjie-market-ground
开茶铺 山门  /information/rent/wanta-teahouse
小办公室单间  /information/rent/huxi-annex-2f
能不能在老船坞办展览  /information/rent/boatyard-b
除颤器采购 什么时候截止  /information/purchase/first-aid
除雪车 投标  /information/purchase/snow-clearing
食堂买菜谁中标了  /information/purchase/canteen-supply
索道钢丝绳换新  /information/purchase/cableway-ropes
不用经验的工作  /college/recruitment /college/recruitment/tea-house-steward /college/recruitment/carpentry-apprentice /college/recruitment/accessibility-inspector
木匠学徒招人吗  /college/recruitment/carpentry-apprentice
残疾人 岗位  /college/recruitment/accessibility-inspector /college/recruitment
会写文章的工作 作品  /college/recruitment/content-planner
老师岗位 设计课程  /college/recruitment/course-designer
夜里坐船游河多久  /member/scenic/heting
小孩免票几岁  /member/scenic /member/scenic/*
婴儿车能推吗  /member/scenic/lanyu
星期一哪里关门  /member/scenic /member/scenic/tingxue /member/scenic/wanta
爬塔要预约吗 孩子  /member/scenic/wanta
放河灯几点  /newsAndInformation/events/lantern-festival /newsAndInformation/activity/%E7%81%AF%E4%BC%9A2026
摘莲蓬 小孩 年龄  /member/scenic/hanxiang /newsAndInformation/activity/lotus-boats
修竹篮子  /newsAndInformation/events/winter-mending-day
坏了的椅子哪里修  /newsAndInformation/activity/repair-cafe
坐轮椅看灯  /newsAndInformation/events/lantern-festival /newsAndInformation/activity/%E7%81%AF%E4%BC%9A2026
去年营业收入  /information/report
记者要高清照片  /press
集团标志下载  /press
照顾老人的人休息几天免费  /member/industry/wellness
从岚屿湖坐船到古镇要多久  /member/scenic/heting /member/scenic/lanyu
`,
  en: `
stall deadline  /information/rent/yunjie-market-ground /information/rent
small office to rent near light rail  /information/rent/huxi-annex-2f
lease for crafts shop by canal  /information/rent/heting-west-18
defibrillator tender  /information/purchase/first-aid
who won the canteen contract  /information/purchase/canteen-supply
new ropes for cable car result  /information/purchase/cableway-ropes
jobs for wheelchair users  /college/recruitment/accessibility-inspector
no experience needed job  /college/recruitment /college/recruitment/tea-house-steward /college/recruitment/carpentry-apprentice /college/recruitment/accessibility-inspector
internship summer students  /college/recruitment
kids free age limit  /member/scenic
which day is the pagoda closed  /member/scenic/wanta
can I push a pram round the lake  /member/scenic/lanyu
night boat how long  /member/scenic/heting
coach from station to snow mountain  /member/scenic/tingxue
lantern festival booking  /newsAndInformation/events/lantern-festival /newsAndInformation/activity/%E7%81%AF%E4%BC%9A2026
fix my old basket  /newsAndInformation/events/winter-mending-day /newsAndInformation/activity/repair-cafe
company revenue last year  /information/report
photo permission for magazine cover  /press
report corruption anonymously  /partyBuilding/integrity/hotline
respite holiday for carers  /member/industry/wellness
`,
  mixed: `
lantern 灯会 时间  /newsAndInformation/events/lantern-festival /newsAndInformation/activity/%E7%81%AF%E4%BC%9A2026
岚屿湖 parking fee  /member/scenic/lanyu
AED 采购  /information/purchase/first-aid
wifi 听雪岭  /member/scenic/tingxue
logo 使用规定  /press
heting 古镇 停车  /member/scenic/heting
HR 邮箱  /college/recruitment /information/contact
CSR 报告 2025  /information/report/2025 /information/report
bus 到 云阶  /member/scenic/yunjie /member/scenic
offer 招租 office  /information/rent/east-shore-3f /information/rent/huxi-annex-2f /information/rent
`,
}
