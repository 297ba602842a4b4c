import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { lostHistory, newManifests } from '@shanmen/content/backup/lost-history.ts'
import { listBackups, newestUntil } from '@shanmen/content/backup/manifest.ts'
import type { Damage, Finding } from '@shanmen/content/integrity/finding.ts'
import type { ReadOnlyContent } from '@shanmen/content/open.ts'
import type { Logger } from 'pino'
import { environmentWith } from '../config/env.ts'
import type { Settings } from '../config/settings.ts'
import { setFindings } from '../health/watch-damage.ts'

const minuteMs = 60_000
/** Reading the names in a folder takes less, unless what it is on hangs. */
const hangMs = 10_000
/** With this the process ends that has made a backup, but could not remove an older one, or had no key of the accounts. */
export const problemCode = 3
const program = join(import.meta.dirname, '../cli/backup.ts')

type Used = Pick<Settings, 'DATA_DIR' | 'DATABASE_URL' | 'BACKUP_DIR' | 'BACKUP_EVERY' | 'BACKUP_KEEP'>

type Options = {
  settings: Used
  read: ReadOnlyContent['read']
  damage: Damage
  log: Pick<Logger, 'error' | 'warn' | 'info'>
  /** False where another process makes the backups: this one only says when they stop. */
  makes: boolean
  checkMs?: number
  /** Looks into the folder. */
  find?: typeof listBackups
}

/**
 * Makes a backup every BACKUP_EVERY minutes, in a process of its own so that no page waits for it, and reports a failed one at
 * once and an overdue one after twice that time. Without BACKUP_DIR it does nothing. Returns a function that ends it.
 */
export function watchBackups({
  settings,
  read,
  damage,
  log,
  makes,
  checkMs = 15_000,
  find = listBackups,
}: Options): () => Promise<void> {
  if (!settings.BACKUP_DIR) return () => Promise.resolve()
  const everyMs = settings.BACKUP_EVERY * minuteMs
  // Time that passes in this process: the clock may be ahead when it starts and be put right later.
  const begun = performance.now()
  let tried = Number.NEGATIVE_INFINITY
  let child: ChildProcess | undefined
  let failure: { reason: string; before: number | undefined } | undefined
  let problem: string | undefined
  let isStopped = false
  let checkingSince: number | undefined
  const readNew = newManifests()
  const findLost = lostHistory(settings.DATA_DIR, read)
  const report = (...reasons: (string | undefined)[]) => {
    const where = reasons.filter((reason) => reason !== undefined)
    const found: Finding[] = where.length === 0 ? [] : [{ code: 'backup', count: where.length, where }]
    setFindings(damage, (code) => code === 'backup', found, log)
  }
  const run = async (before: number | undefined) => {
    tried = performance.now()
    try {
      child = startBackup(settings)
      const reason = await reasonOf(child)
      const isMade = child.exitCode === problemCode
      failure = reason === undefined || isMade ? undefined : { reason, before }
      // One that failed has not tried to remove older ones.
      if (!failure) problem = reason
    } catch (error) {
      // Where memory is short; one that is not awaited would end the site.
      failure = { reason: String(error), before }
    }
    child = undefined
  }
  const check = async () => {
    if (checkingSince !== undefined) return
    checkingSince = performance.now()
    const backups = await find(settings.BACKUP_DIR).catch((error: Error) => error)
    const manifests = backups instanceof Error ? [] : await readNew(backups)
    checkingSince = undefined
    if (isStopped) return
    if (backups instanceof Error) return report(backups.message)
    const newest = newestUntil(backups, new Date())
    // A database that does not answer is reported by its own failure.
    const lost = await findLost(manifests, backups).catch(() => undefined)
    if (isStopped) return
    damage.backupAt = newest?.at
    const last = newest?.at.getTime()
    const ageMs = Date.now() - (last ?? 0)
    const isDue = ageMs >= everyMs && performance.now() - tried >= Math.min(everyMs, 5 * minuteMs)
    if (makes && isDue && !child) void run(last).then(check)
    // Another process has made one since.
    if (failure && last !== failure.before) failure = undefined
    const isOverdue = Math.min(ageMs, performance.now() - begun) > 2 * everyMs
    const overdue = isOverdue ? `the newest is of ${newest?.at.toISOString() ?? 'no time'}` : undefined
    report(lost, failure?.reason, overdue, problem)
  }
  const tick = () => {
    // Never two at once: each would hold one of the few threads that read files, until no page is answered.
    if (checkingSince === undefined) void check()
    else if (performance.now() - checkingSince > hangMs)
      report(`${settings.BACKUP_DIR} does not answer: its disk, or the server that it is on, hangs`)
  }
  const timer = setInterval(tick, checkMs)
  timer.unref()
  void check()
  return async () => {
    isStopped = true
    clearInterval(timer)
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    // What it has written so far is no backup, and the next one removes it.
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
}

function startBackup({ DATA_DIR, DATABASE_URL, BACKUP_DIR, BACKUP_EVERY, BACKUP_KEEP }: Used): ChildProcess {
  return fork(program, ['--scheduled'], {
    env: environmentWith({
      ...{ DATA_DIR, DATABASE_URL, BACKUP_DIR },
      ...{ BACKUP_EVERY: String(BACKUP_EVERY), BACKUP_KEEP: String(BACKUP_KEEP) },
    }),
    // A debugger is for this process.
    execArgv: process.execArgv.filter((flag) => !flag.startsWith('--inspect')),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
}

/** Why a backup failed, in the words that it printed last; undefined when it did not. */
async function reasonOf(child: ChildProcess): Promise<string | undefined> {
  let errorOutput = ''
  child.stderr?.on('data', (chunk) => {
    errorOutput = `${errorOutput}${chunk}`.slice(-2000)
  })
  const end = await new Promise<unknown>((resolve) => {
    child.once('error', resolve)
    child.once('close', (code, signal) => resolve(code ?? signal))
  })
  if (end === 0) return undefined
  return errorOutput.trim().split('\n').at(0) || `the process that makes it ended (${end})`
}
