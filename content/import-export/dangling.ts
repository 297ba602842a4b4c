import { languageCodes } from '@shanmen/contract/languages.ts'
import { type AnyDocument, kindOf } from '../documents/document.ts'
import { issueOf } from '../documents/messages.ts'
import { fits, mediaOf, usesIn } from '../documents/references.ts'
import { walk } from '../documents/walk.ts'
import type { Asked } from '../entries/find.ts'
import type { Issue } from '../errors.ts'
import type { KindName } from '../kinds.ts'

/** What the media are that documents of a kind name, as far as there are such. */
export async function readMimes(
  asked: Asked,
  name: KindName,
  documents: readonly AnyDocument[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(documents.flatMap((document) => mediaOf(kindOf(name), document)))]
  if (ids.length === 0) return new Map()
  const rows = await asked.selectFrom('media').select(['id', 'mime']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, mime }) => [id, mime]))
}

/** What a document names that is not there, or is something else: a file is most often wrong in these. */
export function danglingIn(
  name: KindName,
  document: AnyDocument,
  mimes: ReadonlyMap<string, string>,
  types: ReadonlySet<string>,
): Issue[] {
  const kind = kindOf(name)
  const missing = mediaOf(kind, document).filter((id) => !mimes.has(id))
  const uses = languageCodes.flatMap((language) => usesIn(walk(kind, document, language)))
  // What both languages share is walked in each.
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
    ...walk(kind, document, 'zh')
      .filter(({ field, value }) => field.type === 'entryType' && value && !types.has(String(value)))
      .map(({ path }) => issueOf(path, 'noType')),
  ]
}
