import { type Day, entriesOf } from '../../../entry.ts'
import { enDate, zhDate } from '../dates.ts'
import { leased } from './lease.ts'

export const rentOffices = (day: Day) =>
  entriesOf('rent', [
    {
      id: 'east-shore-3f',
      shared: {
        category: 'office',
        ...leased(day, '030', -6, 30),
        cover: 'detail-shore',
        images: ['detail-shore', 'detail-willow'],
        place: { system: 'gcj02', lng: 119.5978, lat: 30.2236 },
      },
      zh: {
        title: '岚屿湖东岸办公楼三层',
        unit: '岚屿湖景区公司',
        contactName: '资产组 宋先生',
        area: '420 ㎡',
        terms: '三年起租，每月每平方米 42 元，含物业',
        address: '云山市岚屿区湖东路 9 号三层',
        body: `整层出租，西向临湖，采光良好。楼下为船票厅，每日有渡船直达西岸。

| 项目 | 情况 |
| --- | --- |
| 面积 | 建筑面积 420 ㎡，可分隔为两户 |
| 层高 | 3.9 米，无吊顶 |
| 设施 | 电梯、无障碍卫生间、共用会议室两间 |
| 停车 | 固定车位 6 个，自行车棚免费 |

适合设计、环境、教育与科研类机构，不接受餐饮与仓储用途。

## 如何报名

请于 ${zhDate(day(30))} 17:00 前提交报名表与营业执照副本。同等条件下，吸纳本地青年就业的机构优先。`,
      },
      en: {
        title: 'Third floor, East Shore offices',
        unit: 'Lanyu Lake Company',
        contactName: 'Mr Song, Property team',
        area: '420 m²',
        terms: 'Three years or more, RMB\u00a042 per m² a month including services',
        address: '3rd floor, 9 Hudong Road, Lanyu District, Yunshan',
        body: `A whole floor, facing west over the lake and well lit. The ticket hall is downstairs, and ferries cross to the west shore every day.

| Item | Detail |
| --- | --- |
| Area | 420 m², may be divided in two |
| Height | 3.9 m, no false ceiling |
| Facilities | Lift, accessible toilet, two shared meeting rooms |
| Parking | Six spaces; bicycles free |

It would suit people who work in design, the environment, teaching or research. Catering and storage are not permitted.

## How to apply

Send the form and a copy of your business licence by 17:00 on ${enDate(day(30))}. On equal terms, preference is given to organisations that employ local young people.`,
      },
    },
    {
      id: 'huxi-annex-2f',
      shared: {
        category: 'office',
        ...leased(day, '027', -15, 12),
        cover: 'interior-service',
        images: ['interior-service'],
        place: { system: 'gcj02', lng: 119.5096, lat: 30.2305 },
      },
      zh: {
        title: '灵山大厦附楼二层',
        unit: '综合管理部',
        contactName: '资产组 宋先生',
        area: '310 ㎡',
        terms: '一年起租，每月每平方米 39 元',
        address: '云山市岚屿区湖西路 26 号附楼二层',
        body: `附楼与总部隔一个院子，步行 600 米到轻轨湖西站。已装修，带六间小办公室与一间可容四十人的教室。

- 供电、网络独立，二十四小时门禁。
- 员工食堂可办卡就餐，午餐十六元。
- 教室周末由灵山学院使用，租金已相应扣减。

可供小型团队单间承租，最小 28 ㎡。报名截止 ${zhDate(day(12))} 17:00，按报名顺序安排看房，租金公开、条件一致。`,
      },
      en: {
        title: 'Second floor of the annex, Lingshan House',
        unit: 'Administration',
        contactName: 'Mr Song, Property team',
        area: '310 m²',
        terms: 'One year or more, RMB\u00a039 per m² a month',
        address: '2nd floor, Annex, 26 Huxi Road, Lanyu District, Yunshan',
        body: `The annex stands across a courtyard from head office, 600 metres from Huxi light-rail station. It is fitted out, with six small offices and a classroom for forty.

- Separate power and network, entry at any hour.
- Tenants may eat in the staff canteen; lunch is RMB\u00a016.
- The College uses the classroom at weekends, and the rent allows for it.

Single rooms from 28 m² may be taken by small teams. Apply by 17:00 on ${enDate(day(12))}; rooms are shown in order of application, on the same published terms for all.`,
      },
    },
  ])
