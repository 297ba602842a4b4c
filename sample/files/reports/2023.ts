import type { Report } from './report.ts'

export const report2023: Report = {
  year: 2023,
  picture: 'report-3',
  title: { zh: '同心', en: 'Of One Mind' },
  epigraph: { zh: '没有一件事，是一个人做成的。', en: 'Nothing here was done by one person alone.' },
  foreword: {
    zh: `三月十六日，最后一条柴油船靠上西岸渡口。轮机长关掉机器，手在缸盖上放了一会儿。从那天起，湖上只听得见水声。

五十八条船，从第一条到最后一条，用了五年。做这件事的人，有不愿意鸟飞走的船工，有半夜吊电池的钳工，有把自家屋顶让出来装光伏的村民，也有在董事会上连续三年投反对票、第四年改投赞成的董事。

客人回来了。四百三十六万人次，比上年多了六成。人一多，考验才真的开始：水清不清，路稳不稳，人累不累。

这份报告里的每一件事，都至少有三方在场。我们把它叫作同心，不是说想得一样，是说做的时候在一起。`,
    en: `On 16 March the last diesel boat came alongside at West Shore Ferry. The engineer shut down and left his hand on the cylinder head for a moment. Since then there has been only the sound of water.

Fifty-eight boats took five years. Among those who did it were a boatman who did not like the birds to fly away, fitters who lifted batteries at midnight, villagers who gave up their roofs to solar panels, and a director who voted against it three years running and for it in the fourth.

The visitors came back: 4.36 million visits, three fifths more than the year before. That is when the test began. Was the water clear? Were the paths sound? Were people tired?

At least three parties had a hand in everything this report describes. To be of one mind does not mean thinking alike. It means being there together when the work is done.`,
  },
  chapters: [
    {
      title: { zh: '水：最后一条柴油船', en: 'Water: the last diesel' },
      lead: { zh: '谢谢，辛苦了。', en: 'Thank you. Rest now.' },
      body: {
        zh: `岚屿湖五十八条游船全部改为电力推进，平均透明度恢复到三点二米，比五年前深了一米。湖面噪声降了十一分贝，秋季过境水鸟记录到九十四种，比上年多七种。

最后一台柴油机拆下来，擦净，陈列在西岸渡口，旁边写着五个字：谢谢，辛苦了。

船队的电三分之一来自湖东的光伏。可再生电力占集团全部用电的百分之三十三。客人多了六成，每人次用电反而降到三千瓦时。`,
        en: `All fifty-eight boats on Lanyu Lake are electric, and mean clarity is back at 3.2 metres, a metre deeper than five years ago. Noise on the water has dropped by eleven decibels. Ninety-four kinds of bird were counted on passage in autumn, seven more than last year.

The last engine was taken out, wiped clean and set up at the ferry, with a card beside it: *Thank you. Rest now.*

A third of the fleet’s power comes from panels on the east shore, and a third of all our electricity, 33 per cent, is renewable. There were three fifths more visits, and yet each used less power: three kilowatt-hours.`,
      },
      facts: ['boats', 'clarity', 'renewable'],
      chart: 'boats',
    },
    {
      title: { zh: '人：一起上岸', en: 'People: coming ashore together' },
      lead: { zh: '机器换了，人一个也没有换。', en: 'The engines were replaced. Nobody else was.' },
      body: {
        zh: `船队原有轮机工四十四人。改电之前，我们答应不让一个人因此离开。五年里，二十九人考取电工证转为电池维护，九人转到岸电与光伏，六人到龄退休。

员工三千二百九十人。客流回升，旺季加班随之而来，我们给自己定了两条线：每周不超过六小时，连续不超过两周。越线的有十七人次，逐一补休，并在报告里写明。

人均受训四十六小时，损失工时事故四起，均为轻伤。`,
        en: `The fleet had forty-four engine-room hands. Before the change we promised that none of them would have to leave. In five years twenty-nine qualified as electricians and now look after batteries, nine went to the chargers and the solar panels, and six reached retirement.

We were 3,290. As visitors came back so did overtime, and we set two limits: six hours a week, and no more than two weeks running. The limits were broken seventeen times. Each person had the time back, and we say so here.

Training came to forty-six hours each. There were four lost-time accidents, all of them minor.`,
      },
      facts: ['staff', 'training', 'accidents'],
      chart: 'staff',
    },
    {
      title: { zh: '手艺：修旧如旧', en: 'Craft: as it was' },
      lead: {
        zh: '旧料能用一寸，不用新料一寸。',
        en: 'Not an inch of new wood where an old inch will serve.',
      },
      body: {
        zh: `在学学徒三十七人，比上年多八人。木作团队完成鹤汀西河沿十一座老宅的梁架检修，换下木料不到百分之六。每一处替换都在新料背面写下年份和名字。

榫卯建档七千八百处。为了让数据经得起用，每处由两个人各量一次，相差超过一毫米的重来，重来率百分之九。

在护古树一千一百五十株。晚塔山为一株四百年的松改了步道，绕出二十七米，走过的人多半没有察觉。`,
        en: `Thirty-seven apprentices, eight more than last year. The joiners overhauled the frames of eleven old houses along the west canal at Heting and renewed less than 6 per cent of the timber. On the back of every new piece are a year and a name.

Seven thousand eight hundred joints are on file. So that the figures may be trusted each is measured twice, by different people. Where they differ by more than a millimetre it is done again; that was 9 per cent of them.

We care for 1,150 old trees. On Evening Pagoda Hill a path was moved twenty-seven metres for the sake of a pine four centuries old. Most walkers have not noticed.`,
      },
      facts: ['apprentices', 'joints', 'trees'],
      chart: 'trees',
    },
    {
      title: { zh: '邻里：屋顶与喘息', en: 'Neighbours: roofs and rest' },
      lead: {
        zh: '借来的屋顶，要还以遮雨的情分。',
        en: 'Those who lend a roof should find shelter in return.',
      },
      body: {
        zh: `湖东一百一十二户村民出租屋顶，全年分得电费七十四万元。合同写明，屋顶漏雨由集团先修后查，当年修了九户。

从今年起，每年为照料残疾亲人的家庭留出四百个名额，免费住两天两夜，家中由护理员接手。第一年来了三百八十六人，留言簿上最多的两个字是“睡了”。

无台阶步道五十二公里，荷灯助学学子二百九十六名，乡村书屋二十七间，志愿服务一万五千四百小时。`,
        en: `On the east shore 112 families let us their roofs and shared RMB\u00a0740,000 from the electricity. Their contract says that if a roof leaks we mend it first and ask why afterwards. We mended nine.

From this year four hundred places are kept for people who look after a disabled relative: two days and two nights at no cost, while a nurse takes over at home. In the first year 386 came. The word that occurs most often in the visitors’ book is *slept*.

There are fifty-two kilometres of step-free path, 296 Lotus-Lamp scholars and twenty-seven village libraries, and we volunteered 15,400 hours.`,
      },
      facts: ['paths', 'scholars', 'libraries'],
      chart: 'scholars',
    },
    {
      title: { zh: '治理：评审桌上的员工', en: 'Governance: staff at the table' },
      lead: {
        zh: '用的人坐在桌边，买的人就会问得更细。',
        en: 'When those who will use a thing are present, those who buy it ask better questions.',
      },
      body: {
        zh: `员工代表参与评审的采购项目由上年的三十一项增至五十八项。冬季鞋的评审会上，一位巡堤员把样品穿走，第二天带着湿袜子回来，那一款没有中标。

全年公开采购公告七十二件，本地供应商占百分之六十六。采购室的木门换成了玻璃门。

受理举报十一件，为近年最多。其中七件来自新设的邮箱，渠道多了，话就多了，我们认为这是好事。查实一件，其余均已书面答复。`,
        en: `Staff representatives sat on 58 procurement panels, against 31 the year before. When winter boots were being chosen a dyke-keeper walked off in a sample and came back next day with wet socks. That pair was not bought.

Seventy-two notices were published, and 66 per cent of spending was local. The door of the procurement office, once of wood, is now of glass.

Eleven reports reached the hotline, the most for years. Seven came to a new mailbox: give people more ways to speak and more will. We think that a good sign. One report was upheld; the others were answered in writing.`,
      },
      facts: ['notices', 'suppliers', 'reports'],
      chart: 'suppliers',
    },
  ],
  undone: [
    {
      zh: '旺季加班越线十七人次，目标是零。2024 年起由系统直接拦截。',
      en: 'Overtime limits were broken seventeen times; the aim was none. From 2024 the rota will refuse it.',
    },
    {
      zh: '沿湖步道尚有三公里存在台阶，计划 2024 年 9 月接通。',
      en: 'Three kilometres of the shoreline path still have steps. They are to be joined up by September 2024.',
    },
    {
      zh: '古镇夜间灯光偏亮，居民意见二十六条，尚未拿出方案。',
      en: 'Heting is too bright at night. Residents have said so twenty-six times, and we have no plan yet.',
    },
  ],
}
