import type { Sample } from '../../../entry.ts'
import { at, everyDayBut, pictures } from '../place.ts'

export const tingxue: Omit<Sample<'scenic'>, 'kind'> = {
  id: 'tingxue',
  shared: {
    sort: 50,
    type: 'mountain',
    ...pictures('tingxue', 'snow'),
    images: ['scenic-tingxue', 'detail-snow2', 'scenic-tingxue-3', 'scenic-tingxue-4'],
    place: at(119.431, 30.372),
    tel: '0000-8800-205',
    website: 'https://tingxue.lingshan.example',
    hours: [{ times: [{ days: everyDayBut(1), opens: '08:30', closes: '16:30' }] }],
    tickets: [
      {
        name: { zh: '门票', en: 'Admission' },
        price: { zh: '50 元/人', en: 'RMB\u00a050 per person' },
        url: 'https://tickets.lingshan.example/tingxue',
      },
      {
        name: { zh: '索道往返', en: 'Cable car, return' },
        price: { zh: '80 元/人', en: 'RMB\u00a080 per person' },
        url: 'https://tickets.lingshan.example/tingxue-cable',
      },
      {
        name: { zh: '听雪屋床位', en: 'Bunk in the Listening Hut' },
        price: { zh: '180 元/晚', en: 'RMB\u00a0180 a night' },
        url: 'https://tickets.lingshan.example/tingxue-hut',
      },
    ],
    stops: [
      {
        name: { zh: '索道上站', en: 'Upper cable station' },
        text: { zh: '海拔 1,180 米，请先添衣', en: 'At 1,180 m; put on another layer first' },
        place: at(119.431, 30.372),
      },
      {
        name: { zh: '冷杉林', en: 'Fir wood' },
        text: { zh: '0.8 公里 · 木道，慢坡', en: '0.8 km · boardwalk, easy slope' },
        place: at(119.4258, 30.3763),
      },
      {
        name: { zh: '听雪屋', en: 'Listening Hut' },
        text: { zh: '0.6 公里 · 供热姜茶，请关手机', en: '0.6 km · ginger tea; phones off, please' },
        place: at(119.4221, 30.3801),
      },
      {
        name: { zh: '岭顶观象台', en: 'Summit weather station' },
        text: { zh: '1.1 公里 · 海拔 1,400 米', en: '1.1 km · 1,400 m above sea level' },
        place: at(119.4165, 30.3862),
      },
    ],
  },
  zh: {
    title: '听雪岭',
    summary: '海拔一千四百米的寂静。落雪的声音，是真的可以听见的。',
    level: '省级风景名胜区（岚川省政府）',
    address: '云山市北屏县听雪林场',
    openHours: '冬季视风雪调整，请留意当日公告',
    duration: '一日',
    routeTitle: '走到安静里去',
    routeDistance: '2.5 公里',
    body: `听雪岭海拔一千四百米，是岚屿湖水系的源头之一。冬天，山上比山下早到四十天，也晚走四十天。

落雪的声音是真的可以听见的。它不像雨，更像有人在很远的地方翻书。要听见它，风须小于二级，人须停下脚步，大约三分钟后，耳朵会自己静下来。

## 山上有什么

几乎没有什么。一片冷杉林、一间听雪屋、一座观象台，还有一条两千五百米的木道。岭上不设商店，不放音乐，灯光在二十时熄灭，只留值班屋一盏。冬夜晴好时，银河从东坡升起，落到西坡。

![](scenic-tingxue-3 "听雪屋只坐十六人，炉火由值守员照看，每半小时添一次柴。")

> 安静不是没有声音，是每一种声音都听得见来处。

## 四季

- **冬**（十二月至三月）：雪期平均九十四天，木道铺草垫防滑
- **春**：四月末杜鹃与残雪同在，是一年里最短的十天
- **夏**：均温十九度，可宿听雪屋，夜里要盖被
- **秋**：冷杉不红，草甸先黄，适合看云

## 建议携带

防滑鞋、手套、一件防风外衣、一只装热水的杯子。每周一索道检修，景区闭园。风力六级以上或能见度不足五十米时停运，门票与索道票原路退回。`,
    notices: `### 游客须知

- 60 岁以上、6 岁以下和残疾人凭证件免票，索道另购票
- 山顶比山脚低约十二度，请带厚衣和防滑鞋
- 患有心脏病、高血压的游客请先咨询医务点
- 雪道以外不能滑雪，索道遇大风停运并退票
- **设施**：山下换乘站和索道上下站有卫生间、热水与免费无线网（Wi-Fi），上站有医务点和无障碍卫生间
- **停车**：山下换乘站 300 个车位，免费；十二月至三月上山须装防滑链`,
    traffic: `- **直通车**：轻轨湖西站发车，8:00、9:30、11:00 三班，约 70 分钟
- **索道**：下站至上站 12 分钟，末班下山 16:20
- **自驾**：十二月至三月山路须装防滑链，山下换乘站免费停车
- **无障碍**：索道轿厢可载轮椅，上站至冷杉林 800 米可通行`,
  },
  en: {
    title: 'Snowsong Ridge',
    summary: 'Fourteen hundred metres of quiet. You really can hear the snow fall.',
    level: 'Provincial scenic area (Lanchuan)',
    address: 'Tingxue Forest, Beiping County, Yunshan',
    openHours: 'In winter as wind and snow allow; check the notices of the day',
    duration: 'A day',
    routeTitle: 'A walk into the quiet',
    routeDistance: '2.5 km',
    body: `At 1,400 metres the ridge is one of the sources of Lanyu Lake. Winter comes up here forty days before it reaches the valley, and leaves forty days after.

You really can hear the snow. It is not like rain; it is more like someone turning pages a long way off. There must be almost no wind, and you have to stand still. After about three minutes your ears go quiet of their own accord.

## What there is

Very little. A fir wood, the Listening Hut, a weather station, and two and a half kilometres of boardwalk. There are no shops and no music, and at eight every light goes out but one, in the watch hut at the top. On clear nights the Milky Way comes up over the eastern slope and goes down behind the western one.

![](scenic-tingxue-3 "The Listening Hut seats sixteen; its warden feeds the stove every half-hour.")

> Quiet is not the absence of sound. It is hearing where each sound comes from.

## The seasons

- **Winter**, December to March: ninety-four days of snow on average, with straw matting on the boards
- **Spring**: for ten days at the end of April azaleas flower beside the last of the snow
- **Summer**: nineteen degrees, bunks in the Listening Hut, and you will want the quilt
- **Autumn**: firs do not turn, but the meadow does. A season for clouds

## What to bring

Shoes that grip, gloves, something windproof, and a flask. The cable car is serviced on Mondays and the ridge is closed. It also stops in strong wind, or when you cannot see fifty metres; tickets are then refunded in full.`,
    notices: `### Before you come

- Free with proof for visitors over 60 or under 6 and for disabled people; the cable car has its own ticket
- The top is about twelve degrees colder than the foot: bring warm clothes and shoes that grip
- With a heart condition or high blood pressure, ask at the first-aid post first
- Ski on the runs only; the cable car stops in high wind and tickets are refunded
- **Facilities**: toilets, hot water and free Wi-Fi at the transfer station and both cable-car stations; first-aid post and accessible toilet at the upper one
- **Parking**: 300 free spaces at the transfer station; chains from December to March`,
    traffic: `- **Direct coach**: from Huxi light-rail station at 8:00, 9:30 and 11:00, about 70 minutes
- **Cable car**: twelve minutes to the upper station; last car down at 16:20
- **By car**: snow chains are required from December to March; free parking at the transfer station
- **Access**: the cabins take wheelchairs, and so do the 800 metres from the upper station to the fir wood`,
  },
}
