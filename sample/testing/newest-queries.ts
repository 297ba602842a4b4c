/**
 * Queries with one right page each or few, written from the pages before the search was tried with any, in the form of
 * `held-out-queries.ts`.
 */
export const newest = {
  zh: `
押金什么时候退  /media/*
房子到期能不能续租  /media/* /information/rent
店里油烟要不要申请  /media/*
木盆限重多少公斤  /member/scenic/hanxiang
什么时候可以看挖藕  /member/scenic/hanxiang
荷塘能飞无人机吗  /member/scenic/hanxiang /member/scenic
书院的早课几点开始  /member/scenic/zhuxi
竹溪书院周三上午开门吗  /member/scenic/zhuxi
有心脏病能坐索道吗  /member/scenic/tingxue
谷里没有信号怎么求助  /member/scenic/danfeng
丹枫谷一天最多放多少人进去  /member/scenic/danfeng
十一月上旬看红叶  /member/scenic/danfeng
助学金多少钱一年  /member/welfare
乡村书屋晚上开到几点  /member/welfare
轮椅能上索道吗  /member/scenic/tingxue
学徒工资多少  /college/recruitment/carpentry-apprentice
湖水透明度多少米  /information/report /media/* /member/industry
工会主席是谁  /lingShan/intro/groupRrofile /partyBuilding/organization/committee
投标要交保证金吗  /information/contact /information/purchase
旅行社团队票找哪个部门  /information/contact
`,
  en: `
weight limit for the lotus tubs  /member/scenic/hanxiang
drone registration at the ponds  /member/scenic/hanxiang /member/scenic
emergency telephone in the gorge  /member/scenic/danfeng
how cold is the top of the ridge  /member/scenic/tingxue
last bus from bamboo creek  /member/scenic/zhuxi
rooms without a television  /member/scenic/zhuxi
how tall is the waterfall  /member/scenic/danfeng
who may apply for the scholarship  /member/welfare
adopt an old tree price  /member/welfare
writer job with portfolio  /college/recruitment/content-planner
who is the chief engineer  /lingShan/intro/groupRrofile
bid bond required  /information/contact /information/purchase
weekly water samples by volunteers  /member/welfare
which company builds the electric boats  /lingShan/intro/organizationalStructure /member/industry
`,
  mixed: `
hanxiang 采莲 年龄  /member/scenic/hanxiang
tingxueling 索道末班  /member/scenic/tingxue
Maple Gorge 停车费  /member/scenic/danfeng
竹溪 wifi  /member/scenic/zhuxi
Wen Tao 船长  /college/talent/* /newsAndInformation/*
B栋 boatyard  /information/rent/boatyard-b
`,
}
