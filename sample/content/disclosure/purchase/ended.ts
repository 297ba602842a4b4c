import { type Day, entriesOf } from '../../../entry.ts'
import { enDate, zhDate } from '../dates.ts'
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

/** Filed: the time for objections is over. */
export const ended = (day: Day) =>
  entriesOf('purchase', [
    {
      id: 'ancient-trees',
      shared: {
        category: 'services',
        ...dated(day, '091', { published: -60, deadline: -39, result: -25, ends: -18 }),
      },
      zh: {
        title: '晚塔山古树名木养护服务',
        unit: '文旅运营部',
        contactName: '采购室 方女士',
        body: zhNotice({
          method: 'consultation',
          overview:
            '晚塔山登记在册百年以上古树 146 株，其中树龄三百年以上 21 株，均已建档。服务内容为逐株复查并续记档案、土壤改良、支撑加固、病虫害防治与雷雨后巡查，服务期三年。\n\n最高限价 96 万元。不得使用高毒农药，修剪须先报方案，批准后方可实施。',
          needs: [zhBase, '项目负责人具有林业或园林高级职称。', '近三年承担过百株以上古树群养护。'],
          collect: zhCollect(day, -60, -46),
          submit: zhSubmit(day, -39),
          contact: [
            ['采购室', '方女士，0000-8800-102'],
            ['现场查看', '晚塔山绿化班，0000-8800-177'],
          ],
        }),
        result: `公示期已于 ${zhDate(day(-18))}届满，期间未收到异议。

| 成交供应商 | 成交金额（万元） | 服务期 |
| --- | --- | --- |
| 云山青荫园林养护有限公司 | 91.5 | 三年 |

首批三十株古树的复查记录将于三个月内完成，并在山门处公开查阅。`,
      },
      en: {
        title: 'Care of the ancient trees on Evening Pagoda Hill',
        unit: 'Destination Operations',
        contactName: 'Ms Fang, Procurement Office',
        body: enNotice({
          method: 'consultation',
          overview:
            'There are 146 registered trees over a hundred years old on the hill, twenty-one of them over three hundred. Each has its record. For three years the contractor will re-examine every tree and continue its record, improve the soil, prop what leans, control pests and inspect after storms.\n\nCeiling price: RMB\u00a0960,000. Highly toxic pesticides are forbidden, and no pruning may begin before a plan has been approved.',
          needs: [
            enBase,
            'A project lead with a senior qualification in forestry or horticulture.',
            'The care of a group of a hundred or more ancient trees in the past three years.',
          ],
          collect: enCollect(day, -60, -46),
          submit: enSubmit(day, -39),
          contact: [
            ['Procurement Office', 'Ms Fang, 0000-8800-102'],
            ['On the hill', 'Tree crew, Evening Pagoda Hill, 0000-8800-177'],
          ],
        }),
        result: `The publication period ended on ${enDate(day(-18))}; no objections were received.

| Contractor | Contract sum (RMB) | Term |
| --- | --- | --- |
| Yunshan Qingyin Tree Care | 915,000 | Three years |

The first thirty trees will have been re-examined within three months, and their records may be read at the hill gate.`,
      },
    },
    {
      id: 'heting-drains',
      shared: {
        category: 'works',
        ...dated(day, '087', { published: -75, deadline: -52, result: -38, ends: -31 }),
      },
      zh: {
        title: '鹤汀古镇排水管网清淤与检测',
        unit: '工程建设部',
        contactName: '采购室 罗先生',
        body: zhNotice({
          method: 'quotation',
          overview:
            '对古镇核心区 5.2 公里雨水、污水管道作清淤、内窥检测与缺陷评估，编制三年修复计划。石板路面拆装须逐块编号，按原位复铺。\n\n最高限价 83 万元，工期 40 日历天，夜间施工，清晨六点前恢复通行。',
          needs: [zhBase, '具有市政管网检测与养护能力，有限空间作业人员持证。', '自备吸污车与管道内窥设备。'],
          collect: zhCollect(day, -75, -60),
          submit: zhSubmit(day, -52),
          contact: [
            ['采购室', '罗先生，0000-8800-102'],
            ['现场踏勘', '鹤汀古镇工程组，0000-8800-173'],
          ],
        }),
        result: `公示期已于 ${zhDate(day(-31))}届满，期间收到书面异议一件，经复核维持原结果，答复已送达异议人。

| 成交供应商 | 成交金额（万元） | 工期 |
| --- | --- | --- |
| 云山净渠市政养护有限公司 | 79.2 | 38 日历天 |`,
      },
    },
  ])
