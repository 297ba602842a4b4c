import { addresses } from '@shanmen/contract/addresses.ts'
import { entriesOf } from '../../entry.ts'

/** Each line finds what the others find: what visitors call a thing, and what the pages call it. */
const synonyms = `
门票 票价 价格 购票 买票 入园
船票 游船票 买船票
招聘 求职 应聘 找工作 招人 社招
招标 采购 投标 竞标
招租 出租 租赁 租金 房租 铺租
商铺 店铺 铺面 门面 铺位
滑雪 雪坡 静雪 下雪 看雪 赏雪 雪景
缆车 索道
赏枫 枫叶 红叶 枫树
观鸟 看鸟 水鸟
钓鱼 垂钓
抽烟 吸烟 禁烟 明火
大巴 大巴车 旅游大巴 旅游车
夜间 夜游 夜晚 夜里 夜航
观星 看星 星空
暑期工 夏季 夏天
春季 春天
秋季 秋天
冬季 冬天
木工 木作 木匠
年报 年度报告 社会责任报告 财报 财务报告
获奖 荣誉 奖项
捐款 捐赠 公益
网课 线上课程 在线课程
急救课 急救 救护车
历史 历程
简介 介绍
停车 停车场 车位
轮椅 无障碍 残疾人 残障
开放时间 营业时间 开门 关门 闭园 锁门 打烊
宠物 狗 猫 遛狗 导盲犬
儿童 小孩 孩子 亲子 带娃 宝宝 幼儿
老人 老年人 长者 老年 敬老 上年纪 65岁 70岁 80岁 六十五岁 七十岁 八十岁
免票 免门票 免费入园 优惠票 半价
退票 退款 全退 退还 退回 退钱
办公楼 写字楼
总经理 老总 总裁
古塔 佛塔 宝塔 登塔 爬塔
书屋 图书馆 图书室
夜读 冬读 读书会
船员 水手
手语 听障 聋人
失物 丢失 遗失 丢了 弄丢 丢在 落在 丢东西
客舍 住宿 酒店 宾馆 民宿 过夜 住一晚
直通车 轻轨 公交 地铁 坐车 乘车 火车站 高铁站 交通 怎么去 怎么来 怎么走 怎么到
停航 停运 停开
适老模式 长辈版 长辈模式 亲情版 关爱版 关怀版 老年版 大字版 大字体 字体 字号 无障碍声明
采访 记者 媒体联络 发言人 新闻发言人
标识 商标 徽标 标志 logo
照片 图片 素材
营业收入 营收 收入 财务数据
接待游客 游客人数 游客数量 游客总数 游客量 接待量 客流 客流量
校园招聘 校招 应届生 毕业生 网申
实习 实习生 寒假工
简历 投递 应聘材料
供应商 厂家 承包商
中标 成交 采购结果
标书费 报名费 入围费 收费 交钱
幕墙 外墙
会计 财务
司机 驾驶员 船长
员工 职工 员工人数
扫雪 除雪 清雪
工作服 工装 制服
国企 国有 国资 民企
厂房 厂区 车间 仓库
截止日期 截止时间 截至日期
维修 修缮 维护 运维 养护
除颤器 急救设备 aed
受贿 回扣 红包 索要 收受 腐败
收礼 送礼 礼金
举报 检举 揭发
匿名 不署名 保密
公告 通告
婚纱照 婚纱 婚照 婚礼 取景
助学金 奖学金 助学 资助
助老餐 老人食堂 老年食堂 送餐 送饭
周一 星期一 礼拜一
周二 星期二 礼拜二
周三 星期三 礼拜三
周四 星期四 礼拜四
周五 星期五 礼拜五
周六 星期六 礼拜六
周日 星期日 星期天 礼拜天
末班 最后一班 收班
首班 头班 第一班
卫生间 厕所 洗手间 公厕 如厕
无线网 无线网络 上网 wifi wi-fi
寄存 存包 寄包 行李
餐厅 饭店 餐饮 吃饭 用餐 美食
坐船 乘船 游船 船班 渡船 轮渡
摆摊 摊位 市集 地摊
照护 照顾老人 照顾病人 看护 护理
看灯 观灯 赏灯 花灯 灯会
母婴室 哺乳室 换尿布
薪资 薪酬 工资 月薪 薪水 待遇 津贴
开标 唱标 评标 递交响应文件
质疑 异议 申诉
投诉 信访
登山 爬山 徒步 步道 步行 散步
日出 清晨
询价 询比 比价
骑行 骑车 骑自行车 单车
安保 保安 门卫
保洁 清洁 清扫
受训 培训时长 培训小时 学时
宿舍 员工宿舍 食宿 包吃住
兼职 短期工 打工 小时工
澄清 答疑 变更
主题党日 党课
扶贫 乡村振兴
退休 离退休 老干部
婴儿车 童车 推车
台风 暴雨 恶劣天气
导游 讲解 讲解员 导览 tour
英语 英文 英文版 english
发票 开票 电子发票 报销
军人 士兵 退伍军人 退役军人
露营 帐篷 扎营
团体 团队 跟团
台阶 石阶
喝茶 品茶 茶寮 茶室 茶馆 茶铺
树木 古树 古树名木 绿化
植树 种树 补种
大米 稻米 新米 梯田米
挖藕 采藕 起藕
老字号 老店 老铺 老手艺
直饮水 饮用水 喝水 接水 打水 卖水 买水 瓶装水
春游 秋游 研学
活动室 阵地 党建阵地
穿什么 衣服 厚衣 外衣
邮箱 电子邮箱 邮件 电子邮件 email
hr 人力资源 人事
朗读 读屏 语音播报
ticket tickets admission fare fares
opening hours|open hours|opening times|closing time|closing times|what time
job jobs vacancy vacancies career careers
tender tenders procurement bidding bid bids
rent|lease|leasing|to let
award awards honour honours honor honors
charity welfare giving donate donation donations donated
accessibility accessible step-free wheelchair
ski snow
cable car|cable cars|cableway|gondola|ropeway|chairlift
birdwatching|bird watching|birding|birds
fishing|angling
guide dog|guide dogs|assistance dog|assistance dogs
carbon|emissions|net zero|carbon neutral|climate|climate change
lift|lifts|elevator|elevators
egret|egrets|heron|herons
deaf|hearing impaired|hard of hearing|sign language
ecologist|biologist
ceo|chief executive|general manager|president|chairman|chairwoman|chair
employees|employee|staff|workforce
factory|factories|workshop|workshops|warehouse|boatyard
deadline|deadlines|closing date
driver|drivers|captain
solar|photovoltaic
stargazing|star-gazing|stars|astronomy
uniform|uniforms|workwear|work clothes
scholarship scholars scholarships
dog dogs pet pets
children child kids kid toddler toddlers
over-60s|over 60|over 65|over 70|older people|old people|elderly people|pensioner|pensioners|senior citizens|seniors|senior|elderly
refund|refunds|refunded|money back
lost property|lost|left behind
guest room|guest rooms|stay|overnight|accommodation|hotel
light rail|bus|train|train station|coach|transport|getting there|get there
parking|car park|where to park
large text|larger text|large print|bigger text|text size|font size|elder mode|easy reading
press|interview|interviews|journalist|reporter|spokesperson|media contact|media enquiries|media inquiries|press enquiries|press office|media kit|press kit
logo brand emblem
revenue turnover sales
visits|visitors|visitor numbers
graduate graduates campus
internship|internships|placement|placements|work experience
cv|resume|curriculum vitae
supplier suppliers vendor vendors contractor contractors
result|results|winner|winning bidder|successful bidder
corruption bribe bribery misconduct fraud theft
anonymous|anonymously|without your name|need not give your name
defibrillator defibrillators aed
cost price prices fee fees charge
toilet|toilets|restroom|restrooms|bathroom|bathrooms|lavatory|washroom
wifi|wi-fi|wireless|internet access
left luggage|luggage storage|luggage|lockers|locker|cloakroom
wedding|weddings|wedding venue|wedding photos|photo shoot|filming
restaurant|restaurants|food|dining|eat|eating
baby room|baby changing|nursing room
salary|salaries|wage|wages|pay
objection|objections|appeal|challenge
bicycle|bicycles|bike|bikes|cycling
trail|trails|path|paths|hike|hikes|hiking
sunrise|dawn|daybreak
ev charging|ev|evs|electric car|electric cars|electric vehicle|electric vehicles|charging
pram|prams|pushchair|pushchairs|stroller|strollers|buggy
teacher|teachers|lecturer|lecturers|instructor|instructors|tutor|tutors
typhoon|typhoons|storm|storms|severe weather
discount|discounts|concession|concessions|half price|reduced
clarification|clarifications|questions about a notice
bid bond|bid security|tender bond|bid deposit|tender deposit
camping|campsite|campsites|tent|tents
invoice|invoices|receipt|receipts|fapiao
wear|clothes|clothing|windproof
soldier|soldiers|military|army|veteran|veterans
part-time|part time|weekend work|holiday work|holiday job|seasonal work|seasonal job|seasonal jobs|summer job|summer jobs
feedback|suggestion|suggestions|complaint|complaints|complain
rain|rainy|wet weather
yuan|rmb|cny
photo|photos|picture|pictures|photograph|photographs
sitemap|site map
stall|stalls|pitch|pitches|market ground
carer|carers|caregiver|caregivers|respite
writer|writers|writing|copywriter|editor
portfolio|work samples|pieces of writing
`

/** What comes first for these searches, whatever the pages say. */
const bestBets: [page: string, ...searches: string[]][] = [
  [
    addresses.scenicList,
    '门票',
    '票价',
    '门票价格',
    '船票',
    '买票',
    '购票',
    '开放时间',
    '营业时间',
    '几点开门',
    '停车',
    '停车场',
    '免票',
    '优惠票',
    '老年人免费',
    '学生票',
    '儿童票',
    '军人优惠',
    '几点关门',
    '春节开放时间',
    '国庆开放时间',
    '节假日开放',
    '今天开放',
    '去哪玩',
    '怎么去',
    '怎么来',
    '怎么走',
    '怎么到',
    '如何到达',
    '路线',
    '公交',
    '火车站',
    '班车',
    '爬山',
    '交通',
    '预约',
    '晚上开放',
    '晚上还开吗',
    '紧急通知',
    '营业',
    '开放',
    '开门',
    '今天开门',
    '今天营业',
    '明天开门',
    '春节开放',
    '玩一天够',
    '游玩时间',
    '一日游',
    '家庭票',
    '亲子票',
    '套票',
    '联票',
    '带孩子',
    '带小孩',
    '适合小孩',
    '遛娃',
    '带狗',
    '宠物',
    '带宠物',
    '下雨',
    '下雨天',
    '雨天',
    '学生优惠',
    '网上订票',
  ],
  [addresses.scenicList, '景点', '旅游', '景区推荐', '无障碍设施', '无障碍通道'],
  [
    addresses.scenicList,
    'ticket',
    'tickets',
    'ticket price',
    'opening hours',
    'parking',
    'places to visit',
    'how to get there',
    'how do i get there',
    'how can i get there',
    'how do you get there',
    'how do we get there',
    'cost of admission',
    'free admission',
    'senior discount',
    'hours',
    'closing time',
    'student discount',
    'ticket discount',
    'child tickets',
    'child ticket',
    'open today',
    'closed today',
    'open on holidays',
    'christmas',
    'bus',
    'train station',
    'nearest station',
    'hiking',
    'hiking trails',
  ],
  [
    addresses.scenicList,
    'kids free',
    'free for kids',
    'free age',
    'buy tickets',
    'buy tickets online',
    'tickets online',
    'online tickets',
    'book tickets',
    'family ticket',
    'family tickets',
    'combined ticket',
    'things to do',
    'things to do with kids',
    'with kids',
    'kids',
    'family',
    'with children',
    'dogs allowed',
    'dogs',
    'pets',
    'rain',
    'rainy day',
    'how long do you need',
    'how long does it take',
    'one day',
    'day out',
    'opening times',
    'when do you close',
  ],
  [
    addresses.scenicList,
    'open tomorrow',
    'open tonight',
    'closing tonight',
    'spring festival',
    'chinese new year',
    'open at chinese new year',
    'national day',
  ],
  [addresses.newsGroupList, '新闻', 'news'],
  [addresses.newsActivityList, '活动', 'events'],
  [addresses.newsMediaList, '媒体报道', 'media coverage'],
  [
    addresses.jobList,
    '招聘',
    '求职',
    '应聘',
    '找工作',
    '岗位',
    '职位',
    '简历',
    '面试',
    '实习',
    '校园招聘',
    '兼职',
    '小时工',
    '招聘会',
    '薪资',
    '待遇',
    '员工福利',
    '社招',
    '社会招聘',
    '宿舍',
    '员工宿舍',
    '包吃住',
    '包住',
    '食宿',
    '周末兼职',
    '寒假打工',
    '寒假工',
    '假期兼职',
    '打工',
    '临时工',
    '年龄限制',
    '年龄要求',
    '试用期',
    '录用公示',
    '面试结果',
    '应聘截止',
    '应聘截止日期',
    '学生',
    '大学生',
    '保安',
    '工程师',
    '学历要求',
    'salary',
    'jobs',
    'vacancies',
    'careers',
    'cv',
    'internship',
    'graduates',
    'part-time',
    'part-time jobs',
    'engineer',
    'driver',
    'employee benefits',
    'staff benefits',
  ],
  [
    addresses.jobList,
    'student',
    'students',
    'student job',
    'student jobs',
    'weekend work',
    'holiday job',
    'experienced',
    'experienced hire',
    'staff housing',
    'staff accommodation',
    'accommodation for staff',
    'age limit',
    'interview results',
    'application deadline',
    'job interview',
    'trainee pay',
    'intern pay',
    'probation',
    'disabled applicants',
  ],
  [
    addresses.purchaseList,
    '采购公告',
    '招标',
    '招标公告',
    '投标',
    '采购',
    '中标',
    '开标',
    '流标',
    '快截止',
    '快截止项目',
    '即将截止',
    '采购计划',
    '明年采购计划',
    '采购意向',
    '招标计划',
    '保洁',
    '保洁外包',
    '订阅公告',
    '公告订阅',
    '保洁服务',
    '物业外包',
    '截止日期',
    '公告',
    'tender',
    'tenders',
    'award',
    'closing soon',
    'cleaning contract',
    'cleaning services',
    'cleaning',
    'catering contract',
    'who won',
    'winner',
    'winning bidder',
    'successful bidder',
    'upcoming tenders',
    'procurement plan',
    'subscribe to tenders',
    'subscribe to notices',
    'planned purchases',
    'download documents',
    'tender documents',
    'bid documents',
    'deadline',
  ],
  [addresses.purchaseList, 'open tenders', 'current tenders'],
  [
    addresses.rentList,
    '招租',
    '租赁',
    '商铺出租',
    '店铺',
    '办公楼出租',
    '仓库出租',
    '仓库',
    '租金',
    '免租期',
    'leasing',
    'shop to let',
    'warehouse',
    'rent',
  ],
  [
    addresses.reportList,
    '年报',
    '财报',
    '财务报告',
    '责任报告',
    '财务数据',
    '营业收入',
    '游客人数',
    '财务',
    '资产负债率',
    '利润',
    '总资产',
    '资产总额',
    '高管薪酬',
    '游客数量',
    '接待量',
    '客流量',
    '人均受训',
    '纳税',
    '碳中和',
    '碳排放',
    'annual report',
    'financial report',
    'financial results',
    'debt',
    'profit',
    'total assets',
    'executive pay',
    'carbon emissions',
    'net zero',
    'revenue',
    'visitor numbers',
  ],
  [
    addresses.contact,
    '电话',
    '联系电话',
    '联系方式',
    '地址',
    '客服',
    '服务热线',
    '投诉',
    '总部',
    '失物',
    '供应商',
    '供应商注册',
    '质疑',
    '商务合作',
    '信访',
    '保证金',
    '投标保证金',
    '提意见',
    '意见建议',
    '反馈',
    '人工',
    '人工客服',
    '人工电话',
    '网站打不开',
    '网站故障',
    '澄清',
    '投诉电话',
  ],
  [
    addresses.contact,
    '联系',
    'phone number',
    'address',
    'complaint',
    'contact',
    'customer service',
    'lost property',
    'supplier',
    'objection',
    'emergency phone',
    'complain',
    'complaints',
    'feedback',
    'suggestion',
    'suggestions',
    'speak to a person',
    'talk to someone',
    'bid bond',
    'bid security',
    'clarification',
    'clarifications',
    'register as a supplier',
    'site not working',
    'page not loading',
    'website problem',
  ],
  [
    addresses.hotline,
    '举报',
    '举报电话',
    '监督电话',
    '纪委',
    '腐败',
    '匿名举报',
    'report corruption',
    'corruption',
    'bribery',
    'bribe',
    'whistleblower',
    'anonymous',
  ],
  [
    addresses.committee,
    '领导班子',
    '领导',
    '党委书记',
    '党员人数',
    '党员数量',
    '入党',
    '入党申请',
    '入党申请书',
    'party secretary',
    'party members',
    'join the party',
  ],
  [addresses.educationList, '廉洁教育片', '警示教育', '警示教育片', '廉洁教育'],
  [
    addresses.groupProfile,
    '公司简介',
    '关于我们',
    '董事长',
    '国企',
    '员工人数',
    'about us',
    'chairman',
    'ceo',
    'number of employees',
    'how many staff',
    'how many employees',
    'how many people work here',
    'executives',
    'list of executives',
    'management team',
    'who is in charge',
    'state-owned',
  ],
  [addresses.organization, '部门', '股东', '子公司', 'board', 'who owns', 'subsidiaries'],
  [addresses.history, '历史', '大事记', 'history'],
  [addresses.activityList, '党建活动', '联盟活动'],
  [addresses.culture, '企业文化', '文化'],
  [addresses.honorNational, '荣誉', '获奖', 'awards'],
  [
    addresses.welfare,
    '捐款',
    '公益',
    '慈善',
    '志愿者',
    '助学金',
    '送餐',
    '扶贫',
    '乡村振兴',
    'charity',
    'scholarship',
    'volunteer',
  ],
  [
    addresses.press,
    '采访',
    '记者',
    '发言人',
    'logo',
    '标识',
    '标志下载',
    '新闻图片',
    '图片下载',
    '高清图',
    '高清图片',
    '图库',
    '新闻归档',
    '往期新闻',
    '历史新闻',
    '订阅',
    'rss',
    '新闻订阅',
    '转载',
    '新闻稿',
    '新闻稿转载',
    'interview',
    'spokesperson',
    'media enquiries',
    'media kit',
    'press pictures',
    'logo download',
    'photo download',
    'hi-res',
    'high resolution',
    'image library',
    'photo library',
    'news archive',
    'archive',
    'past news',
    'rss feed',
    'subscribe',
    'newsletter',
    'reprint',
    'press releases',
    'use of pictures',
  ],
  [
    '/statement/accessibility',
    '长辈版',
    '亲情版',
    '关爱版',
    '关怀版',
    '适老模式',
    '大字版',
    '字太小',
    '字大一点',
    '字调大',
    '看不清',
    '念给我听',
    '帮我读',
    '老花眼',
    '眼睛花',
    '读给我听',
    '念出来',
    '听新闻',
    '朗读',
    'large print',
    'elder mode',
    'read aloud',
    'bigger letters',
    'text too small',
    'read to me',
    'help me read',
    'listen',
    'listen to the news',
  ],
  [
    '/statement/terms',
    '文件校验',
    '校验',
    '校验码',
    '哈希',
    'sha256',
    'sha-256',
    'checksum',
    'hash',
    'verify file',
    'verify a file',
  ],
  [
    '/statement/privacy',
    '隐私',
    '个人信息',
    'cookie',
    'cookies',
    'data protection',
    'personal data',
    'privacy policy',
    'privacy notice',
  ],
  [
    addresses.eventList,
    '活动日历',
    '近期活动',
    '周末活动',
    '周末',
    '活动报名',
    '活动取消',
    '本周末',
    '这周末',
    '本周末活动',
    '加到日历',
    'what is on',
    'event sign-up',
    'this weekend',
    'weekend',
    'add to calendar',
  ],
  [addresses.siteMap, 'sitemap'],
  [addresses.courseList, '课程', '网课'],
  [
    '/member/scenic/lanyu',
    '坐船',
    '游船',
    '船班',
    '婴儿车',
    '推婴儿车',
    'pushchair',
    'stroller',
    'boat ticket',
    'boat tickets',
    'boat timetable',
    'boat trips',
    'boat ride',
  ],
  ['/member/scenic/zhuxi', '住宿', '酒店', '民宿', '客房', 'hotel', 'accommodation', 'where to stay'],
  ['/member/scenic/heting', '夜游', '夜景', '夜游古镇', '古镇夜游', 'night tour', 'night boat'],
  ['/member/scenic/hanxiang', '荷花', '荷花花期', 'lotus season'],
  ['/member/scenic/tingxue', '看雪', '缆车', 'cable car', 'snow'],
  ['/member/scenic/yunjie', '梯田', 'terraces', 'rice terraces'],
  ['/member/scenic/lanyu', '湖边散步', 'lake'],
  ['/member/scenic/danfeng', '红叶', '枫叶', '赏枫', 'autumn leaves', 'red leaves', 'maple leaves'],
  ['/newsAndInformation/group/one-pass-eight-places', '年票', '年卡', 'annual pass'],
  [addresses.groupCollege, '学院', '灵山学院'],
]

const linesOf = (words: readonly string[]) => words.join('\n')

/** What editors keep for the search of the sample. */
export const search = () =>
  entriesOf('search', [
    {
      id: 'search',
      shared: {
        popular: [
          { word: { zh: '灯会', en: 'lantern' } },
          { word: { zh: '船票', en: 'boat' } },
          { word: { zh: '招聘', en: 'careers' } },
          { word: { zh: '采购', en: 'procurement' } },
          { word: { zh: '无障碍', en: 'step-free' } },
        ],
        synonyms: synonyms
          .trim()
          .split('\n')
          .map((line) => ({ words: linesOf(line.split(line.includes('|') ? '|' : ' ')) })),
        bestBets: bestBets.map(([page, ...searches]) => ({ words: linesOf(searches), page })),
      },
      zh: {},
      en: {},
    },
  ])
