import { MediaStoreError } from '../errors.ts'

/** A process reads all files in four threads, which pages need too. */
const maxRunning = 2
const maxWaitMs = 5_000

/** Of a folder of another machine that does not answer. */
export const hangingError = (place: string): MediaStoreError =>
  new MediaStoreError(`The store of media does not answer: ${place} hangs. Pictures and files wait for it.`)

export type InTurn = <R>(work: () => Promise<R>, withoutTimeout?: boolean) => Promise<R>

/**
 * Runs what reads and writes the files of a folder, two pieces of work at a time: where the folder is of another machine that hangs, each
 * holds one of the threads until that is back. The others wait for five seconds at most, or at all only with `withoutTimeout`, and reject
 * with MediaStoreError.
 */
export function takeTurns(place: string): InTurn {
  const waiting = new Set<() => void>()
  let running = 0
  let movedAt = 0
  const wait = (withoutTimeout: boolean) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.delete(begin)
        reject(hangingError(place))
      }
      const leftMs = Math.max(0, movedAt + maxWaitMs - performance.now())
      const timer = withoutTimeout ? undefined : setTimeout(leave, leftMs)
      const begin = () => {
        clearTimeout(timer)
        waiting.delete(begin)
        resolve()
      }
      waiting.add(begin)
    })
  return async (work, withoutTimeout = false) => {
    if (running === maxRunning) await wait(withoutTimeout)
    else running += 1
    movedAt = performance.now()
    try {
      return await work()
    } finally {
      movedAt = performance.now()
      const [next] = waiting
      if (next) next()
      else running -= 1
    }
  }
}
