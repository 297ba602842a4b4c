import { entriesOf } from '../../entry.ts'

export const talentPlan = () =>
  entriesOf('talentPlan', [
    {
      id: 'talentPlan',
      shared: {
        ladder: [
          {
            name: { zh: '新人', en: 'Newcomer' },
            text: {
              zh: '认路、认人、敢于认错。一年内不考核业绩。',
              en: 'Gets to know the way and the people, and learns to own up to mistakes. No targets in the first year.',
            },
          },
          {
            name: { zh: '熟手', en: 'Skilled staff' },
            text: {
              zh: '独立顶岗，能处理常见意外，开始记自己的笔记。',
              en: 'Works independently, deals with common incidents, keeps a notebook.',
            },
          },
          {
            name: { zh: '骨干', en: 'Senior specialist' },
            text: {
              zh: '带一名徒弟，给班组讲一门课，对一项改进的结果负责。',
              en: 'Trains an apprentice, teaches their own team, and answers for one improvement.',
            },
          },
          {
            name: { zh: '匠师 / 经理', en: 'Master or manager' },
            text: {
              zh: '两条路，同样高。手艺与管理各有五级，待遇相当。',
              en: 'Two paths of equal height: five grades of craft, five of management, the same pay.',
            },
          },
          {
            name: { zh: '传承导师', en: 'Succession mentor' },
            text: {
              zh: '参与一座景区的规划，并选出接替自己的人。',
              en: 'Helps to plan a destination and names a successor.',
            },
          },
        ],
      },
      zh: {
        headline: '十年树木：让每个人看得见下一步',
        body: `集团的人才规划以十年为一程，以五级阶梯为路，以师徒为纽带。规划不许诺职位，只提供机会：每一级需要学什么、做什么、由谁评定，全部公开。

## 三条原则

1. **先有岗位，后有培训**：课程由一线提出，没有人需要的课不开
2. **手艺与管理同高**：不让好匠人变成勉强的经理
3. **由徒弟评师父**：带出比自己强的人，才算骨干

## 目标与进展

| 指标 | 目前 | 三年目标 |
|---|---|---|
| 入职当天配到师父的新人 | 92% | 100% |
| 一线讲师 | 127 人 | 200 人 |
| 内部晋升比例 | 71% | 80% |
| 人均年学时 | 52 小时 | 60 小时 |

每年十二月公布执行结果，没做到的写明原因。`,
      },
      en: {
        headline: 'Ten years to grow a tree: everyone can see the next step',
        body: `Our plan looks ten years ahead. It is a ladder of five steps, climbed with a mentor. It promises no one a position, only opportunities: what each step asks you to learn and to do, and who decides, is written down for all to read.

## Three principles

1. **The job first, then the course.** Courses are asked for by the front line; nothing is taught that nobody needs
2. **Craft stands as high as management.** No good craftsperson should have to become a reluctant manager
3. **Apprentices judge masters.** Whoever has trained someone better than themselves is a senior specialist

## Targets and progress

| Measure | Today | Target in three years |
|---|---|---|
| Newcomers with a mentor on their first day | 92% | 100% |
| Teachers from the front line | 127 | 200 |
| Positions filled from within | 71% | 80% |
| Hours of training a year | 52 | 60 |

Results are published every December, with the reasons where we fell short.`,
      },
    },
  ])

export const groupCollege = () =>
  entriesOf('groupCollege', [
    {
      id: 'groupCollege',
      shared: { images: ['lesson-window', 'detail-pavilion', 'lesson-pledge'] },
      zh: {
        headline: '没有围墙的学院',
        body: `灵山学院创办于 2018 年，是集团面向员工与同行的企业学院。首批十二门课程，授课者全部来自一线岗位，这一条至今没有变；课程仍是十二门，每年淘汰两门、新增两门。

## 院训

> 推窗见山处，皆是课堂。

## 机构

- **教务处**：课程、讲师与考核
- **师徒处**：结对、回访与《师徒约》
- **研究室**：手艺档案、口述史与教材
- **合作交流处**：院校合作与研学营

## 讲师

成为讲师有两个条件：在岗位上做满十年，并且带出过至少一个比自己强的徒弟。学院没有全职讲师，课酬按讲次计，停岗授课的时间计入工时。

学院在竹溪路 3 号，湖西总部一层另有一间面湖的圆窗教室，常年开放，无课时欢迎入内参观。`,
      },
      en: {
        headline: 'A college without walls',
        body: `Lingshan College was founded in 2018 for our own people and for colleagues in the trade. It began with twelve courses, every one of them taught by someone who does the work; that has not changed. There are still twelve: every year two are retired and two are added.

## Motto

> Wherever a window opens on the hills, there is a classroom.

## Offices

- **Academic Affairs**: courses, teachers, assessment
- **Apprenticeships**: pairing, follow-up, agreements
- **Research**: craft records, oral history, textbooks
- **Cooperation**: partner colleges and study camps

## Teachers

There are two conditions for teaching here: ten years in the job, and at least one apprentice who has outdone you. Nobody teaches full-time. Lessons are paid, and teaching counts as working time.

The College is at 3 Zhuxi Road. It has another classroom on the ground floor of head office, with a round window on the lake, which is always open: between classes visitors are welcome.`,
      },
    },
  ])

const person = (zh: [string, string, string], en: [string, string, string]) => ({
  name: { zh: zh[0], en: en[0] },
  title: { zh: zh[1], en: en[1] },
  field: { zh: zh[2], en: en[2] },
})

export const personnel = () =>
  entriesOf('personnel', [
    {
      id: 'personnel',
      shared: {
        figures: [
          { value: '3,600', unit: { zh: '人', en: '' }, label: { zh: '在岗员工', en: 'staff' } },
          {
            value: '317',
            unit: { zh: '对', en: '' },
            label: { zh: '师徒结对', en: 'pairs of mentor and apprentice' },
          },
          {
            value: '11.4',
            unit: { zh: '年', en: 'years' },
            label: { zh: '匠师平均工龄', en: 'average service of craft masters' },
          },
          {
            value: '71%',
            unit: { zh: '', en: '' },
            label: { zh: '内部晋升比例', en: 'positions filled from within' },
          },
        ],
        faculty: [
          person(
            ['闻涛', '岚屿湖船队 船长', '气象与水上安全'],
            ['Wen Tao', 'Captain, Lanyu Lake Fleet', 'Weather and safety afloat'],
          ),
          person(
            ['茹静', '竹溪书院 茶寮管家', '记忆与待客'],
            ['Ru Jing', 'Steward, Bamboo Creek Academy', 'Memory and hospitality'],
          ),
          person(
            ['石磊岩', '工程建设部 石作匠师', '步道与石作'],
            ['Shi Leiyan', 'Master mason', 'Paths and stone'],
          ),
          person(
            ['沈砚', '竹溪书院 书房主理', '文房与书写'],
            ['Shen Yan', 'Head of the study, Bamboo Creek Academy', 'The desk and the letter'],
          ),
          person(
            ['何青蘋', '含香荷塘 运营主管', '四季运营'],
            ['He Qingping', 'Operations manager, Fragrant Lotus Ponds', 'Year-round operations'],
          ),
          person(['竺师傅', '鹤汀古镇 竹编匠师', '竹编'], ['Master Zhu', 'Basket maker, Heting', 'Bamboo']),
          person(
            ['安知行', '安全环保部 急救教官', '急救与救援'],
            ['An Zhixing', 'First-aid instructor', 'First aid and rescue'],
          ),
          person(
            ['顾弈', '数字文创部 空间设计', '空间叙事'],
            ['Gu Yi', 'Designer, Digital Culture', 'Space and story'],
          ),
        ],
        policies: [
          {
            title: { zh: '导师带教', en: 'A mentor' },
            text: {
              zh: '入职当天配师父，师徒期两年，师父带徒计入考核并有津贴。',
              en: 'A mentor from the first day, for two years. Teaching counts as work and is paid.',
            },
          },
          {
            title: { zh: '双通道晋升', en: 'Two career paths' },
            text: {
              zh: '手艺与管理双通道，各五级，标准公开，每年两次评定。',
              en: 'Craft and management, five grades each, open criteria, two reviews a year.',
            },
          },
          {
            title: { zh: '住房保障', en: 'Housing' },
            text: {
              zh: '员工宿舍免费，家庭新居租金为市价四成。',
              en: 'Staff rooms are free; family flats cost two fifths of the market rent.',
            },
          },
          {
            title: { zh: '家庭关怀', en: 'Family support' },
            text: {
              zh: '每月一天家庭假，子女有假期课堂，父母有免费体检。',
              en: 'One family day off a month, holiday classes for children, health checks for parents.',
            },
          },
        ],
      },
      zh: {
        title: '把日子过成风景，也把风景当成日子来过',
        text: `我们招三种人：手上有活的、心里有数的、愿意慢慢学的。

面试重经历、看能力，也请谈一次失误与改进。`,
      },
      en: {
        title: 'Make a landscape of your days',
        text: `We look for people with skill in their hands, people with a clear head, and people willing to take their time to learn.

Interviews focus on experience and ability. You will also be asked about a mistake, and what you changed because of it.`,
      },
    },
  ])
