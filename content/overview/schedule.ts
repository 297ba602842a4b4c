import type { ContentSection } from '@shanmen/contract/items.ts'
import { languageCodes } from '@shanmen/contract/languages.ts'
import { sql } from 'kysely'
import { forever } from '../database/tables.ts'
import { isKindName, kindOf } from '../documents/document.ts'
import type { KindName } from '../kinds.ts'
import type { Content } from '../open.ts'
import type { Noted, Within } from './work.ts'

export type Planned = Noted & { what: 'appears' | 'disappears' }

type Span = { from: string; until: string }

const maxRows = 500

/** Who published this, and when; the newest of several. */
const maker = (column: 'by_whom' | 'at') =>
  sql<string>`(select g.${sql.ref(column)} from publishing g where g.entry_id = p.entry_id and g.language = p.language and g.no = p.no and g.visible_from = p.visible_from order by g.at desc limit 1)`

/**
 * What appears or disappears by the clock within a span of time, in its order: what was planned, not what was made public
 * at once.
 */
export async function readSchedule(
  content: Content,
  { from, until }: Span,
  within: Within,
): Promise<Planned[]> {
  const appears = await readAppearing(content, { from, until }, within)
  const disappears = await moments(content, 'visible_until', { from, until }, within)
  return [...appears, ...disappears]
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    .slice(0, maxRows)
}

/** What of it appears. */
export const readAppearing = (content: Content, span: Span, within: Within): Promise<Planned[]> =>
  moments(content, 'visible_from', span, within)

async function moments(
  { read }: Content,
  moment: 'visible_from' | 'visible_until',
  { from, until }: Span,
  { kinds, languages }: Within,
): Promise<Planned[]> {
  if (kinds.length === 0 || languages.length === 0) return []
  let query = read
    .selectFrom('publication as p')
    .select(['p.entry_id', 'p.kind', 'p.slug', 'p.language', 'p.title', 'p.no'])
    .select([`p.${moment} as at`, maker('by_whom').as('who')])
    .where(`p.${moment}`, '>=', from)
    .where(`p.${moment}`, '<', until)
    .where(`p.${moment}`, '<', forever)
    .where('p.kind', 'in', kinds)
    .where('p.language', 'in', languages)
    .orderBy('at')
    .limit(maxRows)
  if (moment === 'visible_from') query = query.where('p.visible_from', '>', maker('at'))
  // Of what a planned update replaces at that moment nothing disappears.
  else
    query = query.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('publication as next')
            .select('next.id')
            .whereRef('next.entry_id', '=', 'p.entry_id')
            .whereRef('next.language', '=', 'p.language')
            .whereRef('next.visible_from', '=', 'p.visible_until')
            .whereRef('next.visible_until', '>', 'p.visible_until'),
        ),
      ),
    )
  const what = moment === 'visible_from' ? 'appears' : 'disappears'
  return (await query.execute()).flatMap(({ entry_id, kind, who, ...row }) =>
    isKindName(kind) ? [{ ...row, id: entry_id, kind, who, what } as const] : [],
  )
}

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
