import type { InterfaceText } from '@shanmen/contract/languages.ts'
import { sql } from 'kysely'
import { isKindName } from '../documents/document.ts'
import type { Asked } from '../entries/find.ts'
import { titleIn } from '../entries/listed.ts'
import type { KindName } from '../kinds.ts'

export type Use = { id: string; kind: KindName; slug: string; title: InterfaceText; public: boolean }

// Ids are hexadecimal and stand in a document as whole texts, so nothing else can hold one in quotes.
const holds = (id: string) => sql<boolean>`r.document like ${`%"${id}"%`}`

/**
 * The entries, those in the bin too, that use a picture or file: in their newest revision or in one that is public or
 * planned. Reads every such document; a library is asked for it one medium at a time.
 */
export async function readUses(asked: Asked, id: string): Promise<Use[]> {
  const published = sql<boolean>`exists (select 1 from publication p join revision r on r.entry_id = p.entry_id and r.no = p.no where p.entry_id = entry.id and ${holds(id)})`
  const newest = sql<boolean>`exists (select 1 from revision r where r.entry_id = entry.id and r.no = entry.newest and ${holds(id)})`
  const rows = await asked
    .selectFrom('entry')
    .select(['id', 'kind', 'slug', 'title_zh', 'title_en', published.as('public')])
    .where((e) => e.or([newest, published]))
    .orderBy('changed_at', 'desc')
    .orderBy('n', 'desc')
    .execute()
  return rows.flatMap(({ id, kind, slug, public: shown, ...titles }) => {
    if (!isKindName(kind)) return []
    const title = { zh: titleIn(titles, kind, 'zh'), en: titleIn(titles, kind, 'en') }
    return [{ id, kind, slug, title, public: Boolean(shown) }]
  })
}
