import { randomBytes } from 'node:crypto'
import { languageCodes } from '@shanmen/contract/languages.ts'
import { change } from '../database/change.ts'
import type { Change } from '../database/tables.ts'
import { type AnyDocument, isKindName, kindOf, mediaWordsKey } from '../documents/document.ts'
import { issueOf } from '../documents/messages.ts'
import { validateDraft } from '../documents/validate.ts'
import { ForbiddenError, ValidationError } from '../errors.ts'
import type { Kind } from '../kind.ts'
import type { KindName } from '../kinds.ts'
import type { Content } from '../open.ts'
import { addAuditLine } from './audit.ts'
import { findEntry, findRevision, type Queryable } from './find.ts'
import { readNewWords } from './media-words.ts'
import { revisionRow, summaryColumns } from './revisions.ts'

/** Ids sort by the time of creation. */
const newId = () => Date.now().toString(36).padStart(9, '0') + randomBytes(9).toString('hex')

type New = {
  kind: KindName
  /** The id in public addresses. A generated one when left out; a single entry has its kind's name. */
  slug?: string
  document: AnyDocument
}

/** Id and slug of a new entry. Throws ValidationError for a wrong slug. */
export function nameEntry(name: KindName, slug?: string): Omit<NewEntry, 'document'> {
  const id = newId()
  const publicId = (kindOf(name).single ? name : (slug ?? id)).normalize('NFC')
  if (!/^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,79}$/u.test(publicId))
    throw new ValidationError([issueOf(['slug'], 'slug')])
  return { id, name, slug: publicId }
}

/**
 * Makes an entry with its first revision, a draft. Returns its id and the revision's number. Throws ValidationError for a wrong
 * document or slug, ForbiddenError when the slug is taken.
 */
export async function createEntry(content: Content, who: string, { kind, slug, document }: New) {
  const ready = { ...nameEntry(kind, slug), document: validateDraft(kindOf(kind), document) }
  return change(content, async (change) => {
    const taken = (await findBySlugs(change, kind, [ready.slug])).at(-1)
    if (taken) throw slugTaken(taken, kind)
    await addEntries(change, who, [ready])
    return { id: ready.id, slug: ready.slug, no: 1 }
  })
}

/** A new entry whose id and document were checked. */
export type NewEntry = { id: string; name: KindName; slug: string; document: AnyDocument }

/** Adds entries, each with its first revision and audit lines, in two statements. Their slugs must be free. */
export async function addEntries(change: Change, who: string, all: readonly NewEntry[]): Promise<void> {
  if (all.length === 0) return
  const made = all.map(({ id: entry, name, slug, document }) => {
    const kind = kindOf(name)
    const revision = revisionRow({ entry, kind, document, who })
    return { entry: entryRow(kind, slug, revision, summaryColumns(kind, document, revision)), revision }
  })
  await change
    .insertInto('entry')
    .values(made.map(({ entry }) => entry))
    .execute()
  await change
    .insertInto('revision')
    .values(made.map(({ revision }) => revision))
    .execute()
  for (const { entry, revision } of made) {
    const { kind, slug, id: target } = entry
    const { no, at, hash } = revision
    await addAuditLine(change, { at, who, action: 'create', target, detail: { kind, slug } })
    await addAuditLine(change, { at, who, action: 'save', target, detail: { no, hash } })
  }
}

const entryRow = (
  kind: Kind,
  slug: string,
  { entry_id: id, at, author }: ReturnType<typeof revisionRow>,
  listed: ReturnType<typeof summaryColumns>,
) => ({
  id,
  kind: kind.name,
  slug,
  two_persons: kind.requiresApproval ? 1 : 0,
  created_at: at,
  created_by: author,
  trashed_at: null,
  trashed_by: null,
  ...listed,
})

export type StoredSlug = Awaited<ReturnType<typeof findBySlugs>>[number]

/** The entries that have one of these ids, among the kinds that share them: of a pair with the same id that kind's last. */
export async function findBySlugs(queryable: Queryable, kind: KindName, slugs: readonly string[]) {
  if (slugs.length === 0) return []
  const found = await queryable
    .selectFrom('entry')
    .select(['id', 'slug', 'kind', 'trashed_at'])
    .where('kind', 'in', idSpaceOf(kind))
    .where('slug', 'in', slugs)
    .execute()
  return found.sort((a, b) => Number(a.kind === kind) - Number(b.kind === kind))
}

/** Why an entry of a kind cannot have this id. */
export function slugTaken({ slug, ...taken }: Omit<StoredSlug, 'id'>, wanted: KindName): ForbiddenError {
  const { zh, en } = isKindName(taken.kind) && taken.kind !== wanted ? kindOf(taken.kind).label : none
  // Named only when it is another kind than the requested one.
  const of = zh ? { zh: `（${zh}）`, en: ` (${en})` } : none
  return new ForbiddenError(
    taken.trashed_at === null
      ? {
          zh: `“${slug}”已被使用${of.zh}，请换一个标识`,
          en: `"${slug}" is taken${of.en}: choose another id.`,
        }
      : {
          zh: `“${slug}”已在回收站中${of.zh}，请恢复它或换一个标识`,
          en: `"${slug}" is in the bin${of.en}: restore it or choose another id.`,
        },
  )
}

const none = { zh: '', en: '' }

// Both kinds of a pair are read through one call, which identifies an entry by its id alone.
const shared: readonly (readonly KindName[])[] = [
  ['rent', 'purchase'],
  ['activity', 'education'],
]

/** The kinds among which an id is unique: a kind alone, or the pair that shares its detail call. */
const idSpaceOf = (kind: KindName): readonly KindName[] =>
  shared.find((pair) => pair.includes(kind)) ?? [kind]

/**
 * Makes a new entry of an entry's newest revision: a draft in every language it has, with an id of its own. The
 * authors of the source count as authors of the copy where a second person has to approve it. Throws
 * ContentNotFoundError, ForbiddenError for a kind of which there is only one and for an id that is taken.
 */
export async function duplicateEntry(
  content: Content,
  who: string,
  { entry, slug }: { entry: string; slug?: string | undefined },
) {
  return change(content, async (batch) => {
    const { name, kind } = await findEntry(batch, entry, { trashed: true })
    if (kind.single)
      throw new ForbiddenError({
        zh: `“${kind.label.zh}”只有一份，不能复制`,
        en: `There is only one "${kind.label.en}": it cannot be duplicated.`,
      })
    const { document } = await findRevision(batch, entry)
    const copy = { kind: name, slug, document: await withoutBroughtWords(batch, entry, document) }
    const made = await createEntry({ ...content, batch }, who, copy)
    await inheritAuthors(batch, entry, made.id)
    return made
  })
}

/** The same document without the words of media that its entry has published: others may have corrected them since. */
async function withoutBroughtWords(
  change: Change,
  entry: string,
  document: AnyDocument,
): Promise<AnyDocument> {
  const result = { ...document }
  for (const language of languageCodes) {
    const words = await readNewWords(change, { entry, language }, document)
    if (document[language])
      result[language] = { ...document[language], [mediaWordsKey]: Object.fromEntries(words) }
  }
  return result
}

/** The authors of a source and of what that was itself duplicated from. */
async function inheritAuthors(change: Change, from: string, to: string): Promise<void> {
  const authors = await change
    .selectFrom('revision')
    .select('author')
    .where('entry_id', '=', from)
    .union(change.selectFrom('inherited_author').select('author').where('entry_id', '=', from))
    .execute()
  const rows = authors.map(({ author }) => ({ entry_id: to, author }))
  if (rows.length > 0) await change.insertInto('inherited_author').values(rows).execute()
}
