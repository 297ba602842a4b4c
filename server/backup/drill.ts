import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Restored, restoreBackup } from '@shanmen/content/backup/restore-backup.ts'
import { openReadOnly, type Where } from '@shanmen/content/open.ts'
import { readVersions } from '@shanmen/content/published/changes.ts'
import { print } from '../cli/run-command.ts'
import type { Settings } from '../config/settings.ts'
import { whereOf } from '../config/where.ts'
import { whileLocked } from '../data/lock.ts'
import { UserError } from '../user-error.ts'
import { comparePages, type Difference } from './compare-pages.ts'
import { createScratchDatabase } from './scratch-database.ts'
import { startScratch } from './scratch-program.ts'

const prefix = '.drill-'
const pages = 20

type Options = { withoutPages: boolean }

/**
 * Restores a backup into a scratch place beside it, starts the program there and compares pages with those of the current
 * data, unless that is left out. Prints a report and removes the place. Returns whether all of it worked.
 */
export function runDrill(settings: Settings, backup: string, options: Options): Promise<boolean> {
  const backupDir = dirname(backup)
  const refuse = () => {
    throw new UserError(`Another drill works in ${backupDir}: wait for its end.`)
  }
  // One would remove the scratch place of the other as that of one that was killed.
  return whileLocked(join(backupDir, '.lock-drill'), () => drillAlone(settings, backup, options), refuse)
}

async function drillAlone(settings: Settings, backup: string, options: Options): Promise<boolean> {
  const backupDir = dirname(backup)
  for (const name of await readdir(backupDir))
    if (name.startsWith(prefix)) await rm(join(backupDir, name), { recursive: true, force: true })
  const dataDir = join(backupDir, `${prefix}${randomUUID()}`)
  const database = settings.DATABASE_URL ? await createScratchDatabase(settings.DATABASE_URL) : undefined
  try {
    return await drill(settings, backup, { ...options, to: { dataDir, databaseUrl: database?.url } })
  } finally {
    await database?.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function drill(
  settings: Settings,
  backup: string,
  { to, withoutPages }: Options & { to: Where },
): Promise<boolean> {
  print(`Drill of ${backup}`)
  const seconds = stopwatch()
  const restored = await restoreBackup({ backup, to, onStep: print })
  print(`  Restored   in ${seconds()} s; hashes, rows, history, anchors, accounts and media verified`)
  print(`             ${summaryOf(restored)}`)
  const program = await startScratch(settings, to)
  try {
    print(`  Started    in ${seconds()} s`)
    const current = whereOf(settings)
    if (withoutPages) return reportResult(true)
    if (!existsSync(current.dataDir)) {
      print(
        '  Pages      not compared: there is no current data in DATA_DIR (--without-pages leaves them out)',
      )
      return reportResult(false)
    }
    const running = await startScratch({ ...settings, READ_ONLY: 'yes' }, current)
    try {
      const differences = await comparePages(program.url, running.url, pages)
      return reportPages(differences, await changedSince(to, current))
    } finally {
      await running.stop()
    }
  } finally {
    await program.stop()
  }
}

function reportPages({ compared, broken, differing }: Difference, changed: string[]): boolean {
  const others = broken.length + differing.length
  print(`  Pages      ${compared - others} of ${compared} are as in the current data`)
  for (const line of broken) print(`             not found: ${line}`)
  for (const line of differing) print(`             differs: ${line}`)
  // What is published after the backup is on other pages too: in lists, menus and "related".
  if (differing.length > 0 && changed.length > 0)
    print(`             since the backup there were publications of: ${changed.join(', ')}`)
  return reportResult(compared > 0 && broken.length === 0 && (differing.length === 0 || changed.length > 0))
}

function reportResult(succeeded: boolean): boolean {
  print(succeeded ? '  Result     the backup can be restored' : '  Result     FAILED')
  return succeeded
}

/** The kinds of which something was published or taken down since the backup. */
async function changedSince(restored: Where, current: Where): Promise<string[]> {
  const [then, now] = [await versionsOf(restored), await versionsOf(current)]
  return [...now].filter(([kind, version]) => then.get(kind) !== version).map(([kind]) => kind)
}

async function versionsOf(where: Where): Promise<Map<string, number>> {
  const content = await openReadOnly(where)
  return await readVersions(content).finally(content.close)
}

function summaryOf({ manifest: { at, rows, head, media } }: Restored): string {
  const age = Math.round((Date.now() - Date.parse(at)) / 60_000)
  return (
    `${age} min old: ${rows.entry} entries, ${rows.revision} revisions, ${head.no} audit lines, ` +
    `${rows.person ?? 0} people, ${media.files} pictures and files (${(media.bytes / 1e6).toFixed(0)} MB)`
  )
}

function stopwatch(): () => string {
  let last = performance.now()
  return () => {
    const now = performance.now()
    const passed = (now - last) / 1000
    last = now
    return passed.toFixed(1)
  }
}
