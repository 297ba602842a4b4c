/**
 * Queries as five kinds of visitors would type them, written before the search was tried with any, in the form of
 * `held-out-queries.ts`. Some were answered only once the sample said more.
 */
export const latest = {
  zh: `
下雨天缆车开吗  /member/scenic/tingxue
婴儿车能上山吗  /member/scenic/*
景区里有没有医务室  /member/scenic /member/scenic/tingxue
丢了东西去哪找  /information/contact /member/scenic
可以自带帐篷露营吗  /member/scenic
大巴停哪里  /member/scenic
军人优惠  /member/scenic
带宠物进园  /member/scenic /member/scenic/*
发票怎么开  /member/scenic
年卡  /newsAndInformation/group/one-pass-eight-places
中标以后多久签合同  /information/contact
保证金退还  /information/contact
投标文件交到哪里  /information/purchase /information/purchase/* /information/contact
房租多少钱一个月  /information/rent /information/rent/*
暑期兼职  /college/recruitment /college/recruitment/summer-lotus-keeper
试用期多长  /college/recruitment
纪委电话  /partyBuilding/integrity/hotline
集团有多少员工  /lingShan/intro/groupRrofile /information/report /information/report/*
碳排放  /information/report /information/report/*
拍婚纱照要申请吗  /information/contact /member/scenic
工资多少  /college/recruitment /college/recruitment/*
宿舍提供吗  /college/recruitment /college/recruitment/*
投简历邮箱  /college/recruitment
没有经验可以应聘吗  /college/recruitment /college/recruitment/*
残疾人就业  /college/recruitment /college/recruitment/*
标书费多少  /information/contact
质疑投诉找谁  /information/contact
门面出租  /information/rent /information/rent/*
明天开门吗  /member/scenic
小孩多高要买票  /member/scenic
台风天退票  /member/scenic /member/scenic/*
集团标志下载  /press
安全事故  /information/report/*
十月份的新闻  /press /newsAndInformation/group
获得过什么奖  /lingShan/honor/*
七十岁要不要钱  /member/scenic /member/scenic/*
念给我听  /statement/accessibility
人工服务电话  /information/contact
国庆去哪玩  /member/scenic
几月份去看荷花最好  /member/scenic/hanxiang
能刷身份证进吗  /member/scenic /newsAndInformation/group/one-pass-eight-places
团队票怎么订  /information/contact /member/scenic
停车费一天多少  /member/scenic /member/scenic/*
索道坐一次多少钱  /member/scenic/tingxue
古镇能住吗  /member/scenic/heting
学校组织春游  /member/scenic /information/contact
公示期几天  /information/contact /information/purchase/*
会计岗位要求什么学历  /college/recruitment/accountant
转正以后交五险吗  /college/recruitment /college/recruitment/*
总经理叫什么  /lingShan/intro/groupRrofile
集团旗下有几家公司  /lingShan/intro/organizationalStructure /lingShan/intro/groupRrofile
采访预约  /press
眼睛花看不清网页  /statement/accessibility
党员活动室地址  /partyBuilding/organization/position
反映干部吃拿卡要  /partyBuilding/integrity/hotline
门口有没有卖水的  /member/scenic/lanyu
`,
  en: `
can i bring my dog  /member/scenic /member/scenic/*
student discount  /member/scenic /member/scenic/*
cable car closed wind  /member/scenic/tingxue
lost property  /information/contact /member/scenic
camping allowed  /member/scenic
coach parking  /member/scenic /member/scenic/*
how to apply for a job  /college/recruitment /college/recruitment/*
probation period  /college/recruitment
bid deposit returned  /information/contact
bid submission address  /information/contact /information/purchase /information/purchase/*
water quality  /information/purchase/water-monitoring /information/report/*
press photos download  /press
anti corruption hotline  /partyBuilding/integrity/hotline
sunrise viewing  /newsAndInformation/events/winter-birds-at-dawn /member/scenic/*
seasonal work summer  /college/recruitment /college/recruitment/summer-lotus-keeper
baby changing room  /member/scenic/*
how to become a supplier  /information/contact
jobs for english speakers  /college/recruitment/content-planner
donations last year  /member/welfare /information/report /information/report/*
revenue 2024  /information/report /information/report/2024
large print  /statement/accessibility
senior ticket free  /member/scenic /member/scenic/*
luggage at the station  /member/scenic /member/scenic/*
best month for autumn leaves  /member/scenic/danfeng
are drones allowed  /member/scenic /member/scenic/*
apply for apprenticeship  /college/recruitment /college/talent/*
when is the deadline for the boats tender  /information/purchase/electric-boats
who audits the accounts  /lingShan/intro/organizationalStructure /information/report
plastic bottles policy  /member/scenic/lanyu
what to wear in winter  /member/scenic/tingxue
`,
  mixed: '',
}
