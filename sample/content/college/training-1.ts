import { type Day, entriesOf } from '../../entry.ts'

export const training1 = (day: Day) =>
  entriesOf('training', [
    {
      id: 'autumn-induction',
      shared: { type: 'onboarding', publishedAt: day(-6, '10:00'), cover: 'detail-oldboat', isTop: true },
      zh: {
        title: '秋季新人营结营：九十三名新同事先学划船',
        summary: '十天六门必修课，第一课在水上，最后一课在厨房。',
        source: '灵山学院',
        author: '教务处',
        body: `九十三名新同事的第一课不在教室，在渡口。两人一船，从西岸划到第一座岛再回来。岸上没有评分，只有热水。

十天里，大家学完企业文化、安全急救、待客礼仪、无障碍服务、水环境与规章六门必修课，又在八处景区各站了半天岗。

- 平均年龄二十六岁，最大五十一岁
- 七十八人取得急救证书
- 写下“我不明白的事”四百一十条，逐条得到答复

最后一课在员工食堂：自己做一顿饭，请师父来吃。`,
      },
      en: {
        title: 'Ninety-three new colleagues learn to row first',
        summary: 'Ten days, six required courses; the first is on the water and the last in the kitchen.',
        source: 'Lingshan College',
        author: 'Academic Affairs',
        body: `The first lesson for ninety-three new colleagues was not in a classroom. Two to a boat, they rowed from West Shore Ferry to the nearest island and back. Nobody gave marks, but there was hot water on the bank.

In ten days they took six required courses, from first aid to step-free service, and spent half a day on duty at each of the eight destinations.

- Average age twenty-six, the oldest fifty-one
- Seventy-eight first-aid certificates
- 410 notes headed “What I don’t understand”, each of them answered

The last lesson was in the staff canteen: cook a meal and invite your mentor.`,
      },
    },
    {
      id: 'masters-and-apprentices',
      shared: { type: 'apprenticeship', publishedAt: day(-29, '15:30'), cover: 'lesson-pledge' },
      zh: {
        title: '第六届拜师礼：六十二对师徒写下同一张纸',
        summary: '没有红毯，只有一张双方都要签字的约定，徒弟可以提条件。',
        source: '灵山学院',
        author: '教务处',
        body: `拜师礼在旧船坞举行。六十二对师徒隔桌而坐，桌上是一张纸，叫《师徒约》。

约定一共九条，前五条由师父写，后四条由徒弟写。有徒弟写：“请不要当着客人批评我。”也有写：“请带我看一次您做坏的东西。”

师徒期两年，每季度由学院回访。期满后徒弟独立完成一件作品，师父不到场。

六年来共结成三百一十七对，完成师徒期的二百零四对，其中三十九位徒弟已经收徒。`,
      },
      en: {
        title: 'Sixty-two masters and apprentices sign the same sheet',
        summary: 'No red carpet: an agreement both must sign, in which apprentices may set terms.',
        source: 'Lingshan College',
        author: 'Academic Affairs',
        body: `The ceremony is held in the old boat shed. Sixty-two pairs sit facing each other across a table, and on the table lies one sheet of paper.

It has nine clauses. The master writes the first five, the apprentice the other four. “Please don’t criticise me in front of guests,” writes one. Another: “Please show me, once, something you got wrong.”

It lasts two years, and the College asks after each pair every quarter. At the end the apprentice makes a piece of work alone. The master does not come.

In six years there have been 317 pairs. Of these, 204 have completed their two years, and thirty-nine of the apprentices now have apprentices of their own.`,
      },
    },
    {
      id: 'night-of-small-plays',
      shared: { type: 'skill', publishedAt: day(-55, '20:00'), cover: 'lesson-stage' },
      zh: {
        title: '客房管家演了一晚小戏，题目是四十封投诉信',
        summary: '《一封投诉信的回法》结课，四十封来信被演成十个片段。',
        source: '灵山学院',
        author: '文旅运营部',
        body: `结课没有考试。二十四名客房管家把四十封投诉信演成十个小戏，自己演客人，也演自己。

有一封信只有一句话：“你们的热水壶里有上一个人的茶。”演到一半，演客人的管家忽然停下，说：“我现在知道他为什么生气了。他不是嫌脏，他是觉得自己来晚了。”

课程负责人说，回信的功夫一半在笔下，一半在换座位。`,
      },
      en: {
        title: 'An evening of short plays, all of them complaints',
        summary: 'The course on answering letters ends without an exam: forty letters, acted in ten scenes.',
        source: 'Lingshan College',
        author: 'Destination Operations',
        body: `There was no exam. Twenty-four housekeepers turned forty letters of complaint into ten short plays and acted both sides, the guest’s and their own.

One letter was a single sentence: “There was someone else’s tea in the kettle.” Halfway through, the housekeeper who played the guest stopped. “Now I know why he was cross,” she said. “It isn’t the dirt. He felt he had come too late.”

Half of a good answer, says the teacher, is in the pen. The other half is in changing seats.`,
      },
    },
    {
      id: 'bridge-survey-camp',
      shared: { type: 'exchange', publishedAt: day(-88, '09:20'), cover: 'detail-bridge' },
      zh: {
        title: '古建测绘营：四所院校的学生量完了一座桥',
        summary: '二十天，二千三百个数据，交出一份可以照着重建的图纸。',
        source: '灵山学院',
        author: '合作交流处',
        body: `四所院校的三十二名学生，用二十天量完了鹤汀北市的一座石拱桥。成果是一百一十六张图纸，一份石构件清册，以及一张“我们没量明白的地方”。

最后那张纸最受石作组欢迎。上面写着七处疑问，老师傅现场答了五处，剩下两处，他也想知道。

测绘营由学院与合作院校共办，食宿由古镇承担，图纸双方共有，向社会公开。`,
      },
      en: {
        title: 'Survey camp: students from four colleges measure a bridge',
        summary: 'Twenty days and 2,300 measurements: drawings from which it could be built again.',
        source: 'Lingshan College',
        author: 'Cooperation Office',
        body: `In twenty days thirty-two students from four colleges measured a stone arch bridge in the north of Heting. They leave behind 116 drawings, a list of every stone, and a sheet headed “What we could not make out”.

The masons liked the last sheet best. It asks seven questions. The old master answered five on the spot. The other two he would like to know himself.

The camp is run with our partner colleges. The town provides board and lodging, and the drawings belong to both and are open to all.`,
      },
    },
    {
      id: 'managers-on-duty',
      shared: { type: 'management', publishedAt: day(-124, '17:40'), cover: 'detail-ferry' },
      zh: {
        title: '四十名管理者站岗一周，写回一百六十条改进',
        summary: '研修不住酒店、不听讲座，住员工宿舍，上最早的班。',
        source: '灵山学院',
        author: '人力资源部',
        body: `今年的管理研修只有一门课：站岗。四十名部门以上管理者住进员工宿舍，排进真实的班表，做检票、洗碗、扫船、收床。

一周后交回的不是心得，是清单：一百六十条改进，其中七十一条当月落实。排在第一的是，“检票口的凳子太高，坐下就看不见人。”

第二名是，“夜班的面是凉的。”现在是热的了。`,
      },
      en: {
        title: 'Forty managers spend a week on the front line',
        summary: 'No hotel and no lectures: staff rooms, the earliest shift, and 160 things to put right.',
        source: 'Lingshan College',
        author: 'Human Resources',
        body: `This year’s course for managers had one subject: duty. Forty managers, heads of department and above, moved into staff rooms and onto the real roster. They checked tickets, washed up, swept boats and made beds.

After a week they handed in no essays but lists: 160 improvements, seventy-one of them made within the month. First on the list: “The stool at the gate is too high. Sit down and you can’t see anybody.”

Second: “The noodles on night shift are cold.” They are hot now.`,
      },
    },
    {
      id: 'sign-language-evening',
      shared: { type: 'skill', publishedAt: day(-171, '19:00'), cover: 'lesson-signing' },
      zh: {
        title: '手语夜校第四期：先学会说“不着急”',
        summary: '一百零四名一线员工完成六十课时，可独立接待听障游客。',
        source: '灵山学院',
        author: '教务处',
        body: `手语夜校每周二、四晚上开课，老师是两位听障人士。第一课教的词不是“欢迎光临”，是“不着急”。

四期下来，一百零四名员工完成六十课时，八处景区每天都有至少两人在岗，可以独立接待听障游客。

有学员问，打错了怎么办。老师在黑板上写：“你们说话，也常常说错。”`,
      },
      en: {
        title: 'Evening classes in sign language: first of all, “no hurry”',
        summary:
          'A hundred and four colleagues have finished sixty lessons and can receive deaf visitors on their own.',
        source: 'Lingshan College',
        author: 'Academic Affairs',
        body: `Classes are on Tuesday and Thursday evenings, and both teachers are deaf. The first thing they teach is not “Welcome”. It is “No hurry”.

After four terms 104 colleagues have finished sixty lessons. On any day at least two of them are on duty at each of the eight destinations.

What if I sign something wrong, a student asked. The teacher wrote on the board: “You often say things wrong, too.”`,
      },
    },
  ])
