export const statuses = ['planned', 'open', 'soon', 'review', 'result', 'ended'] as const
export type Status = (typeof statuses)[number]
/** `open` finds soon too; `closed` finds review, result and ended. */
export const statusFilters = ['planned', 'open', 'soon', 'review', 'result', 'ended', 'closed'] as const
export type StatusFilter = (typeof statusFilters)[number]

const soon = 3 * 86_400_000

/** What closes until then is closing soon. */
export const soonUntil = (now: Date) => new Date(now.getTime() + soon)

/** The four moments of a notice; null where it has none: it opens at once, never closes, stays under review. */
export type Moments = {
  opensAt: string | null
  closesAt: string | null
  resultAt: string | null
  endsAt: string | null
}

const reached = (moment: string | null, now: Date) => moment !== null && Date.parse(moment) <= now.getTime()

/** The state of a notice at a moment. `soon` is open and closing within three days. */
export function statusOf({ opensAt, closesAt, resultAt, endsAt }: Moments, now: Date): Status {
  if (reached(endsAt, now)) return 'ended'
  if (reached(resultAt, now)) return 'result'
  if (reached(closesAt, now)) return 'review'
  if (opensAt !== null && !reached(opensAt, now)) return 'planned'
  return reached(closesAt, soonUntil(now)) ? 'soon' : 'open'
}
