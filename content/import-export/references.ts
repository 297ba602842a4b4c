import { languageCodes } from '@shanmen/contract/languages.ts'
import { type AnyDocument, kindOf } from '../documents/document.ts'
import { fits, listFields, mediaOf, usesIn } from '../documents/fields.ts'
import { issueOf } from '../documents/messages.ts'
import type { Queryable } from '../entries/find.ts'
import type { Issue } from '../errors.ts'
import type { KindName } from '../kinds.ts'

/** MIME types of the media that documents refer to; a medium that does not exist is not in it. */
export async function readMimes(
  queryable: Queryable,
  name: KindName,
  documents: readonly AnyDocument[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(documents.flatMap((document) => mediaOf(kindOf(name), document)))]
  if (ids.length === 0) return new Map()
  const rows = await queryable.selectFrom('media').select(['id', 'mime']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, mime }) => [id, mime]))
}

/** References of a document to what does not exist or has another type. */
export function danglingReferences(
  name: KindName,
  document: AnyDocument,
  mimes: ReadonlyMap<string, string>,
  types: ReadonlySet<string>,
): Issue[] {
  const kind = kindOf(name)
  const missing = mediaOf(kind, document).filter((id) => !mimes.has(id))
  const uses = languageCodes.flatMap((language) => usesIn(listFields(kind, document, language)))
  // Shared fields are listed in each language.
  const wrong = new Map(
    uses
      .filter(({ id, wanted }) => !fits(wanted, mimes.get(id) ?? (wanted === 'picture' ? 'image/' : '')))
      .map((use) => [JSON.stringify(use), use]),
  )
  return [
    ...missing.map((id) => issueOf(['media', id], 'noMedia')),
    ...[...wrong.values()].map(({ path, wanted }) =>
      issueOf(path, wanted === 'picture' ? 'notPicture' : 'notFile'),
    ),
    ...listFields(kind, document, 'zh')
      .filter(({ field, value }) => field.type === 'entryType' && value && !types.has(String(value)))
      .map(({ path }) => issueOf(path, 'noType')),
  ]
}
