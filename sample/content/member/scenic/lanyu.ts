import type { Sample } from '../../../entry.ts'
import { at, everyDay, pictures } from '../place.ts'

export const lanyu: Omit<Sample<'scenic'>, 'kind'> = {
  id: 'lanyu',
  shared: {
    sort: 10,
    type: 'lake',
    ...pictures('lanyu', 'lake'),
    place: at(119.5148, 30.2262),
    tel: '0000-8800-201',
    website: 'https://lanyu.lingshan.example',
    hours: [{ times: [{ days: everyDay, opens: '06:30', closes: '18:00' }] }],
    tickets: [
      {
        name: { zh: '门票', en: 'Admission' },
        price: { zh: '60 元/人', en: 'RMB\u00a060 per person' },
        url: 'https://tickets.lingshan.example/lanyu',
      },
      {
        name: { zh: '船票（当日不限次）', en: 'Boat pass, all day' },
        price: { zh: '45 元/人', en: 'RMB\u00a045 per person' },
        url: 'https://tickets.lingshan.example/lanyu-boat',
      },
      {
        name: {
          zh: '6 岁以下儿童、60 岁以上老年人、残疾人',
          en: 'Children under 6, over-60s and disabled visitors',
        },
        price: { zh: '免门票', en: 'Free admission' },
      },
    ],
    stops: [
      {
        name: { zh: '西岸渡口', en: 'West Shore Ferry' },
        text: { zh: '乘 6:40 首班船，或沿步道起步', en: 'Take the first boat at 6:40, or set out on foot' },
        place: at(119.5148, 30.2262),
      },
      {
        name: { zh: '鹤影桥', en: 'Crane Shadow Bridge' },
        text: { zh: '1.2 公里 · 约 20 分钟', en: '1.2 km · about 20 minutes' },
        place: at(119.5228, 30.2322),
      },
      {
        name: { zh: '观鸟屋', en: 'Bird hide' },
        text: { zh: '0.9 公里 · 备有望远镜', en: '0.9 km · telescopes provided' },
        place: at(119.5302, 30.2347),
      },
      {
        name: { zh: '望岚亭', en: 'Mist-Gazing Pavilion' },
        text: { zh: '1.7 公里 · 日落前到达最佳', en: '1.7 km · best reached before sunset' },
        place: at(119.5442, 30.2381),
      },
    ],
  },
  zh: {
    title: '岚屿湖',
    summary: '四十二里水岸，三十六座小岛。清晨乘第一班船，雾还没有散。',
    level: '国家 5A 级旅游景区',
    address: '云山市岚屿区湖西路 1 号',
    duration: '4–6 小时',
    routeTitle: '不赶路的一天',
    routeDistance: '3.8 公里',
    body: `岚屿湖不是一座要“打卡”的湖。它最好的时刻，往往在无事可做的时候。

湖面东西长八公里，三十六座小岛散落其间，岛名多与鸟有关：鹭汀、鸥渡、雁回、栖鹤。沿岸四十二里步道全线无台阶，轮椅与婴儿车均可通行。每日限客六千人，其中一千个名额留给现场，临时起意的人也有路可走。

春看雾，夏看荷，秋看候鸟，冬看雪落进水里的那一瞬。景区全部采用电动船，靠岸时只听得见水声。

![](scenic-lanyu-2 "栖鹤岛。渡船从岛外绕行，不惊动在树上过夜的水鸟。")

## 水是怎样清的

2000 年第一班渡轮开航时，湖水透明度不足一米。此后的二十多年里，我们做的多是看不见的事：收走网箱，截住污水，把三公里硬质驳岸换回缓坡与芦苇。2023 年，最后一艘柴油船上岸，湖水透明度恢复到三点二米。

> 修路之前先问水往哪里流，建房之前先问树在哪里站。

## 三种走法

- **半日**：乘首班船到鹭汀岛，沿北岸步道走回西岸渡口
- **一日**：走完下方的步行路线，日落前到望岚亭
- **两日**：夜宿湖东，次日到[鹤汀古镇](/member/scenic/heting)吃早茶

## 候鸟季与饮水

候鸟季为十月至次年三月，东侧八座岛在此期间不靠船，可在观鸟屋远望。观鸟屋的望远镜与手绘图谱免费取用。湖区不售塑料瓶装水，沿途有九处直饮水点。`,
    notices: `### 游客须知

- 学生凭学生证半价；每日限六千人，其中一千个名额留给现场
- 湖中禁止游泳、钓鱼和放生，私人船只不能下水
- 宠物牵绳可走湖岸步道，不能上船
- 风力六级以上游船停航，船票全退；台风、暴雨预警期间景区关闭，门票一并全退
- **设施**：西岸渡口与沿岸九处驿站有卫生间，渡口另有无障碍卫生间、母婴室、行李寄存和餐厅；驿站与游船上有免费无线网（Wi-Fi）
- **停车**：湖西停车场 600 个车位，每日 20 元`,
    traffic: `- **轻轨**：2 号线湖西站 3 口，步行 700 米
- **公交**：26 路、湖区环线至西岸渡口站
- **自驾**：湖西停车场 600 个车位，节假日请改停轻轨站外侧停车场，有接驳车
- **无障碍**：西岸渡口可借轮椅，登船有坡板，无须预约`,
  },
  en: {
    title: 'Lanyu Lake',
    summary:
      'Twenty-one kilometres of shore, thirty-six small islands. Take the first boat, before the mist lifts.',
    level: 'National 5A attraction',
    address: '1 Huxi Road, Lanyu District, Yunshan',
    duration: '4 to 6 hours',
    routeTitle: 'A day with nowhere to be',
    routeDistance: '3.8 km',
    body: `Lanyu is not a lake to be ticked off. It is usually at its best when you have nothing to do.

The water runs eight kilometres from east to west, and most of its thirty-six islands are named after birds: Egret Bank, Gull Crossing, Returning Geese, Roosting Crane. The path along the shore is twenty-one kilometres long and has not one step, so wheelchairs and pushchairs can go all the way round. We admit six thousand visitors a day and keep a thousand of those places for people who simply turn up.

Come for mist in spring, lotus in summer, migrating birds in autumn and, in winter, the instant when snow meets water. Every boat is electric. As it comes alongside you hear only the lake.

![](scenic-lanyu-2 "Roosting Crane Island. The ferry keeps its distance, for the birds that spend the night in the trees.")

## How the water cleared

When the first ferry sailed in 2000 you could see less than a metre down. Most of what we have done since is invisible: fish cages taken out, sewage turned away, three kilometres of concrete bank returned to reeds and a gentle slope. In 2023 the last diesel boat came ashore, and the water was clear to 3.2 metres.

> Before we lay a path we ask where the water runs; before we raise a roof we ask where the trees stand.

## Three ways to see it

- **Half a day**: the first boat to Egret Bank, then the north-shore path back to the ferry
- **A day**: the walk set out below, reaching the pavilion before sunset
- **Two days**: a night on the east shore, then breakfast in [Heting Old Town](/member/scenic/heting)

## Birds and drinking water

From October to March the eight eastern islands belong to the birds and no boat lands there; the bird hide has telescopes and hand-drawn guides, free to use. We sell no water in plastic bottles. There are nine drinking fountains on the way.`,
    notices: `### Before you come

- Students pay half with a student card; 6,000 visitors a day, 1,000 of them at the gate
- No swimming, fishing, private boats or releasing of animals
- Pets on a lead may use the shore path, not the boats
- Boats stop at wind force 6; during typhoon and rainstorm warnings the lake is closed. Tickets are refunded in full
- **Facilities**: toilets at West Shore Ferry and nine rest houses; accessible toilet, baby-changing room, left luggage and restaurant at the ferry; free Wi-Fi at rest houses and on boats
- **Parking**: 600 spaces at Huxi car park, RMB\u00a020 a day`,
    traffic: `- **Light rail**: Line 2 to Huxi, exit 3, then 700 metres on foot
- **Bus**: route 26 or the Lake Loop to West Shore Ferry
- **By car**: 600 spaces at Huxi car park; at holidays use the park outside the rail station and take the shuttle
- **Access**: wheelchairs to borrow at the ferry and a ramp to every boat, no booking needed`,
  },
}
