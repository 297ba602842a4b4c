import type { Sample } from '../../../entry.ts'
import { at, everyDay, pictures } from '../place.ts'

export const hanxiang: Omit<Sample<'scenic'>, 'kind'> = {
  id: 'hanxiang',
  shared: {
    sort: 80,
    type: 'field',
    ...pictures('hanxiang', 'lotus2'),
    place: at(119.658, 30.174),
    tel: '0000-8800-208',
    website: 'https://hanxiang.lingshan.example',
    hours: [
      { from: '06-01', to: '09-30', times: [{ days: everyDay, opens: '05:30', closes: '18:30' }] },
      { times: [{ days: everyDay, opens: '08:30', closes: '17:00' }] },
    ],
    tickets: [
      {
        name: { zh: '门票', en: 'Admission' },
        price: { zh: '35 元/人', en: 'RMB\u00a035 per person' },
        url: 'https://tickets.lingshan.example/hanxiang',
      },
      {
        name: { zh: '采莲木盆（六月至九月）', en: 'Lotus tub, June to September' },
        price: { zh: '60 元/盆/半小时', en: 'RMB\u00a060 a tub for half an hour' },
        url: 'https://tickets.lingshan.example/hanxiang-tub',
      },
    ],
    stops: [
      {
        name: { zh: '莲门', en: 'Lotus Gate' },
        text: { zh: '领一顶荷叶帽', en: 'Collect a lotus-leaf hat' },
        place: at(119.658, 30.174),
      },
      {
        name: { zh: '九曲木桥', en: 'Nine-Bend Boardwalk' },
        text: { zh: '0.7 公里 · 走在叶子底下', en: '0.7 km · among the leaves, not above them' },
        place: at(119.6627, 30.1712),
      },
      {
        name: { zh: '采莲埠', en: 'Picking Steps' },
        text: { zh: '0.4 公里 · 木盆在此下水', en: '0.4 km · where the tubs are launched' },
        place: at(119.6655, 30.1692),
      },
      {
        name: { zh: '藕香食堂', en: 'Lotus-Root Kitchen' },
        text: { zh: '0.8 公里 · 午市至十四时', en: '0.8 km · lunch until two' },
        place: at(119.6692, 30.1642),
      },
    ],
  },
  zh: {
    title: '含香荷塘',
    summary: '六百亩荷，从六月开到九月。亲子采莲，全程穿救生衣。',
    level: '省级湿地公园（岚川省林业局）',
    address: '云山市鹤汀区含香村',
    openHours: '花期开门早，非花期开门晚',
    duration: '3 小时',
    routeTitle: '荷叶底下走一圈',
    routeDistance: '1.9 公里',
    body: `荷花在清晨五点半到八点之间开得最好，花期里含香的园门也开得最早。十月至次年五月为非花期，塘边可看残荷、起藕与水鸟。

六百亩荷塘分作四十七口，种荷八十余种，从六月的早红开到九月的秋白。塘与塘之间留着田埂和水闸，仍是种藕人家的日子：夏天看花，秋天起藕，冬天晒塘，春天换水。

![](scenic-hanxiang-2 "采莲的木盆在叶子底下穿行。杉木箍成，桐油三遍，每盆限两名六至十二岁儿童或一名成人，须穿救生衣。")

## 采莲

每盆限坐两名六至十二岁儿童，或一名体重不超过七十公斤的成人；全程穿救生衣，由护塘员陪护，儿童须有家长在岸边看护。下水前由塘工教三件事：怎样坐稳，怎样划水，怎样分辨可以摘的莲蓬。莲蓬低头的可摘，抬头的要留着做种。

## 一池荷的四季

- **夏**：晨荷、莲子羹、荷叶包饭，农历六月二十四荷花生日放荷灯
- **秋**：看起藕，认九孔与七孔
- **冬**：残荷入画，晒塘的泥上满是鹭鸟的脚印
- **春**：分藕种，可认养一口小缸带回家

## 荷灯助学

每年荷花生日卖出的每一盏荷灯，收入全部进入[荷灯助学计划](/member/welfare)。灯由村里的老人扎，信由景区员工手写，寄给收到助学金的孩子。

## 请勿惊扰

塘边有黑水鸡与小䴙䴘育雏，六、七月请勿靠近竹篱围起的三口塘。无人机须在莲门登记，七时以后方可起飞。`,
    notices: `### 游客须知

- 60 岁以上、6 岁以下和残疾人凭证件免票，学生半价
- 乘木盆采莲须全程穿救生衣，六岁以下不能乘坐
- 请不要翻越木栈道护栏，不要投喂水鸟
- 雷雨、台风天气栈道与采莲暂停，门票可改期，也可全退
- **设施**：村口与九曲木桥两端有卫生间，村口有无障碍卫生间、母婴室和免费无线网（Wi-Fi）
- **停车**：村口停车场 260 个车位，每日 10 元，7 月至 8 月请乘接驳车`,
    traffic: `- **公交**：27 路自轻轨鹤汀站至含香村，约 15 分钟，首班 5:20
- **自驾**：村口停车场 260 个车位，请勿停上田埂
- **骑行**：自[鹤汀古镇](/member/scenic/heting)沿水渠绿道 6 公里，沿途有三处歇脚亭
- **无障碍**：九曲木桥全程无台阶，宽一米八`,
  },
  en: {
    title: 'Fragrant Lotus Ponds',
    summary:
      'Forty hectares of lotus, in flower from June to September. Families can pick seed heads from a wooden tub.',
    level: 'Provincial wetland park (Lanchuan)',
    address: 'Hanxiang Village, Heting District, Yunshan',
    openHours: 'The gate opens early while the lotus flowers',
    duration: '3 hours',
    routeTitle: 'A turn beneath the leaves',
    routeDistance: '1.9 km',
    body: `Hanxiang, the Chinese name, means fragrance held within. Lotus is at its finest between half past five and eight in the morning, so in the flowering months we open early. From October to May nothing is in flower; come then for bare stalks, the root harvest and water birds.

Forty hectares of water are divided into forty-seven ponds with more than eighty kinds of lotus, from the early reds of June to the whites of September. Between them run the banks and sluices of a working village. There are flowers to look at in summer, roots to dig in autumn, mud to dry in winter and water to change in spring.

![](scenic-hanxiang-2 "Somewhere under these leaves are the tubs: hooped fir, three coats of tung oil, room for two children aged six to twelve or one adult, in life jackets.")

## Picking

A tub takes two children aged six to twelve, or one adult of up to seventy kilos. Everyone wears a life jacket, a pond keeper stays alongside, and children need a parent on the bank. Before you are launched, the keeper teaches you three things: how to sit, how to paddle, and which seed heads to take. Those that bow may be picked. Those that look up are left for seed.

## The year in a pond

- **Summer**: flowers at dawn, lotus-seed soup, rice steamed in the leaf, and lamps on the water for the flowers’ birthday in the sixth lunar month
- **Autumn**: watch the roots come up, and learn to tell seven holes from nine
- **Winter**: bare stalks, as painters like them, and the tracks of egrets across the mud
- **Spring**: dividing the roots; adopt a small jar and take it home

## Lamps for scholars

Every lamp sold on the flowers’ birthday goes to the [Lotus-Lamp Scholars](/member/welfare). Older people in the village make the lamps; our staff write, by hand, the letters that go with each grant.

## Go gently

Moorhens and little grebes nest here. In June and July please keep away from the three ponds behind bamboo fences. Drones must be registered at the gate and may not fly before seven.`,
    notices: `### Before you come

- Free with proof for visitors over 60 or under 6 and for disabled people; students pay half
- Life jackets are worn in the lotus tubs; children under six stay ashore
- Stay behind the rails of the boardwalk and do not feed the birds
- In thunderstorms and typhoons boardwalk and picking close; tickets can be moved to another day or refunded in full
- **Facilities**: toilets at the village entrance and at both ends of the boardwalk; accessible toilet, baby-changing room and free Wi-Fi at the entrance
- **Parking**: 260 spaces at the village entrance, RMB\u00a010 a day; in July and August take the shuttle`,
    traffic: `- **Bus**: route 27 from Heting light-rail station to Hanxiang Village, about 15 minutes; the first leaves at 5:20
- **By car**: 260 spaces at the village entrance; please keep off the banks
- **By bicycle**: six kilometres along the canal greenway from [Heting Old Town](/member/scenic/heting), with three shelters
- **Access**: the boardwalk has no steps and is 1.8 metres wide`,
  },
}
