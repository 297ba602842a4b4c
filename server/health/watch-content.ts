import { statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { copyAnchor } from '@shanmen/content/database/anchor.ts'
import { change } from '@shanmen/content/database/change.ts'
import { isBusy } from '@shanmen/content/database/database-health.ts'
import { requireKnownSchema } from '@shanmen/content/database/migrate.ts'
import { readNewestLine } from '@shanmen/content/database/newest-line.ts'
import { NewerSchemaError } from '@shanmen/content/errors.ts'
import type { Content } from '@shanmen/content/open.ts'
import type { Problems as StudioProblems } from '@shanmen/studio/api/problems.ts'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Log } from '../log.ts'

const intervalMs = 10_000
const maxSkewMs = 2_000
/** A large import holds the lock for seconds. */
const lockedMs = 10_000

/** What an operator must know although pages are served, by subject: what the studio knows too, and what the site alone does. */
export type Problems = StudioProblems & Readonly<{ cdn?: string; studio?: string }>

/**
 * Checks every ten seconds what no page shows: whether a newer program has migrated the database, whether it takes changes, or
 * another program holds its lock, whether anchors are written, whether SQLite's log is there, and whether the clocks agree. Each
 * problem is logged once when it appears and when it ends. `tell` gets the result of each check.
 */
export function watchContent(content: Content, log: Log['log'], tell?: (problems: Problems) => void) {
  let problems: Problems = {}
  const deleted = noDeletedLogs()
  // At once: one that is replaced before the first check would be taken for the program's own.
  void logOf(content, deleted).catch(() => undefined)
  let lockedSince: number | undefined
  const check = async () => {
    const before = performance.now()
    lockedSince = (await isLocked(content)) ? (lockedSince ?? before) : undefined
    const held = lockedSince === undefined ? 0 : performance.now() - lockedSince
    // While the database does not answer, `/readyz` says that already.
    const { locked: _, ...others } = await findProblems(content, deleted).catch(() => problems)
    const found: Problems = held < lockedMs ? others : { ...others, locked: lockedFor(held) }
    // Of what other nodes changed, too: each holds the whole history to account by its own copies.
    if (content.dialect === 'postgres') await copyAnchor(content).catch(() => undefined)
    for (const [subject, problem] of Object.entries(found))
      if (!(subject in problems)) log.error({ subject, problem }, 'problem')
    for (const subject of Object.keys(problems))
      if (!(subject in found)) log.info({ subject }, 'problem has ended')
    problems = found
    tell?.(problems)
  }
  const timer = setInterval(() => void check(), intervalMs)
  timer.unref()
  return { problems: () => problems, check, stop: () => clearInterval(timer) }
}

/** Whether a change, an empty one here, waits in vain for another one. */
const isLocked = (content: Content): Promise<boolean> => change(content, async () => false).catch(isBusy)

const lockedFor = (milliseconds: number): string =>
  `Another program has held the lock of the database for ${seconds(milliseconds)} s, so nothing can be saved: end it, such as a migration that hangs or a command line tool that is open on it.`

async function findProblems(content: Content, deleted: DeletedLogs): Promise<Problems> {
  const [schema, clock, anchor] = [await schemaOf(content), await clockOf(content), content.anchors.failure()]
  const log = await logOf(content, deleted)
  return {
    ...(await stateOfServer(content)),
    ...(log && { log }),
    ...(schema && { schema }),
    ...(clock && { clock }),
    ...(anchor && { anchor: `anchor.jsonl cannot be written, it is tried again: ${anchor.message}` }),
  }
}

const schemaOf = ({ write }: Content): Promise<string | undefined> =>
  requireKnownSchema(write).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof NewerSchemaError) return error.message
      throw error
    },
  )

/**
 * Whether PostgreSQL takes no changes, as after a failover whose standby was not promoted, and whether it says of changes that
 * they are on disk before they are: no page shows that.
 */
async function stateOfServer({ dialect, write }: Content): Promise<Pick<Problems, 'writes' | 'fsync'>> {
  if (dialect === 'sqlite') return {}
  const { rows } = await sql<{ readOnly: string; fsync: string }>`
    select current_setting('transaction_read_only') as "readOnly", current_setting('fsync') as fsync`.execute(
    write,
  )
  return {
    ...(rows[0]?.readOnly === 'on' && {
      writes:
        'The database takes no changes (transaction_read_only): nothing can be saved. Promote the standby, or make it writable again.',
    }),
    ...(rows[0]?.fsync === 'off' && {
      fsync:
        'The database server does not wait for the disk (fsync = off): when its machine fails, saved changes are lost and the database may be damaged. Set fsync = on and reload the server.',
    }),
  }
}

export type DeletedLogs = { inode: number | undefined; names: Set<string>; inodes: Map<string, number> }
export const noDeletedLogs = (): DeletedLogs => ({ inode: undefined, names: new Set(), inodes: new Map() })

/**
 * Whether SQLite's log or its index was deleted under the running process; then what the log holds is moved into the database
 * at once. Another program makes new ones, which this process does not use: once deleted, they
 * stay so as long as it has the same file open.
 */
export async function findDeletedLog(
  file: string,
  database: QueryExecutorProvider,
  deleted: DeletedLogs,
): Promise<string | undefined> {
  const { ino } = statSync(file, { throwIfNoEntry: false }) ?? {}
  if (ino === undefined) return undefined
  // A backup in its place is opened again, with a log of its own.
  if (ino !== deleted.inode) {
    deleted.names.clear()
    deleted.inodes.clear()
  }
  deleted.inode = ino
  for (const log of [`${file}-wal`, `${file}-shm`]) {
    const found = statSync(log, { throwIfNoEntry: false })?.ino
    const first = deleted.inodes.get(log) ?? found
    if (found === undefined || found !== first) deleted.names.add(basename(log))
    else deleted.inodes.set(log, found)
  }
  if (deleted.names.size === 0) return undefined
  await sql`pragma wal_checkpoint(passive)`.execute(database)
  return `Deleted while the program runs: ${[...deleted.names].join(', ')}. Nothing is lost yet: stop the program by SIGTERM, then start it again.`
}

const logOf = async (
  { dialect, dataDir, write }: Content,
  deleted: DeletedLogs,
): Promise<string | undefined> =>
  dialect === 'sqlite' ? findDeletedLog(join(dataDir, 'content.sqlite'), write, deleted) : undefined

/** A clock that differs from the database server's, or is behind the newest change. */
async function clockOf({ write, dialect, read }: Content): Promise<string | undefined> {
  const newest = await readNewestLine(read)
  const behind = newest ? Date.parse(newest.at) - Date.now() : 0
  if (behind > maxSkewMs)
    return `The clock of this machine is ${seconds(behind)} s behind the newest change in the database: set it by NTP.`
  if (dialect === 'sqlite') return undefined
  const before = Date.now()
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(write)
  // Half of the time of the query is the best guess for when the server read its clock.
  const skew = (before + Date.now()) / 2 - Number(rows[0]?.at ?? before)
  return Math.abs(skew) > maxSkewMs
    ? `The clock of this machine is ${seconds(Math.abs(skew))} s ${skew > 0 ? 'ahead of' : 'behind'} the database server's: set both by NTP.`
    : undefined
}

const seconds = (milliseconds: number) => Math.round(milliseconds / 1000)
