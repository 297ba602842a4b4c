import { type Logger, pino } from 'pino'
import type { Visitor } from './http/visitor.ts'
import type { Settings } from './settings.ts'

const atOnce = 8 * 1024
const longestMs = 100

export type NoteRequest = (visitor: Visitor, method: string, path: string, status: number) => void
export type Log = {
  log: Logger
  /** The line of a request that was answered at once: the same line as `log.info` writes, at a fifth of its cost. */
  noteRequest: NoteRequest
}

/**
 * The log of the process on its standard output. Lines leave together, after a tenth of a second at the latest: one
 * write for each would cost as much as answering a stored page. Only a process that is killed loses its last ones.
 */
export function openLog(level: Settings['LOG_LEVEL']): Log {
  const lines = pino.destination({ dest: 1, minLength: atOnce, periodicFlush: longestMs, sync: true })
  let waiting = ''
  const hand = () => {
    if (waiting) lines.write(waiting)
    waiting = ''
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
    waiting +=
      `{"level":30,"time":${Date.now()},"requestId":"${requestId}","address":${JSON.stringify(address)},` +
      `"method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":0,"msg":"request"}\n`
    if (waiting.length >= atOnce) hand()
  }
  return { log, noteRequest }
}
