import type { Sample } from '../../../entry.ts'
import { at, everyDay, pictures } from '../place.ts'

export const heting: Omit<Sample<'scenic'>, 'kind'> = {
  id: 'heting',
  shared: {
    sort: 20,
    type: 'town',
    ...pictures('heting', 'town'),
    place: at(119.612, 30.2065),
    tel: '0000-8800-202',
    website: 'https://heting.lingshan.example',
    hours: [{ times: [{ days: everyDay, opens: '00:00', closes: '00:00' }] }],
    tickets: [
      {
        name: { zh: '入镇', en: 'Entry to the town' },
        price: { zh: '免费', en: 'Free' },
      },
      {
        name: { zh: '夜航船', en: 'Night boat' },
        price: { zh: '80 元/人', en: 'RMB\u00a080 per person' },
        url: 'https://tickets.lingshan.example/heting-boat',
      },
      {
        name: { zh: '手艺联票（六坊任选三坊）', en: 'Workshop pass, any three of six' },
        price: { zh: '120 元/人', en: 'RMB\u00a0120 per person' },
        url: 'https://tickets.lingshan.example/heting-workshops',
      },
    ],
    stops: [
      {
        name: { zh: '西栅水门', en: 'West Water Gate' },
        text: { zh: '从一扇木闸门开始', en: 'Where a wooden sluice lets you in' },
        place: at(119.612, 30.2065),
      },
      {
        name: { zh: '长街', en: 'Long Street' },
        text: { zh: '0.8 公里 · 四十一家老手艺铺', en: '0.8 km · forty-one craft shops' },
        place: at(119.6188, 30.2047),
      },
      {
        name: { zh: '听水廊桥', en: 'Listening Bridge' },
        text: { zh: '0.5 公里 · 桥上可歇脚', en: '0.5 km · benches under the roof' },
        place: at(119.6214, 30.2016),
      },
      {
        name: { zh: '夜泊埠头', en: 'Night Mooring' },
        text: { zh: '0.8 公里 · 末班夜航船 20:30', en: '0.8 km · the last night boat leaves at 20:30' },
        place: at(119.6149, 30.1996),
      },
    ],
  },
  zh: {
    title: '鹤汀古镇',
    summary: '枕河人家，夜泊灯火。八百米长街只开老手艺的店。',
    level: '国家 4A 级旅游景区',
    address: '云山市鹤汀区西街 2 号',
    openHours: '古镇不设围墙；店铺各有营业时间，多在早晨开门、晚间打烊',
    duration: '半日至一夜',
    routeTitle: '从水门到埠头',
    routeDistance: '2.1 公里',
    body: `鹤汀的早晨从卸门板开始。木板一块块靠到墙边，长街才算醒了。

镇上十二条河道，七十三座桥，房子都侧身让着水。2006 年我们受托修缮古镇，定下八个字：**修旧如旧，原户原业**。二十年过去，长街上六成铺面仍由原来的人家经营，箍桶的还在箍桶，刻版的还在刻版。

![](scenic-heting-3 "河道边的日子：洗菜在上埠，洗衣在下埠，是镇上三百年的规矩。")

## 长街

八百米长街，四十一家铺子，只开老手艺的店：竹器、蓝印、雕版、豆酱、油纸伞、老式秤。新铺开张前须在镇上学徒满一年，并由邻铺联名推荐。

## 廊桥

听水廊桥建成一百一十年，每十年大修一次。木作团队把每一处榫卯的尺寸录入档案，换下的旧料做成了桥上的长凳，坐下便能摸到刀痕。

## 夜泊

入夜后镇上只点暖灯，音乐止于二十一时。夜航船走北市河与月河，四十分钟，船上不讲解，船娘偶尔唱一句。住下来的客人会得到一盏纸灯，出门照路，也请替晚归的邻居照一照。

## 与居民同处

镇里住着一千二百户人家。请轻声，请不要对着窗内拍照；河埠头让洗衣的人先用。`,
    notices: `### 游客须知

- 进入古镇免费，夜航船和手艺坊另购票
- 街巷为居民生活区，22:00 后请放低声音
- 拍摄居民与店内物品前，请先征得同意
- 石板路雨天湿滑，轮椅通道见游客中心地图
- **设施**：西栅水门与四座主桥旁有卫生间，游客中心有无障碍卫生间、母婴室、行李寄存和免费无线网（Wi-Fi）；茶馆和餐厅都在长街
- **停车**：西栅外停车场 450 个车位，每日 20 元，凭住宿单免费`,
    traffic: `- **轻轨**：2 号线终点鹤汀站，步行 800 米到西栅水门
- **坐船**：岚屿湖东岸码头每日 9:00–17:00 有电动船，约 25 分钟
- **自驾**：镇内不通车，请停西栅外停车场，凭住宿单免费
- **无障碍**：长街与四座主桥设缓坡，西栅水门可借轮椅`,
  },
  en: {
    title: 'Heting Old Town',
    summary: 'Houses that sleep beside the canal; eight hundred metres of working craft shops.',
    level: 'National 4A attraction',
    address: '2 West Street, Heting District, Yunshan',
    openHours: 'The town has no walls; shops keep their own hours, from morning to evening',
    duration: 'Half a day, or a night',
    routeTitle: 'From the water gate to the mooring',
    routeDistance: '2.1 km',
    body: `Morning in Heting begins with shutters. Board by board they come down and lean against the wall, and only then is Long Street awake.

Twelve canals run through the town under seventy-three bridges, and every house stands a little sideways to let the water by. When we were asked to repair the place in 2006 we set two rules: **repair as found, and keep every household in its trade.** Twenty years on, six shops in ten are still run by the families who ran them then. The cooper makes tubs; the block-cutter cuts blocks.

![](scenic-heting-3 "Life by the canal. Vegetables are washed at the upper steps and clothes at the lower: a rule three centuries old.")

## Long Street

Eight hundred metres and forty-one shops, all of them trades: bamboo, indigo, woodblock, bean paste, oiled-paper umbrellas, balances. Anyone who wants to open a new one serves a year’s apprenticeship in the town first, and the neighbours must vouch for them.

## The covered bridge

Listening Bridge is a hundred and ten years old and is taken apart once a decade. Our carpenters record the size of every joint. The timber they replace becomes benches on the bridge, so that you sit on the old tool marks.

## After dark

Only warm lamps are lit, and music stops at nine. The night boat takes forty minutes along two canals; nobody lectures, though the boatwoman may sing a line. Overnight guests are lent a paper lantern. Use it to find your way, and to light a neighbour home.

## Living alongside

Twelve hundred families live here. Please keep your voice down, leave windows out of your photographs, and let those with laundry have the steps first.`,
    notices: `### Before you come

- Entry to the town is free; night boat and workshops have their own tickets
- People live here: please keep your voice down after 22:00
- Ask before you photograph residents or goods in a shop
- Flagstones are slippery in rain; step-free ways are on the map at the visitor centre
- **Facilities**: toilets at West Water Gate and beside the four main bridges; accessible toilet, baby-changing room, left luggage and free Wi-Fi at the visitor centre; tea houses and restaurants along Long Street
- **Parking**: 450 spaces outside the west gate, RMB\u00a020 a day, free for overnight guests`,
    traffic: `- **Light rail**: Line 2 to its terminus, Heting, then 800 metres on foot to West Water Gate
- **By water**: electric boats from the east pier of Lanyu Lake, 9:00–17:00, about 25 minutes
- **By car**: the town is car-free; park outside West Water Gate, free with a hotel booking
- **Access**: ramps along Long Street and on four main bridges; wheelchairs at the water gate`,
  },
}
