import type { Report } from './report.ts'

export const report2022: Report = {
  year: 2022,
  picture: 'report-4',
  title: { zh: '长夜行舟', en: 'Rowing Through the Night' },
  epigraph: {
    zh: '看不见岸的时候，先把桨划匀。',
    en: 'When you cannot see the shore, keep the stroke even.',
  },
  foreword: {
    zh: `客人比上年少了四十四万，全年二百六十八万人次。有些日子，首班船上只有船工自己。

年初我们在三件事之间选：裁人，减薪，或者用积蓄。董事会用了一个下午，选了第三件，条件是不许闲着。于是这一年成了二十年来修得最多、学得最多的一年。

没有裁减一名员工，反而多了四十人。高级管理人员减薪两成，省下的钱正好够全年的培训费。

夜里行船的人都知道，灯照不远，照得见船头就够了。`,
    en: `Visits fell by 440,000, to 2.68 million. There were mornings when the only person aboard the first boat was the boatman.

At the start of the year there were three choices: let people go, cut pay, or spend what we had put by. The board took an afternoon and chose the third, on condition that nobody should be idle. So in twenty years we have never mended so much or learnt so much.

Nobody lost their job, and there are forty more of us. Senior managers took a fifth less pay, which came to almost exactly the cost of the year’s training.

Anyone who has rowed at night knows that a lamp does not reach far. It is enough to see the bow.`,
  },
  chapters: [
    {
      title: { zh: '水：空湖养湖', en: 'Water: a rested lake' },
      lead: { zh: '客人不来的日子，湖歇了一歇。', en: 'On days without visitors, the lake had a rest.' },
      body: {
        zh: `平均透明度二点九米，比上年多三十厘米，是升得最快的一年。原因有三：停航的日子多，船队电动化完成到四十七条，三公里硬质驳岸换回缓坡与芦苇。

驳岸改造原定两年，因为工人有空，一年做完。参加的有船工、售票员、讲解员，共四百六十人次，每天补贴照发。

每人次用电升到三点六千瓦时，因为灯、泵、冷库照开，客人却少。我们没有把它解释掉，写在表里。`,
        en: `Mean clarity was 2.9 metres, thirty centimetres better than the year before and the largest gain on record. There were three causes: idle days, forty-seven electric boats, and three kilometres of concrete bank turned back into slopes and reeds.

The bank was to have taken two years. It took one, because people had time. Boatmen, ticket clerks and guides gave 460 days to it and were paid as usual.

Electricity per visit rose to 3.6 kilowatt-hours, since lamps, pumps and cold stores ran while few people came. We have not explained it away. It is in the table.`,
      },
      facts: ['clarity', 'boats', 'power'],
      chart: 'clarity',
    },
    {
      title: { zh: '人：不裁一个人', en: 'People: nobody let go' },
      lead: {
        zh: '一条船上的人，不能在半夜数谁多余。',
        en: 'You do not count who can be spared in the middle of the night.',
      },
      body: {
        zh: `年末员工三千一百二十人，比年初多四十人，新来的大多是水生态与木作岗位。全年没有裁员，没有强制休假，基层员工没有减薪。

空下来的时间用来上课。人均受训四十一小时，新增内部讲师三十六名。最受欢迎的课是一位厨师讲的“怎样剩得少”，开了十九次。

心理支持热线全年接到电话二百一十七次。打来最多的是年轻的管理者，他们说，最难的是不知道怎么跟班组说“还不知道”。`,
        en: `We ended the year with 3,120 staff, forty more than we began it, most of the newcomers in water ecology and joinery. Nobody was dismissed for want of work or made to take leave, and no one outside management lost pay.

Free time became class time: forty-one hours each, and thirty-six new teachers from among ourselves. The most popular course, a cook’s lesson on how to have less left over, was given nineteen times.

The support line was rung 217 times, most often by young managers. The hardest thing, they said, was having to tell a team, “I don’t know yet.”`,
      },
      facts: ['staff', 'training', 'local'],
      chart: 'training',
    },
    {
      title: { zh: '手艺：塔身未落一砖', en: 'Craft: not one brick fell' },
      lead: {
        zh: '三十六本记录，比任何仪器看得都久。',
        en: 'Thirty-six notebooks had watched longer than any instrument.',
      },
      body: {
        zh: `十一月八日，晚塔加固完工。设计依据守塔人三十六本记录，逐年算出沉降，只在西北角动手。施工十一个月，塔身未落一砖。

在学学徒二十九人。古镇停业的几周里，老师傅把平时顾不上讲的讲了一遍，徒弟们记下的笔记有一千一百页，整理成二十四讲，放在学院平台上。

榫卯建档五千六百处，在护古树一千零八十五株。`,
        en: `On 8 November the strengthening of the Evening Pagoda was finished. Its design rests on the keeper’s thirty-six notebooks, from which the settlement of every year was worked out. Only the north-west corner was touched. In eleven months not one brick fell.

Twenty-nine apprentices are with us. In the weeks when the old town was closed their masters told them what there is never time to tell. The notes came to 1,100 pages and have become twenty-four lectures on the college platform.

There are 5,600 joints on file and 1,085 old trees in our care.`,
      },
      facts: ['apprentices', 'joints', 'trees'],
      chart: 'apprentices',
    },
    {
      title: { zh: '邻里：一碗热饭', en: 'Neighbours: a hot meal' },
      lead: { zh: '船可以停，饭不能停。', en: 'Boats may stop. Meals may not.' },
      body: {
        zh: `湖畔助老餐全年没有断过一天，日均一百五十份。最难的两周，船队用六条小艇分四路送，船工说，这是他们送过的最要紧的客人。

荷灯助学资助学子二百九十名，名额没有因收入减少而减少。乡村书屋二十四间，停电时点马灯。

志愿服务一万二千六百小时。这一年我们向商户减免租金四百八十二万元，四十一家老铺没有一家关门。`,
        en: `Lunches for old people never stopped, and came to 150 a day on average. In the two hardest weeks six launches carried them by four routes. They had never had more important passengers, said the crews.

Lotus-Lamp supported 290 students; places were not cut because income was. Twenty-four village libraries stayed open, by hurricane lamp when the power failed.

We volunteered 12,600 hours. Rents worth RMB\u00a04.82 million were forgone, and not one of the forty-one shops on Long Street closed.`,
      },
      facts: ['scholars', 'libraries', 'volunteers'],
      chart: 'scholars',
    },
    {
      title: { zh: '治理：一个下午的会', en: 'Governance: one afternoon' },
      lead: {
        zh: '难的决定，要留下每个人说了什么。',
        en: 'When a decision is hard, keep a record of what each person said.',
      },
      body: {
        zh: `不裁员的决定在一次董事会上作出，五票赞成，两票反对。会议记录向全体员工公开，反对的理由一字未删。

全年公开采购公告六十四件，本地供应商占百分之六十一。货款支付平均提前到验收后九天，比合同约定短二十一天，为的是让小供应商也能过冬。

受理举报八件，均按期答复，查实两件，一件为虚报领料，一件为泄露报价，均已处理。`,
        en: `The decision to keep everybody was taken at one meeting of the board, by five votes to two. The minutes were opened to all staff, and nothing was cut from the reasons against.

Sixty-four notices were published and 61 per cent of spending was local. Bills were paid nine days after acceptance on average, three weeks sooner than contracts require, so that small suppliers might get through the winter as well.

Eight reports came in and all were answered in time. Two were upheld, one for false requisitions and one for disclosing a price, and both were dealt with.`,
      },
      facts: ['notices', 'suppliers', 'reports'],
      chart: 'visits',
    },
  ],
  undone: [
    {
      zh: '每人次用电不降反升。2023 年将按客流分区开灯。',
      en: 'Electricity per visit went up. In 2023 lights will follow visitors, zone by zone.',
    },
    {
      zh: '船队电动化原计划 2022 年底全部完成，尚有十一条，延至 2023 年 3 月。',
      en: 'The whole fleet was to have been electric by the end of 2022. Eleven boats remain, until March 2023.',
    },
    {
      zh: '步道改造因人手转去修岸，只完成八公里，少于计划的十二公里。',
      en: 'With hands at work on the banks, eight kilometres of path were made step-free instead of twelve.',
    },
  ],
}
