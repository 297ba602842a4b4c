import { type QueryExecutorProvider, sql } from 'kysely'
import { verifyChains } from '../chain.ts'
import { change } from '../database/change.ts'
import { lettingReadersPass } from '../database/locks.ts'
import { createDerived } from '../database/migrate.ts'
import type { Change, Dialect } from '../database/tables.ts'
import { isKindName, kindOf } from '../documents/document.ts'
import { findRevision } from '../entries/find.ts'
import { raiseVersion, removePublications, setKeys } from '../entries/publications.ts'
import { summaryColumns, updateChanged } from '../entries/revisions.ts'
import { StorageError } from '../errors.ts'
import { findMismatch } from '../media/installation.ts'
import { deleteRemovedFiles } from '../media/remove.ts'
import type { Content } from '../open.ts'
import { type Expected, entriesOf, type InspectedEntry, inspectEntries } from './entries.ts'
import { repairFilePages } from './file-pages.ts'
import { indexPublications } from './index-publications.ts'
import { countersBehind, missingKeys, missingReferences } from './keys.ts'
import { missingIndexes, missingTriggers } from './missing.ts'
import { type RestoreFiles, recordMedia, repairFiles } from './repair-media.ts'
import { writeSteps } from './steps.ts'

export type Repaired = { entries: number; media: number; files: number; texts: number; failed: string[] }

/**
 * Makes everything derived again: tables, triggers, keys and indexes that are missing, counters that are behind, indexes, publications as
 * the audit log has them, columns of lists, search, the pictures that are shown; `restore` puts back files that come with the program.
 * Records of media from before their hashes were stored get one, and files of media that were removed go. What cannot be derived
 * (documents, history) is left as it is. `onWait` is called when other sessions use a table that is to be changed. Throws StorageError before the files where the store of media is another installation's. Returns what was changed, and the entries and keys that could not be repaired with the reason.
 */
export async function repairContent(
  content: Content,
  who: string,
  restore?: RestoreFiles,
  onWait?: () => void,
): Promise<Repaired> {
  const repaired: Repaired = { entries: 0, media: 0, files: 0, texts: 0, failed: [] }
  const { dialect } = content
  const run = (statement: string) => runStatement(content, statement, onWait)
  const { breaks } = await verifyChains(content)
  const isLogWhole = !breaks.some(({ where }) => where.startsWith('audit'))
  for (const statement of createDerived(dialect)) await run(statement)
  const missing = [
    ...(await missingTriggers(content.read, dialect)),
    ...(await missingIndexes(content.read, dialect)),
    ...(await countersBehind(content.read, dialect)),
  ]
  for (const { statements } of missing) for (const statement of statements) await run(statement)
  // What refers to a key needs it first. It fails where rows are double by now, or belong to none.
  for (const findMissing of [missingKeys, missingReferences])
    for (const { name, statements } of await findMissing(content.read, dialect))
      for (const statement of statements)
        await run(statement).catch((error: Error) => repaired.failed.push(`${name}: ${error.message}`))
  for (const statement of await reindexing(content)) await run(statement)
  await change(content, (change) => indexAgain(change, dialect))
  for await (const entries of entriesOf(content.read, 50))
    for (const { id, kind, slug } of entries)
      try {
        if (await change(content, (change) => repairEntry(change, dialect, id, isLogWhole)))
          repaired.entries += 1
      } catch (error) {
        repaired.failed.push(`${kind}/${slug}: ${error instanceof Error ? error.message : error}`)
      }
  // Those of another installation are not these to repair, and what this one removed may be shown by that one.
  const mismatch = await findMismatch(content)
  if (mismatch !== undefined) throw new StorageError(mismatch)
  repaired.files = await repairFiles(content, who, restore)
  repaired.media = await recordMedia(content, who)
  // From files that have been put back.
  repaired.texts = await repairFilePages(content)
  await deleteRemovedFiles(content)
  return repaired
}

/** Each in a transaction of its own: the lock of one is not held while another runs. */
async function runStatement(
  { dialect, write }: Content,
  statement: string,
  onWait?: () => void,
): Promise<void> {
  const run = async (database: QueryExecutorProvider) => void (await sql.raw(statement).execute(database))
  if (dialect === 'sqlite') return run(write)
  await write.transaction().execute((change) => lettingReadersPass(change, () => run(change), onWait))
}

/**
 * A damaged search index cannot be changed entry by entry; those that an earlier release made had a part that is not checked.
 * In one transaction: a repair that is killed leaves what was there.
 */
async function indexAgain(change: Change, dialect: Dialect): Promise<void> {
  const drop = dialect === 'sqlite' ? 'drop table' : 'delete from'
  for (const table of ['search', 'search_page', 'search_word'])
    await sql.raw(`${drop} ${table}`).execute(change)
  for (const statement of createDerived(dialect)) await sql.raw(statement).execute(change)
  await indexPublications(change, dialect)
  for (const { kind } of await change.selectFrom('entry').select('kind').distinct().execute())
    raiseVersion(change, kind)
  raiseVersion(change, 'media')
}

/** PostgreSQL would want its schema's owner to do all tables at once. */
async function reindexing({ dialect, write }: Content): Promise<string[]> {
  if (dialect === 'sqlite') return ['reindex']
  const { rows } = await sql<{ name: string }>`select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and pg_has_role(relowner, 'usage')`.execute(write)
  return rows.map(({ name }) => `reindex table ${name}`)
}

/** True when anything other than search was wrong. */
async function repairEntry(
  change: Change,
  dialect: Dialect,
  id: string,
  isLogWhole: boolean,
): Promise<boolean> {
  const entry = await change.selectFrom('entry').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const [inspected] = await inspectEntries(change, dialect, [entry], () => false)
  if (!inspected) return false
  const { findings, surplus, expected } = inspected
  const lost = findings.find(({ code }) => code === 'document')
  if (lost) throw new Error(`${lost.where} cannot be derived: it must come from a backup`)
  // From a log that lacks lines it would follow that what is public was never published.
  if (!isLogWhole && findings.some(({ code }) => code === 'publication'))
    throw new Error('what is public cannot be derived from a damaged audit log')
  await removePublications(
    change,
    dialect,
    surplus.map((row) => row.id),
  )
  for (const each of expected) await writePublication(change, dialect, each)
  await writeSummary(change, inspected)
  if (isLogWhole && findings.some(({ code }) => code === 'columns'))
    await writeSteps(change, entry, inspected.steps)
  const isWrong = findings.some(({ code }) => code === 'publication' || code === 'columns')
  if (isWrong) raiseVersion(change, entry.kind)
  return isWrong
}

async function writePublication(
  change: Change,
  dialect: Dialect,
  { row, stored, tokens, media }: Expected,
): Promise<void> {
  const differs =
    stored && Object.entries(row).some(([column, value]) => stored[column as keyof typeof row] !== value)
  if (stored && differs)
    await change.updateTable('publication').set(row).where('id', '=', stored.id).execute()
  if (!stored) {
    const { id } = await change
      .insertInto('publication')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()
    return setKeys(change, dialect, id, { tokens: tokens(), media })
  }
  const publication_id = stored.id
  await change.deleteFrom('shown_medium').where('publication_id', '=', publication_id).execute()
  const shown = media.map((row) => ({ publication_id, ...row }))
  if (shown.length > 0) await change.insertInto('shown_medium').values(shown).execute()
}

async function writeSummary(change: Change, { entry }: InspectedEntry): Promise<void> {
  if (!isKindName(entry.kind)) return
  const kind = kindOf(entry.kind)
  const { document, ...newest } = await findRevision(change, entry.id)
  const summary = summaryColumns(kind, document, newest)
  await change.updateTable('entry').set(summary).where('id', '=', entry.id).execute()
  await updateChanged(change, entry.id, kind, newest.no)
}
