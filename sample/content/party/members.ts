import { entriesOf, type Sample } from '../../entry.ts'

type Type = NonNullable<Sample<'allianceMember'>['shared']['type']>
type Words = [name: string, gives: string, intro: string]
type Member = [id: string, type: Type, at: [x: number, y: number], zh: Words, en: Words]

const members: Member[] = [
  [
    'huxi-community',
    'community',
    [29, 47],
    [
      '湖西社区',
      '提供会商与放映用的大礼堂',
      '渡口边的老社区，四百一十二户，其中一百零六户有人在船上或码头工作。出一间大礼堂，供联盟会商与放电影。',
    ],
    [
      'Huxi Community',
      'A hall for meetings and films',
      'An old quarter beside the ferry, 412 households, a quarter of them with someone on the boats or the quay. It lends the alliance a hall for meetings and films.',
    ],
  ],
  [
    'heting-community',
    'community',
    [26, 66],
    [
      '鹤汀社区',
      '协调长街铺面与邻里事务',
      '古镇核心区的居民自治组织。长街铺面的开张与转让，先在这里的八仙桌上议过。',
    ],
    [
      'Heting Community',
      'Settling matters of Long Street',
      'The residents of the old town. Before a shop on Long Street opens or changes hands, it is talked over at their square table.',
    ],
  ],
  [
    'yunjie-village',
    'village',
    [88, 55],
    [
      '云阶村',
      '商定梯田用水与古道修缮',
      '梯田的主人，二百三十户。分水石怎么转，古道哪一段要修，都由村民议事会商定。',
    ],
    [
      'Yunjie Village',
      'Terrace water and the old stairway',
      'Two hundred and thirty households, who own the terraces. How the water is shared and which stretch of the old stairway is mended are for its villagers’ council to decide.',
    ],
  ],
  [
    'danfeng-town',
    'village',
    [73, 33],
    [
      '丹枫镇谷口村',
      '红叶季出停车场与志愿者',
      '丹枫谷口的村庄。秋天最忙的四周，村里出停车场与志愿者，景区出班车与医护。',
    ],
    [
      'Gukou Village, Danfeng',
      'Parking and volunteers in maple season',
      'The village at the mouth of the gorge. For the four busiest weeks of autumn it offers parking and volunteers; the Group sends buses and nurses.',
    ],
  ],
  [
    'lingxia-village',
    'village',
    [87, 25],
    [
      '岭下村',
      '为新员工讲授雪地巡护',
      '听雪岭脚下的林场村，海拔七百米。村里的护林员最懂雪，每年给新员工讲第一课。',
    ],
    [
      'Lingxia Village',
      'Lessons in snow patrol for new staff',
      'A forestry village at 700 metres, below Snowsong Ridge. Its rangers know snow better than anyone and give each new recruit the first lesson.',
    ],
  ],
  [
    'hanxiang-village',
    'village',
    [18, 78],
    [
      '含香村',
      '种植荷塘，制作荷灯',
      '六百亩荷塘的种植者。老人扎荷灯，年轻人摇盆船：灯的收入用于荷灯助学，船的收入归村集体。',
    ],
    [
      'Hanxiang Village',
      'Lotus growing and lamp making',
      'The growers of the lotus ponds. Older villagers make paper lamps, sold for the Lotus-Lamp Scholars; younger ones look after the tubs, whose takings go to the village.',
    ],
  ],
  [
    'zhuxi-village',
    'village',
    [66, 45],
    [
      '竹溪村',
      '为书院提供竹材与纸',
      '书院四周的村庄，竹林三千亩。村里的纸坊与书院的课堂，是一条溪的上下游。',
    ],
    [
      'Zhuxi Village',
      'Bamboo and paper for the academy',
      'The village around the academy, with two hundred hectares of bamboo. Its paper mill and the academy classrooms share one creek.',
    ],
  ],
  [
    'lanyu-primary',
    'school',
    [40, 31],
    [
      '岚屿中心小学',
      '每周三邀一线师傅授课',
      '湖区最大的小学，学生七百余人。每周三下午，船工、木匠与护林员轮流来上一节课。',
    ],
    [
      'Lanyu Central Primary School',
      'Wednesday lessons by working staff',
      'The largest school on the lake, with some 700 pupils. On Wednesday afternoons a boatman, a joiner or a ranger comes to teach.',
    ],
  ],
  [
    'lanyu-clinic',
    'health',
    [43, 76],
    [
      '岚屿社区卫生服务中心',
      '急救培训与上门送药',
      '为景区急救点供应培训与轮值医生，也为上山不便的老人每月送一次药。',
    ],
    [
      'Lanyu Community Clinic',
      'First-aid training, medicine deliveries',
      'It trains the first-aiders at the destinations, lends them a doctor by turns, and each month carries medicine up to those who cannot come down.',
    ],
  ],
  [
    'yunshan-bus',
    'transport',
    [62, 66],
    [
      '云山公交湖区车队',
      '末班车等候晚到的末班船',
      '二十八名驾驶员，三条线路。末班船靠岸晚了，末班车就多等十分钟。',
    ],
    [
      'Yunshan Buses, Lake Depot',
      'The last bus waits for the last boat',
      'Twenty-eight drivers on three routes. When the last boat is late, the last bus waits ten minutes.',
    ],
  ],
]

const wordsOf = ([name, gives, intro]: Words) => ({ name, gives, intro })

export const allianceMember = () =>
  entriesOf(
    'allianceMember',
    members.map(([id, type, [mapX, mapY], zh, en], at) => ({
      id,
      shared: {
        sort: (at + 1) * 10,
        type,
        mapX,
        mapY,
        logo: `member-${String(at + 1).padStart(2, '0')}`,
      },
      zh: wordsOf(zh),
      en: wordsOf(en),
    })),
  )
