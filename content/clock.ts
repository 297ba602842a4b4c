/** A longer step back than this is not followed: after a clock that was a year ahead all plans would be public at once. */
const maxStepBackMs = 2 * 3_600_000

export type Clock = {
  /** The time by which content is public: it does not go back behind what was published. */
  now: () => Date
  /** Takes the moment of the newest change, which may be of another process. */
  advanceTo: (moment: string) => void
  /** The moment of the newest change that it was told; empty before the first. */
  newest: () => string
}

/**
 * A clock that stops while that of the machine is behind it, after a step back: otherwise what was published
 * within the step would be hidden (ADR 35).
 */
export function createClock(machine = () => Date.now()): Clock {
  let newest = ''
  return {
    now: () => new Date(notBefore(newest, new Date(machine()).toISOString())),
    advanceTo: (moment) => {
      if (moment > newest) newest = moment
    },
    newest: () => newest,
  }
}

/** A moment, or the newest one of the log where the clock was put back behind it. Both are ISO 8601 in UTC. */
export const notBefore = (newest: string, moment: string): string =>
  newest > moment && Date.parse(newest) - Date.parse(moment) <= maxStepBackMs ? newest : moment
