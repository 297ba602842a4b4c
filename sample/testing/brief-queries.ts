/**
 * Queries of few words, by visitors, applicants, suppliers and journalists, some in both languages at once, with the pages that
 * answer them: written from the pages before the search was tried with any, in the form of `held-out-queries.ts`.
 */
export const brief = {
  zh: `
几点关门 岚屿湖  /member/scenic/lanyu
轮椅能不能上船  /member/scenic/lanyu /member/scenic
停车一天多少钱  /member/scenic /member/scenic/*
学生证打几折  /member/scenic /member/scenic/*
狗能上船吗  /member/scenic/lanyu /member/scenic
游客中心维修 截止  /information/purchase/curtain-wall
布草 供应商  /information/purchase/academy-linen
投标文件交到哪里  /information/purchase/* /information/contact
水质监测设备什么时候招标  /information/purchase/water-monitoring
船长 招聘  /college/recruitment/ferry-captain
会计 岗位 截止  /college/recruitment/accountant
宿舍要钱吗  /college/recruitment /college/talent/plan
暑假工 荷塘  /college/recruitment/summer-lotus-keeper /college/recruitment
举报 电话 匿名  /partyBuilding/integrity/hotline
过节收礼了怎么办  /partyBuilding/integrity/education/festival-reminder /partyBuilding/integrity/education /partyBuilding/integrity/hotline
老人食堂  /partyBuilding/alliance/groupActivities/lunch-table
关灯看星星  /newsAndInformation/activity/star-night-solstice
旧东西带去修  /newsAndInformation/activity/repair-cafe /newsAndInformation/events/winter-mending-day
雪茶会取消了吗  /newsAndInformation/events/snow-tea
灯会门票另外买吗  /newsAndInformation/events/lantern-festival
末班船没赶上  /partyBuilding/alliance/groupActivities/ferry-waiting-room /partyBuilding/organization/brand/dukou-xianfeng
书屋 乡村 几间  /newsAndInformation/media/bookrooms-in-villages /member/welfare
资助大学生 来信  /newsAndInformation/group/lotus-lamp-letters /member/welfare
去年出了几起事故  /information/report /information/report/2025 /information/report/2025/text
党委书记是谁  /partyBuilding/organization/committee
子公司有哪些  /lingShan/intro/organizationalStructure /lingShan/intro/groupRrofile
集团哪年成立  /lingShan/culture/history /lingShan/intro/groupRrofile
网课 学讲解  /college/online/course
学徒要学几年  /college/recruitment /college/recruitment/carpentry-apprentice /college/talent/devProject
读屏软件用不了 反馈  /statement/accessibility
`,
  en: `
is the lake open on sunday  /member/scenic/lanyu /member/scenic
dogs allowed on boats  /member/scenic/lanyu /member/scenic
pushchair friendly walk  /member/scenic/* /member/scenic
parking fee at the lake  /member/scenic/lanyu /member/scenic
snow ridge shuttle bus times  /member/scenic/tingxue
overnight rooms bamboo  /member/scenic/zhuxi
refund if it rains  /member/scenic /member/scenic/*
tea house to rent  /information/rent/wanta-teahouse
old paper mill lease  /information/rent/zhuxi-paper-mill
cable car rope tender  /information/purchase/cableway-ropes
who won the food contract  /information/purchase/canteen-supply
apply as a boat captain  /college/recruitment/ferry-captain
accounting job  /college/recruitment/accountant
summer internship pay  /college/recruitment
report bribery anonymously  /partyBuilding/integrity/hotline
logo for an article  /press
electricity from solar panels  /newsAndInformation/group/green-power-roofs /member/industry/energy
bird count december  /newsAndInformation/events/winter-birds-at-dawn
lantern festival if it rains  /newsAndInformation/events/lantern-festival /newsAndInformation/activity/%E7%81%AF%E4%BC%9A2026
how many employees  /lingShan/intro/groupRrofile /information/report /information/report/2025 /information/report/2025/text
`,
  mixed: `
wifi 有吗  /member/scenic /member/scenic/*
有 english tour 吗  /member/scenic /member/scenic/*
PDF 年报 2024  /information/report/2024 /information/report/2024/text /information/report
5A 景区  /member/scenic/lanyu /lingShan/intro/groupRrofile /lingShan/honor/* /member/scenic
灯会 lantern 门票  /newsAndInformation/events/lantern-festival /newsAndInformation/activity/%E7%81%AF%E4%BC%9A2026
EV 充电  /member/scenic /member/scenic/*
app 下载 买票  /member/scenic
岚屿湖 parking  /member/scenic/lanyu /member/scenic
`,
}
