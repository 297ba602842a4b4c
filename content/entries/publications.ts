import type { Language } from '@shanmen/contract/languages.ts'
import { sql } from 'kysely'
import { beforeCommit, noteVersions } from '../database/change.ts'
import { type Change, type Dialect, forever } from '../database/tables.ts'
import { changedParts } from '../documents/changes.ts'
import type { ShownMedium } from '../documents/columns.ts'
import { DamagedDocumentError } from '../documents/document.ts'
import { ContentNotFoundError } from '../errors.ts'
import type { Kind } from '../kind.ts'
import { recordWords } from '../search/known-words.ts'
import { toTsvector } from '../search/query.ts'
import { type FoundRevision, findRevision } from './find.ts'

type Which = { entry: string; language: Language }

/**
 * Clears the period of a publication from `from` on: later plans are removed, what is visible then ends at that moment. So one
 * revision at most is public in a language at any time.
 */
export async function clearFrom(
  change: Change,
  dialect: Dialect,
  { entry, language }: Which,
  from: string,
  now: string,
) {
  const rows = await change
    .selectFrom('publication')
    .select(['id', 'visible_from', 'visible_until'])
    .where((e) => e.and({ entry_id: entry, language }))
    .execute()
  const gone = rows.filter((row) => row.visible_from >= from || row.visible_until <= now || from <= now)
  await removePublications(
    change,
    dialect,
    gone.map(({ id }) => id),
  )
  const cut = rows.filter((row) => !gone.includes(row) && row.visible_until > from).map(({ id }) => id)
  if (cut.length > 0)
    await change.updateTable('publication').set({ visible_until: from }).where('id', 'in', cut).execute()
}

type Plan = { entry_id: string; language: Language; at: string; visible_from: string }
type Planned = { kind: Kind; revision: Pick<FoundRevision, 'document'> }

/**
 * Removes the plan for the same text that begins before the moment asked for now and goes on at it: it is postponed. The text is the
 * same under a later number where only the other language was saved. What the plan was to take the place of stays until the
 * new moment, or its own end. Returns when it was to begin.
 */
export async function removePostponed(
  change: Change,
  dialect: Dialect,
  { kind, revision }: Planned,
  { entry_id, language, at, visible_from }: Plan,
): Promise<string | undefined> {
  const rows = await change
    .selectFrom('publication')
    .select(['id', 'no', 'visible_from', 'visible_until'])
    .where((e) => e.and({ entry_id, language }))
    .execute()
  // Windows do not overlap: one at most goes on at a moment.
  const plan = rows.find(
    (row) => row.visible_from > at && row.visible_from < visible_from && row.visible_until > visible_from,
  )
  if (!plan) return undefined
  const planned = await findRevision(change, entry_id, plan.no).catch(unlessDamaged)
  const parts = planned && changedParts(kind, planned.document, revision.document)
  if (!parts || parts[language] || parts.shared) return undefined
  await removePublications(change, dialect, [plan.id])
  const before = rows.find((row) => row.visible_until === plan.visible_from)
  if (!before) return plan.visible_from
  const asked = await change
    .selectFrom('publishing')
    .select('visible_until')
    .where((e) => e.and({ entry_id, language, no: before.no, visible_from: before.visible_from }))
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const end = asked?.visible_until ?? forever
  await change
    .updateTable('publication')
    .set({ visible_until: end < visible_from ? end : visible_from })
    .where('id', '=', before.id)
    .execute()
  return plan.visible_from
}

/** A damaged or missing text is left out: a plan with one is replaced, not postponed. */
export function unlessDamaged(error: unknown): undefined {
  if (!(error instanceof DamagedDocumentError || error instanceof ContentNotFoundError)) throw error
}

export async function removePublications(change: Change, dialect: Dialect, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await removeTokens(change, dialect, ids)
  await change.deleteFrom('publication').where('id', 'in', ids).execute()
}

const raised = new WeakMap<Change, Set<string>>()

/** Raises the version of a kind, by which readers notice that its public content changed: once per transaction. */
export function raiseVersion(change: Change, kind: string): void {
  const known = raised.get(change)
  if (known) known.add(kind)
  else {
    const kinds = new Set([kind])
    raised.set(change, kinds)
    noteVersions(change)
    beforeCommit(change, () => writeVersions(change, kinds))
  }
}

async function writeVersions(change: Change, kinds: ReadonlySet<string>): Promise<void> {
  for (const kind of kinds)
    await change
      .insertInto('version')
      .values({ kind, version: 1 })
      .onConflict((conflict) =>
        conflict.column('kind').doUpdateSet((e) => ({ version: e('version.version', '+', 1) })),
      )
      .execute()
}

/** The tokens of a publication in order, and the media that it shows. */
type Keys = { tokens: string[]; media: ShownMedium[] }
const waiting = new WeakMap<Change, Map<number, Keys>>()

/**
 * Records tokens and media of a new publication, written at the end of the transaction: SQLite's full-text index is
 * flushed at every later statement with a trigger, which took half the time of an import.
 */
export function setKeys(change: Change, dialect: Dialect, id: number, keys: Keys): void {
  const known = waiting.get(change)
  if (known) known.set(id, keys)
  else {
    const all = new Map([[id, keys]])
    waiting.set(change, all)
    beforeCommit(change, () => writeKeys(change, dialect, all))
  }
}

// Rows in one statement: each statement costs a round trip.
const batchSize = 50

/** Writes tokens and media of publications that have none. */
export async function writeKeys(
  change: Change,
  dialect: Dialect,
  all: ReadonlyMap<number, Keys>,
): Promise<void> {
  const sqlite = dialect === 'sqlite'
  const columns = sql.raw(sqlite ? 'rowid, tokens' : 'id, tokens')
  for (const some of chunksOf([...all])) {
    const rows = some.map(([id, { tokens }]) =>
      sqlite ? sql`(${id}, ${tokens.join(' ')})` : sql`(${id}::bigint, ${toTsvector(tokens)}::tsvector)`,
    )
    await sql`insert into search(${columns}) values ${sql.join(rows)}`.execute(change)
  }
  await recordWords(
    change,
    [...all.values()].flatMap(({ tokens }) => tokens),
  )
  // PostgreSQL collects new tokens in a list that every search would scan.
  if (!sqlite && all.size > 0) await sql`select gin_clean_pending_list('search_tokens')`.execute(change)
  const shown = [...all].flatMap(([publication_id, { media }]) =>
    media.map((row) => ({ publication_id, ...row })),
  )
  for (const some of chunksOf(shown)) await change.insertInto('shown_medium').values(some).execute()
}

const chunksOf = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, index) =>
    rows.slice(index * batchSize, (index + 1) * batchSize),
  )

/** Removes the tokens of publications that are about to be deleted. */
async function removeTokens(change: Change, dialect: Dialect, ids: number[]): Promise<void> {
  const column = sql.raw(dialect === 'sqlite' ? 'rowid' : 'id')
  for (const id of ids)
    if (!waiting.get(change)?.delete(id))
      await sql`delete from search where ${column} = ${id}`.execute(change)
}
