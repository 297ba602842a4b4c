/** The light at the place of the site: the four hours of a day, the four seasons, and the 24 solar terms of a year. */
export const hourNames = ['dawn', 'day', 'dusk', 'night'] as const
const seasonNames = ['spring', 'summer', 'autumn', 'winter'] as const
/** From the start of spring, when the sun is at 315°; each term takes 15° of its way. */
export const termNames = [
  'lichun',
  'yushui',
  'jingzhe',
  'chunfen',
  'qingming',
  'guyu',
  'lixia',
  'xiaoman',
  'mangzhong',
  'xiazhi',
  'xiaoshu',
  'dashu',
  'liqiu',
  'chushu',
  'bailu',
  'qiufen',
  'hanlu',
  'shuangjiang',
  'lidong',
  'xiaoxue',
  'daxue',
  'dongzhi',
  'xiaohan',
  'dahan',
] as const

export type Hour = (typeof hourNames)[number]
export type Season = (typeof seasonNames)[number]
export type Term = (typeof termNames)[number]
export type Light = { hour: Hour; season: Season; term: Term }

const day = 86_400_000
const minute = 60_000
/** The place's own time, Asia/Shanghai, which has no summer time. */
const offset = 8 * 3_600_000

const startOfDay = (at: number): number => Math.floor((at + offset) / day) * day - offset

/**
 * The longitude of the sun in degrees: 0 at the spring equinox. After Meeus, Astronomical Algorithms, chapter 25; the error
 * is below 0.01°, which is a quarter of an hour.
 */
function sunLongitude(at: number): number {
  const centuries = (at - Date.UTC(2000, 0, 1, 12)) / day / 36_525
  const radians = Math.PI / 180
  const mean = 280.46646 + 36_000.76983 * centuries + 0.0003032 * centuries ** 2
  const anomaly = (357.52911 + 35_999.05029 * centuries - 0.0001537 * centuries ** 2) * radians
  const centre =
    (1.914602 - 0.004817 * centuries) * Math.sin(anomaly) +
    (0.019993 - 0.000101 * centuries) * Math.sin(2 * anomaly) +
    0.000289 * Math.sin(3 * anomaly)
  const node = (125.04 - 1934.136 * centuries) * radians
  const apparent = mean + centre - 0.00569 - 0.00478 * Math.sin(node)
  return ((apparent % 360) + 360) % 360
}

/** A solar term begins with the calendar day on which the sun reaches it. */
function termOf(at: number): number {
  const degrees = sunLongitude(startOfDay(at) + day - 1)
  return Math.floor(((degrees - 315 + 360) % 360) / 15)
}

/** When each hour begins on the day of a moment: mornings earlier and evenings later in summer, by up to 45 minutes. */
function hoursOf(at: number): [from: number, Hour][] {
  const midnight = startOfDay(at)
  const height = Math.sin((sunLongitude(midnight + day / 2) * Math.PI) / 180)
  const shift = Math.round(height * 3) * 15
  const from = (minutes: number) => midnight + minutes * minute
  return [
    [midnight, 'night'],
    [from(5 * 60 - shift), 'dawn'],
    [from(8 * 60 - shift), 'day'],
    [from(17 * 60 + shift), 'dusk'],
    [from(19 * 60 + shift), 'night'],
  ]
}

/** The light at a moment (milliseconds). */
export function lightAt(at: number): Light {
  const term = termOf(at)
  const season = seasonNames[Math.floor(term / 6)]
  const name = termNames[term]
  const hour = hoursOf(at).findLast(([from]) => from <= at)?.[1]
  if (!season || !name || !hour) throw new RangeError(`no light at ${at}`)
  return { hour, season, term: name }
}

/** When the light next changes: with the next hour, or at midnight, when a term or a season may begin. */
export function nextLightChange(at: number): number {
  const next = hoursOf(at).find(([from]) => from > at)
  return next ? next[0] : startOfDay(at) + day
}

/** First and last day of the term of a moment, as `2026-11-22`. */
export function termDays(at: number): { from: string; to: string } {
  const term = termOf(at)
  let first = startOfDay(at)
  while (termOf(first - day) === term) first -= day
  let last = startOfDay(at)
  while (termOf(last + day) === term) last += day
  const written = (moment: number) => new Date(moment + offset).toISOString().slice(0, 10)
  return { from: written(first), to: written(last) }
}
