/** A longer step back than this is not followed: after a clock that was a year ahead all plans would be public at once. */
export const maxStepBackMs = 2 * 3_600_000

export type Clock = {
  /** The time by which content is public: it does not go back behind what was published. */
  now: () => Date
  /** Takes the newest line of the log, which may be of another process. One that is older than what it knows is left alone. */
  advanceTo: (line: { no: number; at: string }) => void
  /** The moment of the newest line that it was told; empty before the first. */
  newest: () => string
}

/**
 * A clock that stops while that of the machine is behind it, after a step back: otherwise what was published
 * within the step would be hidden (ADR 35).
 */
export function createClock(machine = () => Date.now()): Clock {
  // The newest by its number: the latest by its moment may be of a clock that was far ahead, and hours before that moment all
  // plans up to it would be public.
  let newest = { no: 0, at: '' }
  return {
    now: () => new Date(notBefore(newest.at, new Date(machine()).toISOString())),
    advanceTo: ({ no, at }) => {
      if (no > newest.no) newest = { no, at }
    },
    newest: () => newest.at,
  }
}

/** A moment, or the newest one of the log where the clock was put back behind it. Both are ISO 8601 in UTC. */
export const notBefore = (newest: string, moment: string): string =>
  newest > moment && Date.parse(newest) - Date.parse(moment) <= maxStepBackMs ? newest : moment
