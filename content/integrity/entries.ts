import type { Selectable } from 'kysely'
import type { Dialect, Tables } from '../database/tables.ts'
import { searchText } from '../documents/changes.ts'
import { publicationColumns, type ShownMedium, shownMedia } from '../documents/columns.ts'
import { type AnyDocument, DamagedDocumentError, isKindName, kindOf } from '../documents/document.ts'
import { parseDetail } from '../entries/audit.ts'
import { findRevision, type Queryable } from '../entries/find.ts'
import { replay } from '../entries/replay.ts'
import { compareWithShown, summaryColumns } from '../entries/revisions.ts'
import { ContentNotFoundError } from '../errors.ts'
import { hashedColumns, parseVerified } from '../hashes.ts'
import type { Kind } from '../kind.ts'
import { documentTokens } from '../search/document-tokens.ts'
import type { FindingCode } from './finding.ts'
import { isIndexed } from './is-indexed.ts'
import { followsSteps, type Steps, stepActions, stepsOf } from './steps.ts'

type Entry = Selectable<Tables['entry']>
type Publication = Selectable<Tables['publication']>

/** A publication as it must be, by the audit log and the document. */
export type Expected = {
  row: Omit<Publication, 'id'>
  /** Made when asked for: it takes more time than all else. */
  tokens: () => string[]
  media: ShownMedium[]
  /** The row that is stored for it, if any. */
  stored: Publication | undefined
}

export type InspectedEntry = {
  entry: Entry
  findings: { code: FindingCode; where: string }[]
  expected: Expected[]
  /** Publications that no line of the audit log explains. */
  surplus: Publication[]
  steps: Steps
}

/** The entries after one, oldest first. */
export const readEntriesAfter = (read: Queryable, last: number, limit: number) =>
  read.selectFrom('entry').selectAll().where('n', '>', last).orderBy('n').limit(limit).execute()

/** All entries, oldest first, some at a time. */
export async function* entriesOf(read: Queryable, size: number) {
  for (let last = 0; ; ) {
    const rows = await readEntriesAfter(read, last, size)
    if (rows.length === 0) return
    last = rows.at(-1)?.n ?? last
    yield rows
  }
}

/**
 * Compares entries with what must follow from their revisions and from the audit log: what is public and since when, the
 * columns of lists, the pictures shown, and search where `hasSearch` says so, which takes most of the time.
 */
export async function inspectEntries(
  read: Queryable,
  dialect: Dialect,
  entries: readonly Entry[],
  hasSearch: (entry: Entry) => boolean = () => true,
): Promise<InspectedEntry[]> {
  const ids = entries.map(({ id }) => id)
  if (ids.length === 0) return []
  const lines = await read
    .selectFrom('audit')
    .select(['target', 'action', 'at', 'who', 'detail'])
    .where('target', 'in', ids)
    .where('action', 'in', ['create', 'publish', 'unpublish', ...stepActions])
    .orderBy('no')
    .execute()
  const publications = await read.selectFrom('publication').selectAll().where('entry_id', 'in', ids).execute()
  const result: InspectedEntry[] = []
  for (const entry of entries)
    result.push(
      await inspectEntry(read, dialect, {
        entry,
        hasSearch: hasSearch(entry),
        lines: lines.filter(({ target }) => target === entry.id),
        stored: publications.filter(({ entry_id }) => entry_id === entry.id),
      }),
    )
  return result
}

type Line = Pick<Tables['audit'], 'action' | 'at' | 'who' | 'detail'>
type Stored = { entry: Entry; hasSearch: boolean; lines: readonly Line[]; stored: Publication[] }

async function inspectEntry(
  read: Queryable,
  dialect: Dialect,
  { entry, hasSearch, lines, stored }: Stored,
): Promise<InspectedEntry> {
  const inspected: InspectedEntry = { entry, findings: [], expected: [], surplus: [], steps: stepsOf(lines) }
  const report = (code: FindingCode, what: string) =>
    void inspected.findings.push({ code, where: `${entry.kind}/${entry.slug} ${what}` })
  const details = lines.map((line) => ({ ...line, detail: parseDetail(line.detail) }))
  const made = details.find(({ action }) => action === 'create')?.detail
  // The database itself asks for a second person where the entry says so.
  const isOpen = isKindName(entry.kind) && kindOf(entry.kind).requiresApproval && entry.two_persons !== 1
  const isOther = made && (made.kind !== entry.kind || made.slug !== entry.slug)
  if (!isKindName(entry.kind) || isOpen || isOther) {
    report('document', 'is not what was created')
    return inspected
  }
  const kind = kindOf(entry.kind)
  const left = new Set(stored)
  for (const event of replay(details)) {
    const { language, no, at, first, visible_from, visible_until } = event
    const same = stored.find((each) => each.language === language && each.visible_from === visible_from)
    if (same) left.delete(same)
    const document = await readDocument(read, entry.id, no)
    if (!document) {
      report('document', `revision ${no}`)
      continue
    }
    const moments = { at, first, visibleFrom: visible_from }
    const row = {
      ...{ entry_id: entry.id, language, no, n: entry.n, kind: entry.kind, slug: entry.slug },
      ...publicationColumns(kind, document, language, moments),
      ...{ visible_from, visible_until },
    }
    const expected = {
      row,
      tokens: () => documentTokens(row.title, searchText(kind, document, language)),
      media: shownMedia(kind, document, language),
      stored: same,
    }
    inspected.expected.push(expected)
    for (const code of await compare(read, dialect, expected, hasSearch)) report(code, language)
  }
  inspected.surplus.push(...left)
  for (const { language } of left) report('publication', language)
  if (!(await isSummary(read, entry, kind))) report('columns', 'summary')
  if (!(await followsSteps(read, entry, inspected.steps))) report('columns', 'review or trash')
  return inspected
}

async function readDocument(read: Queryable, entry: string, no: number): Promise<AnyDocument | undefined> {
  const row = await read
    .selectFrom('revision')
    .select(hashedColumns)
    .where('entry_id', '=', entry)
    .where('no', '=', no)
    .executeTakeFirst()
  try {
    return row && parseVerified(row)
  } catch {
    return undefined
  }
}

const identity = ['entry_id', 'language', 'no', 'n', 'kind', 'slug', 'visible_from', 'visible_until'] as const

async function compare(
  read: Queryable,
  dialect: Dialect,
  { row, stored, tokens, media }: Expected,
  hasSearch: boolean,
): Promise<FindingCode[]> {
  if (!stored || identity.some((column) => stored[column] !== row[column])) return ['publication']
  const codes: FindingCode[] = []
  const shown = await read
    .selectFrom('shown_medium')
    .select(['media_id', 'shown_from'])
    .where('publication_id', '=', stored.id)
    .execute()
  const isSame =
    Object.entries(row).every(([column, value]) => stored[column as keyof Publication] === value) &&
    shown.length === media.length &&
    shown.every((row) =>
      media.some(({ media_id, shown_from }) => media_id === row.media_id && shown_from === row.shown_from),
    )
  if (!isSame) codes.push('columns')
  if (hasSearch && !(await isIndexed(read, dialect, 'search', stored.id, tokens()))) codes.push('search')
  return codes
}

/** Whether the columns that lists of the studio use are those of the newest revision. That a draft is damaged is in the history. */
async function isSummary(read: Queryable, entry: Entry, kind: Kind): Promise<boolean> {
  try {
    const { document, ...newest } = await findRevision(read, entry.id)
    const summary = Object.entries(summaryColumns(kind, document, newest))
    if (summary.some(([column, value]) => entry[column as keyof Entry] !== value)) return false
    return (await compareWithShown(read, entry.id, kind, newest.no)).isRecorded
  } catch (error) {
    if (error instanceof DamagedDocumentError || error instanceof ContentNotFoundError) return true
    throw error
  }
}
