/**
 * Runs at most so many pieces of work of one sender at a time, the others in the order in which they came. Most of the work is
 * synchronous: what one sends at once would otherwise be answered before everything that others send meanwhile.
 */
export function createTurns(most: number) {
  /** By sender: how many run, and what starts those that wait. */
  const busy = new Map<string, { running: number; waiting: (() => void)[] }>()

  return async function inTurn<R>(sender: string, work: () => Promise<R>): Promise<R> {
    const own = busy.get(sender) ?? { running: 0, waiting: [] }
    busy.set(sender, own)
    if (own.running < most) own.running += 1
    else {
      await new Promise<void>((resolve) => own.waiting.push(resolve))
      // Without this turn of the event loop the next piece would follow at once, and so on to the last.
      await new Promise((resolve) => setImmediate(resolve))
    }
    try {
      return await work()
    } finally {
      const next = own.waiting.shift()
      if (next) next()
      else {
        own.running -= 1
        if (own.running === 0) busy.delete(sender)
      }
    }
  }
}
