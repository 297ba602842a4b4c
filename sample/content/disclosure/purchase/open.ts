import { type Day, entriesOf } from '../../../entry.ts'
import {
  dated,
  enBase,
  enCollect,
  enCollectByEmail,
  enNotice,
  enSubmit,
  zhBase,
  zhCollect,
  zhCollectByEmail,
  zhNotice,
  zhSubmit,
} from './notice.ts'

/** Open to responses, with more than three days to go. */
export const open = (day: Day) =>
  entriesOf('purchase', [
    {
      id: 'first-aid',
      shared: {
        category: 'goods',
        ...dated(day, '119', { published: -2, deadline: 16 }),
        attachments: ['response-forms-zh', 'response-forms-en'],
      },
      zh: {
        title: '八处景区急救设备采购及员工急救培训',
        unit: '安全环保部',
        contactName: '采购室 方女士',
        body: zhNotice({
          method: 'quotation',
          overview: `为八处景区补足自动体外除颤器与急救箱，使任一步道、码头到最近急救点的步行时间不超过四分钟。

| 内容 | 数量 | 要求 |
| --- | --- | --- |
| 自动体外除颤器 | 46 台 | 中英文语音提示，防护等级不低于 IP55 |
| 户外保温箱体 | 18 只 | 适用于零下二十度，用于听雪岭与云阶 |
| 急救箱 | 120 只 | 含儿童用品，配置清单见采购文件 |
| 急救培训 | 40 场 | 每场二十人，结业发证 |

最高限价 112 万元。合同签订后四十五日内到货，培训于半年内完成。`,
          needs: [
            zhBase,
            '具有医疗器械经营许可或备案，所投产品注册证在有效期内。',
            '培训讲师持有有效的急救培训师资证书。',
          ],
          collect: zhCollectByEmail(day, -2, 10),
          submit: zhSubmit(day, 16),
          contact: [
            ['采购室', '方女士，0000-8800-102'],
            ['点位与需求', '安全环保部应急组，0000-8800-155'],
          ],
        }),
      },
      en: {
        title: 'First-aid equipment and training for the eight destinations',
        unit: 'Safety and Environment',
        contactName: 'Ms Fang, Procurement Office',
        body: enNotice({
          method: 'quotation',
          overview: `Defibrillators and first-aid boxes for all eight destinations, so that no path or landing is more than four minutes’ walk from help.

| Item | Quantity | Requirement |
| --- | --- | --- |
| Automated external defibrillator | 46 | Spoken guidance in Chinese and English, IP55 or better |
| Heated outdoor cabinet | 18 | For −20 °C, at Snowsong Ridge and Cloudstep Terraces |
| First-aid box | 120 | As listed in the procurement documents, including supplies for children |
| First-aid course | 40 | Twenty people each, with a certificate |

Ceiling price: RMB\u00a01.12 million. Delivery within forty-five days of signature; training to be finished within six months.`,
          needs: [
            enBase,
            'Licensed or registered to trade in medical devices, with current registrations for the products offered.',
            'Trainers who hold a current first-aid instructor certificate.',
          ],
          collect: enCollectByEmail(day, -2, 10),
          submit: enSubmit(day, 16),
          contact: [
            ['Procurement Office', 'Ms Fang, 0000-8800-102'],
            ['Sites and needs', 'Emergency team, Safety and Environment, 0000-8800-155'],
          ],
        }),
      },
    },
    {
      id: 'lotus-boardwalk',
      shared: {
        category: 'works',
        ...dated(day, '116', { published: -6, deadline: 14 }),
        attachments: ['boardwalk-spec-zh', 'response-forms-zh'],
      },
      zh: {
        title: '含香荷塘栈道木构更换工程',
        unit: '工程建设部',
        contactName: '采购室 罗先生',
        body: zhNotice({
          method: 'consultation',
          overview:
            '荷塘东线栈道建于 2011 年，长 640 米，木面板与部分横梁老化。本工程更换全部面板与约三成横梁，保留原石桩，并将两处台阶改为坡道。\n\n- 最高限价：238 万元。\n- 工期：90 日历天，避开六月至九月荷花期。\n- 拆下的旧料由采购人回收，用于鹤汀古镇木作工坊教学。',
          needs: [
            zhBase,
            '具有古建筑或园林绿化工程施工能力，近三年完成过临水木栈道项目。',
            '木材来源可追溯，提供合法采伐与检疫证明。',
            '项目经理在施工期内每周驻场不少于五日。',
          ],
          collect: zhCollect(day, -6, 8, '工程量清单与技术要求见附件。'),
          submit: `现场踏勘集中安排一次，自行前往的不另作讲解。${zhSubmit(day, 14)}`,
          contact: [
            ['采购室', '罗先生，0000-8800-102'],
            ['现场踏勘', '含香荷塘管理站，0000-8800-178'],
          ],
        }),
      },
      en: {
        title: 'Renewing the timber boardwalk at Fragrant Lotus Ponds',
        unit: 'Works and Conservation',
        contactName: 'Mr Luo, Procurement Office',
        body: enNotice({
          method: 'consultation',
          overview:
            'The eastern boardwalk, 640 metres long and built in 2011, is wearing out. The work renews all of the decking and about a third of the beams, keeps the stone piles, and turns two flights of steps into ramps.\n\n- Ceiling price: RMB\u00a02.38 million.\n- Time on site: 90 days, none of them in the flowering season from June to September.\n- Old timber stays with us, for teaching in the joinery workshop at Heting.',
          needs: [
            enBase,
            'Experience in historic buildings or landscape works, with a timber boardwalk over water completed in the past three years.',
            'Timber of traceable origin, with proof of lawful felling and quarantine.',
            'A project manager on site at least five days a week.',
          ],
          collect: enCollect(day, -6, 8, ' Quantities and technical requirements are attached (in Chinese).'),
          submit: `There will be one guided visit to the site. ${enSubmit(day, 14)}`,
          contact: [
            ['Procurement Office', 'Mr Luo, 0000-8800-102'],
            ['Site visits', 'Fragrant Lotus Ponds, 0000-8800-178'],
          ],
        }),
      },
    },
    {
      id: 'night-lights',
      shared: {
        category: 'services',
        ...dated(day, '113', { published: -11, deadline: 9 }),
        attachments: ['night-lights-scope-zh', 'response-forms-zh'],
      },
      zh: {
        title: '鹤汀古镇夜游灯光运维服务',
        unit: '鹤汀古镇保护发展公司',
        contactName: '采购室 方女士',
        body: zhNotice({
          method: 'consultation',
          overview:
            '古镇八百米长街与十二条河道共有灯具 3,160 套，全部为暖色低位照明。服务内容为日常点检、故障更换、季节亮度调节与灯会期间保障。\n\n- 服务期：两年，考核合格可续签一年。\n- 最高限价：每年 74 万元。\n- 灯光以“看得清路，看得见星”为原则，二十二时后只留路灯，供应商不得自行增亮。',
          needs: [
            zhBase,
            '具有城市及道路照明或同类运维经验不少于三年。',
            '常驻电工不少于四人，均持有效低压电工证，夜间故障三十分钟内到场。',
          ],
          collect: zhCollect(day, -11, 3, '服务范围与考核办法见附件。'),
          submit: zhSubmit(day, 9),
          contact: [
            ['采购室', '方女士，0000-8800-102'],
            ['夜间踏勘', '鹤汀古镇夜游组，0000-8800-173'],
          ],
        }),
      },
      en: {
        title: 'Night-lighting operation and maintenance, Heting Old Town',
        unit: 'Heting Town Conservation',
        contactName: 'Ms Fang, Procurement Office',
        body: enNotice({
          method: 'consultation',
          overview:
            'Long Street and the twelve canals of Heting are lit by 3,160 lamps, all of them low and warm. The service covers daily inspection, repair, the adjustment of brightness by season, and attendance during the Lantern Festival.\n\n- Term: two years, renewable for one if performance is satisfactory.\n- Ceiling price: RMB\u00a0740,000 a year.\n- The principle is light enough to see the path, dark enough to see the stars. After 22:00 only the path lights stay on, and brightness may not be raised without our consent.',
          needs: [
            enBase,
            'Three years or more in street lighting or similar maintenance.',
            'At least four resident electricians with current certificates, able to reach a fault at night within thirty minutes.',
          ],
          collect: enCollect(day, -11, 3, ' Scope and assessment are attached (in Chinese).'),
          submit: enSubmit(day, 9),
          contact: [
            ['Procurement Office', 'Ms Fang, 0000-8800-102'],
            ['Site visits after dark', 'Evening team, Heting Old Town, 0000-8800-173'],
          ],
        }),
      },
    },
  ])
