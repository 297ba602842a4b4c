import { entriesOf } from '../../entry.ts'

export const committee = () =>
  entriesOf('committee', [
    {
      id: 'committee',
      shared: {
        members: [
          {
            name: { zh: '沈砚舟', en: 'Shen Yanzhou' },
            title: { zh: '党委书记', en: 'Party secretary' },
            duty: { zh: '主持党委全面工作', en: 'Leads the committee' },
          },
          {
            name: { zh: '陆禾清', en: 'Lu Heqing' },
            title: { zh: '党委副书记', en: 'Deputy secretary' },
            duty: { zh: '分管基层支部与党建联盟', en: 'Branches and the alliance' },
          },
          {
            name: { zh: '顾明岑', en: 'Gu Mingcen' },
            title: { zh: '党委委员、纪委书记', en: 'Secretary for discipline inspection' },
            duty: { zh: '分管纪检与廉洁教育', en: 'Integrity, reports and education' },
          },
          {
            name: { zh: '江映秋', en: 'Jiang Yingqiu' },
            title: { zh: '组织委员', en: 'Member, organisation' },
            duty: { zh: '党员发展、教育与支部换届', en: 'Membership, training and branch elections' },
          },
          {
            name: { zh: '何守石', en: 'He Shoushi' },
            title: { zh: '宣传委员', en: 'Member, communication' },
            duty: { zh: '学习安排、党建品牌与阵地', en: 'Study, brands and venues' },
          },
          {
            name: { zh: '白晚亭', en: 'Bai Wanting' },
            title: { zh: '群团委员', en: 'Member, staff organisations' },
            duty: {
              zh: '联系工会、共青团与妇女组织',
              en: 'The union, the youth league and the women’s group',
            },
          },
          {
            name: { zh: '祝云耕', en: 'Zhu Yungeng' },
            title: { zh: '服务委员', en: 'Member, service' },
            duty: { zh: '先锋岗、志愿服务与应急值守', en: 'Pioneer posts, volunteers and emergency watches' },
          },
        ],
        branches: [
          {
            name: { zh: '岚屿湖船队支部', en: 'Fleet branch' },
            place: { zh: '西岸渡口', en: 'West Shore Ferry' },
            members: 21,
          },
          {
            name: { zh: '鹤汀古镇支部', en: 'Heting Old Town branch' },
            place: { zh: '西街八仙桌议事堂', en: 'The Square Table, West Street' },
            members: 18,
          },
          {
            name: { zh: '云阶梯田支部', en: 'Cloudstep Terraces branch' },
            place: { zh: '云阶石阶小院', en: 'The Stone Yard' },
            members: 13,
          },
          {
            name: { zh: '丹枫谷支部', en: 'Maple Gorge branch' },
            place: { zh: '谷口服务站', en: 'Service post at the gorge' },
            members: 9,
          },
          {
            name: { zh: '听雪岭支部', en: 'Snowlisten Ridge branch' },
            place: { zh: '岭顶值班屋', en: 'The hut on the ridge' },
            members: 14,
          },
          {
            name: { zh: '晚塔山支部', en: 'Evening Pagoda Hill branch' },
            place: { zh: '山门值班室', en: 'The gatehouse' },
            members: 8,
          },
          {
            name: { zh: '竹溪书院与含香荷塘联合支部', en: 'Academy and Lotus Ponds branch' },
            place: { zh: '竹溪清风书屋', en: 'Clear Wind Library' },
            members: 12,
          },
          {
            name: { zh: '灵山学院支部', en: 'College branch' },
            place: { zh: '灵山学院', en: 'Lingshan College' },
            members: 13,
          },
          {
            name: { zh: '集团机关支部', en: 'Head office branch' },
            place: { zh: '灵山大厦', en: 'Lingshan House' },
            members: 18,
          },
        ],
      },
      zh: {
        intro: `集团党委由七名委员组成，下设九个支部，党员一百二十六名，约占员工总数的三十分之一，分布在渡口、古街、梯田、索道与课堂。

委员每人联系一至两个支部，每月到支部驻点不少于一天，驻点日张贴在支部门口，任何员工可以去谈。`,
      },
      en: {
        intro: `The Party committee is the elected body of the Party members who work for the Group. It has seven members and nine branches, with 126 Party members in all, about one in thirty of the staff, at ferries, streets, terraces, cableways and classrooms.

Each member of the committee keeps in touch with one or two branches and spends at least a day a month there. The day is posted at the door, and anyone who works for the Group may come and talk.`,
      },
    },
  ])
