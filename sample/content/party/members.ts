import { entriesOf } from '../../entry.ts'

type Member = [id: string, zhName: string, enName: string, zh: string, en: string]

const members: Member[] = [
  [
    'huxi-community',
    '湖西社区',
    'Huxi Community',
    '渡口边的老社区，四百一十二户，其中一百零六户有人在船上或码头工作。出一间大礼堂，供联盟会商与放电影。',
    'An old quarter beside the ferry, 412 households, a quarter of them with someone on the boats or the quay. It lends the alliance a hall for meetings and films.',
  ],
  [
    'heting-community',
    '鹤汀社区',
    'Heting Community',
    '古镇核心区的居民自治组织。长街铺面的开张与转让，先在这里的八仙桌上议过。',
    'The residents of the old town. Before a shop on Long Street opens or changes hands, it is talked over at their square table.',
  ],
  [
    'yunjie-village',
    '云阶村',
    'Yunjie Village',
    '梯田的主人，二百三十户。分水石怎么转，古道哪一段要修，都由村里的老把式拿主意。',
    'Two hundred and thirty households, who own the terraces. How the water is shared and which stretch of the old path is mended are for its elders to decide.',
  ],
  [
    'danfeng-town',
    '丹枫镇谷口村',
    'Gukou Village, Danfeng',
    '红叶谷口的村庄。秋天最忙的四周，村里出停车场与志愿者，景区出班车与医护。',
    'The village at the mouth of the gorge. For the four busiest weeks of autumn it offers parking and volunteers; the Group sends buses and nurses.',
  ],
  [
    'lingxia-village',
    '岭下村',
    'Lingxia Village',
    '听雪岭脚下的林场村，海拔七百米。村里的护林员最懂雪，每年给新员工讲第一课。',
    'A forestry village at 700 metres, below Snowlisten Ridge. Its rangers know snow better than anyone and give each new recruit the first lesson.',
  ],
  [
    'hanxiang-village',
    '含香村',
    'Hanxiang Village',
    '六百亩荷塘的种植者。老人扎荷灯，年轻人摇盆船：灯的收入用于荷灯助学，船的收入进村集体账。',
    'The growers of the lotus ponds. The old make paper lamps, sold for the Lotus-Lamp Scholars; the young pole the tubs, which earn for the village account.',
  ],
  [
    'zhuxi-village',
    '竹溪村',
    'Zhuxi Village',
    '书院四周的村庄，竹林三千亩。村里的纸坊与书院的课堂，是一条溪的上下游。',
    'The village around the academy, with two hundred hectares of bamboo. Its paper mill and the academy classrooms share one creek.',
  ],
  [
    'lanyu-primary',
    '岚屿中心小学',
    'Lanyu Central Primary School',
    '湖区最大的小学，学生七百余人。每周三下午，船工、木匠与护林员轮流来上一节课。',
    'The largest school on the lake, with some 700 pupils. On Wednesday afternoons a boatman, a joiner or a ranger comes to teach.',
  ],
  [
    'lanyu-clinic',
    '岚屿社区卫生服务中心',
    'Lanyu Community Clinic',
    '为景区急救点供应培训与轮值医生，也为上山不便的老人每月送一次药。',
    'It trains the first-aiders at the destinations, lends them a doctor by turns, and each month carries medicine up to those who cannot come down.',
  ],
  [
    'yunshan-bus',
    '云山公交湖区车队',
    'Yunshan Buses, Lake Depot',
    '二十八名驾驶员，三条线路。末班船靠岸晚了，末班车就多等十分钟。',
    'Twenty-eight drivers on three routes. When the last boat is late, the last bus waits ten minutes.',
  ],
]

export const allianceMember = () =>
  entriesOf(
    'allianceMember',
    members.map(([id, zhName, enName, zh, en], at) => ({
      id,
      shared: { sort: (at + 1) * 10, logo: `member-${String(at + 1).padStart(2, '0')}` },
      zh: { name: zhName, intro: zh },
      en: { name: enName, intro: en },
    })),
  )
