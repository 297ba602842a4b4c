import { eachLanguage, type InterfaceText } from '@shanmen/contract/languages.ts'
import { sql } from 'kysely'
import { type AnyDocument, isKindName, kindOf } from '../documents/document.ts'
import { issueOf } from '../documents/messages.ts'
import { ValidationError } from '../errors.ts'
import { hashedColumns, parseVerified } from '../hashes.ts'
import type { KindName } from '../kinds.ts'
import type { Content } from '../open.ts'
import { type Queryable, selectNewest } from './find.ts'

/** The types that editors maintain for a kind, drafts too, in their own order: the choices of its `entryType` fields. */
export async function readTypes(
  { read, batch }: Content,
  of: KindName,
): Promise<{ code: string; name: InterfaceText }[]> {
  const sortOf = (sort: unknown) => (typeof sort === 'number' ? sort : Number.MAX_SAFE_INTEGER)
  return (await newestOf(batch ?? read, 'type'))
    .map(({ document }) => document)
    .filter(({ shared }) => shared.of === of && typeof shared.code === 'string')
    .sort((a, b) => sortOf(a.shared.sort) - sortOf(b.shared.sort))
    .map((document) => ({
      code: String(document.shared.code),
      name: eachLanguage((language) => String(document[language]?.name ?? '')),
    }))
}

export const readTypeCodes = async (content: Content, of: KindName): Promise<Set<string>> =>
  new Set((await readTypes(content, of)).map(({ code }) => code))

/** Whether another type, be it a draft, has the same kind and code. */
export async function hasSameType(
  queryable: Queryable,
  id: string,
  { shared }: AnyDocument,
): Promise<boolean> {
  const types = await newestOf(queryable, 'type')
  return types.some(
    ({ id: other, document }) =>
      other !== id && document.shared.of === shared.of && document.shared.code === shared.code,
  )
}

/** How many entries are of a type: in their newest revision, or in one that is public or planned. */
export async function countUses(
  queryable: Queryable,
  { shared: { of, code } }: AnyDocument,
): Promise<number> {
  if (typeof of !== 'string' || !isKindName(of) || typeof code !== 'string' || code === '') return 0
  const field = kindOf(of).columns.type ?? ''
  const drafts = (await newestOf(queryable, of, code)).filter(
    ({ document }) => document.shared[field] === code,
  )
  const shown = await queryable
    .selectFrom('publication')
    .select('entry_id')
    .where('kind', '=', of)
    .where('type', '=', code)
    .where('visible_until', '>', new Date().toISOString())
    .execute()
  return new Set([...drafts.map(({ id }) => id), ...shown.map(({ entry_id }) => entry_id)]).size
}

/**
 * Entries refer to their type by its code: a type in use cannot change its kind or code, or they would lose their
 * category. Throws ValidationError.
 */
export async function requireUsedTypeUnchanged(
  queryable: Queryable,
  id: string,
  before: AnyDocument,
  after: AnyDocument,
) {
  const field = ['of', 'code'].find((name) => before.shared[name] !== after.shared[name])
  // Of two equal types, either may change.
  if (!field || (await hasSameType(queryable, id, before))) return
  const uses = await countUses(queryable, before)
  if (uses > 0)
    throw new ValidationError([issueOf(['shared', field], 'usedType', { zh: `${uses}`, en: `${uses}` })])
}

/** The newest documents of a kind without the trash; `text` narrows to those that hold it as a value. */
async function newestOf(queryable: Queryable, kind: KindName, text?: string) {
  let query = selectNewest(queryable).where('entry.kind', '=', kind).where('entry.trashed_at', 'is', null)
  if (text !== undefined) {
    const pattern = `%${JSON.stringify(text).replace(/[\\%_]/g, '\\$&')}%`
    query = query.where(sql<boolean>`revision.document like ${pattern} escape '\\'`)
  }
  const rows = await query
    .select(['entry.id', ...hashedColumns])
    .orderBy('entry.n')
    .execute()
  return rows.map((row) => ({ id: row.id, document: parseVerified(row) }))
}
