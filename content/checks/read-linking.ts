import { eachLanguage, type InterfaceText, type Language, pageOfLink } from '@shanmen/contract/languages.ts'
import { sql } from 'kysely'
import { isKindName, kindOf, parseDocument } from '../documents/document.ts'
import { titleColumns, titleIn } from '../entries/list.ts'
import type { KindName } from '../kinds.ts'
import type { Content } from '../open.ts'
import { hrefsIn, insideOf } from './check-document.ts'

/**
 * The entries whose public or planned text in a language links to a page of the site: menu items and links in texts.
 * `path` has no language. Reads every such document; it is called for one page at a time.
 */
export async function readLinking(
  { read, dialect }: Content,
  { path, language, site }: { path: string; language: Language; site: string },
): Promise<{ id: string; kind: KindName; title: InterfaceText }[]> {
  const wanted = plainPath(path)
  // Escapes are written in capitals or not, which SQLite does not tell apart.
  const like = sql.raw(dialect === 'sqlite' ? 'like' : 'ilike')
  const holds = (text: string) => sql<boolean>`revision.document ${like} ${`%${text}%`}`
  const rows = await read
    .selectFrom('publication')
    .innerJoin('revision', (join) =>
      join
        .onRef('revision.entry_id', '=', 'publication.entry_id')
        .onRef('revision.no', '=', 'publication.no'),
    )
    .innerJoin('entry', 'entry.id', 'publication.entry_id')
    .select(['entry.id', 'entry.kind', 'revision.document', ...titleColumns])
    .where('publication.language', '=', language)
    .where('publication.visible_until', '>', new Date().toISOString())
    // Addresses are written with or without escapes.
    .where((e) => e.or([holds(wanted), holds(path)]))
    .orderBy('publication.id')
    .execute()
  const found = new Map<string, { id: string; kind: KindName; title: InterfaceText }>()
  for (const { id, kind, document, ...titles } of rows) {
    if (!isKindName(kind)) continue
    const hrefs = hrefsIn(kindOf(kind), parseDocument(document), language)
    if (hrefs.some((href) => plainPath(insideOf(href, site)) === wanted))
      found.set(id, { id, kind, title: eachLanguage((each) => titleIn(titles, kind, each)) })
  }
  return [...found.values()]
}

/** An address of the site without language, query, fragment and escapes. */
function plainPath(address = ''): string {
  const path = pageOfLink(address)
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return path
  }
}
