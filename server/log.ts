import { type Logger, pino } from 'pino'
import type { Settings } from './settings.ts'

const atOnce = 8 * 1024
const longestMs = 100

/**
 * The log of the process on its standard output. Lines leave together, after a tenth of a second at the latest: one
 * write for each would cost as much as answering a stored page. Only a process that is killed loses its last ones.
 */
export function openLog(level: Settings['LOG_LEVEL']): Logger {
  const lines = pino.destination({ dest: 1, minLength: atOnce, periodicFlush: longestMs, sync: true })
  process.on('exit', () => lines.flushSync())
  return pino({ level, base: undefined }, lines)
}
