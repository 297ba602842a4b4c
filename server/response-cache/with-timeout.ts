import { setImmediate, setTimeout } from 'node:timers/promises'

/** The result of a promise if it settles in time; rejects after that. The work goes on, and its late failure is ignored. */
export async function withTimeout<R>(timeoutMs: number, work: Promise<R>): Promise<R> {
  const stop = new AbortController()
  const timeout = async () => {
    await setTimeout(timeoutMs, undefined, { ref: false, signal: stop.signal })
    // When the process itself was blocked, the result may have arrived and not been read yet.
    await setImmediate()
    await setImmediate()
    throw new Error(`No answer within ${timeoutMs} ms`)
  }
  const tooLate = timeout()
  for (const each of [work, tooLate]) each.catch(() => undefined)
  return await Promise.race([work, tooLate]).finally(() => stop.abort())
}
