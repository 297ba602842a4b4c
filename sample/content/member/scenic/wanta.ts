import type { Sample } from '../../../entry.ts'
import { at, everyDayBut, pictures } from '../place.ts'

export const wanta: Omit<Sample<'scenic'>, 'kind'> = {
  id: 'wanta',
  shared: {
    sort: 60,
    type: 'culture',
    ...pictures('wanta', 'pagoda'),
    place: at(119.482, 30.196),
    tel: '0000-8800-206',
    website: 'https://wanta.lingshan.example',
    hours: [{ times: [{ days: everyDayBut(1), opens: '05:30', closes: '20:00' }] }],
    tickets: [
      {
        name: { zh: '上山', en: 'The hill' },
        price: { zh: '免费', en: 'Free' },
      },
      {
        name: { zh: '登塔（9:00–18:30）', en: 'Climbing the pagoda, 9:00–18:30' },
        price: { zh: '25 元/人，每场 30 人', en: 'RMB\u00a025 per person, thirty at a time' },
        url: 'https://tickets.lingshan.example/wanta',
      },
    ],
    stops: [
      {
        name: { zh: '松风门', en: 'Pine Wind Gate' },
        text: { zh: '四百零八级石阶起点，东侧有缓坡', en: '408 steps begin here; a gentle ramp to the east' },
        place: at(119.482, 30.196),
      },
      {
        name: { zh: '半山碑廊', en: 'Gallery of steles' },
        text: { zh: '0.6 公里 · 三十二方旧碑', en: '0.6 km · thirty-two old inscriptions' },
        place: at(119.4784, 30.1928),
      },
      {
        name: { zh: '钟亭', en: 'Bell pavilion' },
        text: {
          zh: '0.4 公里 · 每日六时、十八时各鸣七声',
          en: '0.4 km · seven strokes at six, morning and evening',
        },
        place: at(119.4762, 30.1905),
      },
      {
        name: { zh: '晚塔', en: 'Evening Pagoda' },
        text: { zh: '0.3 公里 · 日落前四十分钟登塔最佳', en: '0.3 km · best forty minutes before sunset' },
        place: at(119.4745, 30.1889),
      },
    ],
  },
  zh: {
    title: '晚塔山',
    summary: '七层古塔，一山松风。黄昏登塔，看群山一层层暗下去。',
    level: '国家 4A 级旅游景区',
    address: '云山市岚屿区晚塔路 88 号',
    openHours: '以上为山门开放时间，登塔时间见票种',
    duration: '2–3 小时',
    routeTitle: '听着钟声上山',
    routeDistance: '1.3 公里',
    body: `晚塔因黄昏得名。塔身朝西，夕照在砖面上停得最久，山下的人看塔影知时辰，说一声“塔晚了”，便收工回家。

塔高四十一米，七层八面，砖身木檐，始建年代已不可考，现存塔体重修至今约三百八十年。塔内楼梯窄处只容一肩，每场登塔三十人，由守塔人领路。

![](scenic-wanta-4 "从第七层西窗望去。窗台的凹痕，是几百年来人们倚出来的。")

## 守塔人

守塔人五点起床，扫落叶，开塔门，记录温湿度。四十年，他记了四十本。本子上没有形容词，只有数字：檐铃一百一十二只，缺二；西北角下沉零点三毫米，同上月。2022 年的加固方案，就是从这些本子里来的。

## 一山松

山上有松六百余株，最老的约四百年；连同银杏与樟，百年以上的古树一百四十六株。游步道为避让树根改线四次，最后一次绕出去二十七米。

> 塔可以等人修，树不能等人长。

## 登塔须知

- 登塔须预约，当日余票在松风门购买
- 身高不足一米二的儿童请由成人牵手
- 塔内不得使用三脚架与闪光灯
- 雨后木檐滴水，塔下请戴草帽，帽在门边自取
- 每周一养护，全山闭园`,
    notices: `### 游客须知

- 上山免费；登塔时残疾人、60 岁以上老年人和学生半价
- 登塔每场限三十人，身高不足一米二的儿童须由成人牵手
- 塔内不能饮食、吸烟和刻画
- 日落后只开放山脚步道，请自备照明
- **设施**：松风门与碑廊有卫生间，松风门有无障碍卫生间和免费无线网（Wi-Fi）；塔内没有卫生间
- **停车**：山下停车场 150 个车位，每日 10 元`,
    traffic: `- **公交**：31 路自湖西站至松风门，约 15 分钟
- **步行**：自[岚屿湖](/member/scenic/lanyu)西岸渡口沿松溪绿道，4.6 公里
- **自驾**：山下停车场 150 个车位，日落时段较满
- **无障碍**：松风门东侧缓坡可到碑廊；塔内无法通行轮椅，碑廊设实时塔顶影像`,
  },
  en: {
    title: 'Evening Pagoda Hill',
    summary: 'Seven storeys among the pines. Climb at dusk and watch the hills go dark, one behind another.',
    level: 'National 4A attraction',
    address: '88 Wanta Road, Lanyu District, Yunshan',
    openHours: 'These are the hours of the hill; those of the pagoda are beside its ticket',
    duration: '2 to 3 hours',
    routeTitle: 'Uphill by the bell',
    routeDistance: '1.3 km',
    body: `The pagoda faces west, and the last of the sun stays longest on its brick. People in the fields below used to tell the hour by its shadow. “Pagoda’s late,” they would say, and go home.

It stands forty-one metres high, seven storeys and eight sides, brick with timber eaves. Nobody knows when it was begun; what we see was rebuilt some 380 years ago. The stair narrows to the width of a shoulder, so we take thirty visitors at a time, with the keeper leading.

![](scenic-wanta-4 "The view from the seventh floor, where centuries of elbows have hollowed the sill.")

## The keeper

He rises at five, sweeps the leaves, opens the door and writes down temperature and damp. In forty years he has filled forty notebooks. There are no adjectives in them, only numbers: 112 eave bells, two missing; north-west corner down 0.3 millimetres, as last month. When the pagoda was strengthened in 2022, the plans came out of those books.

## The pines

More than six hundred pines grow here, the oldest about four centuries; with the ginkgo and camphor, 146 trees on the hill are over a hundred years old. The path has been moved four times to spare their roots; the last detour was twenty-seven metres.

> A pagoda can wait to be mended. A tree cannot wait to be grown.

## Before you climb

- Book a time, or ask at Pine Wind Gate for what is left that day
- Children under 1.2 metres must hold an adult’s hand
- No tripods or flash inside
- The eaves drip after rain; take a straw hat from beside the door
- On Mondays the whole hill is closed for upkeep`,
    notices: `### Before you come

- The hill is free; disabled people, over-60s and students climb the pagoda at half price
- Thirty people at a time up the pagoda; children under 1.2 metres hold an adult’s hand
- No food, smoking or scratching of walls inside
- After sunset only the paths at the foot are open; bring a light
- **Facilities**: toilets at Pine Wind Gate and the gallery of steles; accessible toilet and free Wi-Fi at the gate; none in the pagoda
- **Parking**: 150 spaces at the foot of the hill, RMB\u00a010 a day`,
    traffic: `- **Bus**: route 31 from Huxi station to Pine Wind Gate, about 15 minutes
- **On foot**: 4.6 km from the West Shore Ferry of [Lanyu Lake](/member/scenic/lanyu) along the Pine Brook greenway
- **By car**: 150 spaces at the foot of the hill, busy towards sunset
- **Access**: the eastern ramp reaches the gallery of steles; the pagoda stair cannot take wheelchairs, and the gallery shows a live view from the top`,
  },
}
