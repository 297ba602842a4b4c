import type { Sample } from '../../../entry.ts'
import { at, everyDayBut, pictures } from '../place.ts'

export const danfeng: Omit<Sample<'scenic'>, 'kind'> = {
  id: 'danfeng',
  shared: {
    sort: 40,
    type: 'mountain',
    ...pictures('danfeng', 'gorge'),
    images: ['scenic-danfeng', 'scenic-danfeng-2', 'scenic-danfeng-3'],
    place: at(119.468, 30.324),
    tel: '0000-8800-204',
    website: 'https://danfeng.lingshan.example',
    hours: [{ times: [{ days: everyDayBut(3), opens: '08:00', closes: '17:00', lastEntry: '16:00' }] }],
    tickets: [
      {
        name: { zh: '门票', en: 'Admission' },
        price: { zh: '55 元/人', en: 'RMB\u00a055 per person' },
        url: 'https://tickets.lingshan.example/danfeng',
      },
      {
        name: { zh: '红叶季门票（10 月 20 日至 11 月 30 日）', en: 'Leaf season, 20 October to 30 November' },
        price: { zh: '70 元/人，须预约', en: 'RMB\u00a070 per person, booking required' },
        url: 'https://tickets.lingshan.example/danfeng-autumn',
      },
    ],
    stops: [
      {
        name: { zh: '谷口', en: 'Mouth of the gorge' },
        text: { zh: '存包、换防滑鞋', en: 'Leave bags, borrow grip shoes' },
        place: at(119.468, 30.324),
      },
      {
        name: { zh: '照影潭', en: 'Mirror Pool' },
        text: { zh: '1.0 公里 · 正午前后倒影最清', en: '1.0 km · clearest around noon' },
        place: at(119.4613, 30.3298),
      },
      {
        name: { zh: '一线栈道', en: 'Thread Walk' },
        text: { zh: '0.7 公里 · 单向通行，请扶栏杆', en: '0.7 km · one way, hold the rail' },
        place: at(119.4571, 30.3336),
      },
      {
        name: { zh: '飞练瀑', en: 'White Silk Falls' },
        text: { zh: '0.9 公里 · 落差六十二米', en: '0.9 km · a drop of sixty-two metres' },
        place: at(119.4527, 30.3389),
      },
    ],
  },
  zh: {
    title: '丹枫谷',
    summary: '一道飞瀑，两岸红叶。秋深时满谷皆红。',
    level: '国家 4A 级旅游景区',
    address: '云山市北屏县丹枫镇谷口路 9 号',
    duration: '3–4 小时',
    routeTitle: '溯溪看红叶',
    routeDistance: '2.6 公里',
    body: `丹枫谷的秋天从谷底开始。先是水边一棵乌桕，再是半山的枫，最后整条山谷都红了。

谷长二点六公里，两岸岩壁高处近百米，溪水终年不断。谷中有枫香、三角枫、乌桕等红叶树四千余株，其中三百二十七株树龄过百，株株有编号，也有一位认养它的护林员。

![](scenic-danfeng-3 "护林员清扫栈道时，会给每一级台阶留下一片落叶。")

## 最佳时节

1. **十月下旬**：谷底初红，人少，溪声最清
2. **十一月上旬**：半山最盛，建议八时入谷
3. **十一月下旬**：落叶满溪，水面是红的，宜慢走
4. **其余时节**：春有兰，夏有凉风，谷内比城里低六度

红叶季每日限客三千人，分上下午两场预约。我们宁可让一些人改天来，也不愿让任何人挤着走过栈道。

## 飞练瀑

瀑布落差六十二米，水量大时，百步之外衣襟已湿。观瀑平台退后了十八米重建：原来的平台压着一片苔藓，那片苔藓长了两百年。

## 安全

一线栈道单向通行。雷雨、大风或溪水上涨时关闭，以谷口旗色为准：**青旗**开放，**黄旗**只到照影潭，**红旗**闭谷。每周三检修，不开放。`,
    notices: `### 游客须知

- 60 岁以上、6 岁以下和残疾人凭证件免票，学生半价
- 谷内全程禁烟禁火，请带走垃圾
- 栈道单向通行，不能携带宠物与折叠车
- 请勿采摘枝上红叶，落叶可以带走一片
- **设施**：谷口与照影潭有卫生间，谷口有无障碍卫生间和免费无线网（Wi-Fi）；谷内没有手机信号的路段设求助电话
- **停车**：谷口停车场 380 个车位，每日 20 元；红叶季与门票一并预约`,
    traffic: `- **直通车**：轻轨湖西站发车，8:00–13:00 每小时一班，约 45 分钟；红叶季加密至半小时
- **自驾**：谷口停车场 380 个车位，红叶季须与门票一并预约
- **无障碍**：谷口至照影潭 1 公里为平整步道，设三处休息平台`,
  },
  en: {
    title: 'Maple Gorge',
    summary: 'One waterfall between two red banks. In late autumn the whole gorge turns red.',
    level: 'National 4A attraction',
    address: '9 Gukou Road, Danfeng Town, Beiping County, Yunshan',
    duration: '3 to 4 hours',
    routeTitle: 'Upstream among red leaves',
    routeDistance: '2.6 km',
    body: `Autumn starts at the bottom of the gorge: first a single tallow tree by the water, then the maples halfway up, and then the whole valley is alight.

The gorge is 2.6 kilometres long, with walls that rise close to a hundred metres and a stream that never dries. More than four thousand trees turn red here. Of these, 327 are over a hundred years old, and each has a number and a ranger who has adopted it.

![](scenic-danfeng-3 "When the rangers sweep the walk they leave one leaf on every step.")

## When to come

1. **Late October**: first red along the stream; few people, clear water
2. **Early November**: the slopes at their height; be at the gate by eight
3. **Late November**: fallen leaves carry the colour onto the water; walk slowly
4. **The rest of the year**: wild orchids in spring, and in summer air six degrees cooler than the city

In leaf season we admit three thousand people a day in two sessions. We would rather ask some to come another day than have anyone jostled along the walk.

## White Silk Falls

The water drops sixty-two metres, and after rain you are wet a hundred paces away. We rebuilt the viewing platform eighteen metres further back. The old one stood on a bed of moss that had taken two centuries to grow.

## Safety

Thread Walk is one way. In thunderstorms, high wind or flood the flag at the gate decides: **green** for open, **yellow** as far as Mirror Pool, **red** for closed. Closed on Wednesdays for repairs.`,
    notices: `### Before you come

- Free with proof for visitors over 60 or under 6 and for disabled people; students pay half
- No smoking or fire anywhere in the gorge; take your litter home
- The walkway is one way; no pets, no folding bicycles
- Leave the leaves on the trees; one fallen leaf is yours
- **Facilities**: toilets at the gate and at Mirror Pool; accessible toilet and free Wi-Fi at the gate; emergency telephones where there is no mobile signal
- **Parking**: 380 spaces at the mouth of the gorge, RMB\u00a020 a day; in leaf season book with your ticket`,
    traffic: `- **Direct coach**: from Huxi light-rail station, hourly 8:00–13:00, about 45 minutes; every half-hour in leaf season
- **By car**: 380 spaces at the mouth of the gorge; in leaf season book a space with your ticket
- **Access**: one kilometre of even path from the gate to Mirror Pool, with three places to rest`,
  },
}
