import type { Sample } from '../../entry.ts'

type Milestone = Omit<Sample<'milestone'>, 'kind'>

/** 2015 to 2026. */
export const later: Milestone[] = [
  {
    id: '2015-evening-pagoda',
    shared: { date: '2015-05-09', withMonth: 'year' },
    zh: {
      title: '守一座塔',
      body: '晚塔山交由集团照看。守塔人留任，条件只有一个：他的记录本，照旧写下去。',
    },
    en: {
      title: 'Keeping a pagoda',
      body: 'Evening Pagoda Hill is entrusted to us. The keeper stays on one condition, that his notebooks go on as before.',
    },
  },
  {
    id: '2016-cloudstep',
    shared: { date: '2016-10-16', withMonth: 'month' },
    zh: {
      title: '梯田开镰',
      body: '与云阶村签订三十年约定：田归农户，水归众人，集团只做游客与销路。当年首届开镰节，收稻九十六亩。',
    },
    en: {
      title: 'First harvest at Cloudstep',
      body: 'A thirty-year agreement with the village: fields stay with the farmers, water with everyone, and we bring visitors and buyers. The first harvest festival cuts six hectares.',
    },
  },
  {
    id: '2018-college',
    shared: { date: '2018-03-12', withMonth: 'month' },
    zh: {
      title: '学院开课',
      body: '灵山学院首批十二门课程上线，授课者全部来自一线岗位。第一课讲“读云”，讲师是开首班渡轮的船工。同年冬，首届灵山灯会在湖上举行。',
    },
    en: {
      title: 'The College opens',
      body: 'Twelve first courses, every one of them taught by someone who does the work. Lesson one is how to read cloud, given by the man who steered the first ferry. That winter the first Lantern Festival is held on the lake.',
    },
  },
  {
    id: '2020-lotus-lamp',
    shared: { date: '2020-08-13', withMonth: 'month' },
    zh: {
      title: '第一封信',
      body: '荷灯助学计划启动，首年资助二百六十八名学子，附信二百六十八封，全部由员工手写。',
    },
    en: {
      title: 'The first letter',
      body: 'The Lotus-Lamp Scholars scheme begins: 268 students in its first year, and 268 letters handwritten by our own staff.',
    },
  },
  {
    id: '2021-eight',
    shared: { date: '2021-10-30', withMonth: 'month' },
    zh: {
      title: '八景齐备',
      body: '丹枫谷、听雪岭先后托管，从岭上的雪到塘里的荷，一脉水第一次由同一双手照看。',
    },
    en: {
      title: 'Eight landscapes',
      body: 'Maple Gorge and Snowsong Ridge join us. From the snow on the ridge to the lotus in the ponds, one river system is in one pair of hands.',
    },
  },
  {
    id: '2022-pagoda-strengthened',
    shared: { date: '2022-11-08', withMonth: 'year' },
    zh: {
      title: '晚塔加固',
      body: '依据守塔人的三十六本记录完成加固设计，施工十一个月，塔身未落一砖。',
    },
    en: {
      title: 'The pagoda made safe',
      body: 'The design is drawn from the keeper’s thirty-six notebooks. Work takes eleven months, and not a brick falls.',
    },
  },
  {
    id: '2023-silent-fleet',
    shared: { date: '2023-03-16', withMonth: 'month' },
    zh: {
      title: '零排船队',
      body: '岚屿湖全部游船改为电力推进，湖水透明度在这一年恢复到三点二米。最后一台柴油机陈列在西岸渡口，旁边写着：谢谢，辛苦了。',
    },
    en: {
      title: 'A silent fleet',
      body: 'Every boat on the lake turns electric. By the end of the year the water is clear to 3.2 metres. The last diesel engine stands at West Shore Ferry with a card beside it: Thank you, rest now.',
    },
  },
  {
    id: '2024-timber-archive',
    shared: { date: '2024-09-21', withMonth: 'year' },
    zh: {
      title: '榫卯入档',
      body: '古建数字档案录入第一万处榫卯，向院校与同行免费开放。第一位查阅者，是来自外省的一名修桥学徒。',
    },
    en: {
      title: 'Ten thousand joints',
      body: 'The Timber Archive measures its ten-thousandth joint and opens, free, to schools and colleagues. Its first reader is an apprentice bridge-mender from another province.',
    },
  },
  {
    id: '2025-ecology',
    shared: { date: '2025-03-20', withMonth: 'month' },
    zh: {
      title: '田与水，一本账',
      body: '农业、荷塘与水务合并为生态农业集群，集团产业集群增至五个。按出水水质为农户加价，自此成为定例。',
    },
    en: {
      title: 'Field and water, one ledger',
      body: 'Farming, lotus and water become our fifth industry cluster. From now on farmers are paid for the quality of the water that leaves their fields.',
    },
  },
  {
    id: '2026-scroll',
    shared: { date: '2026-10-20', withMonth: 'month' },
    zh: {
      title: '长卷新篇',
      body: '八处景区实现一码同行、无障碍同行，公益基金累计资助学子逾两千人次。二十六年，回到一湖水边，再起一笔。',
    },
    en: {
      title: 'The scroll unrolls',
      body: 'One pass and step-free routes across eight destinations; over two thousand yearly grants to students. After twenty-six years we come back to the edge of one lake and dip the brush again.',
    },
  },
]
