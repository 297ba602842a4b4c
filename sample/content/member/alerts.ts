import { type Day, entriesOf } from '../../entry.ts'

/** One alert that is over: editors see how one is written, visitors do not see it. */
export const alerts = (day: Day) =>
  entriesOf('alert', [
    {
      id: 'lanyu-wind',
      shared: {
        level: 'warning',
        page: '/member/scenic/lanyu',
        from: day(-9, '07:30'),
        until: day(-9, '18:00'),
      },
      zh: { title: '岚屿湖游船停航', text: '湖面风力六级，今日停航，船票全退；步道照常开放。' },
      en: {
        title: 'No boats on Lanyu Lake today',
        text: 'The wind is at force 6. Tickets are refunded in full; the paths are open.',
      },
    },
  ])
