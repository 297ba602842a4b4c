import { type Day, entriesOf, type Sample } from '../../entry.ts'

type Words = Sample<'job'>['zh']
type Row = {
  id: string
  type: string
  posted: number
  closes: number
  headcount: number
  zh: Words
  en: Words
}

const benefitZh = `- 员工宿舍、工作餐与十五天带薪年假
- 灵山学院全部课程，以及一位师父
- 子女假期课堂与补充医疗`
const benefitEn = `- A room, meals on duty and fifteen days of paid leave
- Every course of the College, and a mentor of your own
- Holiday classes for your children and extra medical cover`
const contactZh = '人力资源部 0000-8800-128'
const contactEn = 'Human Resources, 0000-8800-128'

const zh = (
  title: string,
  department: string,
  city: string,
  education: string,
  experience: string,
  salary: string,
  duty: string,
  requirement: string,
): Words => ({
  title,
  department,
  city,
  education,
  experience,
  salary,
  duty,
  requirement,
  benefit: benefitZh,
  contact: contactZh,
})
const en = (...words: Parameters<typeof zh>): Words => ({
  ...zh(...words),
  benefit: benefitEn,
  contact: contactEn,
})

const rows: Row[] = [
  {
    id: 'operations-supervisor',
    type: 'operations',
    posted: -2,
    closes: 42,
    headcount: 2,
    zh: zh(
      '景区运营主管',
      '岚屿湖景区',
      '云山市 · 岚屿',
      '大专及以上',
      '3 – 5 年',
      '12 – 18K',
      `1. 负责湖区日常运营调度，统筹船队、步道与驿站的人手安排
2. 根据天气与客流调整每日开放方案，与气象、水务部门保持联络
3. 带领八至十二人的小组，每季度完成一次服务改进提案
4. 参与无障碍设施巡检，保证全线步道随时可通行`,
      `- 有三年以上景区、酒店或公共场馆运营经验
- 遇事沉得住气，能把复杂的事情讲清楚
- 熟悉安全管理规范，持急救证者优先`,
    ),
    en: en(
      'Operations Supervisor',
      'Lanyu Lake',
      'Lanyu, Yunshan',
      'College diploma',
      '3 – 5 years',
      '¥12 – 18K',
      `1. Run the lake day by day: boats, paths and rest houses
2. Adjust opening to weather and numbers, together with the weather and water services
3. Lead a team of eight to twelve and bring one improvement a quarter
4. Help to inspect access, so that every path can be used at any time`,
      `- Three years or more in a park, a hotel or a public venue
- calm, and able to explain complicated things simply
- Knowledge of safety rules; a first-aid certificate is welcome`,
    ),
  },
  {
    id: 'carpentry-apprentice',
    type: 'engineering',
    posted: -4,
    closes: 56,
    headcount: 4,
    zh: zh(
      '古建木作学徒',
      '鹤汀古镇',
      '云山市 · 鹤汀',
      '不限',
      '不限',
      '6 – 8K',
      `1. 跟随师父参与古建日常修缮，从磨刀、备料做起
2. 学习测绘与档案记录，两年内独立完成一处小修
3. 轮值修物日，接待前来修理旧物的居民`,
      `- 年满十八岁，手稳，坐得住
- 愿意签两年师徒约
- 不怕高，不怕被问“为什么”`,
    ),
    en: en(
      'Carpentry Apprentice',
      'Heting Old Town',
      'Heting, Yunshan',
      'None required',
      'None required',
      '¥6 – 8K',
      `1. Work with a master on old buildings, beginning with sharpening and timber
2. Learn to measure and keep records; within two years complete a small repair alone
3. Take turns at Mending Sunday`,
      `- Eighteen or over, with steady hands and patience
- Ready to sign an apprenticeship of two years
- At ease with heights, and with being asked why`,
    ),
  },
  {
    id: 'content-planner',
    type: 'creative',
    posted: -6,
    closes: 30,
    headcount: 1,
    zh: zh(
      '数字内容策划',
      '数字文创部',
      '云山市 · 总部',
      '本科及以上',
      '2 – 4 年',
      '11 – 16K',
      `1. 策划展览、节庆与导览的线上内容，文字与影像并重
2. 与景区一线同事共同采写，每月至少在岗两天
3. 维护中英双语内容的准确与一致`,
      `- 写作清楚，编辑别人的文字时手下留情
- 能用英语写作者优先
- 请附三篇作品，其中一篇须与工作无关`,
    ),
    en: en(
      'Digital Content Planner',
      'Digital Culture',
      'Head office, Yunshan',
      'Bachelor’s degree',
      '2 – 4 years',
      '¥11 – 16K',
      `1. Plan online content for exhibitions, festivals and tours, in words and pictures
2. Write together with colleagues on the spot, at least two days a month on duty
3. Keep the Chinese and the English accurate and in step`,
      `- Clear prose, and a light hand with other people’s
- Able to write in English
- Please enclose three pieces, one of them nothing to do with work`,
    ),
  },
  {
    id: 'tea-house-steward',
    type: 'service',
    posted: -8,
    closes: 25,
    headcount: 3,
    zh: zh(
      '茶寮管家（可轮岗）',
      '竹溪书院',
      '云山市 · 竹溪',
      '高中及以上',
      '不限',
      '7 – 10K',
      `1. 打理茶寮与读书室的日常，早班、晚班轮换
2. 记住常客的习惯，也记得替他们保密
3. 每半年轮岗一次，可去客房、前台或荷塘`,
      `- 细致，话不多，听得进话
- 喜欢早起或不怕晚睡，两者居其一
- 有餐饮服务经验者优先`,
    ),
    en: en(
      'Tea-house Steward',
      'Bamboo Creek Academy',
      'Zhuxi, Yunshan',
      'Secondary school',
      'None required',
      '¥7 – 10K',
      `1. Look after the tea house and the reading room, early and late shifts in turn
2. Remember what regular guests like, and keep it to yourself
3. Change posts every six months: rooms, reception or the lotus ponds`,
      `- attentive, not talkative, a good listener
- An early riser or a night owl, one of the two
- Experience in hospitality is welcome`,
    ),
  },
  {
    id: 'water-ecologist',
    type: 'engineering',
    posted: -11,
    closes: 34,
    headcount: 2,
    zh: zh(
      '水生态工程师',
      '岚屿水生态公司',
      '云山市 · 岚屿',
      '本科及以上',
      '3 – 6 年',
      '14 – 22K',
      `1. 负责湖区与古镇河道的水质监测与数据公开
2. 维护东岸湿地与鹤汀水站，编制年度修复计划
3. 指导志愿者开展春植与观鸟记录`,
      `- 水利、环境或生态相关专业
- 能下水，能写报告，能跟村民说明白
- 有湿地修复项目经验`,
    ),
    en: en(
      'Water Ecologist',
      'Lanyu Water',
      'Lanyu, Yunshan',
      'Bachelor’s degree',
      '3 – 6 years',
      '¥14 – 22K',
      `1. Monitor the lake and the canals of Heting and publish the figures
2. Look after the east-shore wetland and the Heting station; draw up the yearly plan
3. Guide volunteers in planting and bird records`,
      `- A degree in water, environment or ecology
- Able to wade, to write a report and to explain it to a village
- Experience with wetland restoration`,
    ),
  },
  {
    id: 'course-designer',
    type: 'education',
    posted: -15,
    closes: 21,
    headcount: 2,
    zh: zh(
      '课程设计师',
      '灵山学院',
      '云山市 · 竹溪',
      '本科及以上',
      '2 – 5 年',
      '12 – 17K',
      `1. 与一线讲师搭档，把手上的经验整理成课
2. 设计实训与考核，少用选择题
3. 跟课、回访、改课，每门课每年至少改一次`,
      `- 有课程设计或教学经验
- 会提问，能忍住不替别人说完
- 愿意到现场，愿意弄脏鞋`,
    ),
    en: en(
      'Course Designer',
      'Lingshan College',
      'Zhuxi, Yunshan',
      'Bachelor’s degree',
      '2 – 5 years',
      '¥12 – 17K',
      `1. Work with teachers from the front line and turn what they know into a course
2. Design practice and tests, with few multiple-choice questions
3. Sit in, ask afterwards and revise every course at least once a year`,
      `- Experience in teaching or course design
- Good at asking, and at not finishing other people’s sentences
- Willing to go there, and to get your shoes dirty`,
    ),
  },
  {
    id: 'evening-project-manager',
    type: 'operations',
    posted: -19,
    closes: 12,
    headcount: 1,
    zh: zh(
      '夜游项目经理',
      '文旅运营部',
      '云山市 · 鹤汀',
      '本科及以上',
      '5 年以上',
      '15 – 24K',
      `1. 统筹鹤汀夜游的灯光、演艺与水上线路
2. 控制亮度、音量与人数，对居民的睡眠负责
3. 管理运维供应商，审核年度预算`,
      `- 有夜间文旅或大型活动管理经验
- 知道什么时候该关灯
- 能适应晚间工作`,
    ),
    en: en(
      'Evening Project Manager',
      'Destination Operations',
      'Heting, Yunshan',
      'Bachelor’s degree',
      '5 years or more',
      '¥15 – 24K',
      `1. Coordinate light, performance and boat routes on evenings in Heting
2. Keep brightness, volume and numbers within bounds; the residents’ sleep is your responsibility
3. Manage contractors and the yearly budget`,
      `- Experience with evening attractions or large events
- Knowing when to switch off
- Ready to work evenings`,
    ),
  },
  {
    id: 'accessibility-inspector',
    type: 'service',
    posted: -23,
    closes: 18,
    headcount: 6,
    zh: zh(
      '无障碍巡检员',
      '文旅运营部',
      '云山市 · 岚屿',
      '不限',
      '不限',
      '7 – 9K',
      `1. 每周走完所辖步道，记录并跟进每一处障碍
2. 接待需要协助的游客，可预约同行
3. 参与新建项目的无障碍评审，有否决权`,
      `- 欢迎轮椅使用者、视障与听障人士应聘
- 认真，较真，不怕得罪工程队
- 岗位提供全部辅助设备`,
    ),
    en: en(
      'Access Inspector',
      'Destination Operations',
      'Lanyu, Yunshan',
      'None required',
      'None required',
      '¥7 – 9K',
      `1. Walk your paths every week; record each obstacle and see it removed
2. Accompany visitors who ask for help
3. Review new projects, with a right of veto`,
      `- Applications from wheelchair users and from blind or deaf people are welcome
- exact, stubborn, not afraid of builders
- All aids are provided`,
    ),
  },
  {
    id: 'ferry-captain',
    type: 'operations',
    posted: -70,
    closes: -9,
    headcount: 5,
    zh: zh(
      '电动游船船长',
      '岚屿湖景区',
      '云山市 · 岚屿',
      '高中及以上',
      '3 年以上',
      '10 – 14K',
      `1. 驾驶电动游船，执行早、中、晚航次
2. 每日开航前检查，对停航有决定权
3. 带教一名副手`,
      `- 持有效内河船员适任证书
- 三年以上内湖驾驶经验
- 通过《读云》考核`,
    ),
    en: en(
      'Captain, Electric Boat',
      'Lanyu Lake',
      'Lanyu, Yunshan',
      'Secondary school',
      '3 years or more',
      '¥10 – 14K',
      `1. Sail an electric boat on early, midday and evening trips
2. Inspect before sailing; the decision to stay in port is yours
3. Train a mate`,
      `- A valid inland waterways certificate
- Three years on lakes
- A pass in Reading Cloud`,
    ),
  },
  {
    id: 'archivist',
    type: 'office',
    posted: -96,
    closes: -33,
    headcount: 1,
    zh: zh(
      '档案管理员',
      '综合管理部',
      '云山市 · 总部',
      '本科及以上',
      '1 – 3 年',
      '8 – 11K',
      `1. 整理修缮、影像与口述史档案，建立目录
2. 审核公开查阅申请，保护受访者隐私
3. 协助展览取件与归还`,
      `- 档案、历史或图书馆学专业
- 字迹清楚，记性可靠
- 对灰尘不过敏`,
    ),
    en: en(
      'Archivist',
      'Administration',
      'Head office, Yunshan',
      'Bachelor’s degree',
      '1 – 3 years',
      '¥8 – 11K',
      `1. Order and list records of repairs, pictures and oral history
2. Review requests for access and protect those who spoke to us
3. Lend to exhibitions, and get it back`,
      `- A degree in archives, history or librarianship
- Legible handwriting and a reliable memory
- No allergy to dust`,
    ),
  },
  {
    id: 'accountant',
    type: 'office',
    posted: -120,
    closes: -52,
    headcount: 2,
    zh: zh(
      '项目会计',
      '财务管理部',
      '云山市 · 总部',
      '本科及以上',
      '3 – 5 年',
      '9 – 13K',
      `1. 负责工程与采购项目的核算与付款审核
2. 编制项目决算，配合审计与信息公开
3. 向非财务同事解释每一个数字`,
      `- 会计或财务管理专业，持初级以上职称
- 熟悉项目核算
- 不怕说“不行”`,
    ),
    en: en(
      'Project Accountant',
      'Finance',
      'Head office, Yunshan',
      'Bachelor’s degree',
      '3 – 5 years',
      '¥9 – 13K',
      `1. Account for works and purchases and check payments
2. Prepare final accounts for audit and disclosure
3. Explain every figure to people who are not accountants`,
      `- A degree in accounting and a junior certificate or above
- Experience with project accounts
- Able to say no`,
    ),
  },
  {
    id: 'summer-lotus-keeper',
    type: 'service',
    posted: -190,
    closes: -120,
    headcount: 12,
    zh: zh(
      '护塘员（夏季）',
      '含香荷塘',
      '云山市 · 含香',
      '不限',
      '不限',
      '日薪 260 元',
      `1. 采莲季清晨值守，保障木盆体验安全
2. 清理枯叶，记录花期
3. 协助早市秩序`,
      `- 水性好，持救生证者优先
- 能凌晨四点半到岗
- 六月至九月`,
    ),
    en: en(
      'Pond Keeper (summer)',
      'Fragrant Lotus Ponds',
      'Hanxiang, Yunshan',
      'None required',
      'None required',
      '¥260 a day',
      `1. Keep watch over the tubs in the early morning
2. Clear dead leaves and record the flowering
3. Help at the morning market`,
      `- A strong swimmer; a lifesaving certificate is welcome
- On duty from half past four
- June to September`,
    ),
  },
]

/** Twelve jobs, eight open and four closed on the day of loading. */
export const jobs = (day: Day) =>
  entriesOf(
    'job',
    rows.map(({ id, type, posted, closes, headcount, zh, en }) => ({
      id,
      shared: {
        type,
        publishedAt: day(posted, '09:00'),
        deadline: day(closes),
        headcount,
        applyEmail: 'hr@lingshan.example',
        applyUrl: `https://jobs.lingshan.example/${id}`,
      },
      zh,
      en,
    })),
  )
