/**
 * Queries as tourists, vendors, job seekers, journalists and older readers would type them, written when the two sets of
 * `held-out-queries.ts` were answered, in the same form. After these the search was improved again.
 */
export const later = {
  zh: `
附近有吃饭的地方吗  /member/scenic /member/scenic/*
哪里可以坐船  /member/scenic/lanyu /member/scenic/heting /member/scenic
周末去哪玩  /member/scenic /newsAndInformation/events /newsAndInformation/activity
下雨天开门吗  /member/scenic /member/scenic/*
行李寄存  /member/scenic/*
婴儿车能推吗  /member/scenic/*
鹤汀古镇住宿  /member/scenic/heting /member/scenic/zhuxi
鹤汀古镇要门票吗  /member/scenic/heting
丹枫谷红叶几月  /member/scenic/danfeng
听雪岭缆车几点停  /member/scenic/tingxue
晚塔山日落  /member/scenic/wanta
云阶梯田怎么坐车  /member/scenic/yunjie
学生票  /member/scenic /member/scenic/*
退票  /member/scenic/* /newsAndInformation/events/*
导游讲解服务  /college/talent/training/young-guides /information/contact /member/scenic/*
岚于湖  /member/scenic/lanyu
荷听古镇  /member/scenic/heting
招标文件在哪下载  /information/purchase /information/purchase/*
投标保证金  /information/purchase /information/purchase/*
正在招标的项目  /information/purchase /information/purchase/*
游船采购 截止时间  /information/purchase/electric-boats
怎么入库成为供应商  /information/contact
中标公告  /information/purchase /information/purchase/*
商铺招租电话  /information/rent /information/rent/* /information/contact
办公室租金多少  /information/rent /information/rent/*
会计工资多少  /college/recruitment/accountant
投简历邮箱  /college/recruitment
船长招聘  /college/recruitment/ferry-captain
应届生招聘  /college/recruitment
培训报名  /college/talent/training /college/online/course /college/recruitment/* /college/talent/training/*
员工福利  /college/talent/plan /college/recruitment /college/recruitment/*
新闻发言人电话  /press /information/contact
集团成立时间  /lingShan/intro/groupRrofile /lingShan/culture/history
2025年营业收入  /information/report /information/report/2025 /information/report/2025/text
旗下公司有哪些  /lingShan/intro/organizationalStructure /lingShan/intro/groupRrofile /member/industry
字调大一点  /statement/accessibility
眼睛不好看不清  /statement/accessibility
老人优惠证件  /member/scenic /member/scenic/*
人工客服电话  /information/contact
怎么投诉  /information/contact /partyBuilding/integrity/hotline
岚屿湖风大停船吗  /member/scenic/lanyu
有没有夜游项目  /member/scenic/heting /information/purchase/night-lights /college/recruitment/evening-project-manager
带老人去哪个景点合适  /member/scenic /member/scenic/* /newsAndInformation/group/step-free-review
拍婚纱照可以吗  /information/contact /member/scenic/*
几月看荷花  /member/scenic/hanxiang
梯田灌水期  /member/scenic/yunjie
竹溪书院怎么预订客房  /member/scenic/zhuxi
听雪岭要带防滑链吗  /member/scenic/tingxue
儿童免票身高  /member/scenic /member/scenic/*
景区地图  /member/scenic /member/scenic/*
含香荷塘停车费  /member/scenic/hanxiang
丹枫谷周三开吗  /member/scenic/danfeng
灯会门票多少钱  /newsAndInformation/events/lantern-festival /newsAndInformation/activity/%E7%81%AF%E4%BC%9A2026
冬天有什么活动  /newsAndInformation/events /newsAndInformation/events/* /newsAndInformation/activity /newsAndInformation/activity/*
投标文件递交地点  /information/purchase/* /information/contact
采购联系人电话  /information/contact /information/purchase/* /information/purchase
索道钢丝绳中标单位  /information/purchase/cableway-ropes
急救设备采购预算  /information/purchase/first-aid
学院课程平台开发招标  /information/purchase/learning-platform
市集摊位出租  /information/rent/yunjie-market-ground /information/rent/hanxiang-south-square
西街铺面租期  /information/rent/heting-west-18
招租怎么报名  /information/rent /information/rent/*
厨师招聘  /college/recruitment /college/recruitment/*
实习生待遇  /college/recruitment /college/recruitment/*
面试流程  /college/recruitment
木工学徒学几年  /college/recruitment/carpentry-apprentice
董事长简历  /lingShan/intro/groupRrofile /lingShan/intro/organizationalStructure
碳排放数据  /information/report /information/report/* /information/report/2025/text
高清图片素材  /press
媒体转载规定  /press /statement/terms
党委书记  /partyBuilding/organization/committee
举报会不会被打击报复  /partyBuilding/integrity/hotline
不会用手机怎么买票  /newsAndInformation/group/one-pass-eight-places /member/scenic /member/scenic/*
服务热线几点下班  /information/contact
gonggao  /information/purchase /information/rent
岚屿hu  /member/scenic/lanyu
丹枫古  /member/scenic/danfeng
招骋  /college/recruitment
menpiao  /member/scenic
tousu  /information/contact
caigou gonggao  /information/purchase
湖边能骑自行车吗  /member/scenic /member/scenic/*
几点关门  /member/scenic
优惠政策  /member/scenic /member/scenic/*
残疾人免费  /member/scenic /member/scenic/*
客服电话  /information/contact
春节开放时间  /member/scenic /member/scenic/*
国庆去哪玩  /member/scenic /newsAndInformation/events /newsAndInformation/events/*
看荷花  /member/scenic/hanxiang
爬山  /member/scenic /member/scenic/*
带老人去哪里合适  /member/scenic /member/scenic/*
公交  /member/scenic /member/scenic/*
最近的酒店  /member/scenic/zhuxi /member/scenic/heting /member/scenic
我要投诉  /information/contact
信访  /information/contact /partyBuilding/integrity/hotline
举报腐败  /partyBuilding/integrity/hotline
招保安  /college/recruitment /college/recruitment/*
应届生  /college/recruitment
社招  /college/recruitment
投简历  /college/recruitment
供应商入库  /information/contact
怎么投标  /information/purchase
商铺出租  /information/rent
铺位  /information/rent /information/rent/*
仓库出租  /information/rent
二季度财务  /information/report
资产负债率  /information/report /information/report/*
高管薪酬  /information/report /information/report/*
董事会  /lingShan/intro/organizationalStructure
党课  /partyBuilding/*
志愿者  /member/welfare
扶贫  /member/welfare /lingShan/*
助学金  /member/welfare
老干部  /information/contact /college/* /member/welfare /partyBuilding/*
在线课程  /college/online/course
讲师  /college/*
商标授权  /press
记者采访  /press
照片下载  /press
旅行社合作  /information/contact /college/cooperation/intro
隐私  /statement/privacy
缆车票价  /member/scenic/tingxue
晚上还开吗  /member/scenic /member/scenic/*
湖边散步  /member/scenic/lanyu
紧急通知  / /member/scenic
营业到几点  /member/scenic /member/scenic/*
门票能退吗  /member/scenic/* /member/scenic
网上买票  /member/scenic /member/scenic/* /newsAndInformation/group/one-pass-eight-places
需要预约吗  /member/scenic /member/scenic/*
人多吗  /member/scenic /member/scenic/*
学生证打折吗  /member/scenic /member/scenic/*
教师优惠  /member/scenic /member/scenic/*
导航去岚屿湖  /member/scenic/lanyu
自驾怎么走  /member/scenic /member/scenic/*
从机场怎么去  /member/scenic /member/scenic/* /information/contact
有充电桩吗  /member/scenic/* /member/industry/energy
大巴车停哪里  /member/scenic /member/scenic/*
玩一天够吗  /member/scenic /member/scenic/*
一日游路线  /member/scenic /member/scenic/*
适合拍照的地方  /member/scenic /member/scenic/*
赏枫  /member/scenic/danfeng
观鸟  /newsAndInformation/events/winter-birds-at-dawn /newsAndInformation/media/birds-of-thirty-six-islands /member/scenic/lanyu
看雪  /member/scenic/tingxue
古塔  /member/scenic/wanta
书院  /member/scenic/zhuxi
灯光秀  /newsAndInformation/events/lantern-festival /member/scenic/heting /information/purchase/night-lights /newsAndInformation/activity/*
放河灯  /newsAndInformation/events/lantern-festival /newsAndInformation/activity/* /member/scenic/*
亲子活动  /newsAndInformation/activity/* /newsAndInformation/events/* /newsAndInformation/events
活动取消了吗  /newsAndInformation/events
导盲犬  /member/scenic /member/scenic/* /statement/accessibility
可以抽烟吗  /member/scenic /member/scenic/*
能游泳吗  /member/scenic /member/scenic/lanyu
钓鱼  /member/scenic /member/scenic/lanyu /member/scenic/*
无人机  /member/scenic /member/scenic/*
带宠物  /member/scenic/* /member/scenic
手机没电  /member/scenic /member/scenic/*
工程师  /college/recruitment/* /college/recruitment
财务岗位  /college/recruitment/accountant
招司机  /college/recruitment /college/recruitment/ferry-captain
有宿舍吗  /college/recruitment /college/recruitment/* /newsAndInformation/group/staff-homes-by-the-lake
五险一金  /college/recruitment /college/recruitment/*
学历要求  /college/recruitment /college/recruitment/*
招聘会  /college/recruitment /college/recruitment/campus
招标代理  /information/purchase /information/purchase/* /information/contact
投标截止  /information/purchase /information/purchase/*
评标结果公示  /information/purchase /information/purchase/*
流标  /information/purchase /information/purchase/*
保洁服务采购  /information/purchase /information/purchase/*
物资采购  /information/purchase /information/purchase/*
绿化养护  /information/purchase/*
怎么成为合作伙伴  /information/contact /college/cooperation/intro
厂房  /information/rent /information/rent/*
租金多少钱一平  /information/rent /information/rent/*
看房电话  /information/rent /information/rent/* /information/contact
免租期  /information/rent/* /information/rent
集团总部在哪  /information/contact
公司注册资本  /lingShan/intro/groupRrofile /lingShan/intro/organizationalStructure
员工人数  /lingShan/intro/groupRrofile /information/report /information/report/*
子公司名单  /lingShan/intro/organizationalStructure
国企还是民企  /lingShan/intro/groupRrofile /lingShan/intro/organizationalStructure
纳税  /information/report /information/report/*
碳中和  /information/report /information/report/* /member/industry/energy /newsAndInformation/group/green-power-roofs
光伏  /newsAndInformation/group/green-power-roofs /member/industry/energy
信息公开申请  /information/report /information/contact
网站打不开  /information/contact
联系编辑部  /press /information/contact
党员人数  /partyBuilding/organization/committee /partyBuilding/alliance/intro /information/report/*
廉洁教育片  /partyBuilding/integrity/education
纪检监察  /partyBuilding/integrity/hotline /partyBuilding/integrity/education
入党  /partyBuilding/* /partyBuilding/organization/committee
`,
  en: `
best place to see snow  /member/scenic/tingxue
is parking free  /member/scenic /member/scenic/*
boat timetable  /member/scenic/lanyu /member/scenic/heting
restaurants  /member/scenic /member/scenic/*
is it wheelchair accessible  /member/scenic /member/scenic/* /newsAndInformation/group/step-free-review /member/welfare /statement/accessibility
bamboo academy rooms  /member/scenic/zhuxi
Heting old twon  /member/scenic/heting
lotus season  /member/scenic/hanxiang /newsAndInformation/activity/lotus-boats
cable car ticket price  /member/scenic/tingxue
student ticket  /member/scenic /member/scenic/*
luggage storage  /member/scenic/*
open tenders  /information/purchase /information/purchase/*
tender documents download  /information/purchase /information/purchase/*
bid deadline electric boats  /information/purchase/electric-boats
register as a vendor  /information/contact
office for rent  /information/rent /information/rent/*
how much does an accountant earn  /college/recruitment/accountant
volunteer  /member/welfare /newsAndInformation/activity/*
press release  /newsAndInformation/group /press
company history  /lingShan/culture/history /lingShan/intro/groupRrofile
who owns Lingshan Group  /lingShan/intro/organizationalStructure /lingShan/intro/groupRrofile
carbon emissions 2025  /information/report/2025 /information/report /information/report/2025/text
customer service number  /information/contact
bigger letters  /statement/accessibility
free for over 65  /member/scenic /member/scenic/*
complain about a boat driver  /information/contact /partyBuilding/integrity/hotline
how deep is the lake  /member/scenic/lanyu
can you swim in Lanyu Lake  /member/scenic/lanyu
closed on Mondays  /member/scenic /member/scenic/*
night boat Heting  /member/scenic/heting
snow chains  /member/scenic/tingxue
maple leaf season booking  /member/scenic/danfeng
family tickets  /member/scenic /member/scenic/*
harvest weekend  /newsAndInformation/events/rice-harvest-weekend
lantern festval  /newsAndInformation/events/lantern-festival /newsAndInformation/activity/%E7%81%AF%E4%BC%9A2026
drone rules  /member/scenic/yunjie
vegan food  /member/scenic /member/scenic/*
where can I charge my phone  /member/scenic/yunjie /member/scenic/*
contract notice electric boats  /information/purchase/electric-boats
procurement contact person  /information/contact /information/purchase /information/purchase/*
award of cableway ropes  /information/purchase/cableway-ropes
lease a market stall  /information/rent/yunjie-market-ground /information/rent
ferry captain salary  /college/recruitment/ferry-captain
are there jobs for students  /college/recruitment /college/recruitment/*
training courses online  /college/online/course /college/online/intro
party secretary  /partyBuilding/organization/committee
press officer phone  /press /information/contact
sustainability report pdf  /information/report /information/report/*
company structure  /lingShan/intro/organizationalStructure
font too small  /statement/accessibility
how to report fraud  /partyBuilding/integrity/hotline
data protection  /statement/privacy
bike rental  /member/scenic /member/scenic/*
can I bring my dog  /member/scenic /member/scenic/*
is it open on Christmas  /member/scenic /member/scenic/*
how much is a ticket for a child  /member/scenic /member/scenic/*
drone  /member/scenic/*
where to eat  /member/scenic /member/scenic/*
nearest train station  /member/scenic /member/scenic/*
ski  /member/scenic/tingxue
hiking trail  /member/scenic /member/scenic/*
lantern festival  /newsAndInformation/events/lantern-festival
festival this month  /newsAndInformation/events /newsAndInformation/events/* /newsAndInformation/activity /newsAndInformation/activity/*
stroller  /member/scenic /member/scenic/*
senior discount  /member/scenic
apply for a job  /college/recruitment
graduate programme  /college/recruitment
bid for a contract  /information/purchase /information/purchase/*
rent a shop  /information/rent /information/rent/*
warehouse  /information/rent /information/rent/*
financial results  /information/report /information/report/*
debt  /information/report /information/report/*
board of directors  /lingShan/intro/organizationalStructure
report corruption  /partyBuilding/integrity/hotline
online course  /college/online/course
teacher  /college/*
press photos  /press
interview request  /press
is the site accessible  /statement/accessibility
cookies  /statement/privacy
closed today  /member/scenic /member/scenic/*
bus  /member/scenic /member/scenic/*
emergency phone  /information/contact /member/scenic/*
bus to the mountain  /member/scenic/tingxue
engineer  /college/recruitment /college/recruitment/*
deadline  /information/purchase /information/purchase/*
how late are you open  /member/scenic /member/scenic/*
evening walk by the lake  /member/scenic/lanyu /newsAndInformation/activity/lake-circle-walk
buy tickets online  /member/scenic /member/scenic/* /newsAndInformation/group/one-pass-eight-places
book a visit  /member/scenic /member/scenic/*
opening today  /member/scenic /member/scenic/*
directions  /member/scenic /member/scenic/* /information/contact
airport  /member/scenic /member/scenic/* /information/contact
day trip  /member/scenic /member/scenic/*
things to do with kids  /newsAndInformation/events /newsAndInformation/events/* /newsAndInformation/activity/* /member/scenic /member/scenic/*
birdwatching  /newsAndInformation/events/winter-birds-at-dawn /newsAndInformation/media/birds-of-thirty-six-islands /member/scenic/lanyu
pagoda  /member/scenic/wanta
rice terraces  /member/scenic/yunjie
maple leaves  /member/scenic/danfeng
swimming  /member/scenic /member/scenic/lanyu
fishing  /member/scenic /member/scenic/lanyu /member/scenic/*
guide dog  /member/scenic /member/scenic/* /statement/accessibility
student  /member/scenic /college/recruitment /college/recruitment/campus /college/*
accountant job  /college/recruitment/accountant
driver  /college/recruitment /college/recruitment/ferry-captain
cleaning contract  /information/purchase /information/purchase/*
bid results  /information/purchase /information/purchase/*
become a partner  /information/contact /college/cooperation/intro
factory space  /information/rent /information/rent/*
head office address  /information/contact
number of employees  /lingShan/intro/groupRrofile /information/report /information/report/*
solar power  /newsAndInformation/group/green-power-roofs /member/industry/energy
state-owned  /lingShan/intro/groupRrofile /lingShan/intro/organizationalStructure
ceo  /lingShan/intro/groupRrofile /lingShan/intro/organizationalStructure
privacy policy  /statement/privacy
`,
  mixed: '',
}
