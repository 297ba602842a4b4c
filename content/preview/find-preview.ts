import type { Language } from '@shanmen/contract/languages.ts'
import { columnsOf } from '../documents/columns.ts'
import { isKindName, kindOf, parseDocument } from '../documents/document.ts'
import type { KindName } from '../kinds.ts'
import type { Reading } from '../open.ts'
import { hashToken } from './token.ts'

/** What a valid token opens: one entry's newest draft, for a while. */
export type Preview = {
  entry: string
  kind: KindName
  slug: string
  /** Code of the entry's type in its draft, '' where it has none. */
  type: string
  /** The language that the link was made for; the draft is shown in both. */
  language: Language
  until: string
}

/** Finds what a token opens. Undefined for one that is unknown, expired or revoked, and for an entry in the bin. */
export async function findPreview({ read }: Reading, token: string, now: Date): Promise<Preview | undefined> {
  const row = await read
    .selectFrom('preview_link')
    .innerJoin('entry', 'entry.id', 'preview_link.entry_id')
    .innerJoin('revision', (join) =>
      join.onRef('revision.entry_id', '=', 'entry.id').onRef('revision.no', '=', 'entry.newest'),
    )
    .select(['entry.id', 'entry.kind', 'entry.slug', 'revision.document'])
    .select(['preview_link.language', 'preview_link.expires_at'])
    .where('preview_link.hash', '=', hashToken(token))
    .where('preview_link.revoked_at', 'is', null)
    .where('preview_link.expires_at', '>', now.toISOString())
    .where('entry.binned_at', 'is', null)
    .executeTakeFirst()
  if (!row || !isKindName(row.kind)) return undefined
  const { type } = columnsOf(kindOf(row.kind), parseDocument(row.document), row.language)
  return {
    entry: row.id,
    kind: row.kind,
    slug: row.slug,
    type,
    language: row.language,
    until: row.expires_at,
  }
}
