import { type OpeningTimes, seasonsFrom, type WeeklyTimes } from '@shanmen/contract/opening-hours.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import type { Node } from './node.ts'

type Hours = NonNullable<Data<'scenicDetail'>['hours']>
export type ShownHours = Pick<Hours, 'seasons' | 'exceptions'> & { today: string | undefined }
type Dates = { from: string; to: string }

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The opening hours of a place in the coming year: with dates where there are several seasons, the exceptions apart. */
export function openingNodes({ today, seasons, exceptions }: ShownHours) {
  if (!today) return {}
  const ranges = seasonsFrom({ seasons, exceptions: [] }, today)
  const regular = ranges.flatMap(({ season, ...dates }) =>
    specifications(season.times, ranges.length > 1 ? dates : undefined),
  )
  const special = exceptions.flatMap(({ times, from, to }) => specifications(times, { from, to }))
  return {
    openingHoursSpecification: regular,
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  }
}

function specifications(
  rows: readonly (OpeningTimes & Partial<WeeklyTimes>)[],
  dates: Dates | undefined,
): Node[] {
  const valid = dates && { validFrom: dates.from, validThrough: dates.to }
  // Opened and closed at midnight: closed on these days.
  const closed = { opens: '00:00', closes: '00:00' }
  const written = rows.map(({ opens, closes, days }) => ({
    ...(days && { dayOfWeek: days.map((day) => weekdays[day - 1]) }),
    ...{ opens, closes: opens === closes ? '23:59' : closes },
  }))
  return (rows.length > 0 ? written : [closed]).map((each) => ({
    '@type': 'OpeningHoursSpecification',
    ...each,
    ...valid,
  }))
}
