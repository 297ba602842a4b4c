import type { Language } from '@shanmen/contract/languages.ts'
import { maxStepBackMs } from '../clock.ts'
import { change } from '../database/change.ts'
import { readNow } from '../database/read-now.ts'
import { type Change, forever } from '../database/tables.ts'
import { searchText } from '../documents/changes.ts'
import { columnsOf, endOfWindow, publicationColumns, shownMedia } from '../documents/columns.ts'
import { startOf } from '../documents/dates.ts'
import { mediaOf } from '../documents/fields.ts'
import { issueOf } from '../documents/messages.ts'
import { validatePublishable } from '../documents/validate.ts'
import { ContentNotFoundError, ForbiddenError, ValidationError } from '../errors.ts'
import type { KindName } from '../kinds.ts'
import { applyMediaWords } from '../media/describe.ts'
import type { Content } from '../open.ts'
import { documentTokens } from '../search/document-tokens.ts'
import { requireApproval } from './approval.ts'
import { addAuditLine, notBeforeLog, parseDetail } from './audit.ts'
import { type Found, type FoundRevision, findEntry, findRevision } from './find.ts'
import { readNewWords } from './media-words.ts'
import { clearFrom, raiseVersion, removePostponed, removePublications, setKeys } from './publications.ts'
import { replay } from './replay.ts'
import { approveReview, withdrawReview } from './review.ts'
import { updateChanged } from './revisions.ts'

type Publish = {
  entry: string
  language: Language
  /** The newest when left out. An older one brings back what was public before. */
  revision?: number
  /** From when it is visible: now when left out; never before the entry's own date (ADR 9). */
  from?: string
  /** Until when; for ever when left out, and never after the entry's own end (ADR 54). */
  until?: string
  /** Gets the other public entries whose pages words of media change with; throws when that is not allowed. */
  allow?: (others: { id: string; kind: KindName }[]) => void
}

/**
 * Makes a revision public in one language, now or in a window of time. What was public until then ends at that
 * moment; where exactly this is public or planned already, nothing changes. Throws ValidationError when something
 * required is missing, what every page needs would end or too much is planned, ForbiddenError when a second person has not approved it.
 */
export function publish(content: Content, who: string, request: Publish) {
  return change(content, async (change) => {
    const found = await findEntry(change, request.entry)
    const revision = await findRevision(change, request.entry, request.revision)
    const { language } = request
    if (found.kind.permanent && request.until !== undefined)
      throw new ValidationError([issueOf(['until'], 'permanent')])
    validatePublishable(found.kind, revision.document, language)
    await requireMedia(change, mediaOf(found.kind, revision.document, language))
    if (found.kind.requiresApproval) await requireApproval(change, found.kind, language, revision)
    await applyMediaWords(change, who, {
      ...{ entry: request.entry, kind: found.kind, language, allow: request.allow },
      words: await readNewWords(change, request, revision.document),
    })
    const now = await notBeforeLog(change, await momentOfPublishing(change, content))
    const row = windowOf(found, revision, { ...request, at: now })
    const same = await findSame(change, row)
    if (same) {
      await withdrawReview(change, who, row)
      return answerOf(same, row.at)
    }
    const postponed = await removePostponed(change, content.dialect, { kind: found.kind, revision }, row)
    await clearFrom(change, content.dialect, request, row.visible_from, row.at)
    await requireFewPlans(change, row)
    const { at, ...publication } = row
    const { no, visible_from, visible_until } = row
    const detail = { language, no, visible_from, visible_until, ...(postponed && { postponed }) }
    const moments = { at, visibleFrom: visible_from, first: await readFirst(change, row, detail) }
    const columns = publicationColumns(found.kind, revision.document, language, moments)
    const { id } = await change
      .insertInto('publication')
      .values({ ...columns, ...publication })
      .returning('id')
      .executeTakeFirstOrThrow()
    setKeys(change, content.dialect, id, {
      tokens: documentTokens(columns.title, searchText(found.kind, revision.document, language)),
      media: shownMedia(found.kind, revision.document, language),
    })
    await updateChanged(change, request.entry, found.kind, found.entry.newest)
    await approveReview(change, who, row)
    await recordPublishing(change, who, row, detail)
    return answerOf(row, at)
  })
}

const answerOf = ({ no, visible_from, visible_until }: Window, at: string) => ({
  no,
  visibleFrom: visible_from,
  visibleUntil: visible_until,
  /** It is planned, and not public now. */
  isLater: visible_from > at,
})

/**
 * By a clock that is hours ahead the publication would begin hours from now for all others, and what was public until then would
 * end: PostgreSQL's clock counts then. SQLite has none of its own.
 */
async function momentOfPublishing(change: Change, { dialect, clock }: Content): Promise<Date> {
  const now = clock.now()
  if (dialect === 'sqlite') return now
  const server = await readNow(change, dialect)
  return now.getTime() - server > maxStepBackMs ? new Date(server) : now
}

type Row = ReturnType<typeof windowOf>
type Window = Pick<Row, 'no' | 'visible_from' | 'visible_until'>

/** What is to be public, and from when until when. */
function windowOf({ entry, kind }: Found, revision: FoundRevision, request: Publish & { at: string }) {
  const { language, at } = request
  const { date } = columnsOf(kind, revision.document, language)
  const from = momentOf(request.from, 'from') ?? at
  const visible_from = date && date > from ? date : from
  const until = momentOf(request.until, 'until') ?? forever
  const end = endOfWindow(kind, revision.document) ?? forever
  const visible_until = until < end ? until : end
  if (visible_until <= visible_from)
    throw new ValidationError([
      end <= visible_from
        ? issueOf(['shared', kind.columns.until ?? ''], end <= at ? 'pastUntil' : 'window')
        : issueOf(['until'], 'window'),
    ])
  return {
    at,
    entry_id: entry.id,
    language,
    no: revision.no,
    n: entry.n,
    kind: entry.kind,
    slug: entry.slug,
    visible_from,
    visible_until,
  }
}

/** Each publication compares all that are planned with each other (`replay`), while others wait to save: 5,000 took half a minute. */
const mostPlans = 100

async function requireFewPlans(change: Change, { entry_id, language, at }: Row): Promise<void> {
  const plans = await change
    .selectFrom('publication')
    .select('id')
    .where((e) => e.and({ entry_id, language }))
    .where('visible_from', '>', at)
    .execute()
  if (plans.length >= mostPlans) throw new ValidationError([issueOf(['from'], 'plans')])
}

/** When this was first visible before a publication with this detail, or will be by a plan that stays. */
async function readFirst(change: Change, { entry_id, at }: Row, detail: Record<string, unknown>) {
  const lines = await change
    .selectFrom('audit')
    .select(['action', 'at', 'detail'])
    .where('target', '=', entry_id)
    .where('action', 'in', ['publish', 'unpublish'])
    .orderBy('no')
    .execute()
  const before = lines.map((line) => ({ ...line, detail: parseDetail(line.detail) }))
  return replay([...before, { action: 'publish', at, detail }]).at(-1)?.first
}

/** The publication that already is what is asked for: of this revision, as long, and the only one from that moment on. */
async function findSame(change: Change, { entry_id, language, no, at, visible_from, visible_until }: Row) {
  const [first, ...others] = await change
    .selectFrom('publication')
    .select(['no', 'visible_from', 'visible_until'])
    .where((e) => e.and({ entry_id, language }))
    .where('visible_until', '>', visible_from)
    .execute()
  const isSame = first?.no === no && first.visible_until === visible_until
  // One that is planned for an earlier moment is to be postponed.
  const isInTime = first && (first.visible_from === visible_from || first.visible_from <= at)
  return isSame && isInTime && first.visible_from <= visible_from && others.length === 0 ? first : undefined
}

function momentOf(value: string | undefined, name: string): string | undefined {
  if (value === undefined) return undefined
  const moment = startOf(value)
  if (!moment) throw new ValidationError([issueOf([name], 'dateTime')])
  return moment
}

async function recordPublishing(
  change: Change,
  who: string,
  row: Row,
  detail: Record<string, unknown>,
): Promise<void> {
  const { entry_id, language, no, at, visible_from, visible_until } = row
  await change
    .insertInto('publishing')
    .values({ entry_id, language, no, by_whom: who, at, visible_from, visible_until })
    .execute()
  await addAuditLine(change, { at, who, action: 'publish', target: entry_id, detail })
  raiseVersion(change, row.kind)
}

async function requireMedia(change: Change, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await change.selectFrom('media').select('id').where('id', 'in', ids).execute()
  const known = new Set(rows.map(({ id }) => id))
  const missing = ids.filter((id) => !known.has(id))
  if (missing.length > 0) throw new ValidationError(missing.map((id) => issueOf(['media', id], 'noMedia')))
}

type Unpublish = { entry: string; language: Language; note?: string }

/**
 * Unpublishes a language of an entry, and removes what was planned for it. Throws ContentNotFoundError when nothing was
 * public, ForbiddenError for what every page needs.
 */
export function unpublish(content: Content, who: string, { entry: id, language, note = '' }: Unpublish) {
  return change(content, async (change) => {
    const { entry, kind } = await findEntry(change, id)
    if (kind.permanent)
      throw new ForbiddenError({
        zh: `每个页面都要用到“${kind.label.zh}”，不能撤下；请修改后重新发布`,
        en: `Every page needs "${kind.label.en}", so it cannot be taken down: change it and publish it again.`,
      })
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
    const at = await notBeforeLog(change, content.clock.now())
    await addAuditLine(change, { at, who, action: 'unpublish', target: id, detail: { language, note } })
    raiseVersion(change, entry.kind)
  })
}
