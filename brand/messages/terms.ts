import type { Language } from '@shanmen/contract/languages.ts'
import type { Term } from '@shanmen/contract/light.ts'

/** The 24 solar terms: their names, and one line of verse for each. */
export const terms: Record<Term, Record<Language, { name: string; verse: string }>> = {
  lichun: {
    zh: { name: '立春', verse: '冰纹开一寸，水底已知春。' },
    en: { name: 'Start of Spring', verse: 'The ice gives an inch; under it, spring knows.' },
  },
  yushui: {
    zh: { name: '雨水', verse: '檐声长一夜，溪步先下山。' },
    en: { name: 'Rain Water', verse: 'All night the eaves; the brook goes down first.' },
  },
  jingzhe: {
    zh: { name: '惊蛰', verse: '一声田外动，犁影过青泥。' },
    en: { name: 'Insects Awaken', verse: 'One sound past the field; a plough crosses wet earth.' },
  },
  chunfen: {
    zh: { name: '春分', verse: '昼夜各分半，桃花不肯停。' },
    en: { name: 'Spring Equinox', verse: 'Day and night share evenly; the peach will not.' },
  },
  qingming: {
    zh: { name: '清明', verse: '山晴新柳短，纸上雨痕长。' },
    en: { name: 'Clear and Bright', verse: 'Short new willows, clear hills; rain stays on the page.' },
  },
  guyu: {
    zh: { name: '谷雨', verse: '茶烟与云起，分不清上下。' },
    en: { name: 'Grain Rain', verse: 'Tea smoke and cloud: which is above?' },
  },
  lixia: {
    zh: { name: '立夏', verse: '船头先热了，桨底还是凉。' },
    en: { name: 'Start of Summer', verse: 'The bow is warm already; under the oar, still cool.' },
  },
  xiaoman: {
    zh: { name: '小满', verse: '田满八分水，留两分给天。' },
    en: { name: 'Grain Buds', verse: 'Eight parts water in the field, two left for the sky.' },
  },
  mangzhong: {
    zh: { name: '芒种', verse: '插到云深处，回头尽是镜。' },
    en: { name: 'Grain in Ear', verse: 'Planting up into cloud; behind us, only mirrors.' },
  },
  xiazhi: {
    zh: { name: '夏至', verse: '日长船慢走，影子短如钉。' },
    en: { name: 'Summer Solstice', verse: 'The longest day; slow boats, shadows short as nails.' },
  },
  xiaoshu: {
    zh: { name: '小暑', verse: '荷开一池热，风过半池香。' },
    en: { name: 'Minor Heat', verse: 'A pond of heat in flower; half a pond of scent goes by.' },
  },
  dashu: {
    zh: { name: '大暑', verse: '蝉声高似塔，人在竹阴低。' },
    en: { name: 'Major Heat', verse: 'Cicadas tall as the tower; we sit low, in bamboo shade.' },
  },
  liqiu: {
    zh: { name: '立秋', verse: '一叶先到岸，渡口等风来。' },
    en: { name: 'Start of Autumn', verse: 'One leaf lands first; the ferry waits for wind.' },
  },
  chushu: {
    zh: { name: '处暑', verse: '暑气沉潭底，晚凉浮上船。' },
    en: { name: 'End of Heat', verse: 'Heat sinks in the pool; evening floats up to the boat.' },
  },
  bailu: {
    zh: { name: '白露', verse: '露重芦花白，桥轻月色迟。' },
    en: { name: 'White Dew', verse: 'Heavy dew, white reeds; a light bridge, a late moon.' },
  },
  qiufen: {
    zh: { name: '秋分', verse: '半山金稻熟，半山白云收。' },
    en: { name: 'Autumn Equinox', verse: 'Half the hill gold with rice, half brings in its cloud.' },
  },
  hanlu: {
    zh: { name: '寒露', verse: '枫从高处起，一日下三阶。' },
    en: { name: 'Cold Dew', verse: 'The maples begin on high and come down three steps a day.' },
  },
  shuangjiang: {
    zh: { name: '霜降', verse: '霜落瀑声瘦，红深谷自明。' },
    en: { name: 'First Frost', verse: 'Frost thins the fall; the gorge is lit by its own red.' },
  },
  lidong: {
    zh: { name: '立冬', verse: '柴齐檐下影，灯近夜前人。' },
    en: { name: 'Start of Winter', verse: 'Wood stacked under the eaves; lamps nearer than the night.' },
  },
  xiaoxue: {
    zh: { name: '小雪', verse: '檐下闻新雪，湖心一叶轻。' },
    en: { name: 'Minor Snow', verse: 'New snow, heard from the eaves; one light leaf of a boat.' },
  },
  daxue: {
    zh: { name: '大雪', verse: '雪满无人路，岭头有一灯。' },
    en: { name: 'Major Snow', verse: 'Snow fills the road; on the ridge, one lamp.' },
  },
  dongzhi: {
    zh: { name: '冬至', verse: '夜至长无处，明朝一线添。' },
    en: {
      name: 'Winter Solstice',
      verse: 'The night has reached its length; tomorrow adds a thread of light.',
    },
  },
  xiaohan: {
    zh: { name: '小寒', verse: '冰薄鱼声近，炉温茶话长。' },
    en: { name: 'Minor Cold', verse: 'Thin ice, near fish; a warm stove, long talk.' },
  },
  dahan: {
    zh: { name: '大寒', verse: '寒到无余处，梅开第一声。' },
    en: { name: 'Major Cold', verse: 'No cold left to come; the plum says its first word.' },
  },
}
