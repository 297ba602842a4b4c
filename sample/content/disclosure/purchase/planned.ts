import { type Day, entriesOf } from '../../../entry.ts'
import { enDate, zhDate } from '../dates.ts'
import { dated, enBase, enNotice, zhBase, zhNotice } from './notice.ts'

/** Intentions: announced, not yet open. */
export const planned = (day: Day) =>
  entriesOf('purchase', [
    {
      id: 'water-monitoring',
      shared: { category: 'goods', ...dated(day, '122', { published: -1, opens: 9, deadline: 33 }) },
      zh: {
        title: '岚屿湖湿地水质在线监测设备采购',
        unit: '安全环保部',
        contactName: '采购室 方女士',
        body: zhNotice({
          method: 'consultation',
          overview: `拟在岚屿湖北岸湿地与四处入湖河口增设水质在线监测点，替换现有五套人工取样装置，使数据由每日两次改为每十五分钟一次，并向公众公开。本公告为采购意向，最终内容以正式采购文件为准。

| 内容 | 数量 | 说明 |
| --- | --- | --- |
| 岸边式监测站 | 4 套 | 水温、pH、溶解氧、浊度、氨氮、总磷 |
| 浮标式监测站 | 3 套 | 另加叶绿素与蓝绿藻 |
| 数据接收与展示 | 1 项 | 与湖区现有水情系统对接 |

预算金额 186 万元。`,
          needs: [
            zhBase,
            '所投设备具有有效的计量器具型式批准证书或同等检测报告。',
            '承诺接到报修后四小时内到场服务。',
          ],
          collect: `采购文件预计于 ${zhDate(day(9))}发布。意向公告期间不出售、不预发文件。`,
          submit: `暂定 ${zhDate(day(33))} 17:00 截止。欢迎供应商在正式公告前就技术参数提出意见，发至 tender@lingshan.example，所有意见及答复将一并公开。`,
          contact: [
            ['采购室', '方女士，0000-8800-102'],
            ['技术咨询', '安全环保部水环境组，0000-8800-152'],
          ],
        }),
      },
      en: {
        title: 'Online water-quality monitoring for the Lanyu Lake wetlands',
        unit: 'Safety and Environment',
        contactName: 'Ms Fang, Procurement Office',
        body: enNotice({
          method: 'consultation',
          overview: `We intend to add monitoring points in the wetlands on the north shore and at the four river mouths of Lanyu Lake. They will replace five hand-sampling stations and take a reading every fifteen minutes instead of twice a day, open to the public. This is a notice of intention; the documents to come will govern.

| Item | Quantity | Measures |
| --- | --- | --- |
| Shore station | 4 | Temperature, pH, dissolved oxygen, turbidity, ammonia nitrogen, total phosphorus |
| Buoy station | 3 | The same, with chlorophyll and cyanobacteria |
| Data reception and display | 1 | Connected to the lake’s existing water system |

Budget: RMB\u00a01.86 million.`,
          needs: [
            enBase,
            'Equipment covered by a valid type approval for measuring instruments, or an equivalent test report.',
            'An undertaking to have an engineer on site within four hours of a call.',
          ],
          collect: `The documents are expected on ${enDate(day(9))}. Nothing is sold or sent out in advance.`,
          submit: `The provisional closing time is 17:00 on ${enDate(day(33))}. Suppliers are welcome to comment on the specification before then, at tender@lingshan.example; every comment and its answer will be published.`,
          contact: [
            ['Procurement Office', 'Ms Fang, 0000-8800-102'],
            ['Technical questions', 'Water team, Safety and Environment, 0000-8800-152'],
          ],
        }),
      },
    },
    {
      id: 'learning-platform',
      shared: { category: 'services', ...dated(day, '121', { published: -2, opens: 6, deadline: 27 }) },
      zh: {
        title: '灵山学院数字课程平台二期开发',
        unit: '灵山学院',
        contactName: '采购室 方女士',
        body: zhNotice({
          method: 'consultation',
          overview:
            '灵山学院线上平台一期已承载在架课程十二门、视频一百二十三讲。二期拟完成三件事：课程视频全部加配手语窗口；学习记录与岗位认证打通；离线学习包可在无信号的山上使用。\n\n- 服务期：自合同签订起十个月，另含一年维护。\n- 预算金额：128 万元。\n- 源代码、数据与设计文件归采购人所有。',
          needs: [
            zhBase,
            '近三年完成过不少于两个在线学习或同类系统，并能提供用户方联系人。',
            '项目负责人须为本单位正式员工，服务期内不得更换。',
          ],
          collect: `采购文件预计于 ${zhDate(day(6))}发布，届时可在本页下载。`,
          submit: `暂定 ${zhDate(day(27))} 17:00 截止。磋商时须由项目负责人本人到场讲解，限时二十分钟。`,
          contact: [
            ['采购室', '方女士，0000-8800-102'],
            ['需求咨询', '灵山学院教务处，0000-8800-161'],
          ],
        }),
      },
      en: {
        title: 'Second phase of Lingshan College’s course platform',
        unit: 'Lingshan College',
        contactName: 'Ms Fang, Procurement Office',
        body: enNotice({
          method: 'consultation',
          overview:
            'The first phase of the College’s online platform carries twelve courses in 123 lessons. The second is to do three things: give every film a sign-language window; join learning records to job certification; and offer study packs that work where there is no signal.\n\n- Term: ten months from signature, and a year of maintenance.\n- Budget: RMB\u00a01.28 million.\n- Source code, data and design files belong to the purchaser.',
          needs: [
            enBase,
            'At least two online-learning or similar systems completed in the past three years, with a client contact for reference.',
            'A project lead employed by the supplier, who may not be replaced during the term.',
          ],
          collect: `The documents are expected on ${enDate(day(6))} and will be published on this page.`,
          submit: `The provisional closing time is 17:00 on ${enDate(day(27))}. The project lead presents in person at the consultation and has twenty minutes.`,
          contact: [
            ['Procurement Office', 'Ms Fang, 0000-8800-102'],
            ['Requirements', 'Academic Affairs, Lingshan College, 0000-8800-161'],
          ],
        }),
      },
    },
  ])
