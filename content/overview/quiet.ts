import type { ContentSection } from '@shanmen/contract/items.ts'
import { languageCodes } from '@shanmen/contract/languages.ts'
import { kindOf } from '../documents/document.ts'
import type { KindName } from '../kinds.ts'
import type { Content } from '../open.ts'

const twoWeeks = 14 * 86_400_000

/** Sections of which nothing has become public for two weeks, with the last time; null is never. Seeks in an index. */
export async function readQuiet(
  { read }: Content,
  kinds: readonly KindName[],
  now: Date,
): Promise<{ section: ContentSection; since: string | null }[]> {
  const at = now.toISOString()
  const last = new Map<ContentSection, string>()
  for (const kind of kinds)
    for (const language of languageCodes) {
      const { section } = kindOf(kind)
      const newest = await read
        .selectFrom('publication')
        .select((e) => e.fn.max('visible_from').as('at'))
        .where('kind', '=', kind)
        .where('language', '=', language)
        .where('visible_from', '<=', at)
        .executeTakeFirst()
      last.set(section, [last.get(section) ?? '', newest?.at ?? ''].sort()[1] ?? '')
    }
  const since = new Date(now.getTime() - twoWeeks).toISOString()
  return [...last].filter(([, at]) => at < since).map(([section, at]) => ({ section, since: at || null }))
}
