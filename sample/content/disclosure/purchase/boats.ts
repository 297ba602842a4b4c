import { type Day, entriesOf } from '../../../entry.ts'
import {
  dated,
  enBase,
  enCollect,
  enNotice,
  enSubmit,
  zhBase,
  zhCollect,
  zhNotice,
  zhSubmit,
} from './notice.ts'

/** The one large open tender, with its documents in both languages. */
export const boats = (day: Day) => {
  const year = Number(day(0).slice(0, 4)) + 1
  return entriesOf('purchase', [
    {
      id: 'electric-boats',
      shared: {
        category: 'goods',
        ...dated(day, '118', { published: -3, deadline: 19 }),
        attachments: ['boats-spec-zh', 'response-forms-zh', 'boats-spec-en', 'response-forms-en'],
      },
      zh: {
        title: `岚屿湖景区 ${year} 年度电动游船采购项目`,
        unit: '岚屿湖景区公司',
        contactName: '采购室 罗先生',
        body: zhNotice({
          method: 'consultation',
          overview: `岚屿湖游船自 2023 年起全部采用电力推进。首批改装的电动船已运营满八年，拟以新船替换，并首次配置轮椅可直接登船的无障碍船型。

| 包内序号 | 名称 | 数量 | 主要要求 |
| --- | --- | --- | --- |
| 1 | 甲型电动游船 | 10 艘 | 24 座，续航不少于 8 小时 |
| 2 | 乙型无障碍电动游船 | 2 艘 | 20 座，含 4 个轮椅位，平舷登船 |
| 3 | 岸电充电桩 | 6 台 | 与现有码头配电匹配 |

最高限价 960 万元（含税，含运输、检验与人员培训）。合同签订后 180 日内全部交付至岚屿湖西岸船坞，分两批到货。本项目不分包，不接受联合体；集团所属湖东船舶工坊不参与响应。`,
          needs: [
            zhBase,
            '具有内河船舶建造资质，所投船型通过船检机构图纸审查。',
            '近五年累计交付 20 座以上电动客船不少于 15 艘，须附合同与交船证书。',
            '电池系统制造商须出具原厂质保承诺，容量保持率八年不低于百分之八十。',
          ],
          collect: zhCollect(day, -3, 12, '踏勘船坞的，请提前一个工作日预约。'),
          submit: `${zhSubmit(day, 19)}\n\n评审采用综合评分法：价格 35 分，技术 40 分，服务与质保 15 分，环境影响 10 分。成交候选人在本页公示五个工作日。`,
          contact: [
            ['采购室', '罗先生，0000-8800-102，tender@lingshan.example'],
            ['踏勘与技术', '岚屿湖景区船队，0000-8800-171'],
          ],
        }),
      },
      en: {
        title: `Electric passenger boats for Lanyu Lake, ${year}`,
        unit: 'Lanyu Lake Company',
        contactName: 'Mr Luo, Procurement Office',
        body: enNotice({
          method: 'consultation',
          overview: `Every passenger boat on Lanyu Lake has run on electricity since 2023. The first conversions have been eight years in service and are to be replaced; two of the new boats will be the first that a wheelchair can board from the quay without help.

| No. | Item | Quantity | Principal requirement |
| --- | --- | --- | --- |
| 1 | Type A electric boat | 10 | 24 seats, at least eight hours on one charge |
| 2 | Type B accessible electric boat | 2 | 20 seats, four of them wheelchair places, level boarding |
| 3 | Quayside charger | 6 | To suit the existing supply at the quays |

Ceiling price: RMB\u00a09.6 million including tax, delivery, survey and crew training. All boats are to reach the west-shore boat shed within 180 days of signature, in two deliveries. One lot; consortia are not accepted, and the Group’s own East Shore Boatyard will not take part.`,
          needs: [
            enBase,
            'Licensed to build inland passenger vessels, with drawings of the proposed types approved by a survey body.',
            'At least fifteen electric passenger boats of 20 seats or more delivered in the past five years, with contracts and certificates of delivery.',
            'A warranty from the maker of the batteries: no less than 80 per cent of capacity after eight years.',
          ],
          collect: enCollect(
            day,
            -3,
            12,
            ' Visits to the boat shed are by appointment, one working day ahead.',
          ),
          submit: `${enSubmit(day, 19)}\n\nResponses are scored out of 100: price 35, engineering 40, service and warranty 15, environmental effect 10. The preferred suppliers are published on this page for five working days. The Chinese documents govern; the English version is for convenience only.`,
          contact: [
            ['Procurement Office', 'Mr Luo, 0000-8800-102, tender@lingshan.example'],
            ['Visits and engineering', 'The fleet, Lanyu Lake, 0000-8800-171'],
          ],
        }),
      },
    },
  ])
}
