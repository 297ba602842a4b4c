import type { Report } from './report.ts'

export const report2021: Report = {
  year: 2021,
  picture: 'report-5',
  title: { zh: '把路修稳', en: 'Steady Underfoot' },
  epigraph: { zh: '先说哪一级石阶松了。', en: 'Begin with the step that is loose.' },
  foreword: {
    zh: `往年我们也写报告，写得好看，数字不全。从今年起换一种写法：先把该数的都数一遍，数完再动笔。

数下来，松动的石阶一百零九级，轮椅过不去的台阶二百一十三处，沿湖能走到底的步道二十六里。还有一些以前没有数过的：员工上班路上要多久，一位老人从家到最近的医务点要走多少步。

这一年丹枫谷与听雪岭先后托管，从岭上的雪到塘里的荷，一脉水第一次由同一双手照看。景区多了，先要做的不是开张，是把路走一遍。

数字不好看的，也印在这里。明年翻到这一页，就知道有没有进步。`,
    en: `We have published reports before. They were handsome, and their figures had gaps. From this year we do it differently: count everything that ought to be counted, and only then begin to write.

We counted 109 loose steps, 213 flights that a wheelchair cannot pass, and thirteen kilometres of shoreline path that can be followed to its end. We counted some things that nobody had before: how long it takes us to get to work, and how many paces there are from an old person’s door to the nearest nurse.

Maple Gorge and Snowsong Ridge were entrusted to us this year. From the snow on the ridge to the lotus in the ponds, one river system is for the first time in one pair of hands. The first thing to do with a new place is not to open it but to walk every path.

Poor figures are printed too. Turn back to this page next year and you will see whether we have done any better.`,
  },
  chapters: [
    {
      title: { zh: '水：一脉八景', en: 'Water: one river, eight places' },
      lead: { zh: '水不认景区的边界。', en: 'Water does not know where one destination ends.' },
      body: {
        zh: `岚屿湖平均透明度二点六米，比上年多十厘米。电动游船三十一条，占船队的百分之五十三。可再生电力占百分之十八，起点不高，写在这里作一个底。

今年起，八处景区共用一本水账：哪里取水，哪里排水，取多少，排多少，每月合在一张图上。第一张图画出来，大家发现鹤汀清晨的用水高峰，正好赶在云阶放水之前两个小时。于是放水提早了两个小时。

每百人次垃圾三十三公斤，比上年少三公斤。`,
        en: `Mean clarity of Lanyu Lake was 2.6 metres, ten centimetres better than the year before. Thirty-one boats are electric, 53 per cent of the fleet. Eighteen per cent of our electricity is renewable. It is not much, and is set down here so that there is something to measure from.

The eight destinations now keep a single account of water: where it is taken, where it is returned, and how much, drawn each month on one sheet. The first sheet showed that Heting used most at daybreak, two hours before water was let down from Cloudstep. It is now let down two hours sooner.

A hundred visits left 33 kilograms of waste, three fewer than last year.`,
      },
      facts: ['clarity', 'boats', 'renewable'],
      chart: 'renewable',
    },
    {
      title: { zh: '人：上班的路', en: 'People: the way to work' },
      lead: {
        zh: '先把同事的路修稳，再去修客人的。',
        en: 'Make the way safe for colleagues first, and then for guests.',
      },
      body: {
        zh: `员工三千零八十人，百分之六十来自周边村镇。我们请每个人画出上班的路，收回二千七百四十张，标出没有灯的路段六十一处，没有人行道的四十八处。

能由集团解决的，当年装灯二十三处，开通早班车两条；不能解决的，列表交给所在村镇，一起商量。

人均受训三十八小时。损失工时事故七起，其中三起发生在上下班途中。过去这一类不计入，从今年起计入。`,
        en: `We were 3,080, of whom 60 per cent live in villages and towns nearby. Everyone was asked to draw their way to work. From 2,740 drawings we marked sixty-one stretches without a light and forty-eight without a pavement.

Where it lay with us, twenty-three lamps were put up and two early buses started. The rest of the list went to the villages and towns concerned, to be talked over together.

Each of us had thirty-eight hours of training. There were seven lost-time accidents, three of them on the way to or from work. Those used not to be counted. From this year they are.`,
      },
      facts: ['staff', 'training', 'accidents'],
      chart: 'accidents',
    },
    {
      title: { zh: '手艺：从一张凳子学起', en: 'Craft: starting with a stool' },
      lead: { zh: '四条腿一样长，才许碰房梁。', en: 'Four legs the same length; then you may touch a beam.' },
      body: {
        zh: `在学学徒二十四人，木作、竹编、雕版三门。木作学徒第一年只做凳子，做到师傅坐上去不晃，再学榫卯。去年做废的凳子有七十一张，摆在学院走廊里，坐上去都晃。

榫卯建档三千九百处，由学徒测量，师傅复核。量一处，等于学一处。

在护古树一千零一十株，过千是今年的事。`,
        en: `Twenty-four apprentices are learning joinery, bamboo and block-cutting. In their first year joiners make only stools. When the master can sit on one and it does not rock, they go on to joints. Seventy-one stools failed. They stand in a corridor of the college, and every one of them rocks.

Apprentices measured and masters checked 3,900 joints for the archive. To measure one is to learn one.

The old trees in our care passed a thousand this year, and are 1,010.`,
      },
      facts: ['apprentices', 'joints', 'trees'],
      chart: 'joints',
    },
    {
      title: { zh: '邻里：二百一十三处台阶', en: 'Neighbours: 213 flights of steps' },
      lead: { zh: '列出来，才算答应了。', en: 'Writing a list is making a promise.' },
      body: {
        zh: `请十二位残疾人朋友把八处景区走了一遍，列出轮椅过不去的台阶二百一十三处，一处一张照片，贴在集团大厅，改一处撕一张。年底撕下四十四张。

无台阶步道三十三公里，其中沿湖十三公里，合二十六里。

荷灯助学资助学子二百八十一名，乡村书屋二十一间，志愿服务一万一千二百小时。湖畔助老餐每日一百二十份。`,
        en: `Twelve disabled visitors went over all eight destinations and listed 213 flights of steps that a wheelchair cannot pass. A photograph of each was put up in the hall of our head office, to be torn down when it has been dealt with. Forty-four were gone by the end of the year.

There are thirty-three kilometres of step-free path, thirteen of them along the lake.

Lotus-Lamp supported 281 students, there are twenty-one village libraries, and we volunteered 11,200 hours. A hundred and twenty lunches a day go to old people around the shore.`,
      },
      facts: ['paths', 'scholars', 'volunteers'],
      chart: 'paths',
    },
    {
      title: { zh: '治理：第一本全账', en: 'Governance: the first full account' },
      lead: { zh: '少一个数字，就少一分可信。', en: 'Every missing figure is a reason for doubt.' },
      body: {
        zh: `本报告首次列出二十一项年度数据，并把往年能够查到的一并补齐。查不到的，宁可不写。

全年公开采购公告六十一件，本地供应商占百分之五十八。公告第一次附上结果，落选的供应商可以查到自己的分数。

受理举报九件，均答复，其中两件超过十五个工作日，最长二十二个工作日，原因是外出取证。从明年起，需要延长的先告知。

集团把净利润的百分之三交给公益基金，自二〇一三年起没有间断。`,
        en: `This report is the first to give twenty-one figures for the year, together with those of earlier years that could be found. Where we could not find one we have left the subject out.

Sixty-one procurement notices were published and 58 per cent of spending was local. For the first time notices carry their results, and those who were not chosen can look up their marks.

Nine reports were received and answered, two of them later than fifteen working days; the longest took twenty-two, because evidence had to be fetched. In future anyone who must wait longer will be told beforehand.

Three per cent of net profit goes to the Lingshan Fund, as it has without a break since 2013.`,
      },
      facts: ['notices', 'suppliers', 'reports'],
      chart: 'notices',
    },
  ],
  undone: [
    {
      zh: '尚有一百六十九处台阶未改，计划三年内完成其中可改的部分。',
      en: 'One hundred and sixty-nine flights of steps remain. Those that can be altered will be within three years.',
    },
    {
      zh: '二〇一七年以前的用电数据已不可考，无法比较。',
      en: 'Electricity figures from before 2017 cannot be found, so that no comparison is possible.',
    },
    {
      zh: '两件举报答复超期，已向反映人致歉。',
      en: 'Two reports were answered late, and we have apologised to those who made them.',
    },
  ],
}
