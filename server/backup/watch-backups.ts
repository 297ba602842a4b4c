import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Backup, listBackups, newestUntil } from '@shanmen/content/backup/manifest.ts'
import type { Damage, Finding } from '@shanmen/content/integrity/finding.ts'
import type { Logger } from 'pino'
import { environmentWith } from '../config/env.ts'
import type { Settings } from '../config/settings.ts'
import { setFindings } from '../health/watch-damage.ts'

const minuteMs = 60_000
const program = join(import.meta.dirname, '../cli/backup.ts')

type Used = Pick<Settings, 'DATA_DIR' | 'DATABASE_URL' | 'BACKUP_DIR' | 'BACKUP_EVERY' | 'BACKUP_KEEP'>

type Options = {
  settings: Used
  damage: Damage
  log: Pick<Logger, 'error' | 'warn' | 'info'>
  /** False where another process makes the backups: this one only says when they stop. */
  makes: boolean
  checkMs?: number
}

/**
 * Makes a backup every BACKUP_EVERY minutes, in a process of its own so that no page waits for it, and reports a failed one at
 * once and an overdue one after twice that time. Without BACKUP_DIR it does nothing. Returns a function that ends it.
 */
export function watchBackups({
  settings,
  damage,
  log,
  makes,
  checkMs = 15_000,
}: Options): () => Promise<void> {
  if (!settings.BACKUP_DIR) return () => Promise.resolve()
  const everyMs = settings.BACKUP_EVERY * minuteMs
  const startedAt = Date.now()
  let child: ChildProcess | undefined
  let failure: string | undefined
  let triedAt = 0
  let isStopped = false
  const report = (reason: string | undefined) => {
    const found: Finding[] = reason === undefined ? [] : [{ code: 'backup', count: 1, where: [reason] }]
    setFindings(damage, (code) => code === 'backup', found, log)
  }
  const run = async () => {
    triedAt = Date.now()
    child = startBackup(settings)
    failure = await reasonOf(child)
    child = undefined
  }
  const check = async () => {
    const newest = await findNewest(settings).catch((error: Error) => error)
    if (isStopped) return
    if (newest instanceof Error) return report(newest.message)
    damage.backupAt = newest?.at
    const lastMs = newest?.at.getTime() ?? 0
    const isDue = Date.now() - lastMs >= everyMs && Date.now() - triedAt >= Math.min(everyMs, 5 * minuteMs)
    if (makes && isDue && !child) void run().then(check)
    if (failure !== undefined && lastMs > triedAt) failure = undefined
    const isOverdue = Date.now() - Math.max(lastMs, startedAt) > 2 * everyMs
    report(failure ?? (isOverdue ? `the newest is of ${newest?.at.toISOString() ?? 'no time'}` : undefined))
  }
  const timer = setInterval(() => void check(), checkMs)
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

const findNewest = async ({ BACKUP_DIR }: Used): Promise<Backup | undefined> =>
  newestUntil(await listBackups(BACKUP_DIR), new Date())

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
