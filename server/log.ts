import { type Logger, pino } from 'pino'
import type { Settings } from './config/settings.ts'
import type { Client } from './http/client.ts'
import { openLines } from './lines.ts'

export type NoteRequest = (client: Client, method: string, path: string, status: number) => void
export type Log = {
  log: Logger
  /** The line of a request that was answered at once: the same line as `log.info` writes, at a fifth of its cost. */
  noteRequest: NoteRequest
}

/** The log of the process on its standard output. */
export function openLog(level: Settings['LOG_LEVEL']): Log {
  const lines = openLines()
  const log = pino({ level, base: undefined }, lines)
  const told = log.isLevelEnabled('info')
  const noteRequest: NoteRequest = ({ requestId, address }, method, path, status) => {
    if (!told) return
    lines.write(
      `{"level":30,"time":${Date.now()},"requestId":"${requestId}","address":${JSON.stringify(address)},` +
        `"method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":0,"msg":"request"}\n`,
    )
  }
  return { log, noteRequest }
}
