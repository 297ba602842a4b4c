import { type Day, entriesOf } from '../../../entry.ts'
import {
  dated,
  enBase,
  enCollect,
  enNotice,
  enSubmit,
  zhBase,
  zhCollect,
  zhCollectByEmail,
  zhNotice,
  zhSubmit,
} from './notice.ts'

/** Closing within three days. */
export const soon = (day: Day) =>
  entriesOf('purchase', [
    {
      id: 'curtain-wall',
      shared: {
        category: 'works',
        ...dated(day, '115', { published: -7, deadline: 2 }),
        attachments: ['curtain-wall-drawings-zh', 'response-forms-zh'],
      },
      zh: {
        title: '云阶梯田游客中心幕墙及屋面修缮工程',
        unit: '工程建设部',
        contactName: '采购室 罗先生',
        body: zhNotice({
          method: 'consultation',
          overview: `游客中心位于海拔 760 米的山腰，建成十四年，西立面幕墙胶缝老化，屋面有三处渗漏。

| 分项 | 工程量 | 说明 |
| --- | --- | --- |
| 西立面幕墙换胶与换片 | 412 ㎡ | 其中更换玻璃 38 片 |
| 屋面防水与保温 | 890 ㎡ | 恢复原青瓦做法 |
| 排水天沟 | 126 米 | 改为不锈钢 |

最高限价 165 万元。工期 60 日历天，施工期间游客中心照常开放，须设独立通道并每日清场。`,
          needs: [
            zhBase,
            '具有建筑幕墙与防水工程施工资质，安全生产许可证有效。',
            '高处作业人员持证上岗，配备全身式安全带与防坠器。',
          ],
          collect: zhCollect(day, -7, 1, '图纸目录与工程量清单见附件。'),
          submit: zhSubmit(day, 2),
          contact: [
            ['采购室', '罗先生，0000-8800-102'],
            ['现场踏勘', '云阶梯田管理站，0000-8800-174'],
          ],
        }),
      },
      en: {
        title: 'Façade and roof repairs, visitor centre at Cloudstep Terraces',
        unit: 'Works and Conservation',
        contactName: 'Mr Luo, Procurement Office',
        body: enNotice({
          method: 'consultation',
          overview: `The visitor centre stands on a hillside at 760 metres. After fourteen years the joints of its west façade are failing and the roof leaks in three places.

| Part | Quantity | Note |
| --- | --- | --- |
| West façade: new sealant and glass | 412 m² | 38 panes replaced |
| Roof: waterproofing and insulation | 890 m² | Grey tiles relaid as before |
| Gutters | 126 m | Renewed in stainless steel |

Ceiling price: RMB\u00a01.65 million. Sixty days on site. The centre stays open throughout, so a separate entrance is required and the site must be cleared each evening.`,
          needs: [
            enBase,
            'Qualified in façade and waterproofing works, with a current safety licence.',
            'Certificated staff for work at height, with full-body harnesses and fall arresters.',
          ],
          collect: enCollect(day, -7, 1, ' Drawings and quantities are attached (in Chinese).'),
          submit: enSubmit(day, 2),
          contact: [
            ['Procurement Office', 'Mr Luo, 0000-8800-102'],
            ['Site visits', 'Cloudstep Terraces, 0000-8800-174'],
          ],
        }),
      },
    },
    {
      id: 'academy-linen',
      shared: {
        category: 'goods',
        ...dated(day, '111', { published: -16, deadline: 1 }),
        attachments: ['response-forms-zh'],
      },
      zh: {
        title: '竹溪书院客舍布草采购',
        unit: '山水客舍公司',
        contactName: '采购室 方女士',
        body: zhNotice({
          method: 'quotation',
          overview: `书院二十四间客舍布草到期更新。面料以素色棉麻为主，不绣标识，可水洗不少于一百五十次。

| 名称 | 数量 | 规格 |
| --- | --- | --- |
| 床单、被套、枕套 | 72 套 | 棉麻混纺，60 支以上 |
| 浴巾、面巾 | 各 96 条 | 纯棉，每平方米不低于 550 克 |
| 棉被 | 48 床 | 春秋被、冬被各半 |

最高限价 26 万元。合同签订后三十日内到货，旧布草由供应商清点打包，转交公益事务部改制书袋。`,
          needs: [
            zhBase,
            '所投面料附一年内检测报告，甲醛与色牢度符合婴幼儿类要求。',
            '提供同批次样品一套，落选者样品退还。',
          ],
          collect: zhCollectByEmail(day, -16, 0),
          submit: zhSubmit(day, 1),
          contact: [
            ['采购室', '方女士，0000-8800-102'],
            ['样品查看', '竹溪书院客舍部，0000-8800-176'],
          ],
        }),
      },
    },
  ])
