import type { Day, Sample } from '../../entry.ts'

type Row = NonNullable<Sample<'alliance'>['shared']['calendar']>[number]

const row = (
  date: string,
  kind: Row['kind'],
  title: [zh: string, en: string],
  place?: [zh: string, en: string],
  page?: string,
): Row => ({
  date,
  kind,
  title: { zh: title[0], en: title[1] },
  ...(place && { place: { zh: place[0], en: place[1] } }),
  ...(page && { page }),
})

const article = (id: string) => `/partyBuilding/alliance/groupActivities/${id}`
const school: [string, string] = ['岚屿中心小学', 'Lanyu Central Primary School']

/** What the alliance did and plans: the days of the articles, and what comes round every month. */
export const calendar = (day: Day): Row[] => [
  row(
    '2026-09-18',
    'service',
    ['候船室启用', 'Waiting room opens'],
    ['西岸渡口', 'West shore ferry'],
    article('ferry-waiting-room'),
  ),
  row(
    '2026-10-11',
    'volunteer',
    ['抢收七户稻', 'Seven rice harvests'],
    ['云阶村', 'Yunjie'],
    article('harvest-hands'),
  ),
  row(
    '2026-10-22',
    'council',
    ['三季度会商', 'Autumn meeting'],
    ['湖西社区大礼堂', 'Huxi hall'],
    article('twelve-matters'),
  ),
  row(
    '2026-10-30',
    'lesson',
    ['廊桥夜话', 'On the covered bridge'],
    ['听水廊桥', 'Listening Bridge'],
    article('bridge-evening'),
  ),
  row(
    '2026-11-14',
    'theme',
    ['背一块石头上山', 'One stone each'],
    ['云阶古道', 'Cloudstep path'],
    article('stone-by-stone'),
  ),
  row(day(-33), 'lesson', ['手艺课：编篓', 'Craft class: baskets'], school),
  row(day(-26), 'duty', ['夜间巡湖', 'Night round of the lake'], ['湖西码头', 'Huxi landing']),
  row(day(-20), 'lesson', ['手艺课：扎灯', 'Craft class: lamps'], school),
  row(day(-17), 'duty', ['支部驻点船队', 'A day with the fleet'], ['湖西码头', 'Huxi landing']),
  row(day(-12), 'volunteer', ['送药上山', 'Medicine up the hill'], ['岭下村', 'Lingxia']),
  row(day(-5), 'lesson', ['手艺课：结绳', 'Craft class: knots'], school),
  row(day(-2), 'volunteer', ['露天电影《渡口》', 'Film: The Ferry'], ['湖西社区大礼堂', 'Huxi hall']),
  row(day(3), 'council', ['实事进展通报', 'Progress report'], ['湖西社区大礼堂', 'Huxi hall']),
  row(day(5), 'volunteer', ['补种枫香', 'Planting maples'], ['丹枫谷口', 'Mouth of Maple Gorge']),
  row(day(9), 'lesson', ['手艺课：测雪', 'Craft class: snow'], school),
  row(day(16), 'volunteer', ['送药上山', 'Medicine up the hill'], ['岭下村', 'Lingxia']),
  row(day(24), 'theme', ['清湖岸', 'Clearing the shore'], ['岚屿湖西岸', 'West shore of the lake']),
  row(day(31), 'duty', ['跨年值守', 'New Year’s watch'], ['九座码头', 'The nine landings']),
  row(day(38), 'council', ['四季度会商', 'Winter meeting'], ['湖西社区大礼堂', 'Huxi hall']),
]
