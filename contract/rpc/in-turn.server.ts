/**
 * Shorter work keeps no one waiting: what others ask for passes through dozens of turns of the event loop, each as long as a piece.
 * Processor time: who waits for the database, or for others on a busy machine, keeps no one.
 */
const shortMs = 10
/** Enough for what others have waiting, however long the work was. */
const longestRestMs = 3_000

/**
 * Runs at most so many pieces of work of one sender at a time, the others in the order in which they came. Most of the work is
 * synchronous: what one sends at once would otherwise be answered before everything that others send meanwhile. With `rests` a
 * piece that took long is followed by as long a rest of its sender: a request passes through many turns of the event loop, and with
 * a long piece in each of them it was answered when the sender ended.
 */
export function createTurns(most: number, { rests = false } = {}) {
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
    const release = () => {
      const next = own.waiting.shift()
      if (next) return next()
      own.running -= 1
      if (own.running === 0) busy.delete(sender)
    }
    const before = process.threadCpuUsage()
    try {
      return await work()
    } finally {
      const { user, system } = process.threadCpuUsage(before)
      const took = (user + system) / 1000
      if (rests && took > shortMs) setTimeout(release, Math.min(took, longestRestMs))
      else release()
    }
  }
}
