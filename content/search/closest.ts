import { addresses, type PageName } from '@shanmen/contract/addresses.ts'
import { detailLists } from '@shanmen/contract/item-pages.ts'
import { items } from '@shanmen/contract/items.ts'
import type { Language } from '@shanmen/contract/languages.ts'
import { type RawBuilder, sql } from 'kysely'
import { kindOf } from '../documents/document.ts'
import { type KindName, kindNames } from '../kinds.ts'
import type { ReadOnlyContent } from '../open.ts'
import { plain } from '../published/filter.ts'
import { type EntryAt, entriesAt, isEntry } from './entries-at.ts'
import { type FixedPage, hasWords } from './fixed-pages.ts'
import { countOf, type Dialect, idsOf, textHas, titleHas } from './matches.ts'
import { isNamed, type Named } from './naming.ts'
import type { Part } from './question-parts.ts'

/** A part with what it counts in the order of results: of thousand in all, rare parts more. */
export type WeightedPart = Part & {
  weight: number
  isRare: boolean
  isCommon: boolean
  pages: readonly string[]
}

/** Of a part that is found more often, only what has others too is looked through. */
const maxFound = 1000
/** Common parts that are searched for together, and how much of what has them is looked through, the newest first. */
const maxCommon = 3
const maxWithCommon = 200
const maxFilePages = 200
/**
 * What a page has that says all of a question; what it must have, and at least as a share of what the best has. That a question names
 * the best does not make others worse: it counts as if it said all.
 */
const all = 1000
const least = 300
const leastOfBest = 0.55
/** Pages of files say much: they count less. */
const ofFile = 0.6

/** In how many texts these parts are found, up to a limit, and how many texts there are. */
async function readCounts(
  { read, dialect }: ReadOnlyContent,
  parts: readonly Part[],
  index: 'search' | 'search_page' = 'search',
) {
  const counts = parts.map(
    ({ phrases }, at) =>
      sql`select ${sql.lit(at)} as at, (${countOf(dialect, phrases, maxFound, index)}) as found`,
  )
  const rows = await read
    .selectFrom(
      sql<{ at: number; found: number }>`(${sql.join(counts, sql` union all `)}
        union all select -1 as at, max(id) as found from publication)`.as('counts'),
    )
    .selectAll()
    .execute()
  const found = new Map(rows.map((row) => [parts[Number(row.at)], Number(row.found)]))
  return { found, texts: found.get(undefined) ?? 0 }
}

/** The parts with their weights. */
export async function weigh(
  content: ReadOnlyContent,
  parts: readonly Part[],
  named: readonly Named[],
): Promise<WeightedPart[]> {
  if (parts.length === 0) return []
  const { found, texts } = await readCounts(
    content,
    parts.filter(({ pairOf }) => !pairOf),
  )
  // Two common words may be adjacent anywhere: to find out where takes as long as everything else, and says little.
  const common = new Set(
    [...found].flatMap(([part, count]) => (count < maxFound ? [] : part?.phrases[0]?.text)),
  )
  const pairs = parts.filter(({ pairOf }) => pairOf?.some((word) => !common.has(word)))
  for (const [pair, count] of pairs.length > 0 ? (await readCounts(content, pairs)).found : [])
    found.set(pair, count)
  // What only pages of files have: 油烟 in the terms of a lease.
  const missing = parts.filter((part) => !part.pairOf && found.get(part) === 0)
  for (const [part, count] of missing.length > 0
    ? (await readCounts(content, missing, 'search_page')).found
    : [])
    if (part) found.set(part, count)
  const total = Math.log(texts + 2)
  const weighed = parts.map((part) => {
    const count = found.get(part) ?? (part.pairOf ? maxFound : 0)
    const pages = named.filter((each) => isNamed(part, each)).map(({ path }) => path)
    // A word that nothing has says less of what is looked for than one that something has.
    const rarity =
      count > 0 ? Math.max(1 - Math.log(count + 0.5) / total, 0.05) : pages.length > 0 ? 0.5 : 0.4
    return { ...part, count, pages, rarity: rarity * part.share }
  })
  const known = weighed.filter(({ count, isAcross }) => count > 0 || !isAcross)
  const sum = known.reduce((total, { rarity }) => total + rarity, 0)
  return known.map(({ rarity, count, ...part }) => ({
    ...part,
    weight: Math.round((rarity / sum) * all),
    isRare: count > 0 && count < maxFound,
    isCommon: count >= maxFound,
  }))
}

/** What editors put first for a text: before all scores. */
export const tierOfBet = -1000

/** What a score is in the order: less is closer. The score is that of the parts, twice for those that name it. */
const tierOf = (score: RawBuilder<unknown>) => sql`((3000 - (${score})) / 25)`

/** The place of a fixed page in the order; undefined when it has too little of the question. */
export function tierOfPage(
  page: FixedPage,
  named: Named,
  parts: readonly WeightedPart[],
): number | undefined {
  if (parts.some(({ isExact, phrases }) => isExact && !hasWords(page, [[phrases]]))) return undefined
  const score = parts.reduce((sum, part) => {
    const times = isNamed(part, named) ? 2 : hasWords(page, [[part.phrases]]) ? 1 : 0
    return sum + part.weight * times
  }, 0)
  return score < least ? undefined : Math.floor((3000 - score) / 25)
}

/** Whether the best result is named in the question. */
export const isOneNamed = (best: number): boolean => best < (3000 - all) / 25

/**
 * The rows that have enough of a question, of rows with `tier`; `best` is that of the closest fixed page.
 */
export const closeEnough = (rows: RawBuilder<unknown>, best: number): RawBuilder<unknown> =>
  sql`select * from (with close as materialized (${rows}) select * from close
    where tier <= ${sql.lit((3000 - all * leastOfBest) / 25)}
    or tier <= ${sql.lit((3000 - least) / 25)} and 120 - tier >= ${sql.lit(leastOfBest)} * (120 - (
      select min(tier) from (select tier from close where tier > ${sql.lit(tierOfBet)} union all select ${sql.lit(best)}) as tiers))) as enough`

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
        sql`select id, ${sql.lit(weight)} as score from ${idsOf(dialect, index, [[phrases]], { most })} as hits`,
    )
  const exact = parts.flatMap(({ isExact, phrases }) => (isExact ? [phrases] : []))
  const having = exact.length > 0 ? sql`where id in ${idsOf(dialect, index, [exact])}` : sql``
  return sql`select id, sum(score) as score from (${sql.join(
    [sql`select 0 as id, 0 as score where 1 = 0`, ...hits, ...commonHits(dialect, index, parts), ...more],
    sql` union all `,
  )}) as scored ${having} group by id`
}

/** What has several of the common parts: those that say most. Where all parts are common, also what has one of them. */
function commonHits(
  dialect: Dialect,
  index: 'search' | 'search_page',
  parts: readonly WeightedPart[],
): RawBuilder<unknown>[] {
  const common = parts
    .filter(({ isCommon, isAcross }) => isCommon && !isAcross)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, maxCommon)
  const least = parts.some(({ isRare }) => isRare) ? 2 : 1
  const sets = common.map((_, at) => common.slice(0, at + 1)).filter((set) => set.length >= least)
  if (sets.length === 0) return []
  const hits = sets.map((set) => {
    const query = set.map(({ phrases }) => phrases)
    const weight = set.reduce((sum, { weight }) => sum + weight, 0)
    return sql`select id, ${sql.lit(weight)} as score from ${idsOf(dialect, index, [query], { most: maxWithCommon })} as hits`
  })
  return [
    sql`select id, max(score) as score from (${sql.join(hits, sql` union all `)}) as common group by id`,
  ]
}

/** The tier of a publication from its score, its title and its kind. */
export function tierOfPublication(
  dialect: Dialect,
  parts: readonly WeightedPart[],
  text: string,
  bets: readonly EntryAt[],
): RawBuilder<unknown> {
  const titled = parts.map(({ phrases, weight }) => {
    const texts = phrases.flatMap(({ text }) =>
      text.length > 1 ? [titleHas(dialect, text, { atWordBeginning: true })] : [],
    )
    return texts.length > 0
      ? sql`case when ${sql.join(texts, sql` or `)} then ${sql.lit(weight)} else 0 end`
      : sql`0`
  })
  const called = [...namedKinds(parts)].map(
    ([kind, weight]) => sql`when kind = ${sql.lit(kind)} then ${sql.lit(2 * weight)}`,
  )
  const ofPart = namedParts(parts).map(
    ([page, weight]) => sql`when kind = 'part' and type = ${sql.lit(page)} then ${sql.lit(weight)}`,
  )
  const of = [...called, ...ofPart]
  const ofKind = of.length > 0 ? sql`case ${sql.join(of, sql` `)} else 0 end` : sql`0`
  // A title that is in the question is what it is about.
  const named = sql`case when length(title) > 1 and ${textHas(dialect, sql`${plain(text).toLowerCase()}`, sql`lower(title)`)}
    then ${sql.lit(all)} else 0 end`
  const tier = tierOf(sql`ids.score + ${sql.join([...titled, ofKind, named], sql` + `)}`)
  if (bets.length === 0) return tier
  return sql`case when ${sql.join(bets.map(isEntry), sql` or `)} then ${sql.lit(tierOfBet)} else ${tier} end`
}

export const tierOfFilePage = tierOf(sql`score * ${sql.lit(ofFile * 10)} / 10`)

/** The pages that show a kind: its lists, or the one that it is part of. */
function pagesOfKind(kind: KindName): string[] {
  const item = items[kind]
  if (!('shownOn' in item)) return item.lists.map(({ listPage }) => addresses[listPage])
  return typeof item.shownOn === 'string' ? [addresses[item.shownOn]] : []
}

/** The weight of the parts of a question that name one of these pages. */
const weightOf = (parts: readonly WeightedPart[], paths: readonly string[]): number =>
  parts.reduce((sum, { pages, weight }) => sum + (paths.some((path) => pages.includes(path)) ? weight : 0), 0)

/** The kinds whose page is named in a question, with the weight of the parts that name it. */
const namedKinds = (parts: readonly WeightedPart[]): Map<KindName, number> =>
  new Map(
    kindNames
      .map((kind) => [kind, weightOf(parts, pagesOfKind(kind))] as const)
      .filter(([, weight]) => weight > 0),
  )

/** The same of the pages that editors add parts to, each of which counts once: its title has the words of the page often. */
const namedParts = (parts: readonly WeightedPart[]): [page: PageName, weight: number][] =>
  Object.values(items.part.shownOn)
    .map((page): [PageName, number] => [page, weightOf(parts, [addresses[page]])])
    .filter(([, weight]) => weight > 0)

/**
 * What has parts of a question, or is called so in another language, or has two of its words there, as a person's name is; and the
 * entries that are named by editors, or are a page that is named.
 */
export function scoredPublications(
  dialect: Dialect,
  parts: readonly WeightedPart[],
  language: Language,
  bets: readonly EntryAt[],
): RawBuilder<unknown> {
  const put = bets.map((entry) => sql`select id, 0 as score from publication where ${isEntry(entry)}`)
  const singles = [...namedKinds(parts)]
    .filter(([kind]) => kindOf(kind).single)
    .map(
      ([kind, weight]) =>
        sql`select id, ${sql.lit(weight)} as score from publication where kind = ${sql.lit(kind)} and language = ${language}`,
    )
  const named = parts.flatMap(({ pages, weight }) =>
    entriesAt(pages).map(
      (entry) => sql`select id, ${sql.lit(2 * weight)} as score from publication where ${isEntry(entry)}`,
    ),
  )
  const inOther = parts
    .filter(({ isRare, phrases: [phrase] }) => isRare && !isIn(language, phrase?.text ?? ''))
    .map(
      ({ phrases, weight, pairOf }) =>
        sql`select own.id, ${sql.lit(2 * weight)} as score
          from ${idsOf(dialect, 'search', [[phrases]])} as hits
            cross join publication as other cross join publication as own
          where other.id = hits.id and other.language <> ${language} and own.entry_id = other.entry_id
            and own.language = ${language}
            ${pairOf ? sql`` : sql`and ${titleHas(dialect, phrases[0]?.text ?? '', { table: 'other' })}`}`,
    )
  return scoredIds(dialect, 'search', parts, [...put, ...singles, ...named, ...inOther])
}

/** Chinese is written in characters, other languages are not. */
const isIn = (language: Language, text: string) => /\p{Script=Han}/u.test(text) === (language === 'zh')

/** The pages of single entries, which represent these, but for lists of others: a list is complete without the entry above it. */
export const pagesOfSingles: ReadonlySet<string> = new Set(
  kindNames.filter((kind) => kindOf(kind).single).flatMap(pagesOfKind),
).difference(new Set(detailLists().map(({ listPage }) => addresses[listPage])))
