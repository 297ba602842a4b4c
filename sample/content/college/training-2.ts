import { type Day, entriesOf } from '../../entry.ts'

export const training2 = (day: Day) =>
  entriesOf('training', [
    {
      id: 'wind-lessons',
      shared: { type: 'skill', publishedAt: day(-214, '08:30'), cover: 'lesson-clouds' },
      zh: {
        title: '《读云》复训：今年加了一课“什么时候不开船”',
        summary: '六十八名船工完成年度复训，停航决定权交到每一位船长手里。',
        source: '灵山学院',
        author: '岚屿湖船队',
        body: `六十八名船工完成了《读云》年度复训。今年新增一课，题目叫“什么时候不开船”。

课上立了一条规矩：停航由船长决定，任何人不得干预。景区承担退票，不计入考核。规矩立下当月，停航九班，比去年同期多六班；同月事故与险情为零。

> 开船靠本事，不开船靠良心。

复训教材整理成册，送给下游四家渡运单位。`,
      },
      en: {
        title: 'Reading Cloud, again: this year with a lesson on not sailing',
        summary:
          'Sixty-eight boatmen take the yearly refresher, and the decision to stay in port is theirs alone.',
        source: 'Lingshan College',
        author: 'Lanyu Lake Fleet',
        body: `Sixty-eight boatmen have taken the yearly refresher of Reading Cloud. New this year is a lesson called “When not to sail”.

It came with a rule. The captain decides, and nobody may overrule it. The Group refunds the tickets, and it does not count against anyone. In the first month nine sailings were cancelled, six more than the year before. There was not one incident.

> Sailing takes skill. Not sailing takes conscience.

The course book has been given to four ferry services downstream.`,
      },
    },
    {
      id: 'kitchen-exchange',
      shared: { type: 'exchange', publishedAt: day(-258, '11:00'), cover: 'interior-table' },
      zh: {
        title: '八个厨房互换主厨，一个月后多了二十一道菜',
        summary: '主厨轮换交流月收官，最受欢迎的一道叫“别人家的米饭”。',
        source: '灵山学院',
        author: '文旅运营部',
        body: `八处景区的主厨互换厨房一个月，条件是只能用当地的菜，不能带自己的料。

一个月后，八份菜单上多了二十一道菜。最受欢迎的一道来自云阶梯田，名字叫“别人家的米饭”：同一种米，换了水，换了灶，换了人，客人说像是第一次吃。

交流月还留下一份《八灶笔记》，记着每个厨房刀放在哪边、早上谁最早到。`,
      },
      en: {
        title: 'Eight kitchens change chefs, and twenty-one dishes are new',
        summary: 'After a month of exchange the favourite is called “Somebody else’s rice”.',
        source: 'Lingshan College',
        author: 'Destination Operations',
        body: `For a month the chefs of all eight destinations changed kitchens. The condition: local produce only, and nothing brought from home.

At the end there were twenty-one new dishes on eight menus. The favourite comes from Cloudstep Terraces and is called “Somebody else’s rice”. The rice is the same. The water, the stove and the cook are different, and guests say they seem to taste it for the first time.

What also remains is a notebook of eight stoves: on which side the knives lie, and who comes first in the morning.`,
      },
    },
    {
      id: 'archive-workshop',
      shared: { type: 'apprenticeship', publishedAt: day(-302, '10:10'), cover: 'lesson-bracket' },
      zh: {
        title: '学徒与档案：把师父说的“差不多”量出来',
        summary: '木作、石作、竹编三组学徒用半年时间，记录一百八十二个口头经验。',
        source: '灵山学院',
        author: '教务处',
        body: `师父们最常说的三个字是“差不多”。三组学徒用半年时间，把它量了出来。

“差不多干了”，是含水率百分之十二到十四；“差不多紧”，是敲击后榫头外露一点五毫米；“差不多了”，多数时候，是该吃饭了。

一百八十二条口头经验整理成《差不多手册》，由师父逐条签字，其中三条经复核作了订正。`,
      },
      en: {
        title: 'Apprentices measure what their masters call “about right”',
        summary: 'Carpenters, masons and basket makers write down 182 rules of thumb in half a year.',
        source: 'Lingshan College',
        author: 'Academic Affairs',
        body: `What masters say most often is “about right”. For half a year three groups of apprentices measured it.

“About dry” is a moisture of twelve to fourteen per cent. “About tight” is a tenon that stands out by a millimetre and a half after the blow. “That’s about it” means, as a rule, that it is time to eat.

The 182 entries make a handbook, signed line by line by the masters. Three were corrected on review.`,
      },
    },
    {
      id: 'access-audit-course',
      shared: { type: 'skill', publishedAt: day(-371, '14:30'), cover: 'interior-ferry' },
      zh: {
        title: '无障碍巡检员上岗：先在轮椅上过一天',
        summary: '四十八名巡检员完成培训，每周走一遍全部步道。',
        source: '灵山学院',
        author: '文旅运营部',
        body: `成为无障碍巡检员的第一天，要在轮椅上过：上班、吃饭、去卫生间、在雨里过一座桥。第二天蒙上眼睛，第三天推一辆装了三十公斤沙袋的婴儿车。

四十八名学员完成培训。他们每周走一遍所辖步道，带一把尺、一只水平仪，和一张只有三个选项的表：能过、勉强、不能过。

“勉强”也算不合格。`,
      },
      en: {
        title: 'Access inspectors spend their first day in a wheelchair',
        summary: 'Forty-eight have been trained. Every week they walk every path.',
        source: 'Lingshan College',
        author: 'Destination Operations',
        body: `The first day of the course is spent in a wheelchair: at work, at lunch, in the toilet and on a bridge in the rain. On the second day you are blindfolded. On the third you push thirty kilos of sand in a pushchair.

Forty-eight inspectors have finished. Every week they walk their paths with a rule, a spirit level and a form with three boxes: passable, barely, not.

“Barely” counts as a failure.`,
      },
    },
    {
      id: 'young-guides',
      shared: { type: 'onboarding', publishedAt: day(-448, '09:00'), cover: 'lesson-window' },
      zh: {
        title: '讲解员换了考法：讲三分钟，再安静三分钟',
        summary: '新一批讲解员结业，考核增加“不说话”的部分。',
        source: '灵山学院',
        author: '教务处',
        body: `讲解员的结业考核改了。以前讲十五分钟，现在讲三分钟，然后安静三分钟，让考官自己看。

考官是随机邀请的游客。评分表上只有两问：您记住了什么？安静的时候，您想走吗？

三十六名学员有三十一名通过。没通过的五位，都是因为那三分钟里忍不住又说了一句。`,
      },
      en: {
        title: 'A new test for guides: three minutes of talk, three of silence',
        summary: 'The examiners are visitors, and there are only two questions.',
        source: 'Lingshan College',
        author: 'Academic Affairs',
        body: `The final test for guides has changed. They used to talk for fifteen minutes. Now they talk for three, and then keep quiet for three and let the examiner look.

The examiners are visitors, asked at random. The form has two questions. What do you remember? And in the silence, did you want to leave?

Thirty-one of thirty-six passed. The other five all failed for the same reason: in the three minutes they could not help adding something.`,
      },
    },
    {
      id: 'spring-managers-seminar',
      shared: { type: 'management', publishedAt: day(-590, '16:20'), cover: 'detail-steps' },
      zh: {
        title: '春季研修：一座景区最多能装下多少人',
        summary: '三天时间，二十八名景区负责人用脚步而不是公式算出答案。',
        source: '灵山学院',
        author: '教务处',
        body: `研修的题目只有一个：您的景区最多能装下多少人？

前两天不许用公式。二十八名负责人分成七组，在不同的人数下走同一条路，记录自己从第几百人开始不想停下来看。第三天才打开教材，把感觉换算成数字。

八处景区据此更新了限客标准，五处下调，三处不变，没有一处上调。`,
      },
    },
  ])
