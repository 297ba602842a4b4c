import { entriesOf } from '../../entry.ts'

export const committee = () =>
  entriesOf('committee', [
    {
      id: 'committee',
      shared: {
        image: 'detail-ferry',
        members: [
          {
            name: { zh: '沈砚舟', en: 'Shen Yanzhou' },
            title: { zh: '党委书记', en: 'Party Secretary' },
            duty: { zh: '主持党委全面工作', en: 'Leads the Party committee' },
            seal: '沈砚舟',
            day: 6,
          },
          {
            name: { zh: '陆禾清', en: 'Lu Heqing' },
            title: { zh: '党委副书记', en: 'Deputy Party Secretary' },
            duty: { zh: '党建联盟、基层党支部', en: 'Party branches and the alliance' },
            seal: '陆禾清',
            day: 9,
          },
          {
            name: { zh: '顾明岑', en: 'Gu Mingcen' },
            title: {
              zh: '党委委员、纪委书记',
              en: 'Committee member; Secretary, Discipline Inspection Commission',
            },
            duty: { zh: '主持纪委全面工作', en: 'Leads the Discipline Inspection Commission' },
            seal: '顾明岑',
            day: 12,
          },
          {
            name: { zh: '江映秋', en: 'Jiang Yingqiu' },
            title: { zh: '组织委员', en: 'Committee member, Organisation' },
            duty: { zh: '党员发展、教育与党支部换届', en: 'Membership, training and branch elections' },
            seal: '江映秋',
            day: 15,
          },
          {
            name: { zh: '何守石', en: 'He Shoushi' },
            title: { zh: '宣传委员', en: 'Committee member, Publicity' },
            duty: { zh: '理论学习、宣传与党建阵地', en: 'Political study, publicity and venues' },
            seal: '何守石',
            day: 18,
          },
          {
            name: { zh: '白晚亭', en: 'Bai Wanting' },
            title: { zh: '群众工作委员', en: 'Committee member, Mass Work' },
            duty: {
              zh: '联系工会与妇女组织，反映职工意见',
              en: 'The trade union, the women’s organisation and staff concerns',
            },
            seal: '白晚亭',
            day: 21,
          },
          {
            name: { zh: '祝云耕', en: 'Zhu Yungeng' },
            title: { zh: '青年委员', en: 'Committee member, Youth' },
            duty: {
              zh: '青年工作、志愿服务与党员先锋岗',
              en: 'Young staff, volunteering and model service posts',
            },
            seal: '祝云耕',
            day: 24,
          },
        ],
        branches: [
          {
            name: { zh: '岚屿湖船队党支部', en: 'Lanyu Lake Fleet Party Branch' },
            place: { zh: '西岸渡口', en: 'West Shore Ferry' },
            members: 21,
            contact: { zh: '沈砚舟', en: 'Shen Yanzhou' },
          },
          {
            name: { zh: '鹤汀古镇党支部', en: 'Heting Old Town Party Branch' },
            place: { zh: '西街八仙桌议事堂', en: 'The Square Table, West Street' },
            members: 18,
            contact: { zh: '何守石', en: 'He Shoushi' },
          },
          {
            name: { zh: '集团机关党支部', en: 'Head Office Party Branch' },
            place: { zh: '灵山大厦', en: 'Lingshan House' },
            members: 18,
            contact: { zh: '顾明岑', en: 'Gu Mingcen' },
          },
          {
            name: { zh: '听雪岭党支部', en: 'Snowsong Ridge Party Branch' },
            place: { zh: '岭顶值班屋', en: 'The watch hut on the ridge' },
            members: 14,
            contact: { zh: '祝云耕', en: 'Zhu Yungeng' },
          },
          {
            name: { zh: '云阶梯田党支部', en: 'Cloudstep Terraces Party Branch' },
            place: { zh: '云阶石阶小院', en: 'The Stone Yard' },
            members: 13,
            contact: { zh: '陆禾清', en: 'Lu Heqing' },
          },
          {
            name: { zh: '灵山学院党支部', en: 'Lingshan College Party Branch' },
            place: { zh: '灵山学院', en: 'Lingshan College' },
            members: 13,
            contact: { zh: '江映秋', en: 'Jiang Yingqiu' },
          },
          {
            name: { zh: '竹溪书院与含香荷塘联合党支部', en: 'Academy and Lotus Ponds Party Branch' },
            place: { zh: '竹溪清风书屋', en: 'Clear Wind Library' },
            members: 12,
            contact: { zh: '祝云耕', en: 'Zhu Yungeng' },
          },
          {
            name: { zh: '丹枫谷党支部', en: 'Maple Gorge Party Branch' },
            place: { zh: '谷口服务站', en: 'Service post at the gorge' },
            members: 9,
            contact: { zh: '陆禾清', en: 'Lu Heqing' },
          },
          {
            name: { zh: '晚塔山党支部', en: 'Evening Pagoda Hill Party Branch' },
            place: { zh: '山门值班室', en: 'The gatehouse' },
            members: 8,
            contact: { zh: '白晚亭', en: 'Bai Wanting' },
          },
        ],
      },
      zh: {
        intro: `集团党委由七名委员组成，下设九个党支部，党员一百二十六名，约占员工总数的百分之三点五，分布在渡口、古街、梯田、索道与课堂。

委员每人联系一至两个党支部，每月驻点一天；驻点那天，欢迎任何一名职工前来反映情况。

想入党的职工，可向所在党支部递交入党申请书，支部在一个月内派人谈话；支部联系人见下表。`,
      },
      en: {
        intro: `The Party committee is the elected body of the Party members who work for the Group. It has seven members and nine branches, with 126 Party members in all, about 3.5 per cent of the staff, at ferries, streets, terraces, cableways and classrooms.

Each member of the committee keeps in touch with one or two branches and spends a day a month there, when any member of staff may come and talk.

Staff who wish to join the Party apply in writing to the branch at their place of work, which talks with them within a month; the table below says whom to ask.`,
      },
    },
  ])
