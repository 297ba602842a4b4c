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

const benefitZh = `- 五险一金、补充医疗与十五天带薪年假
- 员工宿舍与工作餐，子女假期课堂
- 灵山学院全部课程，入职配备导师`
const benefitEn = `- Social insurance and housing fund, extra medical cover and fifteen days of paid leave
- Staff accommodation, meals on duty and holiday classes for your children
- Every course of the College, and a mentor from your first day`
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
      '3–5 年',
      '1.2万–1.8万元/月',
      `1. 负责湖区日常运营调度，统筹船队、步道与驿站的人员安排
2. 根据天气与客流调整每日开放方案，与气象、水务部门保持联络
3. 带领八至十二人的小组，每季度完成一次服务改进提案
4. 参与无障碍设施巡检，保证全线步道随时可通行`,
      `- 有三年以上景区、酒店或公共场馆运营经验
- 处事沉稳，表达清晰，能统筹协调
- 熟悉安全管理规范，持急救证者优先`,
    ),
    en: en(
      'Operations Supervisor',
      'Lanyu Lake',
      'Lanyu, Yunshan',
      'Diploma or above',
      '3–5 years',
      'RMB\u00a012,000–18,000 a month',
      `1. Run daily operations on the lake: staffing of boats, paths and rest houses
2. Adjust opening hours to weather and visitor numbers, with the weather and water services
3. Lead a team of eight to twelve and propose one improvement a quarter
4. Help to inspect step-free access, so that every path is passable at all times`,
      `- Three years or more in a park, a hotel or a public venue
- Calm, and able to explain complicated things simply
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
      '6000–8000元/月',
      `1. 跟随师父参与古建日常修缮，从磨刀、备料做起
2. 学习测绘与档案记录，两年内独立完成一处小修
3. 轮值修物日，接待前来修理旧物的居民`,
      `- 年满十八岁，手稳，坐得住
- 愿意签三年学徒约
- 能适应高处作业，乐于钻研`,
    ),
    en: en(
      'Carpentry Apprentice',
      'Heting Old Town',
      'Heting, Yunshan',
      'None required',
      'None required',
      'RMB\u00a06,000–8,000 a month',
      `1. Repair historic buildings with a master, beginning with sharpening tools and preparing timber
2. Learn surveying and record-keeping; complete a small repair alone within two years
3. Take turns at Mending Sunday, when residents bring things for repair`,
      `- Eighteen or over, with steady hands and patience
- Ready to sign a three-year apprenticeship
- At ease with heights, and curious`,
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
      '2–4 年',
      '1.1万–1.6万元/月',
      `1. 策划展览、节庆与导览的线上内容，文字与影像并重
2. 与景区一线同事共同采写，每月至少在岗两天
3. 维护中英双语内容的准确与一致`,
      `- 文字功底扎实，善于编辑稿件
- 能用英语写作者优先
- 请附三篇作品，其中一篇须与工作无关`,
    ),
    en: en(
      'Digital Content Planner',
      'Digital Culture',
      'Head office, Yunshan',
      'Bachelor’s degree or above',
      '2–4 years',
      'RMB\u00a011,000–16,000 a month',
      `1. Plan online content for exhibitions, festivals and tours, in words and pictures
2. Gather stories with front-line colleagues, at least two days a month on site
3. Keep the Chinese and English texts accurate and consistent`,
      `- Clear prose, and a light touch as an editor
- Ability to write in English is an advantage
- Please enclose three pieces of writing, one of them not about work`,
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
      '7000元–1万元/月',
      `1. 打理茶寮与读书室的日常，早班、晚班轮换
2. 熟悉常客习惯，保护客人隐私
3. 每半年轮岗一次，可去客房、前台或荷塘`,
      `- 细致耐心，善于倾听
- 能适应早班与晚班轮换
- 有餐饮服务经验者优先`,
    ),
    en: en(
      'Tea-house Steward',
      'Bamboo Creek Academy',
      'Zhuxi, Yunshan',
      'Secondary school or above',
      'None required',
      'RMB\u00a07,000–10,000 a month',
      `1. Look after the tea house and the reading room, early and late shifts in turn
2. Know what regular guests like, and respect their privacy
3. Rotate every six months: rooms, reception or the lotus ponds`,
      `- Attentive, patient, a good listener
- Able to work early and late shifts
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
      '3–6 年',
      '1.4万–2.2万元/月',
      `1. 负责湖区与古镇河道的水质监测与数据公开
2. 维护东岸湿地与鹤汀水站，编制年度修复计划
3. 指导志愿者开展春植与观鸟记录`,
      `- 水利、环境或生态相关专业
- 能下水作业，能撰写报告，善于与村民沟通
- 有湿地修复项目经验者优先`,
    ),
    en: en(
      'Water Ecologist',
      'Lanyu Water',
      'Lanyu, Yunshan',
      'Bachelor’s degree or above',
      '3–6 years',
      'RMB\u00a014,000–22,000 a month',
      `1. Monitor the lake and the canals of Heting and publish the figures
2. Look after the east-shore wetland and the Heting station; draw up the yearly plan
3. Guide volunteers in planting and recording birds`,
      `- A degree in water, environment or ecology
- Able to work in the water, to write reports and to explain them to villagers
- Experience of wetland restoration is an advantage`,
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
      '2–5 年',
      '1.2万–1.7万元/月',
      `1. 与一线讲师搭档，把手上的经验整理成课
2. 设计实训与考核，少用选择题
3. 跟课、回访、改课，每门课每年至少改一次`,
      `- 有课程设计或教学经验
- 善于提问与倾听
- 能深入一线现场工作`,
    ),
    en: en(
      'Course Designer',
      'Lingshan College',
      'Zhuxi, Yunshan',
      'Bachelor’s degree or above',
      '2–5 years',
      'RMB\u00a012,000–17,000 a month',
      `1. Work with teachers from the front line and turn what they know into a course
2. Design practice and tests, with few multiple-choice questions
3. Sit in on classes, gather feedback and revise every course at least once a year`,
      `- Experience in teaching or course design
- Good at asking questions, and at listening
- Willing to work on site with the front line`,
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
      '1.5万–2.4万元/月',
      `1. 统筹鹤汀夜游的灯光、演艺与水上线路
2. 控制亮度、音量与人数，对居民的睡眠负责
3. 管理运维供应商，审核年度预算`,
      `- 有夜间文旅或大型活动管理经验
- 熟悉夜间照明与噪声管理要求
- 能适应晚间工作`,
    ),
    en: en(
      'Evening Project Manager',
      'Destination Operations',
      'Heting, Yunshan',
      'Bachelor’s degree or above',
      '5 years or more',
      'RMB\u00a015,000–24,000 a month',
      `1. Coordinate light, performance and boat routes on evenings in Heting
2. Keep brightness, volume and numbers within bounds; the residents’ sleep is your responsibility
3. Manage contractors and the yearly budget`,
      `- Experience with evening attractions or large events
- Knowledge of the rules on lighting and noise at night
- Able to work evenings`,
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
      '7000–9000元/月',
      `1. 每周巡检所辖步道，记录每一处障碍并跟进整改
2. 接待需要协助的游客，可预约同行
3. 参与新建项目的无障碍评审，有否决权`,
      `- 欢迎轮椅使用者、视障与听障人士应聘
- 认真细致，坚持原则，敢于指出问题
- 岗位提供全部辅助设备`,
    ),
    en: en(
      'Access Inspector',
      'Destination Operations',
      'Lanyu, Yunshan',
      'None required',
      'None required',
      'RMB\u00a07,000–9,000 a month',
      `1. Inspect your paths every week; record each obstacle and see it removed
2. Accompany visitors who ask for help
3. Review new projects, with a right of veto`,
      `- Applications from wheelchair users and from blind or deaf people are welcome
- Exact, persistent, ready to speak up
- All assistive equipment is provided`,
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
      '1万–1.4万元/月',
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
      'Secondary school or above',
      '3 years or more',
      'RMB\u00a010,000–14,000 a month',
      `1. Operate an electric boat on early, midday and evening sailings
2. Inspect the boat before sailing; the decision not to sail is yours
3. Train a mate`,
      `- A valid inland waterways certificate of competency
- Three years’ experience of lake navigation
- A pass in the Reading Cloud course`,
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
      '1–3 年',
      '8000元–1.1万元/月',
      `1. 整理修缮、影像与口述史档案，建立目录
2. 审核公开查阅申请，保护受访者隐私
3. 协助展览取件与归还`,
      `- 档案、历史或图书馆学专业
- 工作细致，严守保密纪律
- 能适应库房工作环境`,
    ),
    en: en(
      'Archivist',
      'Administration',
      'Head office, Yunshan',
      'Bachelor’s degree or above',
      '1–3 years',
      'RMB\u00a08,000–11,000 a month',
      `1. Catalogue records of repairs, photographs and oral history
2. Review requests for access and protect the privacy of those interviewed
3. Handle loans to exhibitions and their return`,
      `- A degree in archives, history or librarianship
- Careful and discreet
- Able to work in the stores`,
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
      '3–5 年',
      '9000元–1.3万元/月',
      `1. 负责工程与采购项目的核算与付款审核
2. 编制项目决算，配合审计与信息公开
3. 向非财务同事解释每一个数字`,
      `- 会计或财务管理专业，持初级以上职称
- 熟悉项目核算
- 坚持原则，善于沟通`,
    ),
    en: en(
      'Project Accountant',
      'Finance',
      'Head office, Yunshan',
      'Bachelor’s degree or above',
      '3–5 years',
      'RMB\u00a09,000–13,000 a month',
      `1. Keep project accounts for works and procurement and check payments
2. Prepare final accounts for audit and disclosure
3. Explain every figure to people who are not accountants`,
      `- A degree in accounting or financial management, and a junior accounting certificate or above
- Experience with project accounts
- Principled, and a good communicator`,
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
      '260元/天',
      `1. 采莲季清晨值守，保障木盆体验安全
2. 清理枯叶，记录花期
3. 协助早市秩序`,
      `- 水性好，持有效救生证
- 能凌晨四点半到岗
- 六月至九月`,
    ),
    en: en(
      'Pond Keeper (summer)',
      'Fragrant Lotus Ponds',
      'Hanxiang, Yunshan',
      'None required',
      'None required',
      'RMB\u00a0260 a day',
      `1. Keep watch over the tubs in the early morning
2. Clear dead leaves and record the flowering
3. Help at the morning market`,
      `- A strong swimmer with a valid lifesaving certificate
- Able to start at half past four in the morning
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
        employment: id === 'summer-lotus-keeper' ? 'temporary' : 'fullTime',
        applyEmail: 'hr@lingshan.example',
        applyUrl: `https://jobs.lingshan.example/${id}`,
      },
      zh,
      en,
    })),
  )
