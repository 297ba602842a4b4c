import type { Report } from './report.ts'

export const report2024: Report = {
  year: 2024,
  picture: 'report-2',
  title: { zh: '暮色里的灯', en: 'Lamps at Dusk' },
  epigraph: { zh: '把路照亮，把星星留下。', en: 'Light for the path, dark for the stars.' },
  foreword: {
    zh: `天快黑的时候，湖边的灯一盏一盏亮起来，先是渡口，再是码头，再是书屋，最后是听雪岭上那一盏。我们想，一年的事，也可以照这个次序来讲。

这一年亮了一些灯：四十二里湖岸步道全线没有台阶，最后一段在九月接通。也暗了一些灯：鹤汀古镇把夜里的亮度减了三成，客人没有变少，抬头的人变多了。

有一盏灯报了警。七月，守望队连续三周测到东湾变浑，查出一处渗漏的旧管道，十九天修好。湖水的全年平均透明度因此降到三点一米，是七年来第一次下降。

坏消息来得早，是因为有人每周都在看。我们把这件事写在第一章。`,
    en: `At dusk the lamps come on around the lake one after another: first the ferry, then the quays, then the village libraries, and last the one on Snowsong Ridge. A year may be told in the same order.

Some lamps were lit. The shoreline path, forty-two *li* or twenty-one kilometres, was joined up in September without a single step. Some were turned down. Heting Old Town took away a third of its light; no fewer people came, and more of them looked up.

And one gave warning. In July volunteers found the east bay clouding for three weeks together, and so an old pipe was discovered to be leaking. It was mended in nineteen days. The lake’s mean clarity for the year fell to 3.1 metres, its first fall in seven years.

Bad news came early because somebody looks every week. We have put it in the first chapter.`,
  },
  chapters: [
    {
      title: { zh: '水：七月的东湾', en: 'Water: the east bay in July' },
      lead: {
        zh: '曲线掉下去的时候，不要先怪仪器。',
        en: 'When a curve falls, do not begin by blaming the instrument.',
      },
      body: {
        zh: `七月第一周，志愿者在东湾放下塞氏盘，两米六就看不见了，比平常浅半米。第二周两米五，第三周两米四。监测组沿岸查了四公里，在一片芦苇底下找到渗漏的旧管道，是二十多年前的村办厂留下的，图纸上没有。

从确认到修好用了十九天。东湾在九月底恢复到三米以上，全湖全年平均三点一米。我们向沿岸四个村通报了全过程，公布了全部数据，并承诺第二年把整条旧管换掉。

可再生电力占百分之四十一，每人次用电二点八千瓦时，每百人次垃圾二十七公斤，三项都好于上年。`,
        en: `In the first week of July volunteers lowered a Secchi disc into the east bay and lost sight of it at 2.6 metres, half a metre short of normal. In the second week it was 2.5, in the third 2.4. The water team searched four kilometres of shore and found, under a reed bed, a leaking pipe left by a village works more than twenty years ago. It was on no drawing.

From finding it to mending it took nineteen days. By the end of September the bay was above three metres again, and the lake averaged 3.1 over the year. We told the four villages along the shore everything that had happened, published every reading, and undertook to replace the whole pipe the year after.

Renewable sources supplied 41 per cent of electricity, each visit used 2.8 kilowatt-hours, and a hundred visits left 27 kilograms of waste. All three were better than the year before.`,
      },
      facts: ['clarity', 'renewable', 'waste'],
      chart: 'clarity',
    },
    {
      title: { zh: '人：夜班的灯', en: 'People: the night shift' },
      lead: {
        zh: '六百一十四名同事的一天，从别人下班开始。',
        en: 'For 614 of us the day begins when others go home.',
      },
      body: {
        zh: `员工三千四百二十人，其中六百一十四人常上夜班：巡堤、值守、灯光、客舍与安保。今年给夜班做了三件事：夜餐从泡面改成热饭，休息室装了遮光帘，连续夜班由七天减为四天。

管理岗位女性占百分之三十九，五年里升了八个百分点。升得最慢的是工程，最快的是船队，船队现有三位女班长，其中一位的父亲也是船工。

损失工时事故三起，比上年少一起。三起都发生在下午四点到六点之间，于是这两个小时里不再安排登高作业。`,
        en: `Of our 3,420 staff 614 regularly work at night: on the dykes, in the control rooms, among the lamps, in the guest houses and on security. Three things changed for them. Supper is cooked instead of poured from a kettle, the rest rooms have blackout curtains, and nobody works more than four nights running, where it used to be seven.

Women hold 39 per cent of management posts, eight points more than five years ago. Engineering moved slowest and the fleet fastest: it has three women as crew leaders, and one of them is a boatman’s daughter.

There were three lost-time accidents, one fewer than the year before. All three happened between four and six in the afternoon. Nobody now works at height in those two hours.`,
      },
      facts: ['staff', 'women', 'accidents'],
      chart: 'accidents',
    },
    {
      title: { zh: '手艺：第一万处榫卯', en: 'Craft: the ten-thousandth joint' },
      lead: {
        zh: '量它的人二十三岁，做它的人早已不在。',
        en: 'The one who measured it is twenty-three. The one who made it is long gone.',
      },
      body: {
        zh: `九月二十一日，听水廊桥东侧第三柱的一处燕尾榫录入档案，编号一万。到年底共建档一万零六十处，每一处有尺寸、角度、木纹方向和一张照片。

档案当天向院校与同行免费开放。第一位查阅者是外省的一名修桥学徒，他在留言里问了十一个问题，木作团队回了十一页纸。

在学学徒四十五人，出师十一人。出师考试没有考官打分，由邻铺三家各用一周，觉得行，就行。`,
        en: `On 21 September a dovetail in the third post on the east side of the covered bridge was entered in the archive as number ten thousand. By the end of the year there were 10,060, each with its dimensions, angles, grain and a photograph.

The archive was opened the same day, free, to schools and the trade. Its first reader was an apprentice bridge-mender from another province. He left eleven questions. The joiners sent back eleven pages.

Forty-five apprentices are learning with us and eleven completed their time. Nobody marks them. Three neighbouring shops each take them for a week, and if the shops are satisfied, so are we.`,
      },
      facts: ['apprentices', 'joints', 'trees'],
      chart: 'joints',
    },
    {
      title: { zh: '邻里：书屋七点亮灯', en: 'Neighbours: lamps at seven' },
      lead: { zh: '三十间书屋，三十盏灯，三十个人。', en: 'Thirty libraries, thirty lamps, thirty people.' },
      body: {
        zh: `四十二里湖岸步道全线没有台阶，八处景区的无台阶步道合计六十三公里。最后接通的是西岸渡口到旧船坞的六百米，绕开了一棵柳树。

乡村书屋三十间，全年借出图书一万七千册次。荷灯助学资助学子三百零五名。今年第一次有受助的孩子回到景区工作，她在售票窗口，自己也开始写信。

志愿服务一万七千九百小时，其中湖水守望七千四百小时。七月的事之后，报名的人多了一倍。`,
        en: `The path around the lake is now free of steps, and the eight destinations have sixty-three kilometres of such paths in all. The last piece to be joined, 600 metres from the ferry to the old boat shed, goes round a willow.

Thirty village libraries made 17,000 loans. Lotus-Lamp supported 305 students. For the first time one of them has come to work for us. She sells tickets, and has begun to write letters of her own.

We volunteered 17,900 hours, of which 7,400 were spent watching the lake. After July twice as many people asked to join.`,
      },
      facts: ['libraries', 'scholars', 'volunteers'],
      chart: 'volunteers',
    },
    {
      title: { zh: '治理：暗三成的账', en: 'Governance: a third less light' },
      lead: {
        zh: '省下的电费公布，少卖的夜市也公布。',
        en: 'We publish what was saved, and what was not sold.',
      },
      body: {
        zh: `鹤汀减光是一项由街坊议事堂提出、董事会批准的决定。全年夜间照明用电比上年下降百分之二十二，长街夜间营业额下降百分之四，客房入住率上升百分之六。三个数字一并公布，由街坊自己判断合不合算。

全年公开采购公告七十八件，本地供应商占百分之六十九。受理举报七件，均按期答复，查实一件，为供应商围标，已列入三年不得参与名单。

每人次用电二点八千瓦时，自有光伏发电首次超过船队用电。`,
        en: `Turning down the lights of Heting was proposed at the residents’ table and approved by the board. Evening lighting used 22 per cent less electricity than the year before, evening takings on Long Street fell by 4 per cent, and guest rooms were 6 per cent fuller. All three figures were posted so that residents could decide for themselves whether it had been worth it.

Seventy-eight procurement notices were published; 69 per cent of spending was local. Seven reports came to the hotline and each was answered in time. One was upheld: suppliers had agreed their bids, and may not take part for three years.

At 2.8 kilowatt-hours a visit, our own solar output for the first time exceeded what the fleet uses.`,
      },
      facts: ['notices', 'suppliers', 'power'],
      chart: 'notices',
    },
  ],
  undone: [
    {
      zh: '东湾旧管道只修了渗漏段，全线更换列入 2025 年，预算已批。',
      en: 'Only the leaking length of the east bay pipe was replaced. The rest is budgeted for 2025.',
    },
    {
      zh: '答应为八处景区各配一名手语讲解员，年底到岗六名。',
      en: 'We promised a guide who signs at each of the eight destinations. Six were in post by the end of the year.',
    },
    {
      zh: '夜班人员的体检安排晚了两个月，影响一百零三人，已补做。',
      en: 'Health checks for night staff came two months late for 103 people. They have since been done.',
    },
  ],
}
