import { addresses } from '@shanmen/contract/addresses.ts'
import { items } from '@shanmen/contract/items.ts'
import type { Language } from '@shanmen/contract/languages.ts'
import { type RawBuilder, sql } from 'kysely'
import { kindOf } from '../documents/document.ts'
import { type KindName, kindNames } from '../kinds.ts'
import type { ReadOnlyContent } from '../open.ts'
import { totalLimit } from '../published/counts.ts'
import { type FixedPage, hasWords } from './fixed-pages.ts'
import { type Dialect, idsOf, titleHas } from './matches.ts'
import type { Part } from './question-parts.ts'

/** A part with what it counts in the order of results: of thousand in all, rare parts more. */
export type WeightedPart = Part & {
  weight: number
  isRare: boolean
  pages: readonly string[]
}

/** Of a part that is found more often, only what the others find is looked through. */
const maxFound = 1000
const maxFilePages = 200
/** What a page must have of a question, and at least as a share of what the best has. */
const least = 300
const leastOfBest = 0.55
/** The words that name a page: its own and those that editors entered for it. */
export type NamedPage = { page: FixedPage; words: readonly string[] }

/** The parts with their weights. None when one with a digit is nowhere: numbers are exact. */
export async function weigh(
  { read, dialect }: ReadOnlyContent,
  parts: readonly Part[],
  named: readonly NamedPage[],
): Promise<WeightedPart[]> {
  if (parts.length === 0) return []
  const counts = parts.map(
    ({ phrases }, at) =>
      sql`select ${sql.lit(at)} as at, count(*) as found from ${idsOf(dialect, 'search', [[phrases]], maxFound)} as ids`,
  )
  const rows = await read
    .selectFrom(
      sql<{ at: number; found: number }>`(${sql.join(counts, sql` union all `)}
        union all select -1 as at, max(id) as found from publication)`.as('counts'),
    )
    .selectAll()
    .execute()
  const found = new Map(rows.map((row) => [Number(row.at), Number(row.found)]))
  const all = Math.log((found.get(-1) ?? 0) + 2)
  const weighed = parts.map((part, at) => {
    const count = found.get(at) ?? 0
    const pages = named.filter(({ words }) => isNamed(part, words)).map(({ page }) => page.path)
    // A word that nothing has says less of what is looked for than one that something has.
    const rarity = count > 0 ? Math.max(1 - Math.log(count + 0.5) / all, 0.05) : pages.length > 0 ? 0.5 : 0.4
    return { ...part, count, pages, rarity: rarity * part.share }
  })
  if (weighed.some(({ count, phrases }) => count === 0 && /\d/.test(phrases[0]?.text ?? ''))) return []
  const known = weighed.filter(({ count, isAcross }) => count > 0 || !isAcross)
  const sum = known.reduce((total, { rarity }) => total + rarity, 0)
  return known.map(({ rarity, count, ...part }) => ({
    ...part,
    weight: Math.round((rarity / sum) * 1000),
    isRare: count > 0 && count < maxFound,
  }))
}

const isNamed = ({ phrases }: Part, words: readonly string[]): boolean =>
  phrases.some(({ text }) => text.length > 1 && words.some((word) => word.includes(text)))

/** What a score is in the order: less is closer. The score is that of the parts, twice for those that name it. */
const tierOf = (score: RawBuilder<unknown>) => sql`((3000 - (${score})) / 25)`

/** The place of a fixed page in the order; undefined when it has too little of the question. */
export function tierOfPage({ page, words }: NamedPage, parts: readonly WeightedPart[]): number | undefined {
  const score = parts.reduce((sum, part) => {
    const times = isNamed(part, words) ? 2 : hasWords(page, [[part.phrases]]) ? 1 : 0
    return sum + part.weight * times
  }, 0)
  return score < least ? undefined : Math.floor((3000 - score) / 25)
}

/** The rows that have enough of a question, of rows with a `tier`; `best` is that of the closest fixed page. */
export const closeEnough = (rows: RawBuilder<unknown>, best: number): RawBuilder<unknown> =>
  sql`select * from (with close as materialized (${rows}) select * from close
    where tier <= ${sql.lit((3000 - least) / 25)} and 120 - tier >= ${sql.lit(leastOfBest)} * (120 - (
      select min(tier) from (select tier from close union all select ${sql.lit(best)}) as tiers))) as enough`

/** The ids of what has parts of a question in an index, each with its score. */
export const scoredIds = (
  dialect: Dialect,
  index: 'search' | 'search_page',
  parts: readonly WeightedPart[],
  more: readonly RawBuilder<unknown>[] = [],
): RawBuilder<unknown> => {
  const most = index === 'search' ? maxFound : maxFilePages
  const hits = parts
    .filter(({ isRare }) => isRare)
    .map(
      ({ phrases, weight }) =>
        sql`select id, ${sql.lit(weight)} as score from ${idsOf(dialect, index, [[phrases]], most)} as hits`,
    )
  return sql`select id, sum(score) as score from (${sql.join(
    [sql`select 0 as id, 0 as score where 1 = 0`, ...hits, ...more],
    sql` union all `,
  )}) as scored group by id`
}

/** The tier of a publication from its score, its title and its kind. */
export function tierOfPublication(
  parts: readonly WeightedPart[],
  contains: (text: string) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const titled = parts.map(({ phrases, weight }) => {
    const texts = phrases.flatMap(({ text }) => (text.length > 1 ? [contains(text)] : []))
    return texts.length > 0
      ? sql`case when ${sql.join(texts, sql` or `)} then ${sql.lit(weight)} else 0 end`
      : sql`0`
  })
  const called = [...namedKinds(parts)].map(
    ([kind, bonus]) => sql`when ${sql.lit(kind)} then ${sql.lit(bonus)}`,
  )
  const ofKind = called.length > 0 ? sql`case kind ${sql.join(called, sql` `)} else 0 end` : sql`0`
  return tierOf(sql`ids.score + ${sql.join([...titled, ofKind], sql` + `)}`)
}

/** Pages of files say much: they count less. */
export const tierOfFilePage = tierOf(sql`score * 6 / 10`)

/** The pages that show a kind: its lists, or the one that it is part of. */
function pagesOfKind(kind: KindName): string[] {
  const item = items[kind]
  if (!('shownOn' in item)) return item.lists.map(({ listPage }) => addresses[listPage])
  return typeof item.shownOn === 'string' ? [addresses[item.shownOn]] : []
}

/** The kinds whose page is named in a question, with the weight of the parts that name it. */
function namedKinds(parts: readonly WeightedPart[]): Map<KindName, number> {
  const weightOf = (paths: readonly string[]) =>
    parts.reduce(
      (sum, { pages, weight }) => sum + (paths.some((path) => pages.includes(path)) ? weight : 0),
      0,
    )
  return new Map(
    kindNames.flatMap((kind) => {
      const weight = weightOf(pagesOfKind(kind))
      return weight > 0 ? [[kind, weight] as const] : []
    }),
  )
}

/** What has parts of a question, or names them in another language; and the single entries whose page it names. */
export function scoredPublications(
  dialect: Dialect,
  parts: readonly WeightedPart[],
  language: Language,
): RawBuilder<unknown> {
  const singles = [...namedKinds(parts)]
    .filter(([kind]) => kindOf(kind).single)
    .map(
      ([kind, weight]) =>
        sql`select id, ${sql.lit(weight)} as score from publication where kind = ${sql.lit(kind)} and language = ${language}`,
    )
  const inOther = parts
    .filter(({ isRare, phrases: [phrase] }) => isRare && !isIn(language, phrase?.text ?? ''))
    .map(
      ({ phrases, weight }) =>
        sql`select own.id, ${sql.lit(2 * weight)} as score
          from ${idsOf(dialect, 'search', [[phrases]], totalLimit + 1)} as hits
            cross join publication as other cross join publication as own
          where other.id = hits.id and other.language <> ${language} and own.entry_id = other.entry_id
            and own.language = ${language} and ${titleHas(dialect, phrases[0]?.text ?? '', 'other')}`,
    )
  return scoredIds(dialect, 'search', parts, [...singles, ...inOther])
}

/** Chinese is written in characters, other languages are not. */
const isIn = (language: Language, text: string) => /\p{Script=Han}/u.test(text) === (language === 'zh')

/** The pages of single entries, which stand for these. */
export const pagesOfSingles: ReadonlySet<string> = new Set(
  kindNames.filter((kind) => kindOf(kind).single).flatMap(pagesOfKind),
)
