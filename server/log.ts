import { type Logger, pino } from 'pino'
import type { Visitor } from './http/visitor.ts'
import type { Settings } from './settings.ts'

const atOnce = 8 * 1024
const longestMs = 100
/** As much as the stream writes with one system call. */
const together = 16 * 1024
/** More than any line takes: the head of a request has 16 KB, and none of its bytes becomes more than two here. */
const longestLine = 40 * 1024

export type NoteRequest = (visitor: Visitor, method: string, path: string, status: number) => void
export type Log = {
  log: Logger
  /** The line of a request that was answered at once: the same line as `log.info` writes, at a fifth of its cost. */
  noteRequest: NoteRequest
}

/**
 * The log of the process on its standard output. Lines leave together, after a tenth of a second at the latest: one
 * write for each would cost as much as answering a stored page. Only a process that is killed loses its last ones.
 * Those of answered requests wait as bytes: to put strings together that lie all over the memory costs as much again.
 */
export function openLog(level: Settings['LOG_LEVEL']): Log {
  const lines = pino.destination({ dest: 1, minLength: atOnce, periodicFlush: longestMs, sync: true })
  const waiting = Buffer.allocUnsafe(together + longestLine)
  let end = 0
  const hand = () => {
    if (end > 0) lines.write(waiting.toString('utf8', 0, end))
    end = 0
  }
  setInterval(hand, longestMs).unref()
  process.on('exit', () => {
    hand()
    lines.flushSync()
  })
  const log = pino({ level, base: undefined }, lines)
  const told = log.isLevelEnabled('info')
  const noteRequest: NoteRequest = ({ requestId, address }, method, path, status) => {
    if (!told) return
    const line =
      `{"level":30,"time":${Date.now()},"requestId":"${requestId}","address":${JSON.stringify(address)},` +
      `"method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":0,"msg":"request"}\n`
    end += waiting.write(line, end)
    if (end >= together) hand()
  }
  return { log, noteRequest }
}
