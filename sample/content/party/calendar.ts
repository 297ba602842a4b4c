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
const hall: [string, string] = ['湖西社区大礼堂', 'Huxi hall']
const ferry: [string, string] = ['西岸渡口', 'West Shore Ferry']

const weekdayOf = (date: string) => new Date(date).getUTCDay()
const [wednesday, thursday, saturday] = [3, 4, 6]

/** The first date from an offset on that has the weekday. */
const dateOn = (day: Day, weekday: number, offset: number) =>
  day(offset + ((weekday - weekdayOf(day(offset)) + 7) % 7))

/** The Saturday of a date's month on which the film is shown. */
function lastSaturday(date: string): string {
  const last = new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0))
  last.setUTCDate(last.getUTCDate() - ((last.getUTCDay() - saturday + 7) % 7))
  return last.toISOString().slice(0, 10)
}

/**
 * What the alliance did and plans: the days of the articles, and what comes round every month, on the days that the pages of the
 * committee, the venues and the members name.
 */
export const calendar = (day: Day): Row[] => [
  row('2026-09-18', 'service', ['候船室启用', 'Waiting room opens'], ferry, article('ferry-waiting-room')),
  row(
    '2026-10-11',
    'volunteer',
    ['抢收七户稻', 'Seven rice harvests'],
    ['云阶村', 'Yunjie'],
    article('harvest-hands'),
  ),
  row('2026-10-22', 'council', ['三季度会商', 'Autumn meeting'], hall, article('twelve-matters')),
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
    ['云阶古道', 'Cloudstep stairway'],
    article('stone-by-stone'),
  ),
  row(dateOn(day, wednesday, -38), 'lesson', ['手艺课：编篓', 'Craft class: baskets'], school),
  row(day(-26), 'duty', ['夜间巡湖', 'Night round of the lake'], ferry),
  row(dateOn(day, wednesday, -24), 'lesson', ['手艺课：扎灯', 'Craft class: lamps'], school),
  row(`${day(0).slice(0, 8)}06`, 'duty', ['党委书记驻点', 'The Secretary’s open day'], ferry),
  row(dateOn(day, saturday, -16), 'volunteer', ['送药上山', 'Medicine up the hill'], ['岭下村', 'Lingxia']),
  row(dateOn(day, wednesday, -10), 'lesson', ['手艺课：结绳', 'Craft class: knots'], school),
  row(
    lastSaturday(day(0)),
    'volunteer',
    ['露天电影《渡口》', 'Film: The Ferry'],
    ['湖畔党群服务中心', 'Lakeside Service Centre'],
  ),
  row(dateOn(day, thursday, 1), 'council', ['实事进展通报', 'Progress report'], hall),
  row(
    dateOn(day, saturday, 4),
    'volunteer',
    ['补种枫香', 'Planting maples'],
    ['丹枫谷口', 'Mouth of Maple Gorge'],
  ),
  row(dateOn(day, wednesday, 8), 'lesson', ['手艺课：测雪', 'Craft class: snow'], school),
  row(dateOn(day, saturday, 12), 'volunteer', ['送药上山', 'Medicine up the hill'], ['岭下村', 'Lingxia']),
  row(
    dateOn(day, saturday, 18),
    'theme',
    ['清湖岸', 'Clearing the shore'],
    ['岚屿湖西岸', 'West shore of the lake'],
  ),
  row(
    `${day(0).slice(0, 5)}12-31`,
    'duty',
    ['跨年值守', 'New Year’s watch'],
    ['九座码头', 'The nine landings'],
  ),
  row(dateOn(day, thursday, 38), 'council', ['四季度会商', 'Winter meeting'], hall),
]
