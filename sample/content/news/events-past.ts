import { type Day, entriesOf } from '../../entry.ts'

/** Days from today back to a Saturday, four weeks ago or earlier. */
const toSaturday = (day: Day) => -28 - ((new Date(day(-28)).getUTCDay() + 1) % 7)

/** Events that are over. */
export const eventsPast = (day: Day) => {
  const harvest = toSaturday(day)
  return entriesOf('event', [
    {
      id: 'rice-harvest-weekend',
      shared: {
        publishedAt: day(-45, '10:00'),
        startsAt: day(harvest, '08:00'),
        endsAt: day(harvest + 1, '17:00'),
        placePage: '/member/scenic/yunjie',
        signUpUrl: 'https://tickets.lingshan.example/yunjie-harvest',
        signUpUntil: day(harvest - 2, '18:00'),
        cover: 'detail-terrace',
      },
      zh: {
        title: '云阶收稻周末',
        summary: '两天一夜，收割、打谷、住在村里，新米寄到家。',
        place: '云阶梯田',
        address: '云山市北屏县云阶村',
        organizer: '云阶梯田景区',
        fee: '每户 480 元，含一晚住宿与三餐',
        body: `六十四户人家在两天里收了二十一亩稻子，打下新米四千三百斤，按登记的重量寄出。

泥鳅全部放回水里。有一户人家没有割稻，坐在田埂上画了两天画，他们的画现在挂在村口的小卖部。`,
      },
      en: {
        title: 'A harvest weekend at Cloudstep',
        summary:
          'Two days and a night: reaping, threshing and a bed in the village; your rice follows by post.',
        place: 'Cloudstep Terraces',
        address: 'Yunjie Village, Beiping County, Yunshan',
        organizer: 'Cloudstep Terraces',
        fee: 'RMB\u00a0480 a family with a night and three meals',
        body: `In two days sixty-four families cut a hectare and a half. It gave 2,150 kilos of rice, which was posted by the weight each had written down.

All loaches went back into the water. One family reaped nothing and painted for two days on the bank. Their pictures now hang in the village shop.`,
      },
    },
    {
      id: 'college-doors-open',
      shared: {
        publishedAt: day(-70, '09:00'),
        startsAt: day(-55, '09:00'),
        endsAt: day(-55, '16:30'),
        placePage: '/college/talent/LSCollege',
        cover: 'interior-table',
      },
      zh: {
        title: '学院开放日',
        summary: '十二间教室同时开课，来的人不用登记，推门就听。',
        place: '灵山学院',
        address: '云山市岚屿区竹溪路 3 号',
        organizer: '灵山学院教务处',
        fee: '免费，午饭 15 元',
        body: `这一天来了七百四十人，最远的一位坐了五个小时的车。最满的一间是《茶寮管家》，最安静的一间仍是《古建修缮档案如何写》。

当天的讲义可以在[线上课程](/college/online/course)里找到。`,
      },
      en: {
        title: 'College open day',
        summary: 'Twelve classes at once, no register: push a door and listen.',
        place: 'Lingshan College',
        address: '3 Zhuxi Road, Lanyu District, Yunshan',
        organizer: 'Academic Affairs, Lingshan College',
        fee: 'Free, lunch RMB\u00a015',
        body: `Seven hundred and forty people came, one of them by five hours of bus. The fullest class was The Tea-house Steward, the quietest, once more, Writing the Record of a Repair.

The day’s notes are among the [online courses](/college/online/course).`,
      },
    },
  ])
}
