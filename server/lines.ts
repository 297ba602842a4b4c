import { writeSync } from 'node:fs'
import { errorCode } from './user-error.ts'

const longestMs = 100
/** As much as leaves with one system call. */
const together = 16 * 1024
/** What waits for a reader that stands still. */
const room = 1024 * 1024
/** How often the end tries such a reader, with pauses in between: a second in all. */
const lastTries = 100
const pauseMs = 10

export type Lines = { write: (line: string) => void }

/**
 * Lines to an open file, by default the standard output. They leave together, after a tenth of a second at the latest, and
 * wait as bytes: to put strings together that lie all over the memory costs as much as a stored page. A reader that is gone
 * or stands still stops nothing: what has no room is lost. Only a process that is killed loses its last ones.
 */
export function openLines(fd = 1): Lines {
  const waiting = Buffer.allocUnsafeSlow(room)
  let end = 0
  let isGone = false
  const flush = () => {
    let from = 0
    try {
      while (from < end) from += writeSync(fd, waiting, from, end - from)
    } catch (error) {
      isGone = errorCode(error) !== 'EAGAIN'
    }
    waiting.copyWithin(0, from, end)
    end = isGone ? 0 : end - from
  }
  setInterval(flush, longestMs).unref()
  process.on('exit', () => {
    const sleeping = new Int32Array(new SharedArrayBuffer(4))
    for (let tries = 0; tries < lastTries && end > 0; tries += 1) {
      if (tries > 0) Atomics.wait(sleeping, 0, 0, pauseMs)
      flush()
    }
  })
  return {
    write: (line) => {
      // No sign of a text takes more than three bytes.
      const most = line.length * 3
      if (end + most > room) flush()
      if (isGone || end + most > room) return
      end += waiting.write(line, end)
      if (end >= together) flush()
    },
  }
}
