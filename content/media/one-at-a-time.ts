let last: Promise<unknown> = Promise.resolve()

/** Runs heavy work in the order it came, never two at once. A failure does not hold up what waits. */
export function oneAtATime<R>(work: () => Promise<R>): Promise<R> {
  const turn = last.then(work, work)
  last = turn.catch(() => undefined)
  return turn
}
