import { MediaStoreError } from '@shanmen/content/errors.ts'
import { findMismatch, tryToWrite } from '@shanmen/content/media/installation.ts'
import { hangingError } from '@shanmen/content/media/turns.ts'
import type { Content } from '@shanmen/content/open.ts'
import { unverified } from '../data/prepare.ts'
import type { Log } from '../log.ts'
import type { Problems } from './watch-content.ts'

const intervalMs = 10_000
/** Each third check: requests that write are what a bucket costs most for. */
const writeEvery = 3

type Watched = Pick<Content, 'dialect' | 'dataDir' | 'read' | 'media'>

/**
 * Watches whether the store of media answers, and whether it is the one of this database: to another nothing is written, and
 * the process is not ready; unless it was the right one since the start and has lost its mark or has another's, as an emptied
 * bucket: all processes at once would be not ready, and pages and copies do not need it. With `writes` it is also tried whether
 * the store can be written. What changes is logged once.
 */
export function watchMedia(content: Watched, log: Log['log'], writes: boolean) {
  const { refusal } = content.media
  let wrong = refusal === unverified ? undefined : refusal
  let away: string | undefined
  let unwritable: string | undefined
  let checks = 0
  let wasRight = false
  let isRunning = false
  let noted: string | undefined
  const problem = () => wrong ?? away ?? unwritable
  const note = () => {
    const [before, now] = [noted, problem()]
    noted = now
    if (now !== undefined && before === undefined) log.error({ subject: 'media', problem: now }, 'problem')
    if (now === undefined && before !== undefined) log.info({ subject: 'media' }, 'problem has ended')
  }
  note()
  const check = async () => {
    if (isRunning) return
    isRunning = true
    try {
      wrong = await findMismatch(content)
      wasRight ||= wrong === undefined
      away = undefined
      content.media.refusal = wrong
      if (writes && wrong === undefined && checks++ % writeEvery === 0)
        unwritable = await whyNotWritable(content)
    } catch (error) {
      // That the database does not answer is reported by its own failure.
      if (error instanceof MediaStoreError) away = error.message
    } finally {
      isRunning = false
      note()
    }
  }
  // A bucket that is silent is given up by then; a folder of another machine may hang for as long as that is away.
  const tick = () => {
    if (!isRunning) return void check()
    away = hangingError(content.media.place).message
    note()
  }
  const timer = setInterval(tick, intervalMs)
  timer.unref()
  void check()
  return {
    isWrong: () => wrong !== undefined && !wasRight,
    problems: (): Problems => {
      const found = problem()
      return found === undefined ? {} : { media: found }
    },
    check,
    stop: () => clearInterval(timer),
  }
}

async function whyNotWritable(content: Watched): Promise<string | undefined> {
  try {
    await tryToWrite(content)
    return undefined
  } catch (error) {
    if (error instanceof MediaStoreError) return error.message
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    return `${content.media.place} cannot be written (${code}): uploads are refused until it can be.`
  }
}
