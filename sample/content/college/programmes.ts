import { entriesOf } from '../../entry.ts'

export const programmes = () =>
  entriesOf('programme', [
    {
      id: 'spring-shoots',
      shared: { sort: 10, cover: 'detail-bamboo' },
      zh: {
        title: '春笋计划 · 新人第一年',
        target: '入职一年内的新同事',
        body: `第一年不考核业绩，只考核三件事：认得路、叫得出同事的名字、敢说“我不会”。

- 十天新人营，八处景区各站半天岗
- 每人一位师父，每月一次长谈
- 满一年写一封信，寄给下一届新人`,
      },
      en: {
        title: 'Spring Shoots: the First Year',
        target: 'Colleagues in their first twelve months',
        body: `In the first year nobody is measured by results. Three things count: knowing the way, knowing your colleagues by name, and daring to say “I can’t do that yet”.

- Ten days of induction, with half a day on duty at each of the eight destinations
- A mentor each, and a long talk every month
- After a year, a letter to next year’s intake`,
      },
    },
    {
      id: 'stone-steps',
      shared: { sort: 20, cover: 'detail-steps' },
      zh: {
        title: '石阶计划 · 一线骨干',
        target: '在岗三至六年的业务骨干',
        body: `逐级而上，不越级。两年里轮三个岗位，给班组讲一门课，带出一名徒弟。

- 每季度一次跨景区轮训
- 完成一项由一线提出的改进，并为它的预算负责
- 结业时由徒弟评分`,
      },
      en: {
        title: 'Stone Steps: the Front Line',
        target: 'Colleagues with three to six years in the job',
        body: `One step after another, none skipped. Three posts in two years, a class for your own team, and an apprentice.

- A spell of training at another destination every quarter
- One improvement that came from the front line, with its budget
- At the end, your apprentice gives the marks`,
      },
    },
    {
      id: 'pine-ridge',
      shared: { sort: 30, cover: 'detail-snow' },
      zh: {
        title: '松岭计划 · 管理者',
        target: '部门及景区负责人',
        body: `管理者的课堂在岗位上。每年站岗一周，住员工宿舍，上最早的班，交一份改进清单。

- 财务、法务、安全三门必修，闭卷
- 一次为期三天的“景区最大承载量”研修
- 每人每年精简一项不必要的流程`,
      },
      en: {
        title: 'Pine Ridge: Managers',
        target: 'Heads of departments and destinations',
        body: `Managers learn on duty: one week a year, in staff rooms, on the earliest shift, ending with a list of what to put right.

- Finance, law and safety, in closed-book examinations
- A seminar of three days on how many people a place can hold
- Every year each of them abolishes one procedure that is not needed`,
      },
    },
    {
      id: 'old-trees',
      shared: { sort: 40, cover: 'deed-camphor' },
      zh: {
        title: '古木计划 · 匠人与传承',
        target: '木作、石作、竹编、船工等匠人',
        body: `手艺不按职级算。匠人可以一直做匠人，待遇随手艺走，不必为了加薪去当领导。

- 五级匠师，由同行与徒弟共同评定
- 每年两个月“不出活”的时间，用来整理与试验
- 退休匠师返聘，只带徒弟，不再出活`,
      },
      en: {
        title: 'Old Trees: Craft and Succession',
        target: 'Carpenters, masons, basket makers, boatmen',
        body: `Craft has its own ladder. A craftsperson may remain one for life; pay follows skill, and nobody has to become a manager to earn more.

- Five grades, judged by peers and apprentices
- Two months a year free of orders, for putting things in order and trying things out
- Retired masters come back only to train apprentices, and take on no more work`,
      },
    },
  ])

export const brandProjects = () =>
  entriesOf('brandProject', [
    {
      id: 'survey-camp',
      shared: { sort: 10, cover: 'detail-bridge' },
      zh: {
        title: '古建测绘营',
        target: '建筑、历史、测绘专业在校生',
        body: `每年夏天二十天，一座桥、一条街或一处院落。学生量，匠人答，图纸向社会公开。

六届以来测绘古建四十一处，完成图纸三千余张，其中九处已据此修缮。`,
      },
      en: {
        title: 'Survey Camp',
        target: 'Students of architecture, history and surveying',
        body: `Every summer, twenty days with a bridge, a street or a courtyard. Students measure, craftspeople answer, and the drawings are open to all.

In six years the camp has recorded forty-one buildings in more than three thousand drawings. Nine have since been repaired from them.`,
      },
    },
    {
      id: 'weather-on-water',
      shared: { sort: 20, cover: 'lesson-clouds' },
      zh: {
        title: '水上气象站',
        target: '与气象、水利类院校共建',
        body: `十二个浮标、三座岛上观测站和六十八名会看云的船工，组成一张内湖小气候观测网。

数据每十分钟公开一次，学生据此完成毕业论文二十七篇，船队据此停航，也据此安心。`,
      },
      en: {
        title: 'Weather on the Water',
        target: 'With colleges of meteorology and hydrology',
        body: `Twelve buoys, three stations on islands and sixty-eight boatmen who can read cloud make up a network for the weather of one lake.

Its readings are public every ten minutes. Twenty-seven theses have been written from them, and the fleet stays in port, or sails with confidence, by what they say.`,
      },
    },
    {
      id: 'terrace-term',
      shared: { sort: 30, cover: 'detail-terrace' },
      zh: {
        title: '梯田学期',
        target: '师范与农林院校三年级学生',
        body: `一个学期，从插秧到收割。上午在田里，下午在村小，晚上写教案。

学期结束时，每名学生留下一堂可以在田埂上讲的课。六年，留下一百八十四堂。`,
      },
      en: {
        title: 'A Term in the Terraces',
        target: 'Third-year students of teaching and farming',
        body: `One term, from planting to harvest: mornings in the field, afternoons in the village school, evenings over lesson plans.

At the end each student leaves behind one lesson that can be taught on a field bank. After six years there are 184.`,
      },
    },
    {
      id: 'craft-residency',
      shared: { sort: 40, cover: 'deed-weaving' },
      zh: {
        title: '驻坊计划',
        target: '设计、美术院校师生与独立设计师',
        body: `每季六位设计者住进鹤汀的作坊，与一位匠人搭档三个月，做一件日常用得上的东西。

不办发布会，做出来先放在古镇食堂用一个月。用坏了，改；没人用，也改。`,
      },
      en: {
        title: 'Workshop Residency',
        target: 'Designers, and teachers and students of design',
        body: `Each season six designers move into the workshops of Heting. Paired with a craftsperson for three months, they make one thing for daily use.

There is no launch. The piece goes to the town canteen for a month. If it breaks it is changed. If nobody uses it, it is changed as well.`,
      },
    },
  ])
