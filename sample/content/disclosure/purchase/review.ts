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

/** Closed, under review. */
export const review = (day: Day) =>
  entriesOf('purchase', [
    {
      id: 'snow-clearing',
      shared: {
        category: 'services',
        ...dated(day, '106', { published: -27, deadline: -5, result: 8, ends: 15 }),
      },
      zh: {
        title: '听雪岭冬季除雪与道路保障服务',
        unit: '北屏山地旅游公司',
        contactName: '采购室 罗先生',
        body: zhNotice({
          method: 'quotation',
          overview:
            '服务范围为山下换乘站至索道下站 8.4 公里盘山路、三处停车场与两段步道入口，服务期自当年十二月至次年三月。降雪停止后两小时内恢复主路双向通行；步道只清表层，留雪面供行走，不使用融雪盐，改用细砂。\n\n最高限价 58 万元，按实际出动次数结算，设保底八次。',
          needs: [
            zhBase,
            '自有除雪车不少于两台、装载机一台，驾驶员有山区冬季道路经验。',
            '为作业人员投保意外伤害保险。',
          ],
          collect: zhCollect(day, -27, -12),
          submit: zhSubmit(day, -5),
          contact: [
            ['采购室', '罗先生，0000-8800-102'],
            ['路线踏勘', '听雪岭道路班，0000-8800-175'],
          ],
        }),
      },
      en: {
        title: 'Winter road service at Snowsong Ridge',
        unit: 'Beiping Mountain Travel',
        contactName: 'Mr Luo, Procurement Office',
        body: enNotice({
          method: 'quotation',
          overview:
            'The service covers the 8.4 kilometres of mountain road from the transfer station to the lower cableway station, three car parks and two trailheads, from December to March. The road is to be open both ways within two hours of the snow stopping. On paths only the surface is cleared, so that visitors can walk on snow. Fine grit is used instead of salt.\n\nCeiling price: RMB\u00a0580,000, paid by the call-out with a minimum of eight.',
          needs: [
            enBase,
            'At least two ploughs and a loader of its own, with drivers used to mountain roads in winter.',
            'Accident insurance for everyone at work.',
          ],
          collect: enCollect(day, -27, -12),
          submit: enSubmit(day, -5),
          contact: [
            ['Procurement Office', 'Mr Luo, 0000-8800-102'],
            ['Route visits', 'Road crew, Snowsong Ridge, 0000-8800-175'],
          ],
        }),
      },
    },
    {
      id: 'winter-uniforms',
      shared: {
        category: 'goods',
        ...dated(day, '104', { published: -32, deadline: -11, result: 6, ends: 13 }),
        attachments: ['response-forms-zh'],
      },
      zh: {
        title: '集团员工冬季工装采购',
        unit: '综合管理部',
        contactName: '采购室 方女士',
        body: zhNotice({
          method: 'consultation',
          overview: `为一线员工配发冬季工装，款式沿用集团统一的靛青与素灰。

| 名称 | 数量 | 适用岗位 |
| --- | --- | --- |
| 防风保暖外套 | 2,240 件 | 船队、步道、停车与安保 |
| 高山羽绒服 | 180 件 | 听雪岭与云阶 |
| 防滑保暖鞋 | 1,960 双 | 户外岗位 |

最高限价 214 万元。按员工量体尺码生产，另备百分之三的调换量。`,
          needs: [
            zhBase,
            '具有自有生产场所，能在四十日内完成全部量体与交付。',
            '面料检测报告在有效期内，羽绒来源可追溯。',
          ],
          collect: zhCollect(day, -32, -18),
          submit: zhSubmit(day, -11),
          contact: [
            ['采购室', '方女士，0000-8800-102'],
            ['样衣查看', '综合管理部行政组，0000-8800-141'],
          ],
        }),
      },
      en: {
        title: 'Winter workwear for staff',
        unit: 'Administration',
        contactName: 'Ms Fang, Procurement Office',
        body: enNotice({
          method: 'consultation',
          overview: `Winter clothing for front-line staff, in the Group’s indigo and plain grey.

| Item | Quantity | For |
| --- | --- | --- |
| Windproof lined jacket | 2,240 | Boats, paths, parking and security |
| Mountain down jacket | 180 | Snowsong Ridge and Cloudstep Terraces |
| Insulated non-slip boots | 1,960 pairs | All outdoor posts |

Ceiling price: RMB\u00a02.14 million. Made to measure, with three per cent held for exchange.`,
          needs: [
            enBase,
            'A workshop of its own, able to measure and deliver everything within forty days.',
            'Current test reports for fabrics, and down of traceable origin.',
          ],
          collect: enCollect(day, -32, -18),
          submit: enSubmit(day, -11),
          contact: [
            ['Procurement Office', 'Ms Fang, 0000-8800-102'],
            ['Samples', 'Administration, 0000-8800-141'],
          ],
        }),
      },
    },
  ])
