import { entriesOf } from '../../entry.ts'

type Course = { name: { zh: string; en: string } }
const course = (zh: string, en: string): Course => ({ name: { zh, en } })

const weather = course('读云：湖区气象与安全', 'Reading Cloud')
const aid = course('一线急救：等待救护车的十五分钟', 'First Aid')
const desk = course('文房与待客：书案上的礼', 'The Scholar’s Desk')
const tea = course('茶寮管家：三百位客人的茶', 'The Tea-house Steward')
const letters = course('一封投诉信的回法', 'How to Answer a Complaint')
const path = course('登山步道的修与养', 'Keeping a Mountain Path')
const records = course('古建修缮档案如何写', 'Writing the Record of a Repair')
const lotus = course('一池荷的四季运营', 'Four Seasons of One Lotus Pond')
const space = course('推窗见山：景区空间叙事入门', 'A Window on the Hills')
const light = course('夜游的光：少即是亮', 'Light After Dark')
const bamboo = course('竹器与秋光：竹编手作课', 'Bamboo and Autumn Light')
const terrace = course('梯田里的亲子课堂', 'A Classroom in the Terraces')

export const onlineLearning = () =>
  entriesOf('onlineLearning', [
    {
      id: 'onlineLearning',
      shared: {
        image: 'detail-ferry2',
        figures: [
          { value: '12', unit: { zh: '门', en: '' }, label: { zh: '在架课程', en: 'courses online' } },
          {
            value: '127',
            unit: { zh: '位', en: '' },
            label: { zh: '一线讲师', en: 'teachers from the front line' },
          },
          { value: '3,412', unit: { zh: '人', en: '' }, label: { zh: '本年学员', en: 'learners this year' } },
          {
            value: '21',
            unit: { zh: '分钟', en: 'min' },
            label: { zh: '平均每讲视频', en: 'average length of a film' },
          },
        ],
      },
      zh: {
        headline: '把一线的经验，装进随身课堂',
        intro: `线上学习平台是灵山学院的第二个教室。课程全部由一线同事讲授，录在渡口、灶台、木作坊和凌晨的客房走廊里，不进演播室。

## 怎么学

1. 每讲视频不超过二十五分钟，适合坐船、等车和午休的时候看；课程标注的时长含练习
2. 每讲结尾有一个当天就能试的动作，没有选择题
3. 看完可以向讲师提问，四十八小时内由本人回答

## 向谁开放

平台向集团全体员工开放，其中八门课程同时向同行与社会学员免费开放。所有课程配字幕，可下载文稿；听障学员可申请手语版。

> 看会了不算会，做给师父看过才算。`,
      },
      en: {
        headline: 'What the front line knows, in a classroom that fits your pocket',
        intro: `The online platform is the College’s second classroom. Every course is taught by colleagues from the front line and filmed where they work: on the pier, at the stove, at the bench, in a corridor before dawn. There is no studio.

## How it works

1. No film is longer than twenty-five minutes; watch it on the boat or over lunch. The hours given for a course include practice
2. Each ends with something to try the same day, and there are no multiple-choice questions
3. Ask the teacher; the teacher answers in person within forty-eight hours

## Who it is for

All staff and, for eight of the courses, anyone in the trade or outside it, free of charge. Every lesson has subtitles and a transcript; a signed version is available on request.

> Having watched it is not knowing it. Show your mentor first.`,
      },
    },
  ])

export const studyMap = () =>
  entriesOf('studyMap', [
    {
      id: 'studyMap',
      shared: {
        stages: [
          {
            name: { zh: '新人', en: 'Starting out' },
            text: {
              zh: '入职一月。企业文化、安全与礼仪，共六门必修。',
              en: 'The first month: who we are, safety and service, six required courses.',
            },
            roles: [
              { name: { zh: '全体新人', en: 'Everyone' }, courses: [weather, aid, desk] },
              { name: { zh: '客房与茶寮', en: 'Rooms and tea house' }, courses: [tea] },
              { name: { zh: '步道与驿站', en: 'Paths and rest houses' }, courses: [path] },
            ],
          },
          {
            name: { zh: '熟手', en: 'Learning the job' },
            text: {
              zh: '一至三年。岗位技能与跨景区轮训，配一位师父。',
              en: 'One to three years: the skills of the job, training at other destinations, and a mentor.',
            },
            roles: [
              { name: { zh: '服务岗', en: 'Service' }, courses: [tea, letters] },
              { name: { zh: '运营岗', en: 'Operations' }, courses: [lotus, weather] },
              { name: { zh: '手艺岗', en: 'Craft' }, courses: [bamboo, records] },
              { name: { zh: '研学岗', en: 'Teaching' }, courses: [terrace] },
            ],
          },
          {
            name: { zh: '骨干', en: 'Taking the lead' },
            text: {
              zh: '三至六年。项目管理与带徒，给班组讲一门课。',
              en: 'Three to six years: projects, an apprentice, and a class for your own team.',
            },
            roles: [
              { name: { zh: '项目负责人', en: 'Project leads' }, courses: [space, light] },
              { name: { zh: '师父', en: 'Mentors' }, courses: [terrace, letters] },
              { name: { zh: '修缮师', en: 'Conservators' }, courses: [records, path] },
            ],
          },
          {
            name: { zh: '传承', en: 'Passing it on' },
            text: {
              zh: '六年以上。经营视野、带徒传艺，参与一座景区的规划。',
              en: 'Six years and more: management, succession, and a part in planning a destination.',
            },
            roles: [
              { name: { zh: '景区负责人', en: 'Heads of destinations' }, courses: [lotus, space] },
              { name: { zh: '匠师', en: 'Masters of craft' }, courses: [records, bamboo] },
              { name: { zh: '职能负责人', en: 'Heads of departments' }, courses: [letters, light] },
            ],
          },
        ],
      },
      zh: { title: '四阶段学习地图', intro: '从入职第一天到带出第一名徒弟，每个阶段学什么，一图可见。' },
      en: {
        title: 'A learning map in four stages',
        intro: 'From the first day to the first apprentice: what to learn at each stage.',
      },
    },
  ])
