import type { Language } from '@shanmen/contract/languages.ts'
import { change } from '../database/change.ts'
import { type Change, forever } from '../database/tables.ts'
import { searchText } from '../documents/changes.ts'
import { columnsOf } from '../documents/columns.ts'
import { startOf, yearOf } from '../documents/dates.ts'
import { mediaOf, shownMediaOf } from '../documents/fields.ts'
import { issueOf } from '../documents/messages.ts'
import { validatePublishable } from '../documents/validate.ts'
import { ContentNotFoundError, ForbiddenError, ValidationError } from '../errors.ts'
import type { Content } from '../open.ts'
import { documentTokens } from '../search/document-tokens.ts'
import { addAuditLine } from './audit.ts'
import { type Found, type FoundRevision, findEntry, findRevision } from './find.ts'
import { clearFrom, raiseVersion, removePublications, setKeys } from './publications.ts'
import { isApproved } from './review.ts'
import { updateChanged } from './revisions.ts'

type Publish = {
  entry: string
  language: Language
  /** The newest when left out. An older one brings back what was public before. */
  revision?: number
  /** From when it is visible: now when left out; never before the entry's own date (ADR 9). */
  from?: string
  /** Until when; for ever when left out. */
  until?: string
}

/**
 * Makes a revision public in one language, now or in a window of time. What was public until then ends at that
 * moment. Throws ValidationError when something required is missing, ForbiddenError when a second person has not approved it.
 */
export function publish(content: Content, who: string, request: Publish) {
  return change(content, async (change) => {
    const found = await findEntry(change, request.entry)
    const revision = await findRevision(change, request.entry, request.revision)
    const { language } = request
    validatePublishable(found.kind, revision.document, language)
    await requireMedia(change, mediaOf(found.kind, revision.document, language))
    if (found.kind.fourEyes) await requireApproval(change, request, revision.no)
    const row = await rowOf(change, found, revision, request)
    await clearFrom(change, content.dialect, request, row.visible_from, row.at)
    const { at, ...publication } = row
    const { id } = await change
      .insertInto('publication')
      .values(publication)
      .returning('id')
      .executeTakeFirstOrThrow()
    setKeys(change, content.dialect, id, {
      tokens: documentTokens(row.title, searchText(found.kind, revision.document, language)),
      media: shownMediaOf(found.kind, revision.document, language),
    })
    await updateChanged(change, request.entry, found.kind, found.entry.newest)
    await approveReview(change, who, row)
    await recordPublishing(change, who, row)
    return { no: revision.no, visibleFrom: row.visible_from, visibleUntil: row.visible_until }
  })
}

type Row = Awaited<ReturnType<typeof rowOf>>

async function rowOf(change: Change, { entry, kind }: Found, revision: FoundRevision, request: Publish) {
  const { language } = request
  const at = new Date().toISOString()
  const { date, ...columns } = columnsOf(kind, revision.document, language)
  const from = momentOf(request.from, 'from') ?? at
  const visible_from = date && date > from ? date : from
  const visible_until = momentOf(request.until, 'until') ?? forever
  if (visible_until <= visible_from) throw new ValidationError([issueOf(['until'], 'window')])
  const first = await change
    .selectFrom('publishing')
    .select((e) => e.fn.min('visible_from').as('from'))
    .where('entry_id', '=', entry.id)
    .where('language', '=', language)
    .executeTakeFirst()
  const published_at = date ?? first?.from ?? visible_from
  return {
    ...columns,
    at,
    entry_id: entry.id,
    language,
    no: revision.no,
    n: entry.n,
    kind: entry.kind,
    slug: entry.slug,
    published_at,
    year: yearOf(published_at),
    // A first publication dates from when it is visible, a later one from now.
    updated_at: first?.from && at > visible_from ? at : visible_from,
    visible_from,
    visible_until,
  }
}

function momentOf(value: string | undefined, name: string): string | undefined {
  if (value === undefined) return undefined
  const moment = startOf(value)
  if (!moment) throw new ValidationError([issueOf([name], 'dateTime')])
  return moment
}

/** Publishing a submitted revision decides its review: when it is unpublished later, it does not wait for review again. */
async function approveReview(
  change: Change,
  who: string,
  { entry_id, language, no, at }: Row,
): Promise<void> {
  await change
    .updateTable('review')
    .set({ state: 'approved', by_whom: who, at })
    .where((e) => e.and({ entry_id, language, no, state: 'submitted' }))
    .execute()
}

async function recordPublishing(change: Change, who: string, row: Row): Promise<void> {
  const { entry_id, language, no, at, visible_from, visible_until } = row
  await change
    .insertInto('publishing')
    .values({ entry_id, language, no, by_whom: who, at, visible_from, visible_until })
    .execute()
  const detail = { language, no, visible_from, visible_until }
  await addAuditLine(change, { at, who, action: 'publish', target: entry_id, detail })
  raiseVersion(change, row.kind)
}

async function requireApproval(change: Change, { entry, language }: Publish, no: number): Promise<void> {
  if (!(await isApproved(change, { entry, language, no })))
    throw new ForbiddenError({
      zh: `第 ${no} 版尚未由第二人审核通过`,
      en: `Revision ${no} has not been approved by a second person.`,
    })
}

async function requireMedia(change: Change, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await change.selectFrom('media').select('id').where('id', 'in', ids).execute()
  const known = new Set(rows.map(({ id }) => id))
  const missing = ids.filter((id) => !known.has(id))
  if (missing.length > 0) throw new ValidationError(missing.map((id) => issueOf(['media', id], 'noMedia')))
}

type Unpublish = { entry: string; language: Language; note?: string }

/** Unpublishes a language of an entry, and removes what was planned for it. Throws ContentNotFoundError when nothing was public. */
export function unpublish(content: Content, who: string, { entry: id, language, note = '' }: Unpublish) {
  return change(content, async (change) => {
    const { entry, kind } = await findEntry(change, id)
    const rows = await change
      .selectFrom('publication')
      .select('id')
      .where((e) => e.and({ entry_id: id, language }))
      .execute()
    if (rows.length === 0) throw new ContentNotFoundError('publication of this entry in this language')
    await removePublications(
      change,
      content.dialect,
      rows.map((row) => row.id),
    )
    await updateChanged(change, id, kind, entry.newest)
    const at = new Date().toISOString()
    await addAuditLine(change, { at, who, action: 'unpublish', target: id, detail: { language, note } })
    raiseVersion(change, entry.kind)
  })
}
