/**
 * Shorter work delays others too little to matter: what they ask for passes through dozens of turns of the event loop, each as long as a
 * piece. It is processor time, so that a busy machine counts nothing; what the thread does for others while a piece waits counts too.
 */
const shortMs = 25
/** Enough for what others have waiting, however long the work was. */
const longestRestMs = 3_000

/** Of one sender: how many pieces run, what begins those that wait, and before when none begins. */
type Sender = { running: number; waiting: (() => void)[]; restsUntil: number }

/**
 * Runs at most so many pieces of work of one sender at a time, the others in the order in which they came. Most of the work is
 * synchronous: what one sends at once would otherwise be answered before everything that others send meanwhile. With `rests` a
 * piece that took long is followed by as long a rest of its sender: a request passes through many turns of the event loop, and with
 * a long piece in each of them it was answered when the sender ended. No piece of the sender begins in the rest: of two at a time one
 * would run while the other rests.
 */
export function createTurns(most: number, { rests = false } = {}) {
  const busy = new Map<string, Sender>()
  const beginNext = (name: string, own: Sender): void => {
    const left = own.restsUntil - performance.now()
    if (left > 0) return void setTimeout(beginNext, left, name, own)
    while (own.running < most) {
      const begin = own.waiting.shift()
      if (!begin) break
      own.running += 1
      begin()
    }
    // A timer that is late must not end what began after it.
    if (own.running === 0 && busy.get(name) === own) busy.delete(name)
  }

  return async function inTurn<R>(sender: string, work: () => Promise<R>): Promise<R> {
    const own = busy.get(sender) ?? { running: 0, waiting: [], restsUntil: 0 }
    busy.set(sender, own)
    const isFree = own.waiting.length === 0 && own.running < most && own.restsUntil <= performance.now()
    if (isFree) own.running += 1
    else {
      await new Promise<void>((resolve) => own.waiting.push(resolve))
      // Without this turn of the event loop the next piece would follow at once, and so on to the last.
      await new Promise((resolve) => setImmediate(resolve))
    }
    const before = process.threadCpuUsage()
    try {
      return await work()
    } finally {
      const { user, system } = process.threadCpuUsage(before)
      const took = (user + system) / 1000
      // Of pieces that run at a time each has the processor time of all.
      if (rests && took > shortMs)
        own.restsUntil = Math.max(own.restsUntil, performance.now() + Math.min(took, longestRestMs))
      own.running -= 1
      beginNext(sender, own)
    }
  }
}
