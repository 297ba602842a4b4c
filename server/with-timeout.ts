import { setImmediate, setTimeout } from 'node:timers/promises'

/** The answer, if it comes within so many milliseconds; rejects after that. What was asked goes on, and fails for nobody. */
export async function within<R>(ms: number, asked: Promise<R>): Promise<R> {
  const stop = new AbortController()
  const late = async () => {
    await setTimeout(ms, undefined, { ref: false, signal: stop.signal })
    // In a process that stood still itself the answer may lie there unread.
    await setImmediate()
    await setImmediate()
    throw new Error(`No answer within ${ms} ms`)
  }
  const tooLate = late()
  for (const each of [asked, tooLate]) each.catch(() => undefined)
  return await Promise.race([asked, tooLate]).finally(() => stop.abort())
}
