import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { verifyChains } from '../chain.ts'
import { type AnchorSummary, summarizeAnchors } from '../database/anchor.ts'
import { isAway } from '../database/database-health.ts'
import { derivedTables } from '../database/migrate.ts'
import { isShortage } from '../database/shortage.ts'
import { openSqlite } from '../database/sqlite.ts'
import type { Dialect } from '../database/tables.ts'
import type { Queryable } from '../entries/find.ts'
import { MediaStoreError } from '../errors.ts'
import { hashMedium } from '../hashes.ts'
import { kindNames } from '../kinds.ts'
import type { MediaStore } from '../media/store.ts'
import { faultyUploads } from '../media/upload-queue.ts'
import type { ReadOnlyContent } from '../open.ts'
import { inspectEntries, readEntriesAfter } from './entries.ts'
import { checkFilePages } from './file-pages.ts'
import { collectFindings, type Finding, type FindingCode } from './finding.ts'
import { countersBehind, missingKeys, missingReferences } from './keys.ts'
import { faultyFiles } from './media-files.ts'
import { missingIndexes, missingTriggers } from './missing.ts'
import { checkOften, lacksAnchors } from './often.ts'
import { checkPostgresIndexes } from './postgres-indexes.ts'
import { checkStructure } from './structure.ts'

export type Checked = Pick<ReadOnlyContent, 'dialect' | 'read' | 'snapshot'> & {
  dataDir: string
  /** Left out, the files of media are not checked. */
  media: Pick<MediaStore, 'read' | 'hash'> | undefined
}

type Options = {
  /** Only what takes little time: SQLite's own check and `checkOften`. */
  quick?: boolean
  /** Searches for every word of one in so many entries, another one in each round: it takes most of the time. */
  search?: { every: number; round: number }
  /** False where the process does not write: then it need not be able to. */
  writes?: boolean
  /** Called when something else was found, with all that was found so far. */
  progress?: (findings: Finding[]) => void
  /** Called between small steps: waits, so that requests go first. Rejects to end the check. */
  pause?: () => Promise<void>
}

type Round = {
  target: Checked
  report: (code: FindingCode, where: string) => void
  pause: () => Promise<void>
  search: NonNullable<Options['search']>
}

const codes: [pattern: RegExp, code: FindingCode][] = [
  [/(?:table:|relation) "?(?:shown_medium|version)\b/, 'publication'],
  [/(?:table:|relation) "?search(?:_page|_word)?\b/, 'search'],
  [/index/i, 'index'],
  [/fts5|\bsearch\b/i, 'search'],
]
/** What a message of the database is about, or else `other`. */
const codeOf = (message: string, other: FindingCode = 'database'): FindingCode =>
  codes.find(([pattern]) => pattern.test(message))?.[1] ?? other

/**
 * Checks everything that can be damaged, and returns what was found. Rejects when it cannot continue: the database does not
 * answer, the store of media does not, or too many files are open.
 */
export async function checkContent(
  { dialect, dataDir, media, ...content }: Checked,
  {
    quick = false,
    search = { every: 1, round: 0 },
    writes = true,
    pause = async () => undefined,
    progress,
  }: Options = {},
): Promise<Finding[]> {
  const { report, list } = collectFindings()
  const file = join(dataDir, 'content.sqlite')
  for (const { code, where } of await checkOften({ dialect, dataDir }, writes))
    for (const each of where) report(code, each)
  if (dialect === 'sqlite' && !existsSync(file)) return list()
  if (dialect === 'sqlite')
    for (const line of await checkStructure(file, { isAwaited: quick }))
      report(codeOf(line, 'structure'), line)
  if (dialect === 'sqlite') await checkAccounts(dataDir, report)
  if (quick) return list()
  // A handle of its own: what another one holds in memory may be right while the file is not.
  const own = dialect === 'sqlite' && tryOpen(file)
  if (dialect === 'sqlite' && !own) return list()
  const read = own || content.read
  let known = 0
  // At once: at the end of the round it would be a minute old.
  const note = () => {
    if (list().length > known) progress?.(list())
    known = list().length
  }
  const pauseNoted = async () => {
    note()
    await pause()
  }
  const snapshot: Checked['snapshot'] = own ? (step) => own.transaction().execute(step) : content.snapshot
  const round = { target: { dialect, dataDir, media, read, snapshot }, report, pause: pauseNoted, search }
  let storeFailure: Error | undefined
  try {
    for (const check of checks) {
      note()
      await check(round).catch(async (error: unknown) => {
        if (!(error instanceof Error) || error.name === 'AbortError') throw error
        if (dialect === 'sqlite' && !existsSync(file)) return report('missing', 'content.sqlite')
        // Says nothing about the database, the rest of which is checked first.
        if (error instanceof MediaStoreError) {
          storeFailure = error
          return
        }
        if (isAway(error) || (await isShortage(error))) throw error
        report(codeOf(error.message), error.message)
      })
    }
    note()
    if (storeFailure) throw storeFailure
  } finally {
    if (own) await own.destroy()
  }
  return list()
}

const checks = [
  checkTables,
  checkVersions,
  checkMissing,
  checkIndexes,
  checkMedia,
  checkTexts,
  checkHistory,
  checkEntries,
]

function tryOpen(file: string) {
  try {
    return openSqlite(file, { readOnly: true })
  } catch {
    return undefined
  }
}

/** Requests wait for a step: it takes some milliseconds. */
const entriesPerStep = 2

async function checkEntries({ target, report, pause, search: { every, round } }: Round): Promise<void> {
  const { read, snapshot, dialect } = target
  const hasSearch = ({ n }: { n: number }) => n % every === round % every
  // Of one moment: what is saved or published between two queries is no damage.
  const inspect = (last: number) =>
    snapshot(async (read) => {
      const entries = await readEntriesAfter(read, last, entriesPerStep)
      return { entries, inspected: await inspectEntries(read, dialect, entries, hasSearch) }
    })
  for (let last = 0; ; ) {
    const { entries, inspected } = await inspect(last)
    if (entries.length === 0) break
    last = entries.at(-1)?.n ?? last
    for (const { findings } of inspected) for (const { code, where } of findings) report(code, where)
    await pause()
  }
  for (const id of await readUnmatchedTokens(read, dialect)) report('search', `publication ${id}`)
}

/** Entries of the search index without a publication, and the reverse. */
async function readUnmatchedTokens(read: Queryable, dialect: Dialect): Promise<number[]> {
  const table = sql.raw(dialect === 'sqlite' ? 'search_docsize' : 'search')
  const unmatched = sql<{ id: number }>`(select id from ${table} where id not in (select id from publication)
    union all select id from publication where id not in (select id from ${table}))`
  const rows = await read.selectFrom(unmatched.as('unmatched')).select('id').limit(20).execute()
  return rows.map(({ id }) => id)
}

/** A table that is missing is noticed although nothing asks for it at present. */
async function checkTables({ target: { read } }: Round): Promise<void> {
  for (const table of derivedTables) {
    const any = sql<{ one: number }>`(select 1 as one from ${sql.table(table)} limit 1)`
    await read.selectFrom(any.as('any')).select('one').execute()
  }
}

/** Without its version a change of a kind is not noticed by the caches of other processes. */
async function checkVersions({ target: { read }, report }: Round): Promise<void> {
  const versions = await read.selectFrom('version').select('kind').execute()
  for (const kind of kindNames) {
    if (versions.some((row) => row.kind === kind)) continue
    const published = read.selectFrom('publication').select('id').where('kind', '=', kind).limit(1)
    if (await published.executeTakeFirst()) report('publication', `version of ${kind}`)
  }
  // It rose when the text of the first PDF was read.
  const hasTexts = await read
    .selectFrom('file_page')
    .select('id')
    .where('page', '=', 0)
    .where('hash', '!=', '')
    .limit(1)
    .executeTakeFirst()
  if (hasTexts && versions.every(({ kind }) => kind !== 'media')) report('publication', 'version of media')
}

async function checkMissing({ target: { read, dialect }, report }: Round): Promise<void> {
  for (const { name } of await missingTriggers(read, dialect)) report('triggers', name)
  for (const { name } of await missingIndexes(read, dialect)) report('slow', name)
  for (const { name } of await missingKeys(read, dialect)) report('keys', name)
  for (const { name } of await missingReferences(read, dialect)) report('keys', name)
  for (const { name } of await countersBehind(read, dialect)) report('keys', name)
}

// Those of SQLite are part of the check of its file.
async function checkIndexes({ target: { dialect, read }, report, pause }: Round): Promise<void> {
  if (dialect === 'sqlite') return
  for (const line of await checkPostgresIndexes(read, pause)) report('index', line)
}

async function checkMedia({ target: { read, media }, report, pause }: Round): Promise<void> {
  for (const path of media ? await faultyUploads(read, media) : []) report('file', path)
  let last = ''
  for (;;) {
    const rows = await read
      .selectFrom('media')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(10)
      .execute()
    if (rows.length === 0) return
    last = rows.at(-1)?.id ?? last
    for (const row of rows) {
      if (row.hash !== '' && row.hash !== hashMedium(row)) report('medium', row.id)
      const faults = media ? await faultyFiles(media, row) : []
      // What left the library meanwhile has lost its row before its files.
      if (faults.length > 0 && (await isInLibrary(read, row.id)))
        for (const fault of faults) report('file', fault)
      await pause()
    }
  }
}

const isInLibrary = async (read: Queryable, id: string): Promise<boolean> =>
  (await read.selectFrom('media').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

async function checkTexts({ target: { read, dialect }, report, pause, search }: Round): Promise<void> {
  const hasSearch = ({ id }: { id: number }) => id % search.every === search.round % search.every
  await checkFilePages(read, dialect, { hasSearch, report, pause })
}

async function checkAccounts(dataDir: string, report: Round['report']): Promise<void> {
  const file = join(dataDir, 'people.sqlite')
  if (((await stat(file).catch(() => undefined))?.size ?? 0) === 0) return
  for (const line of await checkStructure(file)) report('accounts', line)
}

async function checkHistory({ target, report, pause }: Round): Promise<void> {
  let anchors: AnchorSummary
  try {
    anchors = await summarizeAnchors(target.dataDir)
  } catch (error) {
    if (await isShortage(error)) throw error
    return report('history', String(error))
  }
  if (await lacksAnchors(target, anchors)) report('anchor', 'anchor.jsonl')
  const { breaks } = await verifyChains(target, pause)
  for (const { where } of breaks) report('history', where)
}
