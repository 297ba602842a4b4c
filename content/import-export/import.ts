import { setImmediate } from 'node:timers/promises'
import { languageCodes } from '@shanmen/contract/languages.ts'
import { inTransaction, RolledBack } from '../database/change.ts'
import { type AnyDocument, kindOf, titleOf } from '../documents/document.ts'
import { issueOf } from '../documents/messages.ts'
import { validateDraft } from '../documents/validate.ts'
import {
  addEntries,
  findBySlugs,
  type NewEntry,
  nameEntry,
  type StoredSlug,
  slugTaken,
} from '../entries/create.ts'
import { findRevision, type Queryable } from '../entries/find.ts'
import { saveRevision } from '../entries/save.ts'
import { readTypeCodes } from '../entries/types.ts'
import { ForbiddenError, type Issue, ValidationError } from '../errors.ts'
import type { KindName } from '../kinds.ts'
import type { Content } from '../open.ts'
import { danglingReferences, readMimes } from './references.ts'

// Rows in one statement: each statement costs a round trip.
const batchSize = 50
/**
 * Characters of all documents of a file, before and after. Everyone who saves waits while they are read and compared: with 2,000 of
 * the longest texts, which a file names in a few words each, they waited for minutes, and were refused.
 */
const mostCharacters = 20_000_000

/**
 * Imports entries of a kind as drafts: new ones, and a new revision of those whose id is there. All of them or none: a
 * dry run, and a file with a row that is refused, change nothing and return what each row would do. Several rows for one
 * entry are all refused, and a change of an entry that someone has changed since it was exported. Throws ValidationError when
 * all their texts together are too long.
 */
export async function importEntries(
  content: Content,
  who: string,
  { kind, entries, dryRun }: { kind: KindName; entries: readonly Incoming[]; dryRun: boolean },
): Promise<{ rows: (Imported & { row: number })[]; done: boolean }> {
  const all = entries.map((entry) => ({ ...entry, slug: slugIn(kind, entry.slug) }))
  const repeated = repeatedIn(all.map(({ slug }) => slug))
  const characters = { left: mostCharacters }
  return inTransaction(content, async (inner) => {
    const rows: Imported[] = []
    const types = await readTypeCodes(inner, kind)
    for (let from = 0; from < all.length; from += batchSize) {
      const some = all.slice(from, from + batchSize)
      rows.push(...(await importRows(inner, { who, kind, types, repeated, characters }, some)))
    }
    if (dryRun || rows.some(({ result }) => result === 'refused'))
      throw new RolledBack({ rows: numbered(rows), done: false })
    return { rows: numbered(rows), done: true }
  })
}

/** From 1. */
const numbered = (rows: Imported[]) => rows.map((row, index) => ({ row: index + 1, ...row }))

/** A single kind has one entry, whatever the row says. */
const slugIn = (name: KindName, slug: string | undefined) =>
  kindOf(name).single ? name : slug?.normalize('NFC')

function repeatedIn(slugs: readonly (string | undefined)[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const slug of slugs)
    if (slug !== undefined) {
      if (seen.has(slug)) repeated.add(slug)
      seen.add(slug)
    }
  return repeated
}

/**
 * One entry of a file: its id and the number of its revision, if it says them, and its document, which may build on the one that is
 * there: throws ValidationError.
 */
export type Incoming = {
  slug?: string | undefined
  /** A whole number, as JSON or in a cell. */
  revision?: unknown
  /** Its title in the file, for a row that is refused. */
  title?: string | undefined
  document: (existing?: AnyDocument) => unknown
}

/** What is done with a row. */
export type Imported = {
  title: string
  result: 'new' | 'changed' | 'same' | 'refused'
  /** Why it is refused; for a new one, that its id was not found. */
  issues: Issue[]
}

type All = {
  who: string
  kind: KindName
  types: ReadonlySet<string>
  repeated: ReadonlySet<string>
  /** How many characters may still be read. */
  characters: { left: number }
}

/** Imports some rows of a file inside `inTransaction`, with few statements. */
async function importRows(
  content: Content,
  { who, kind, types, repeated, characters }: All,
  incoming: readonly Incoming[],
): Promise<Imported[]> {
  const { batch } = content
  if (!batch) throw new Error('rows are imported in one transaction')
  const slugs = incoming.flatMap(({ slug }) => slug ?? [])
  const taken = new Map((await findBySlugs(batch, kind, slugs)).map((one) => [one.slug, one]))
  const read: (Row | RefusedRow)[] = []
  for (const one of incoming) {
    const isRepeated = one.slug !== undefined && repeated.has(one.slug)
    read.push(
      isRepeated
        ? refused(one.title ?? one.slug ?? '', [issueOf(['id'], 'repeatedId')])
        : await readRow(batch, kind, one, taken.get(one.slug ?? ''), characters),
    )
    // SQLite's queries are synchronous: other requests are served between two rows, though saves wait.
    await setImmediate()
  }
  const mimes = await readMimes(
    batch,
    kind,
    read.flatMap((row) => ('document' in row ? [row.document] : [])),
  )
  const added: NewEntry[] = []
  const results: Imported[] = []
  for (const row of read) {
    const dangling = 'document' in row ? danglingReferences(kind, row.document, mimes, types) : []
    if (dangling.length > 0) results.push(refused(row.title, dangling))
    else results.push('document' in row ? await importRow(content, who, kind, row, added) : row)
    await setImmediate()
  }
  await addEntries(batch, who, added)
  return results
}

/** A parsed row. Its references and its id are not checked yet. */
type Row = {
  title: string
  slug: string | undefined
  document: AnyDocument
  taken: StoredSlug | undefined
  existing: { id: string; no: number; isNewer: boolean } | undefined
}
type RefusedRow = Imported & { result: 'refused' }

async function readRow(
  queryable: Queryable,
  name: KindName,
  { slug, revision, ...incoming }: Incoming,
  taken: StoredSlug | undefined,
  characters: All['characters'],
): Promise<Row | RefusedRow> {
  const kind = kindOf(name)
  let title = incoming.title ?? slug ?? ''
  try {
    const basedOn = revisionIn(revision)
    const newest = taken?.kind === name ? await findRevision(queryable, taken.id) : undefined
    countDown(characters, newest?.document)
    const document = validateDraft(kind, incoming.document(newest?.document))
    countDown(characters, document)
    const language = languageCodes.find((each) => document[each])
    if (language) title = titleOf(kind, document, language)
    const isNewer = newest !== undefined && (basedOn ?? newest.no) !== newest.no
    const existing = newest && { id: newest.entry_id, no: newest.no, isNewer }
    return { title, slug, document, taken, existing }
  } catch (error) {
    if (characters.left < 0) throw error
    return refusedBy(error, title)
  }
}

function revisionIn(value: unknown): number | undefined {
  if (value === undefined || value === '') return undefined
  const no = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  if (typeof no === 'number') return no
  throw new ValidationError([issueOf(['revision'], 'number')])
}

/** Throws ValidationError when no more characters may be read. */
function countDown(characters: All['characters'], document: AnyDocument | undefined): void {
  characters.left -= document ? JSON.stringify(document).length : 0
  if (characters.left < 0) throw new ValidationError([issueOf([], 'importTooLarge')])
}

/** Saves an existing entry; a new one is added to `added`, to be written later. */
async function importRow(
  content: Content,
  who: string,
  kind: KindName,
  { title, slug, document, taken, existing }: Row,
  added: NewEntry[],
): Promise<Imported> {
  try {
    if (existing) {
      const { no } = await saveRevision(content, who, { entry: existing.id, basedOn: existing.no, document })
      if (no === existing.no) return { title, result: 'same', issues: [] }
      // It is written by now, but nothing of a file with a refused row stays.
      if (existing.isNewer) return refused(title, [issueOf(['revision'], 'olderRevision')])
      return { title, result: 'changed', issues: [] }
    }
    if (taken) throw slugTaken(taken, kind)
    added.push({ ...nameEntry(kind, slug), document })
    // An unknown id may be mistyped, or of another kind.
    return { title, result: 'new', issues: slug && !kindOf(kind).single ? [issueOf(['id'], 'newId')] : [] }
  } catch (error) {
    return refusedBy(error, title)
  }
}

const refused = (title: string, issues: Issue[]): RefusedRow => ({ title, result: 'refused', issues })

function refusedBy(error: unknown, title: string): RefusedRow {
  // Thrown before anything is written, so the transaction can continue.
  if (error instanceof ValidationError) return refused(title, error.issues)
  if (!(error instanceof ForbiddenError)) throw error
  return refused(title, [{ path: ['id'], code: 'notAllowed', message: error.reason }])
}
