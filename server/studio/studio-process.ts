import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Logger } from 'pino'
import { environmentWith } from '../config/env.ts'
import type { Problems } from '../health/watch-content.ts'

/**
 * What the studio's process tells the site's: a change was committed, the accounts cannot be opened, it is served, it goes
 * on, and problems as its own checks find them.
 */
export type StudioMessage = 'committed' | 'waiting' | 'served' | 'alive' | { problems: Problems }

/** The studio as the site's process sees it. */
export type StudioProcess = {
  /** True while the studio cannot be used; it is tried again. */
  isWaiting: () => boolean
  /** What an operator must know, such as an anchor that this process cannot write, or that it hangs or cannot be opened. */
  problems: () => Problems
  close: () => Promise<void>
}

type Options = {
  /** Settings in which the studio's process differs from this one. */
  settings: Record<string, string>
  onCommit: () => void
  log: Logger
  /** After so long the process is killed. */
  stopMs: number
}

const firstRetryMs = 1_000
const maxRetryMs = 60_000
/** One that was served, and is killed again and again, as where memory is short: editors wait no longer than the start takes. */
const maxServedRetryMs = 4_000
const aliveMs = 5_000
const silentMs = 30_000

/**
 * Runs the studio as this program with other settings, in a process of its own: hashing passwords and encoding pictures
 * would take the threads and the time that visitors' requests need. A process that ends is started again.
 */
export function startStudioProcess({ settings, onCommit, log, stopMs }: Options): StudioProcess {
  let child: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined
  let silence: NodeJS.Timeout | undefined
  let isSilent = false
  let retryMs = firstRetryMs
  let isWaiting = false
  let problems: Problems = {}
  let closing = false

  const heard = () => {
    if (isSilent) log.info('the studio answers again')
    isSilent = false
    silence?.refresh()
  }
  const again = (begin: number, reason: Record<string, unknown>) => {
    clearTimeout(silence)
    isSilent = false
    if (closing) return
    isWaiting = true
    problems = {}
    if (performance.now() - begin > maxRetryMs) retryMs = firstRetryMs
    log.error({ ...reason, retryMs }, 'the studio has ended and is started again')
    timer = setTimeout(run, retryMs)
    retryMs = Math.min(2 * retryMs, maxRetryMs)
  }
  const run = () => {
    const begin = performance.now()
    try {
      child = start(begin)
    } catch (error) {
      // Where memory is short; an error in a timer would end the site.
      child = undefined
      again(begin, { message: String(error) })
    }
  }
  const start = (begin: number): ChildProcess => {
    const started = fork(process.argv[1] ?? '', {
      env: environmentWith({ ...settings, STUDIO: 'alone' }),
      // A debugger is for this process.
      execArgv: process.execArgv.filter((flag) => !flag.startsWith('--inspect')),
    })
    // One that hangs or is stopped does not end.
    silence = setTimeout(() => {
      isSilent = true
      log.error({ pid: started.pid }, 'the studio hangs or is stopped')
    }, silentMs).unref()
    started.on('message', (message) => {
      heard()
      if (message === 'served') retryMs = Math.min(retryMs, maxServedRetryMs)
      if (message === 'committed') onCommit()
      else if (hasProblems(message)) problems = message.problems
      else if (message === 'waiting' || message === 'served') isWaiting = message === 'waiting'
      else if (message === 'alive') return
      // In development: a file that it has loaded, for the program that restarts both.
      else process.send?.(message)
    })
    started.on('error', (error) => {
      // Where the system cannot start another process there is none, and so no exit.
      if (started.pid === undefined) again(begin, { message: error.message })
      else log.error({ message: error.message }, 'the studio does not start')
    })
    started.on('exit', (code, signal) => again(begin, { code, signal }))
    return started
  }
  run()
  return {
    isWaiting: () => isWaiting,
    problems: () => (isSilent || isWaiting ? { ...problems, studio: isSilent ? hangs : waits } : problems),
    async close() {
      closing = true
      clearTimeout(timer)
      const last = child
      if (last?.pid === undefined || last.exitCode !== null || last.signalCode !== null) return
      last.kill('SIGTERM')
      const killing = setTimeout(() => last.kill('SIGKILL'), stopMs)
      await once(last, 'exit')
      clearTimeout(killing)
    },
  }
}

const hangs = `The studio's process has not answered for ${silentMs / 1000} s: it hangs or is stopped. If it does not return, end it by SIGKILL: it is started again.`

/** What `/readyz` names then. */
export const waits =
  'The studio cannot be opened, or has ended; it is tried again every few seconds. The log says why.'

const hasProblems = (message: unknown): message is { problems: Problems } =>
  typeof message === 'object' && message !== null && 'problems' in message

/** Tells the site's process, if this is the studio's, every few seconds that it continues, until it ends. */
export const tellAlive = (): void => void setInterval(() => tellSite('alive'), aliveMs).unref()

/** Tells the site's process, if this is the studio's. */
export function tellSite(message: StudioMessage): void {
  // Without the site's process this one is stopping, and finishes what it does. An error without a callback would end it at once.
  if (process.connected) process.send?.(message, () => undefined)
}
