import { isDate } from '@shanmen/contract/opening-hours.ts'
import { detailLoader } from '../../../data/load.ts'
import { invalid } from '../../../data/problem.ts'
import type { ShownScenic } from '../shared/scenic-card.tsx'

const loadDetail = detailLoader('scenicDetail', { input: chosenDate })

export type Scenic = Awaited<ReturnType<typeof load>>

/** `?date=` of the form below the opening hours; a date that does not exist is a page that does not exist. */
function chosenDate(url: URL): { date?: string } {
  const date = url.searchParams.get('date')?.trim()
  if (!date) return {}
  if (!isDate(date)) throw invalid(url)
  return { date }
}

/**
 * A scenic spot. The page carries its data a second time, for its script: only what it shows, and what its structured data
 * says, and once until when all of it holds.
 */
export async function load(args: Parameters<typeof loadDetail>[0]) {
  const { hours, opening, nearby, ...scenic } = await loadDetail(args)
  const [until] = [opening, ...nearby.map((each) => each.opening)].flatMap((each) => each?.until ?? []).sort()
  return {
    ...scenic,
    openHours: hours ? '' : scenic.openHours,
    opening: opening && { isOpen: opening.isOpen, text: opening.text },
    until,
    hours: hours && {
      ...hours,
      today: hours.week[0]?.date,
      week: hours.week.map(({ label, text, reason }) => ({ label, text, reason })),
    },
    nearby: nearby.map(
      ({ id, title, summary, cover, level, typeName, openToday, opening }): ShownScenic => ({
        ...{ id, title, summary, cover, level, typeName, openToday },
        opening: opening && { text: opening.text },
      }),
    ),
  }
}
