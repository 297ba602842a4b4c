/**
 * Queries with one right page each or few, written from the pages before the search was tried with any, in the form of
 * `held-out-queries.ts`.
 */
export const further = {
  zh: `
红旗黄旗是什么意思  /member/scenic/danfeng
插秧体验要提前几天预约  /member/scenic/yunjie
晚塔一共几层  /member/scenic/wanta
听雪岭海拔多高  /member/scenic/tingxue
六岁以下能坐木盆采莲吗  /member/scenic/hanxiang /newsAndInformation/activity/lotus-boats
篮子提梁断了能修吗  /newsAndInformation/events/winter-mending-day /newsAndInformation/activity/repair-cafe
望远镜看星星的活动  /newsAndInformation/activity/star-night-solstice
末班轻轨几点  /member/scenic
开车上山要防滑链吗  /member/scenic/tingxue
瀑布落差  /member/scenic/danfeng
灯会从哪天到哪天  /newsAndInformation/events/lantern-festival /newsAndInformation/activity/%E7%81%AF%E4%BC%9A2026
书院晚上几点关灯  /member/scenic/zhuxi /newsAndInformation/events/seven-evenings-of-books /newsAndInformation/activity/winter-reading-week
客房有没有电视  /member/scenic/zhuxi
从岚屿湖坐船到古镇要多久  /member/scenic/heting /member/scenic
荷花早上几点开得最好  /member/scenic/hanxiang
除颤器要采购多少台  /information/purchase/first-aid
栈道木构更换工期  /information/purchase/lotus-boardwalk
食堂蔬菜谁中标了  /information/purchase/canteen-supply
列入黑名单几年不能投标  /information/contact
床单被套采购  /information/purchase/academy-linen
东岸办公楼每平方米多少钱  /information/rent/east-shore-3f
旧船坞能不能办展览  /information/rent/boatyard-b
坐轮椅的人可以应聘什么  /college/recruitment/accessibility-inspector /college/recruitment
会英语写作的岗位  /college/recruitment/content-planner
学徒计划学几年  /college/recruitment
家庭假每月几天  /college/talent/*
董事长致辞  /lingShan/intro/groupRrofile
过夜游客比例  /newsAndInformation/media/night-economy-slow
八十岁以上送餐多少钱  /member/welfare
认养古树一年多少钱  /member/welfare
`,
  en: `
how many storeys is the pagoda  /member/scenic/wanta
snow chains in winter  /member/scenic/tingxue
sleep in the mountain hut  /member/scenic/tingxue
what does the red flag at the gorge mean  /member/scenic/danfeng
help plant rice  /member/scenic/yunjie
last train in the evening  /member/scenic
mend a basket  /newsAndInformation/events/winter-mending-day /newsAndInformation/activity/repair-cafe
count birds from the boat  /newsAndInformation/events/winter-birds-at-dawn
night boat last departure  /member/scenic/heting
defibrillators how many  /information/purchase/first-aid
who won the cableway rope contract  /information/purchase/cableway-ropes
boardwalk ceiling price  /information/purchase/lotus-boardwalk
blacklist for suppliers  /information/contact
office with a lift to rent  /information/rent/east-shore-3f
jobs for wheelchair users  /college/recruitment/accessibility-inspector /college/recruitment
tea house steward salary  /college/recruitment/tea-house-steward
first voyage graduate scheme  /college/recruitment
leaking pipe found by volunteers  /member/welfare
lunch for over-eighties  /member/welfare
may i embed your pages  /statement/terms
`,
  mixed: `
AED 设备采购  /information/purchase/first-aid
听雪岭 wifi  /member/scenic/tingxue
HR 电话  /college/recruitment /college/recruitment/* /information/contact
Snowsong Ridge 索道  /member/scenic/tingxue /information/purchase/cableway-ropes
lanyu 船票  /member/scenic/lanyu
danfeng红叶季预约  /member/scenic/danfeng
SHA-256 怎么核对文件  /statement/terms
2024 营业收入 report  /information/report /information/report/*
Pine Ridge 管理者计划  /college/talent/devProject
Wen Tao 船长  /college/talent/* /newsAndInformation/*
`,
}
