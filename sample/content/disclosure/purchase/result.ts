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

/** The outcome is public and may still be challenged. */
export const result = (day: Day) =>
  entriesOf('purchase', [
    {
      id: 'canteen-supply',
      shared: {
        category: 'goods',
        ...dated(day, '100', { published: -41, deadline: -20, result: -3, ends: 4 }),
      },
      zh: {
        title: '员工食堂粮油及时令蔬菜供应',
        unit: '综合管理部',
        contactName: '采购室 方女士',
        body: zhNotice({
          method: 'consultation',
          overview:
            '为集团九处员工食堂供应一年期粮油与时令蔬菜，日均就餐约 2,100 人次。鼓励采用周边村庄的当季出产，每周公布产地。\n\n最高限价 620 万元，按月据实结算。',
          needs: [zhBase, '具有食品经营许可，配送车辆全程温控。', '蔬菜逐批留样，农残检测报告随货同行。'],
          collect: zhCollect(day, -41, -27),
          submit: zhSubmit(day, -20),
          contact: [
            ['采购室', '方女士，0000-8800-102'],
            ['食堂管理', '综合管理部膳食组，0000-8800-142'],
          ],
        }),
        result: `本项目共收到有效响应文件五份。评审小组由七人组成，其中员工代表两人、外部专家三人。成交候选人公示如下：

| 排序 | 供应商 | 综合得分 | 报价（万元） |
| --- | --- | --- | --- |
| 第一成交候选人 | 云山含香农产合作社 | 91.4 | 588.0 |
| 第二成交候选人 | 云山岭下粮蔬配送有限公司 | 88.2 | 579.5 |
| 第三成交候选人 | 岚屿时蔬供应有限公司 | 83.7 | 602.4 |

公示期五个工作日，至 ${zhDate(day(4))} 17:00 止。对公示有异议的，请在公示期内以书面形式向采购室提出，三个工作日内答复；公示期满无异议的，由第一成交候选人成交。`,
      },
      en: {
        title: 'Grain, oil and seasonal vegetables for the staff canteens',
        unit: 'Administration',
        contactName: 'Ms Fang, Procurement Office',
        body: enNotice({
          method: 'consultation',
          overview:
            'A year of grain, oil and vegetables for nine staff canteens, which serve about 2,100 meals a day. Produce in season from villages nearby is welcome, and its origin is posted every week.\n\nCeiling price: RMB\u00a06.2 million, settled monthly for what is delivered.',
          needs: [
            enBase,
            'Licensed to trade in food, with temperature-controlled vehicles.',
            'Samples of every batch kept, with a residue report travelling with the goods.',
          ],
          collect: enCollect(day, -41, -27),
          submit: enSubmit(day, -20),
          contact: [
            ['Procurement Office', 'Ms Fang, 0000-8800-102'],
            ['Canteens', 'Catering team, Administration, 0000-8800-142'],
          ],
        }),
        result: `Five valid responses were received. A panel of seven, among them two staff representatives and three outside experts, ranked them as follows:

| Rank | Supplier | Score | Price (RMB million) |
| --- | --- | --- | --- |
| 1 | Yunshan Hanxiang Farmers’ Co-operative | 91.4 | 5.880 |
| 2 | Yunshan Lingxia Grain and Vegetables | 88.2 | 5.795 |
| 3 | Lanyu Seasonal Produce | 83.7 | 6.024 |

The ranking is published for five working days, until 17:00 on ${enDate(day(4))}. Objections may be made in writing to the Procurement Office within that time and will be answered within three working days. If there are none, the contract goes to the first-ranked supplier.`,
      },
    },
    {
      id: 'cableway-ropes',
      shared: {
        category: 'works',
        ...dated(day, '098', { published: -44, deadline: -23, result: -4, ends: 3 }),
      },
      zh: {
        title: '听雪岭索道钢丝绳更换及检测',
        unit: '北屏山地旅游公司',
        contactName: '采购室 罗先生',
        body: zhNotice({
          method: 'consultation',
          overview:
            '听雪岭客运索道全长 2,180 米，承载索与牵引索临近使用年限。本项目更换牵引索 4,420 米，对承载索作全长无损检测，并完成载荷试验与验收。\n\n- 最高限价：347 万元。\n- 停运窗口：不超过十六日。\n- 旧索须在监督下切断封样，不得再用。',
          needs: [
            zhBase,
            '持有特种设备生产许可证（客运索道安装、修理）。',
            '近五年完成过长度两千米以上客运索道换索不少于两次。',
            '无损检测须由独立第三方完成，费用含在报价内。',
          ],
          collect: zhCollect(day, -44, -30),
          submit: zhSubmit(day, -23),
          contact: [
            ['采购室', '罗先生，0000-8800-102'],
            ['技术咨询', '听雪岭索道班，0000-8800-175'],
          ],
        }),
        result: `本项目收到有效响应文件三份，评审结果如下：

| 排序 | 供应商 | 综合得分 | 报价（万元） | 停运天数 |
| --- | --- | --- | --- | --- |
| 第一成交候选人 | 岚川远岫索道工程有限公司 | 93.1 | 331.6 | 12 |
| 第二成交候选人 | 云山高架设备安装有限公司 | 87.9 | 325.8 | 15 |
| 第三成交候选人 | 岚川长坡机械工程有限公司 | 82.5 | 339.0 | 14 |

公示期五个工作日，至 ${zhDate(day(3))} 17:00 止。第一成交候选人报价并非最低，其停运天数最短、检测方案最完整，评分明细可向采购室申请查阅。公示期满无异议的，由第一成交候选人成交。`,
      },
      en: {
        title: 'Replacing and testing the ropes of the Snowsong Ridge cableway',
        unit: 'Beiping Mountain Travel',
        contactName: 'Mr Luo, Procurement Office',
        body: enNotice({
          method: 'consultation',
          overview:
            'The passenger cableway at Snowsong Ridge is 2,180 metres long and its ropes are near the end of their service life. The work replaces 4,420 metres of haul rope, tests the track ropes along their whole length without damage to them, and ends with a load test and acceptance.\n\n- Ceiling price: RMB\u00a03.47 million.\n- The line may be closed for sixteen days at most.\n- Old rope is cut and sealed under supervision and may not be used again.',
          needs: [
            enBase,
            'A special-equipment licence for the installation and repair of passenger cableways.',
            'At least two rope replacements on lines longer than 2,000 metres in the past five years.',
            'Testing by an independent third party, included in the price.',
          ],
          collect: enCollect(day, -44, -30),
          submit: enSubmit(day, -23),
          contact: [
            ['Procurement Office', 'Mr Luo, 0000-8800-102'],
            ['Engineering', 'Cableway crew, Snowsong Ridge, 0000-8800-175'],
          ],
        }),
        result: `Three valid responses were received and ranked as follows:

| Rank | Supplier | Score | Price (RMB million) | Days closed |
| --- | --- | --- | --- | --- |
| 1 | Lanchuan Yuanxiu Cableway Engineering | 93.1 | 3.316 | 12 |
| 2 | Yunshan Overhead Installations | 87.9 | 3.258 | 15 |
| 3 | Lanchuan Changpo Mechanical Engineering | 82.5 | 3.390 | 14 |

The ranking is published for five working days, until 17:00 on ${enDate(day(3))}. The first-ranked supplier’s price is not the lowest; it closes the line for the fewest days and offers the fullest testing. Detailed scores may be inspected on request. If there are no objections, the contract goes to the first-ranked supplier.`,
      },
    },
  ])
