import { type Day, entriesOf } from '../../../entry.ts'
import { enDate, zhDate } from '../dates.ts'
import { leased } from './lease.ts'

export const shops = (day: Day) =>
  entriesOf('rent', [
    {
      id: 'heting-west-18',
      shared: {
        category: 'shop',
        ...leased(day, '031', -4, 26),
        cover: 'detail-bridge',
        images: ['detail-bridge', 'scenic-heting-3', 'scenic-heting'],
        place: { system: 'gcj02', lng: 119.6143, lat: 30.2058 },
      },
      zh: {
        title: '鹤汀古镇西街 18 号铺',
        unit: '鹤汀古镇保护发展公司',
        contactName: '资产组 黎女士',
        area: '86 ㎡',
        terms: '三年起租，每月每平方米 68 元',
        address: '云山市鹤汀区西街 18 号',
        body: `临河一开间，前店后坊，后门下三级石阶即为埠头。原为竹编铺，原承租人因年事已高退租，本次面向手工艺经营者公开招租。

## 房屋情况

| 项目 | 情况 |
| --- | --- |
| 结构 | 砖木两层，前进 52 ㎡，后坊 34 ㎡ |
| 水电 | 独立计量，380 伏已入户 |
| 交付 | 现状交付，已完成白蚁防治与消防改造 |

## 经营要求

西街为长街西段，八百米长街只开老手艺的店。承租人须有一门正在做的手艺，店内现场可见制作，不售外购旅游品；须在镇上学徒满一年并由邻铺联名推荐，同门手艺的从业年限可以抵算。门脸、招牌与灯光按古镇导则，由我们协助设计。

## 如何报名

请于 ${zhDate(day(26))} 17:00 前，将报名表与一页经营设想发至 lease@lingshan.example。报名多于一家时，由街坊代表、手艺人代表与管理方各两人共同评议，租金报价与经营方案一并计分，评议结果公示五个工作日。`,
      },
      en: {
        title: '18 West Street, Heting Old Town',
        unit: 'Heting Town Conservation',
        contactName: 'Ms Li, Property team',
        area: '86 m²',
        terms: 'Three years or more, RMB\u00a068 per m² a month',
        address: '18 West Street, Heting District, Yunshan',
        body: `One bay on the canal: a shop in front, a workshop behind, and three stone steps from the back door to the landing. It was a bamboo weaver’s for many years, until he retired. It is offered openly to practitioners of a craft.

## The premises

| Item | Condition |
| --- | --- |
| Structure | Brick and timber, two storeys; shop 52 m², workshop 34 m² |
| Services | Metered separately; 380 V supply in place |
| Handover | As it stands, with termite treatment and fire safety works done |

## What we ask

West Street is the western part of Long Street, where only working crafts may open. The tenant must practise one, in view of the street, and sell nothing bought in. A year’s apprenticeship in the town and the recommendation of neighbouring shops are required; years spent in the same craft count towards it. Front, sign and light follow the town’s guide, and we help to design them.

## How to apply

Send the form and one page about your plans to lease@lingshan.example by 17:00 on ${enDate(day(26))}. If there is more than one applicant, two neighbours, two craftspeople and two of our staff score the plans and the rents offered. The result is published for five working days.`,
      },
    },
    {
      id: 'wanta-teahouse',
      shared: {
        category: 'shop',
        ...leased(day, '029', -9, 20),
        cover: 'detail-steps',
        images: ['detail-steps', 'scenic-wanta'],
        place: { system: 'gcj02', lng: 119.4826, lat: 30.1963 },
      },
      zh: {
        title: '晚塔山山门茶铺',
        unit: '文旅运营部',
        contactName: '资产组 黎女士',
        area: '64 ㎡',
        terms: '两年起租，首年每月每平方米 45 元',
        address: '云山市岚屿区晚塔山山门东侧',
        body: `山门东侧一间平房，门前有老樟两株，可摆方桌六张，为登塔游客上下山必经之处。

## 房屋情况

- 室内 64 ㎡，门前可用场地 80 ㎡，另附 4 ㎡ 储物间。
- 山泉水入户，每季检测一次，结果贴在墙上。
- 无明火厨房，可供茶水、糕点与冷食。

## 经营要求

一壶茶的价格须明示，白水免费。营业至闭山，不早于最后一批游客下山。不使用一次性杯具。

## 如何报名

${zhDate(day(20))} 17:00 前报名，附件有报名表。可预约看房，每周三、周六下午有人在场。`,
      },
      en: {
        title: 'Teahouse at the gate of Evening Pagoda Hill',
        unit: 'Destination Operations',
        contactName: 'Ms Li, Property team',
        area: '64 m²',
        terms: 'Two years or more, RMB\u00a045 per m² a month in the first year',
        address: 'East of the hill gate, Evening Pagoda Hill, Lanyu District, Yunshan',
        body: `A single-storey house beside the gate, with two old camphor trees and room for six square tables under them. People pass it on the way up to the pagoda and sit down on the way back.

## The premises

- 64 m² indoors, 80 m² of ground in front, and a small store.
- Spring water is laid on and tested each season; the results hang on the wall.
- No open flame: tea, cakes and cold food only.

## What we ask

The price of a pot is on display and plain water costs nothing. The house stays open until the last walkers are down from the hill. No disposable cups.

## How to apply

Apply by 17:00 on ${enDate(day(20))} with the attached form. The house can be seen on Wednesday and Saturday afternoons, by appointment.`,
      },
    },
  ])
