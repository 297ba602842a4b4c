/**
 * What visitors type, by language, with the addresses any of which answers it. Each line: the query, two spaces or more,
 * the addresses.
 */
const zh = `
门票  /member/scenic
票价  /member/scenic
船票  /member/scenic /partyBuilding/integrity/education/one-ticket
买票  /member/scenic
开放时间  /member/scenic
营业时间  /member/scenic
几点开门  /member/scenic
停车  /member/scenic
停车场  /member/scenic
景区  /member/scenic
景点  /member/scenic
旅游  /member/scenic /member/industry/operations
岚屿湖  /member/scenic/lanyu
岚屿湖怎么去  /member/scenic/lanyu
岚屿湖门票  /member/scenic/lanyu
鹤汀古镇  /member/scenic/heting
古镇  /member/scenic/heting
云阶梯田  /member/scenic/yunjie
梯田  /member/scenic/yunjie
丹枫谷  /member/scenic/danfeng
红叶  /member/scenic/danfeng /newsAndInformation/activity/maple-morning-walks
听雪岭  /member/scenic/tingxue
滑雪  /member/scenic/tingxue
晚塔山  /member/scenic/wanta
竹溪书院  /member/scenic/zhuxi
含香荷塘  /member/scenic/hanxiang
荷花  /member/scenic/hanxiang
灯会  /newsAndInformation/activity/%E7%81%AF%E4%BC%9A2026 /newsAndInformation/events/lantern-festival
灵山灯会什么时候  /newsAndInformation/activity/%E7%81%AF%E4%BC%9A2026 /newsAndInformation/events/lantern-festival
河灯  /newsAndInformation/activity/%E7%81%AF%E4%BC%9A2026 /newsAndInformation/media/lantern-maker
开镰节  /newsAndInformation/activity/harvest-at-cloudstep
采莲  /newsAndInformation/activity/lotus-boats
老照片征集  /newsAndInformation/activity/old-photos-call
观星  /newsAndInformation/activity/star-night-solstice
冬读周  /newsAndInformation/activity/winter-reading-week
开放日  /newsAndInformation/activity/open-day-college
修物日  /newsAndInformation/activity/repair-cafe
春植  /newsAndInformation/activity/spring-water-planting
小剧场  /newsAndInformation/activity/childrens-theatre
环湖夜走  /newsAndInformation/activity/lake-circle-walk
年票  /newsAndInformation/group/one-pass-eight-places
一码同行  /newsAndInformation/group/one-pass-eight-places
光伏  /newsAndInformation/group/green-power-roofs
轮椅  /newsAndInformation/group/step-free-review
无障碍  /lingShan/honor/national /member/welfare /college/recruitment/accessibility-inspector
无障碍设施  /newsAndInformation/group/step-free-review /member/welfare /member/scenic
员工新居  /newsAndInformation/group/staff-homes-by-the-lake
年度工作会  /newsAndInformation/group/annual-meeting-water-first
古树  /member/welfare /information/purchase/ancient-trees
廊桥  /newsAndInformation/media/covered-bridge-ten-years /partyBuilding/alliance/groupActivities/bridge-evening
夜经济  /newsAndInformation/media/night-economy-slow
守塔人  /newsAndInformation/media/pagoda-keeper-day
梯田米  /newsAndInformation/media/terrace-rice-label
观鸟  /newsAndInformation/media/birds-of-thirty-six-islands
乡村书屋  /member/welfare
石匠班  /newsAndInformation/media/masons-school
摆渡  /newsAndInformation/media/six-minutes-ferry
渡船  /member/scenic/lanyu
新闻  /newsAndInformation/group
集团新闻  /newsAndInformation/group
媒体报道  /newsAndInformation/media
活动  /newsAndInformation/activity
招聘  /college/recruitment
人才招聘  /college/recruitment
找工作  /college/recruitment
求职  /college/recruitment
应聘  /college/recruitment
岗位  /college/recruitment
会计招聘  /college/recruitment/accountant
会计  /college/recruitment/accountant
船长  /college/recruitment/ferry-captain
档案管理员  /college/recruitment/archivist
木工学徒  /college/recruitment/carpentry-apprentice
课程设计师  /college/recruitment/course-designer
景区运营主管  /college/recruitment/operations-supervisor
暑期工  /college/recruitment/summer-lotus-keeper
采购  /information/purchase
采购公告  /information/purchase
招标  /information/purchase
招标公告  /information/purchase
投标  /information/purchase
电动游船采购  /information/purchase/electric-boats
索道  /information/purchase/cableway-ropes
工装  /information/purchase/winter-uniforms
食堂采购  /information/purchase/canteen-supply
灯光运维  /information/purchase/night-lights
急救设备  /information/purchase/first-aid
除雪  /information/purchase/snow-clearing
水质监测  /information/purchase/water-monitoring
招租  /information/rent
租赁  /information/rent
商铺出租  /information/rent
店铺  /information/rent /information/rent/heting-west-18
西街18号  /information/rent/heting-west-18
办公楼出租  /information/rent /information/rent/east-shore-3f
旧船坞  /information/rent/boatyard-b
茶铺  /information/rent/wanta-teahouse
社会责任报告  /information/report
年报  /information/report
2025年度社会责任报告  /information/report/2025
责任报告2024  /information/report/2024
长夜行舟  /information/report/2022
联系我们  /information/contact
联系方式  /information/contact
联系电话  /information/contact
电话  /information/contact /partyBuilding/integrity/hotline
地址  /information/contact
客服  /information/contact
投诉  /information/contact /partyBuilding/integrity/hotline
总部在哪里  /information/contact
举报  /partyBuilding/integrity/hotline
举报电话  /partyBuilding/integrity/hotline
举报电话是多少  /partyBuilding/integrity/hotline
如何举报  /partyBuilding/integrity/hotline
廉洁热线  /partyBuilding/integrity/hotline
纪委  /partyBuilding/integrity/hotline
监督电话  /partyBuilding/integrity/hotline
廉洁教育  /partyBuilding/integrity/education
党建  /partyBuilding/alliance/intro
党建联盟  /partyBuilding/alliance/intro
党建品牌  /partyBuilding/organization/brand
渡口先锋  /partyBuilding/organization/brand/dukou-xianfeng
党委班子  /partyBuilding/organization/committee
领导班子  /partyBuilding/organization/committee /lingShan/intro/organizationalStructure
党建阵地  /partyBuilding/organization/position
八仙桌议事堂  /partyBuilding/organization/position
联盟单位  /partyBuilding/alliance/enterprise
主题党日  /partyBuilding/alliance/groupActivities/stone-by-stone
老人食堂  /partyBuilding/alliance/groupActivities/lunch-table
集团简介  /lingShan/intro/groupRrofile
公司简介  /lingShan/intro/groupRrofile
关于我们  /lingShan/intro/groupRrofile
组织架构  /lingShan/intro/organizationalStructure
部门  /lingShan/intro/organizationalStructure
发展历程  /lingShan/culture/history
历史  /lingShan/culture/history
大事记  /lingShan/culture/history
企业文化  /lingShan/culture/culturalConcept
文化理念  /lingShan/culture/culturalConcept
荣誉  /lingShan/honor/national /lingShan/honor/provincial /lingShan/honor/other
国家级荣誉  /lingShan/honor/national
省级荣誉  /lingShan/honor/provincial
获奖  /lingShan/honor/national /lingShan/honor/provincial /lingShan/honor/other
公益  /member/welfare
慈善  /member/welfare
助学  /member/welfare
捐款  /member/welfare
志愿者  /member/welfare /lingShan/honor/national /partyBuilding
产业  /member/industry
产业集群  /member/industry
康养  /member/industry/wellness
新能源  /member/industry/energy
数字文创  /member/industry/digital
生态农业  /member/industry/ecology
学院  /college/talent/LSCollege
灵山学院  /information/contact /college/talent/LSCollege
课程  /college/online/course
线上课程  /college/online/course
网课  /college/online/course
急救课  /college/online/course
学习地图  /college/online/studyMap
人才培养  /college/talent/plan
培训  /college/talent/training
拜师礼  /college/talent/training/masters-and-apprentices
手语  /college/talent/training/sign-language-evening
讲解员考试  /college/talent/training/young-guides
校企合作  /college/cooperation
春笋计划  /college/talent/devProject
lanyu  /member/scenic/lanyu
heting guzhen  /member/scenic/heting
zhaopin  /college/recruitment
caigou  /information/purchase
lxwm  /information/contact
Lanyu Lake  /member/scenic/lanyu
Maple Gorge  /member/scenic/danfeng
嵐嶼湖  /member/scenic/lanyu
雲階梯田  /member/scenic/yunjie
聯繫我們  /information/contact
採購公告  /information/purchase
岚屿湖几点开门  /member/scenic/lanyu
听雪岭怎么走  /member/scenic/tingxue
如何应聘  /college/recruitment
在哪里看招标公告  /information/purchase
怎么联系你们  /information/contact
有没有无障碍通道  /member/scenic /newsAndInformation/group/step-free-review /member/welfare
岚屿湖开放时间  /member/scenic/lanyu
厕所  /member/scenic
洗手间  /member/scenic
台风  /member/scenic
无线网  /member/scenic
wifi  /member/scenic
薪资  /college/recruitment
月薪  /college/recruitment
开标  /information/purchase
质疑  /information/contact /information/purchase
发言人  /press
logo下载  /press
标志下载  /press
朗读  /statement/accessibility
看不清字  /statement/accessibility
老年人免费吗  /member/scenic
活动报名  /newsAndInformation/events
供应商注册  /information/contact
4000000026  /information/contact /
LS-CG-2026-122  /information/purchase/water-monitoring
`

const en = `
tickets  /member/scenic
ticket price  /member/scenic
opening hours  /member/scenic
parking  /member/scenic
how to get there  /member/scenic /information/contact
places to visit  /member/scenic
Lanyu Lake  /member/scenic/lanyu
how do I get to Lanyu Lake  /member/scenic/lanyu
lake  /member/scenic/lanyu
old town  /member/scenic/heting
terraces  /member/scenic/yunjie
autumn leaves  /member/scenic/danfeng
ski  /member/scenic/tingxue
pagoda  /member/scenic/wanta
lotus  /member/scenic/hanxiang
lantern festival  /newsAndInformation/activity/%E7%81%AF%E4%BC%9A2026 /newsAndInformation/events/lantern-festival
when is the lantern festival  /newsAndInformation/activity/%E7%81%AF%E4%BC%9A2026 /newsAndInformation/events/lantern-festival
harvest days  /newsAndInformation/activity/harvest-at-cloudstep
annual pass  /newsAndInformation/group/one-pass-eight-places
wheelchair  /newsAndInformation/group/step-free-review /college/talent/training/access-audit-course
accessibility  /newsAndInformation/group/step-free-review /member/welfare /college/recruitment/accessibility-inspector
solar power  /newsAndInformation/group/green-power-roofs
birds  /newsAndInformation/media/birds-of-thirty-six-islands
news  /newsAndInformation/group
events  /newsAndInformation/activity
careers  /college/recruitment
jobs  /college/recruitment
vacancies  /college/recruitment
accountant  /college/recruitment/accountant
boat captain  /college/recruitment/ferry-captain
board walk  /information/purchase/lotus-boardwalk
procurement  /information/purchase
tender  /information/purchase
tenders  /information/purchase
electric boats  /information/purchase/electric-boats
leasing  /information/rent
shop to let  /information/rent
responsibility report 2025  /information/report/2025
annual report  /information/report
contact  /information/contact
phone number  /information/contact /partyBuilding/integrity/hotline
address  /information/contact
complaint  /information/contact /partyBuilding/integrity/hotline
report corruption  /partyBuilding/integrity/hotline
whistleblower  /partyBuilding/integrity/hotline
about us  /lingShan/intro/groupRrofile
history  /lingShan/culture/history
board  /lingShan/intro/organizationalStructure
awards  /lingShan/honor
charity  /member/welfare
scholarship  /member/welfare
online courses  /college/online/course
first aid  /college/online/course /information/purchase/first-aid
岚屿湖  /member/scenic/lanyu
招聘  /college/recruitment
Lanyu Lake opening hours  /member/scenic/lanyu
opening hours Lanyu  /member/scenic/lanyu
what time does it close  /member/scenic
opening times  /member/scenic
hours  /member/scenic
closing time  /member/scenic
apply for a job  /college/recruitment
toilet  /member/scenic
typhoon  /member/scenic
wifi  /member/scenic
salary  /college/recruitment
spokesperson  /press
media kit  /press
photo download  /press
read aloud  /statement/accessibility
senior discount  /member/scenic
sitemap  /siteMap
lanyuhu  /member/scenic/lanyu
Lanyu Lke  /member/scenic/lanyu
00008800115  /press /information/contact
`

/** Chinese with English words and letters in it, on the Chinese pages. */
const mixed = `
lanyu 门票  /member/scenic/lanyu
岚屿湖 ticket  /member/scenic/lanyu
岚屿湖 opening hours  /member/scenic/lanyu
heting 古镇 住宿  /member/scenic/heting
古镇 hotel  /member/scenic/heting
night show 几点  /member/scenic/heting /newsAndInformation/events
红叶 season  /member/scenic/danfeng
免费wifi  /member/scenic
WiFi密码  /member/scenic
停车场 EV充电  /member/scenic
shuttle bus 时刻  /member/scenic
dog 可以进吗  /member/scenic
AED在哪里  /member/scenic
group tour 团队票  /information/contact /member/scenic
茶园 tour  /member/industry
event 日历  /newsAndInformation/events
电动船 tender  /information/purchase/electric-boats
HR 电话  /information/contact /college/recruitment
email 联系  /information/contact
应届生 offer  /college/recruitment
intern 实习  /college/recruitment
campus招聘  /college/recruitment
online 课程  /college/online/course
2025 CSR报告  /information/report
ESG报告  /information/report
PDF 年报  /information/report
logo下载  /press
press 联系方式  /press /information/contact
`

/** A query, and the addresses of the pages that answer it. */
export type WrittenQuery = { query: string; paths: string[] }

/** A query a line, two spaces before its addresses. */
export const parseQueries = (text: string): WrittenQuery[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', paths = ''] = line.split(/ {2,}/)
      return { query, paths: paths.split(' ') }
    })

export const writtenQueries = { zh: parseQueries(zh), en: parseQueries(en), mixed: parseQueries(mixed) }
