import type { Selectable } from 'kysely'
import type { Database, Tables } from '../database/tables.ts'
import { type AnyDocument, isKindName, kindOf } from '../documents/document.ts'
import { ContentNotFoundError, ForbiddenError } from '../errors.ts'
import { parseVerified } from '../hashes.ts'
import type { Kind } from '../kind.ts'
import type { KindName } from '../kinds.ts'

/** A transaction, or the handle that only reads. */
export type Queryable = Pick<Database, 'selectFrom'>

export type Found = { entry: Selectable<Tables['entry']>; name: KindName; kind: Kind }

/** An entry by its id, with its kind. Throws ContentNotFoundError; ForbiddenError when it is in the trash. */
export async function findEntry(
  queryable: Queryable,
  id: string,
  options?: { trashed: boolean },
): Promise<Found> {
  const entry = await queryable.selectFrom('entry').selectAll().where('id', '=', id).executeTakeFirst()
  if (!entry || !isKindName(entry.kind)) throw new ContentNotFoundError('such entry')
  if (entry.trashed_at && !options?.trashed)
    throw new ForbiddenError({
      zh: '该内容在回收站中，请先恢复',
      en: 'The entry is in the bin: restore it first.',
    })
  return { entry, name: entry.kind, kind: kindOf(entry.kind) }
}

/** Entries with their newest revisions. */
export const selectNewest = (read: Queryable) =>
  read
    .selectFrom('entry')
    .innerJoin('revision', (join) =>
      join.onRef('revision.entry_id', '=', 'entry.id').onRef('revision.no', '=', 'entry.newest'),
    )

export type FoundRevision = Omit<Tables['revision'], 'document'> & { document: AnyDocument }

/** A revision of an entry, its newest without a number. Throws ContentNotFoundError, DamagedDocumentError. */
export async function findRevision(change: Queryable, entry: string, no?: number): Promise<FoundRevision> {
  const query = change.selectFrom('revision').selectAll().where('entry_id', '=', entry)
  const row = await (no === undefined
    ? query.orderBy('no', 'desc').limit(1)
    : query.where('no', '=', no)
  ).executeTakeFirst()
  if (!row)
    throw new ContentNotFoundError(
      no === undefined ? 'revision of this entry' : `revision ${no} of this entry`,
    )
  return { ...row, document: parseVerified(row) }
}
