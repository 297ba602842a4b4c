import type { Sample } from '../../entry.ts'

type Milestone = Omit<Sample<'milestone'>, 'kind'>

/** 2000 to 2013. */
export const earlier: Milestone[] = [
  {
    id: '2000-boat-shed',
    shared: { date: '2000-04-08', withMonth: 'month' },
    zh: {
      title: '船坞起步',
      body: '三条木船、十一名船工，在岚屿湖西岸开出第一班渡轮。船上坐着六位赶集的村民和一位写生的学生，第七号船票留存至今。',
    },
    en: {
      title: 'A boat shed',
      body: 'Three wooden boats and eleven boatmen open the first ferry from the west shore of Lanyu Lake. Aboard are six villagers on their way to market and a student with a sketchbook. Ticket number seven has survived.',
    },
  },
  {
    id: '2003-first-path',
    shared: { date: '2003-05-18', withMonth: 'year' },
    zh: {
      title: '第一公里步道',
      body: '用拆船的旧板铺成西岸第一公里步道。为绕开一丛芦苇，步道拐了一个弯，这个弯后来成了规矩。',
    },
    en: {
      title: 'The first kilometre',
      body: 'Planks from broken-up boats become the first kilometre of lakeside path. It bends to spare a bed of reeds, and the bend becomes a rule.',
    },
  },
  {
    id: '2006-heting',
    shared: { date: '2006-09-12', withMonth: 'month' },
    zh: {
      title: '一镇重生',
      body: '受托修缮鹤汀古镇，定下“修旧如旧、原户原业”的八字原则。第一年没有动一块门脸，只修了四公里暗沟。',
    },
    en: {
      title: 'A town restored',
      body: 'Asked to repair Heting Old Town, we set two rules: repair as found, and keep every household in its home and trade. In the first year not one shopfront is touched. We mend four kilometres of drains.',
    },
  },
  {
    // The rebuilding of one pier is told in Chinese only: an item without a translation must be absent in English.
    id: '2008-west-ferry',
    shared: { date: '2008-10-01', withMonth: 'year' },
    zh: {
      title: '西岸渡口重建',
      body: '渡口按 20 世纪 50 年代的老照片复原，航线由两条增至六条，沿湖十二村第一次有了每日班船。',
    },
  },
  {
    id: '2010-bamboo-creek',
    shared: { date: '2010-03-06', withMonth: 'month' },
    zh: {
      title: '溪声再起',
      body: '接手停课四十余年的竹溪乡塾，先清九百方淤泥，听得见水声，才动第一块瓦。两年后以书院之名重新开门。',
    },
    en: {
      title: 'The creek is heard again',
      body: 'We take on a village school silent for forty years. Nine hundred cubic metres of silt come out before a single tile is moved. Two years later it reopens as Bamboo Creek Academy.',
    },
  },
  {
    id: '2012-group',
    shared: { date: '2012-06-26', withMonth: 'month' },
    zh: {
      title: '集团成立',
      body: '整合湖区、古镇与书院，灵山集团正式成立，确立文旅与教育双主业，并将“净利润的百分之三用于生态修复与乡村助学”写入章程。',
    },
    en: {
      title: 'The Group is formed',
      body: 'Lake, town and academy come together. Culture-led travel and education become our two callings, and three per cent of net profit for land and village schools is written into the articles.',
    },
  },
  {
    id: '2013-fund',
    shared: { date: '2013-11-20', withMonth: 'year' },
    zh: {
      title: '灵山公益基金设立',
      body: '首间乡村书屋在云阶村一座旧粮仓里开门，三百册书，一只火炉，一位掌钥匙的老会计。',
    },
    en: {
      title: 'The Lingshan Fund',
      body: 'The first Village Library opens in an old grain store at Cloudstep, with three hundred books, one stove and a retired bookkeeper who holds the key.',
    },
  },
  {
    id: '2014-boat-shed-kept',
    shared: { date: '2014-08-15', withMonth: 'year' },
    zh: {
      title: '留下老船坞',
      body: '老船坞原定拆除，测绘完成后决定保留，改作艺术仓库，数字文创由此起步。同年，含香荷塘四十七口塘整体托管。',
    },
    en: {
      title: 'The shed stays',
      body: 'Due to come down, the old boat shed is measured first and then, by general consent, kept. Our design work begins inside it. In the same year the forty-seven Fragrant Lotus Ponds come into our care.',
    },
  },
]
