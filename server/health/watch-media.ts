import { MediaStoreError } from '@shanmen/content/errors.ts'
import { findMismatch } from '@shanmen/content/media/installation.ts'
import type { Content } from '@shanmen/content/open.ts'
import { unverified } from '../data/prepare.ts'
import type { Log } from '../log.ts'
import type { Problems } from './watch-content.ts'

const intervalMs = 10_000

type Watched = Pick<Content, 'dialect' | 'dataDir' | 'read' | 'media'>

/**
 * Watches whether the store of media answers, and whether it is the one of this database: to another nothing is written, and
 * the process is not ready; unless it was the right one since the start and has lost its mark or has another's, as an emptied
 * bucket: all processes at once would be not ready, and pages and copies do not need it. What changes is logged once.
 */
export function watchMedia(content: Watched, log: Log['log']) {
  const { refusal } = content.media
  let wrong = refusal === unverified ? undefined : refusal
  let away: string | undefined
  let wasRight = false
  let isRunning = false
  const note = (before: string | undefined, now: string | undefined) => {
    if (now !== undefined && before === undefined) log.error({ subject: 'media', problem: now }, 'problem')
    if (now === undefined && before !== undefined) log.info({ subject: 'media' }, 'problem has ended')
  }
  note(undefined, wrong)
  const check = async () => {
    if (isRunning) return
    isRunning = true
    const before = wrong ?? away
    try {
      wrong = await findMismatch(content)
      wasRight ||= wrong === undefined
      away = undefined
      content.media.refusal = wrong
    } catch (error) {
      // That the database does not answer is reported by its own failure.
      if (error instanceof MediaStoreError) away = error.message
    } finally {
      isRunning = false
      note(before, wrong ?? away)
    }
  }
  const timer = setInterval(() => void check(), intervalMs)
  timer.unref()
  void check()
  return {
    isWrong: () => wrong !== undefined && !wasRight,
    problems: (): Problems => {
      const problem = wrong ?? away
      return problem === undefined ? {} : { media: problem }
    },
    check,
    stop: () => clearInterval(timer),
  }
}
