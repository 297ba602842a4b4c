import { existsSync } from 'node:fs'
import { access, constants, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AnchorSummary, summarizeAnchors } from '../database/anchor.ts'
import { hasLine, readNewestLine } from '../database/newest-line.ts'
import { readLastRestore } from '../database/restores.ts'
import { isShortage } from '../database/shortage.ts'
import type { Dialect } from '../database/tables.ts'
import type { ReadOnlyContent } from '../open.ts'
import { collectFindings, type Finding, type FindingCode } from './finding.ts'
import { minFreeBytes, readFreeBytes } from './free-space.ts'

type Report = (code: FindingCode, where: string) => void
type Checked = { dialect: Dialect; dataDir: string; read?: ReadOnlyContent['read'] }

/** What `checkOften` alone can find. */
export const foundOften: readonly FindingCode[] = ['missing', 'space', 'permissions', 'anchor']

/**
 * Checks what takes milliseconds however much is stored: free space, permissions, whether there are database files, and
 * whether the newest anchor is in the audit log. `writes` is false where the process only reads.
 */
export async function checkOften({ dialect, dataDir, read }: Checked, writes: boolean): Promise<Finding[]> {
  const { report, list } = collectFindings()
  await checkFolder({ dataDir, dialect, writes }, report)
  const has = (name: string) => existsSync(join(dataDir, name))
  if (dialect === 'sqlite' && !has('content.sqlite')) report('missing', 'content.sqlite')
  if (dialect === 'sqlite') await checkAccounts(dataDir, report)
  // A file that cannot be read is reported by its permissions.
  // Read before the log, which has each line before its anchor is written.
  const anchors = await summarizeAnchors(dataDir).catch(() => undefined)
  if (anchors && anchors.damaged > 0) report('anchor', 'anchor.jsonl')
  // A database that does not answer is reported by its own failure.
  if (read && anchors)
    await checkAnchor({ dialect, read, dataDir }, anchors, writes, report).catch(() => undefined)
  return list()
}

const folders = ['.', 'media', 'originals', 'uploads', 'receiving', 'stored', 'media-copies']
/** What the modes of others may not have: they may pass through a folder of a shared store, but not through the data folder. */
const closedTo = (name: string): number => (name === '.' ? 0o007 : folders.includes(name) ? 0o002 : 0o077)

async function checkFolder(
  { dataDir, dialect, writes }: { dataDir: string; dialect: Dialect; writes: boolean },
  report: Report,
): Promise<void> {
  const free = await readFreeBytes(dataDir)
  if (free === undefined) return report('permissions', '.')
  if (free < minFreeBytes) report('space', `${Math.floor(free / 1e6)} MB`)
  await checkOtherDisks(dataDir, report)
  const databases = dialect === 'sqlite' ? ['content.sqlite', 'people.sqlite'] : []
  const logs = databases.flatMap((name) => [`${name}-wal`, `${name}-shm`])
  const secret = [...databases, ...logs, 'anchor.jsonl', 'studio.key', 'anchor.key']
  for (const name of [...folders, ...secret]) {
    const file = join(dataDir, name)
    const found = await stat(file).catch(() => undefined)
    if (!found) continue
    const isOpen = (found.mode & closedTo(name)) !== 0
    const isWritable = await access(file, constants.W_OK).then(
      () => true,
      () => false,
    )
    const isOther = folders.includes(name) ? !found.isDirectory() : !found.isFile()
    const refusal = writes && name === '.' ? await refusalOf(dataDir) : undefined
    // Although bytes are free: too many files, or as much as this user may store.
    if (refusal === 'full' && free >= minFreeBytes) report('space', name)
    if (isOpen || isOther || (writes && !isWritable) || refusal === 'stuck') report('permissions', name)
  }
}

/** A disk of copies alone is meant to fill up to what MEDIA_COPIES_MB says: less than this is too little for any file. */
const minOtherBytes = 1024 * 1024

/** Folders that are disks of their own: without space for copies no picture of a bucket is served that has none. */
async function checkOtherDisks(dataDir: string, report: Report): Promise<void> {
  const deviceOf = (path: string) =>
    stat(path).then(
      ({ dev }) => dev,
      () => undefined,
    )
  const own = await deviceOf(dataDir)
  for (const name of folders) {
    const folder = join(dataDir, name)
    const device = await deviceOf(folder)
    if (device === undefined || device === own) continue
    const free = (await readFreeBytes(folder)) ?? 0
    if (free < minOtherBytes) report('space', `${name}: ${Math.floor(free / 1e6)} MB`)
  }
}

/**
 * Why nothing can be written although the permissions allow it, as on a disk that fails, or became read-only after an error: without
 * changes nothing else would show it. Flushed, as each change is: memory accepts bytes although the disk fails.
 */
async function refusalOf(dataDir: string): Promise<'full' | 'stuck' | undefined> {
  const probe = join(dataDir, '.probe')
  try {
    await writeFile(probe, '.', { mode: 0o600, flush: true })
    await rm(probe, { force: true })
    return undefined
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (['ENOSPC', 'EDQUOT'].includes(code)) return 'full'
    return code === 'ENOENT' || (await isShortage(error)) ? undefined : 'stuck'
  }
}

/** The studio makes one after the other at its first start. */
const firstStartMs = 10_000

/** Without the key no second factor can be read, without accounts no one can sign in. */
async function checkAccounts(dataDir: string, report: Report): Promise<void> {
  // An emptied file holds nothing, like one that is gone.
  const changedAt = async (name: string) => {
    const found = await stat(join(dataDir, name)).catch(() => undefined)
    return found?.size ? found.mtimeMs : undefined
  }
  const [people, key] = [await changedAt('people.sqlite'), await changedAt('studio.key')]
  if ((people === undefined) === (key === undefined)) return
  // Also one that a clock which was ahead has dated.
  if (Math.abs(Date.now() - (people ?? key ?? 0)) < firstStartMs) return
  report('accounts', people === undefined ? 'people.sqlite' : 'studio.key')
}

/** A log without its newest anchor has lost its last lines, as after an older backup was put back. */
async function checkAnchor(
  target: Anchored,
  anchors: AnchorSummary,
  writes: boolean,
  report: Report,
): Promise<void> {
  const anchor = anchors.recent.at(-1)
  if (writes && (await lacksAnchors(target, anchors))) report('anchor', 'anchor.jsonl')
  if (!anchor || anchor.no === 0) return
  if (!(await hasLine(target.read, anchor))) report('history', `audit ${anchor.no}`)
}

type Anchored = { dialect: Dialect; read: ReadOnlyContent['read']; dataDir: string }

/** An anchor is written at once after its line, or at the next start. */
const anchoringMs = 60_000

/**
 * True where copies of anchors are gone: none is left of a log that has lines, or the oldest ones are missing, as after the file
 * was removed and the next change has begun a new one. With PostgreSQL that is a new node, which begins with the newest, unless
 * its folder knows of a restore.
 */
export async function lacksAnchors(
  { dialect, read, dataDir }: Anchored,
  { count, first, damaged }: AnchorSummary,
): Promise<boolean> {
  // Damaged ones are reported as such.
  if (damaged > 0) return false
  const restore = await readLastRestore(dataDir)
  if (restore) return count < restore.anchors
  if (dialect === 'postgres') return false
  if (first) {
    const stored = await read.selectFrom('anchor').select('no').orderBy('no').limit(1).executeTakeFirst()
    return stored !== undefined && first.no > stored.no
  }
  const newest = await readNewestLine(read)
  return newest !== undefined && Date.now() - Date.parse(newest.at) > anchoringMs
}
