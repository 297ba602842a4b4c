import { entriesOf } from '../../entry.ts'

type Words = { title: string; summary: string; level: string; duration: string; teacher: string }
type Row = [id: string, type: string, lessons: number, zh: Words, en: Words]

const words = (title: string, summary: string, level: string, duration: string, teacher: string): Words => ({
  title,
  summary,
  level,
  duration,
  teacher,
})

const rows: Row[] = [
  [
    'desk-manners',
    'humanities',
    12,
    words(
      '文房与待客：书案上的礼',
      '一方案、一盏茶、一封信，学会用器物说话。',
      '初阶',
      '6 小时',
      '竹溪书院 沈砚',
    ),
    words(
      'The Scholar’s Desk: How Things Welcome a Guest',
      'A desk, a cup, a letter: letting objects speak.',
      'Foundation',
      '6 hours',
      'Shen Yan, Bamboo Creek Academy',
    ),
  ],
  [
    'window-narrative',
    'design',
    16,
    words(
      '推窗见山：景区空间叙事入门',
      '从一扇窗的高低讲起，理解视线、路径与停留。',
      '进阶',
      '10 小时',
      '数字文创部 顾弈',
    ),
    words(
      'A Window on the Hills: Telling Stories with Space',
      'Sightlines, paths and places to stop, starting from the height of a sill.',
      'Intermediate',
      '10 hours',
      'Gu Yi, Digital Culture',
    ),
  ],
  [
    'path-keeping',
    'engineering',
    9,
    words(
      '登山步道的修与养',
      '排水、铺石、护坡：让一条路老得慢一点。',
      '进阶',
      '7 小时',
      '工程建设部 石磊岩',
    ),
    words(
      'Keeping a Mountain Path',
      'Drainage, stone and slope: how a path grows old slowly.',
      'Intermediate',
      '7 hours',
      'Shi Leiyan, Works and Conservation',
    ),
  ],
  [
    'lotus-four-seasons',
    'operations',
    10,
    words('一池荷的四季运营', '以含香荷塘为例，安排一处景区的淡与旺。', '初阶', '6 小时', '含香荷塘 何青蘋'),
    words(
      'Four Seasons of One Lotus Pond',
      'Planning the full and the empty months of a destination.',
      'Foundation',
      '6 hours',
      'He Qingping, Fragrant Lotus Ponds',
    ),
  ],
  [
    'bamboo-craft',
    'craft',
    8,
    words(
      '竹器与秋光：竹编手作课',
      '剖篾、起底、收边，八讲完成一只可以用的篮子。',
      '初阶',
      '12 小时',
      '鹤汀古镇 竺师傅',
    ),
    words(
      'Bamboo and Autumn Light',
      'Split, weave and finish: eight lessons, one basket that holds.',
      'Foundation',
      '12 hours',
      'Master Zhu, Heting Old Town',
    ),
  ],
  [
    'reading-cloud',
    'safety',
    14,
    words(
      '读云：湖区气象与安全',
      '看云、听风、辨浪，何时开船，何时靠岸。',
      '必修',
      '9 小时',
      '岚屿湖船队 闻涛',
    ),
    words(
      'Reading Cloud: Weather and Safety on the Lake',
      'Cloud, wind and wave: when to sail, and when to come in.',
      'Required',
      '9 hours',
      'Wen Tao, Lanyu Lake Fleet',
    ),
  ],
  [
    'tea-steward',
    'service',
    11,
    words(
      '茶寮管家：三百位客人的茶',
      '记忆、观察与分寸，服务里看不见的功夫。',
      '初阶',
      '7 小时',
      '竹溪书院 茹静',
    ),
    words(
      'The Tea-house Steward: Three Hundred Guests',
      'Memory, attention and tact, the unseen part of service.',
      'Foundation',
      '7 hours',
      'Ru Jing, Bamboo Creek Academy',
    ),
  ],
  [
    'repair-records',
    'engineering',
    13,
    words(
      '古建修缮档案如何写',
      '测绘、影像、用材与判断：写给一百年后的人。',
      '高阶',
      '9 小时',
      '鹤汀古镇 木作组',
    ),
    words(
      'Writing the Record of a Repair',
      'Drawings, photographs, materials and reasons, for a reader in a hundred years.',
      'Advanced',
      '9 hours',
      'The Carpenters of Heting',
    ),
  ],
  [
    'terrace-classroom',
    'education',
    7,
    words('梯田里的亲子课堂', '把一块田变成教室：设计能弄脏手的课。', '初阶', '5 小时', '云阶梯田 禾苗'),
    words(
      'A Classroom in the Terraces',
      'Lessons for children that get their hands dirty.',
      'Foundation',
      '5 hours',
      'He Miao, Cloudstep Terraces',
    ),
  ],
  [
    'night-light',
    'design',
    8,
    words(
      '夜游的光：少即是亮',
      '照度、色温与暗处的价值，一盏灯该不该亮。',
      '进阶',
      '6 小时',
      '鹤汀古镇 夜游组',
    ),
    words(
      'Light After Dark: Less Is Brighter',
      'Lux, colour and the worth of darkness: does this lamp need to be on?',
      'Intermediate',
      '6 hours',
      'Heting evening team',
    ),
  ],
  [
    'first-aid',
    'safety',
    6,
    words(
      '一线急救：等待救护车的十五分钟',
      '心肺复苏、止血与落水救援，全员每两年复训。',
      '必修',
      '8 小时',
      '安全环保部 安知行',
    ),
    words(
      'First Aid: Fifteen Minutes Before the Ambulance',
      'CPR, bleeding and water rescue; repeated every two years by everyone.',
      'Required',
      '8 hours',
      'An Zhixing, Safety and Environment',
    ),
  ],
  [
    'complaint-letters',
    'service',
    9,
    words(
      '一封投诉信的回法',
      '先听懂，再道歉，后改正：四十封真实来信的改写。',
      '进阶',
      '6 小时',
      '文旅运营部 闵言',
    ),
    words(
      'How to Answer a Complaint',
      'Understand, apologise, put it right: forty real letters rewritten.',
      'Intermediate',
      '6 hours',
      'Min Yan, Destination Operations',
    ),
  ],
]

/** Which picture shows what a course is about, in their order. */
const covers = [
  'lesson-desk',
  'lesson-window',
  'detail-steps',
  'detail-lotus',
  'deed-weaving',
  'lesson-clouds',
  'lesson-tea',
  'lesson-bracket',
  'detail-terrace',
  'scenic-heting',
  'interior-ferry',
  'lesson-letter',
]

/** The catalogue of online courses; every teacher is invented. */
export const courses = () =>
  entriesOf(
    'course',
    rows.map(([id, type, lessons, zh, en], n) => ({
      id,
      shared: {
        sort: (n + 1) * 10,
        type,
        cover: covers[n] ?? '',
        lessons,
        url: `https://learn.lingshan.example/${id}`,
      },
      zh,
      en,
    })),
  )
