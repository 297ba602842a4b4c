import { type Day, entriesOf } from '../../../entry.ts'
import { enDate, zhDate } from '../dates.ts'
import { leased } from './lease.ts'

/** Warehouses and land. The last two are let. */
export const spaces = (day: Day) =>
  entriesOf('rent', [
    {
      id: 'boatyard-b',
      shared: {
        category: 'warehouse',
        ...leased(day, '026', -19, 2),
        cover: 'deed-slipway',
        images: ['deed-slipway', 'scenic-lanyu-2'],
        place: { system: 'gcj02', lng: 119.5116, lat: 30.2221 },
      },
      zh: {
        title: '旧船坞艺术仓库 B 栋',
        unit: '岚屿湖景区公司',
        contactName: '资产组 宋先生',
        area: '1,150 ㎡',
        terms: '三年起租，每月每平方米 22 元',
        address: '云山市岚屿区湖西路 11 号旧船坞艺术仓库 B 栋',
        body: `旧船坞是集团的起点。B 栋曾建造木船三十余条，滑道与原杉木屋架保存完好。

| 项目 | 情况 |
| --- | --- |
| 净高 | 檐口 5.4 米，脊下 8.1 米 |
| 地面 | 混凝土与旧滑道并存，承重每平方米 1.5 吨 |
| 出入 | 临路大门宽 4.2 米，临水门可通船 |

可作展览、排练、木作、装置创作或档案存放，不作危险品与冷链仓储。滑道须保留并每年向公众开放不少于十日。

报名截止 ${zhDate(day(2))} 17:00，现已有两家机构报名。`,
      },
      en: {
        title: 'Building B, the Old Boat Shed',
        unit: 'Lanyu Lake Company',
        contactName: 'Mr Song, Property team',
        area: '1,150 m²',
        terms: 'Three years or more, RMB\u00a022 per m² a month',
        address: 'Building B, The Boat Shed, 11 Huxi Road, Lanyu District, Yunshan',
        body: `The Group began in this boat shed. More than thirty wooden boats were built in Building B; the slipway is still there, and so are the fir trusses.

| Item | Detail |
| --- | --- |
| Height | 5.4 m at the eaves, 8.1 m at the ridge |
| Floor | Concrete and the old slipway; 1.5 tonnes per m² |
| Access | Road door 4.2 m wide; a water door for boats |

It may serve for exhibitions, rehearsal, joinery, large works of art or archives, but not for dangerous goods or cold storage. The slipway must be kept and opened to the public for at least ten days a year.

Applications close at 17:00 on ${enDate(day(2))}. Two organisations have applied so far.`,
      },
    },
    {
      id: 'yunjie-market-ground',
      shared: {
        category: 'land',
        ...leased(day, '028', -12, 17),
        cover: 'scenic-yunjie-3',
        images: ['scenic-yunjie-3', 'scenic-yunjie'],
        place: { system: 'gcj02', lng: 119.5768, lat: 30.3126 },
      },
      zh: {
        title: '云阶梯田观景坪市集场地',
        unit: '北屏山地旅游公司',
        contactName: '资产组 黎女士',
        area: '2,600 ㎡',
        terms: '按季出租，每季 4.8 万元',
        address: '云山市北屏县云阶村观景坪',
        body: `场地位于云阶村口，石坪平整，面向梯田，按季整体出租，用于农产市集、手作课堂与露天放映。

- 设摊位桩三十六个，水电接口十二处。
- 村民摊位不少于一半，由云阶村委会安排，不收摊位费。
- 音响不高于 60 分贝，二十一时收摊，垃圾当日下山。

报名截止 ${zhDate(day(17))} 17:00。请附一份四周的活动排期。`,
      },
      en: {
        title: 'Market ground at Cloudstep Terraces',
        unit: 'Beiping Mountain Travel',
        contactName: 'Ms Li, Property team',
        area: '2,600 m²',
        terms: 'By the season, RMB\u00a048,000',
        address: 'Viewing ground, Yunjie Village, Beiping County, Yunshan',
        body: `A level stone floor at the entrance to the village, facing the terraces. It is let whole, by the season, for farm markets, craft classes and open-air films.

- Thirty-six marked pitches; water and power at twelve points.
- At least half the pitches go to villagers, chosen by the village committee, and cost them nothing.
- Sound stays below 60 dB, stalls close at nine, and rubbish goes down the hill the same night.

Apply by 17:00 on ${enDate(day(17))} with a programme for four weeks.`,
      },
    },
    {
      id: 'zhuxi-paper-mill',
      shared: {
        category: 'warehouse',
        ...leased(day, '022', -58, -21),
        cover: 'detail-bamboo',
        images: ['detail-bamboo', 'scenic-zhuxi'],
        place: { system: 'gcj02', lng: 119.4951, lat: 30.1592 },
      },
      zh: {
        title: '竹溪旧纸坊',
        unit: '山水客舍公司',
        contactName: '资产组 黎女士',
        area: '280 ㎡',
        terms: '五年期，每月每平方米 18 元',
        address: '云山市岚屿区竹溪村溪头 7 号',
        body: `溪边三间旧纸坊，石碓与抄纸槽尚存。招租条件为恢复手工造纸，每年向书院学员开放二十日。

本次招租已结束，由一支本地造纸团队承租，${zhDate(day(-14))}完成签约。感谢其余四家报名机构。`,
      },
      en: {
        title: 'The old paper mill at Bamboo Creek',
        unit: 'Hills and Water Inns',
        contactName: 'Ms Li, Property team',
        area: '280 m²',
        terms: 'Five years, RMB\u00a018 per m² a month',
        address: '7 Xitou, Zhuxi Village, Lanyu District, Yunshan',
        body: `Three old workshops beside the creek, with the stone hammers and the vats still in place. The condition of the lease was that paper be made here by hand again, and that the academy’s students may watch for twenty days a year.

The mill is let. A local team of paper makers signed on ${enDate(day(-14))}. We thank the four others who applied.`,
      },
    },
    {
      id: 'hanxiang-south-square',
      shared: {
        category: 'land',
        ...leased(day, '019', -83, -52),
        cover: 'detail-lotus2',
        images: ['detail-lotus2', 'scenic-hanxiang'],
        place: { system: 'gcj02', lng: 119.659, lat: 30.1726 },
      },
      zh: {
        title: '含香荷塘南广场花期市集场地',
        unit: '含香莲业公司',
        contactName: '资产组 黎女士',
        area: '1,800 ㎡',
        terms: '花期四个月，租金 6 万元',
        address: '云山市鹤汀区含香村南广场',
        body: `荷塘南入口的开阔场地，六月至九月花期使用，设摊位二十四个，限售荷产品、茶饮与手作。

本次招租已结束，由含香村集体经济合作社承租。`,
      },
    },
  ])
