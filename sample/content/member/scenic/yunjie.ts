import type { Sample } from '../../../entry.ts'
import { at, everyDayBut, pictures } from '../place.ts'

export const yunjie: Omit<Sample<'scenic'>, 'kind'> = {
  id: 'yunjie',
  shared: {
    sort: 30,
    type: 'field',
    ...pictures('yunjie', 'terrace'),
    images: ['scenic-yunjie', 'scenic-yunjie-2', 'scenic-yunjie-3', 'detail-buffalo'],
    place: at(119.576, 30.312),
    tel: '0000-8800-203',
    website: 'https://yunjie.lingshan.example',
    hours: [{ times: [{ days: everyDayBut(2), opens: '07:00', closes: '17:30' }] }],
    tickets: [
      {
        name: { zh: '门票', en: 'Admission' },
        price: { zh: '45 元/人', en: 'RMB\u00a045 per person' },
        url: 'https://tickets.lingshan.example/yunjie',
      },
      {
        name: { zh: '农事半日（插秧或收割）', en: 'Half a day in the field' },
        price: { zh: '98 元/人，含午饭', en: 'RMB\u00a098 per person, with lunch' },
        url: 'https://tickets.lingshan.example/yunjie-farm',
      },
    ],
    stops: [
      {
        name: { zh: '云阶村口', en: 'Village gate' },
        text: { zh: '古樟树下领一根竹杖', en: 'Borrow a bamboo stick under the old camphor' },
        place: at(119.576, 30.312),
      },
      {
        name: { zh: '水尾田', en: 'Lower terraces' },
        text: { zh: '0.9 公里 · 五月看水最好的一层', en: '0.9 km · the best mirror in May' },
        place: at(119.5801, 30.3168),
      },
      {
        name: { zh: '云阶古道', en: 'Cloudstep Stairway' },
        text: { zh: '1.1 公里 · 两千一百级石阶从这里经过', en: '1.1 km · the 2,100 stone steps pass here' },
        place: at(119.5788, 30.3243),
      },
      {
        name: { zh: '分水亭', en: 'Parting-Waters Pavilion' },
        text: { zh: '1.4 公里 · 看水如何分到每一块田', en: '1.4 km · where each field gets its share' },
        place: at(119.5742, 30.3328),
      },
    ],
  },
  zh: {
    title: '云阶梯田',
    summary: '山有多高，田就有多高。五月看水，十月看金。',
    level: '国家 4A 级旅游景区',
    address: '云山市北屏县云阶村',
    duration: '5 小时',
    routeTitle: '跟着水往上走',
    routeDistance: '3.4 公里',
    body: `云阶有一千一百多块田，最大的一亩三分，最小的只栽得下十一株稻。山有多高，田就有多高。

五月放水，整面山坡像一架打开的镜子；十月稻熟，风从田埂上一层层走过来。梯田开垦已有四百年，水从山顶的林子里来，经竹渠、石渠、分水石，一户一户往下分，没有一台水泵。

## 古道

云阶古道两千一百级石阶，连着山上的林场与山下的村子，曾有近三十年断了中段。2026 年修复完工，修复沿用旧石旧法，补换的四百零三块石阶刻有年份，让后来人读得懂每一次修缮。

![](scenic-yunjie-2 "一层田埂一层水。水从最高的一块放到最低的一块，要走两天。")

## 农事

| 时节 | 田里的事 | 游客可参与 |
| --- | --- | --- |
| 立夏前后 | 放水、耙田 | 赤脚下田，学扶犁 |
| 小满至芒种 | 插秧 | 认领一分田 |
| 寒露前后 | 开镰、打谷 | 收一束属于自己的稻子 |
| 冬至以后 | 修埂、清渠 | 跟老把式砌一段石埂 |

认领的田由村民照看，收成寄到家里。每一分田的认领费，七成归农户，三成用于修渠。

## 行走提示

田埂只容一人，请靠山一侧站定，让挑担的人先过。每周二田间歇工，不接待游客。`,
    notices: `### 游客须知

- 60 岁以上、6 岁以下和残疾人凭证件免票，学生半价
- 请走田埂步道，不要踩进水田
- 插秧和收割体验须提前三天预约
- 无人机起飞前须向游客中心登记
- **设施**：村口与三处观景台有卫生间，游客中心有无障碍卫生间、充电插座和免费无线网（Wi-Fi）
- **停车**：云阶村口停车场 260 个车位，每日 10 元，观光车到各观景台`,
    traffic: `- **直通车**：轻轨湖西站发车，8:00–14:00 每小时一班，约 40 分钟；末班 17:40 下山
- **自驾**：导航至云阶村停车场，山路最后四公里较窄，请让行农用车
- **无障碍**：村口至水尾田 900 米为平缓木栈道，古道段不适合轮椅`,
  },
  en: {
    title: 'Cloudstep Terraces',
    summary: 'As high as the hill goes, so go the fields. Water in May, gold in October.',
    level: 'National 4A attraction',
    address: 'Yunjie Village, Beiping County, Yunshan',
    duration: '5 hours',
    routeTitle: 'Follow the water uphill',
    routeDistance: '3.4 km',
    body: `There are more than eleven hundred fields at Cloudstep, which is what the Chinese name, Yunjie, means. The largest would hold three tennis courts; the smallest takes eleven rice plants. As high as the hill goes, so go the fields.

In May the water is let in and the whole slope becomes a mirror folded many times over. In October the wind comes down ripe terraces one by one. People have farmed here for four hundred years. Water leaves the forest at the top and is handed down through bamboo, stone and notched rock from household to household, without a single pump.

## The stairway

The old stairway of 2,100 stone steps joins the forest above to the village below. Its middle section was lost for almost thirty years. The repair, finished in 2026, used old stone and old methods; each of the 403 replacements carries its year, so that whoever comes next can read the work.

![](scenic-yunjie-2 "Field below field. Let in at the top, the water takes two days to reach the lowest.")

## The farming year

| Season | In the fields | You can |
| --- | --- | --- |
| Early May | Flooding and harrowing | Go barefoot and try the plough |
| Late May to mid-June | Planting out | Adopt a plot |
| Early October | Cutting and threshing | Bring in a sheaf of your own |
| After midwinter | Mending banks and channels | Build a length of dry wall |

Villagers tend adopted plots and post you the rice. Seven tenths of the fee goes to the farmer, three tenths to the channels.

## On the paths

The banks are one person wide: stand to the hill side and let anyone with a load go first. The fields rest on Tuesdays, and so do we.`,
    notices: `### Before you come

- Free with proof for visitors over 60 or under 6 and for disabled people; students pay half
- Keep to the paths on the banks, out of the paddies
- Planting and harvest days need three days’ notice
- Register drones at the visitor centre before take-off
- **Facilities**: toilets at the village entrance and three viewpoints; accessible toilet, charging points and free Wi-Fi at the visitor centre
- **Parking**: 260 spaces at the village entrance, RMB\u00a010 a day; a shuttle serves the viewpoints`,
    traffic: `- **Direct coach**: from Huxi light-rail station, hourly 8:00–14:00, about 40 minutes; last coach down at 17:40
- **By car**: Yunjie Village car park; the last four kilometres are narrow, please give way to farm vehicles
- **Access**: 900 metres of level boardwalk from the village gate to the lower terraces; the stairway is not suitable for wheelchairs`,
  },
}
