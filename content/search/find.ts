import { pathOfEntry } from '@shanmen/contract/item-pages.ts'
import { type ContentSection, items } from '@shanmen/contract/items.ts'
import { type Language, otherLanguages } from '@shanmen/contract/languages.ts'
import { searchGroupOf } from '@shanmen/contract/search-groups.ts'
import { type RawBuilder, sql } from 'kysely'
import { kindOf } from '../documents/document.ts'
import { type KindName, kindNames } from '../kinds.ts'
import type { ReadOnlyContent } from '../open.ts'
import { totalLimit } from '../published/counts.ts'
import { recordDependency } from '../published/dependencies.ts'
import {
  closeEnough,
  tierOfPage as closeTierOfPage,
  pagesOfSingles,
  scoredIds,
  scoredPublications,
  tierOfBet,
  tierOfFilePage,
  tierOfPublication,
} from './closest.ts'
import { type EntryAt, entriesAt, isEntry } from './entries-at.ts'
import type { FixedPage } from './fixed-pages.ts'
import { idsOf } from './matches.ts'
import type { Named } from './naming.ts'
import { Tiers } from './tiers.ts'
import { fits, type Group, type Narrowing, type Wanted } from './wanted.ts'

/** Where a result is from: a publication by its id, a fixed page by its address, or a page of a file by its id. */
export type Place =
  | { source: 'publication'; id: number }
  | { source: 'page'; path: string }
  | { source: 'file'; id: number; section: ContentSection }

type Moment = { language: Language; now: string }

const searchable = kindNames.filter((kind) => searchGroupOf[kind] !== null)
const dated = new Set(kindNames.filter((kind) => kindOf(kind).columns.date))
const notices = kindNames.filter((kind) => kindOf(kind).columns.closesAt)
const kindsIn = (names: readonly KindName[]) => sql.join(names.map((name) => sql.lit(name)))
/** Most entries are news: to look each of 10,000 up in three lists takes SQLite two milliseconds longer. */
const isKind = (names: readonly KindName[]) =>
  names.includes('news')
    ? sql`(kind = 'news' or kind in (${kindsIn(names)}))`
    : sql`(kind <> 'news' and kind in (${kindsIn(names)}))`

/**
 * A search of everything public, counted and then read page by page. Results are ordered by this, the first difference
 * deciding:
 *
 * 1. `tier` (`tiers.ts`): how well it answers
 * 2. notices that are closed and events that are over come after all others of the same tier
 * 3. `weight`: fixed pages (0), what editors sort by hand (1), what has a date (2), pages of files (3)
 * 4. the newest first
 *
 * Of a question that nothing has as a whole, `tier` says how much of it is there.
 */
export class Finder {
  readonly #reading: ReadOnlyContent
  readonly #moment: Moment
  readonly #wanted: Wanted
  readonly #pages: readonly { page: FixedPage; tier: number }[]
  readonly #bets: { best: readonly EntryAt[]; ofSynonyms: readonly EntryAt[] }
  readonly #tiers: Tiers

  readonly #limit: number

  /** `limit` is for tests. */
  constructor(
    reading: ReadOnlyContent,
    moment: Moment,
    wanted: Wanted,
    pages: readonly Named[],
    limit = totalLimit,
  ) {
    this.#limit = limit
    this.#reading = reading
    this.#moment = moment
    this.#wanted = wanted
    this.#bets = { best: entriesAt(wanted.bestBets), ofSynonyms: entriesAt(wanted.synonymBets ?? []) }
    this.#tiers = new Tiers(reading.dialect, wanted, this.#bets)
    const { parts } = wanted
    this.#pages = pages.flatMap((named) => {
      const { page } = named
      if (!page) return []
      if (parts && wanted.bestBets.includes(page.path)) return [{ page, tier: tierOfBet }]
      if (parts && pagesOfSingles.has(page.path)) return []
      const tier = parts ? closeTierOfPage(page, named, parts) : this.#tiers.ofPage(page)
      return tier === undefined ? [] : [{ page, tier }]
    })
    for (const kind of searchable) recordDependency(kind)
    recordDependency('media')
  }

  /**
   * How many results there are of each group, whatever the filters, and the places of some results under them, in order. Of more
   * than 10,000 publications, the newest are found. One query, as it takes most of the time to go through all results.
   */
  async find(narrowing: Narrowing, { limit, offset }: { limit: number; offset: number }): Promise<Findings> {
    const pages = this.#pages.filter(({ page }) => fits(groupOf(page), narrowing))
    const rows = await this.#reading.read
      .selectFrom(
        sql<FoundRow>`(
          with found as materialized (${this.#sources()})
          select -1 as id, file, kind, year, status, min(tier) as tier, 0 as weight, '' as at, count(*) as count
            from found group by year, kind, status, file
          union all select * from (
            select id, file, kind, year, status, tier, weight, at, 0 as count
            from (${this.#narrowed(narrowing, pages)}) as result
            order by ${inOrder} limit ${sql.lit(limit)} offset ${sql.lit(offset)}) as chosen)`.as('counted'),
      )
      .select(['id', 'file', 'kind', 'year', 'status', 'tier', 'count'])
      .orderBy(inOrder)
      .execute()
    const groups = rows.filter(({ count }) => Number(count) > 0)
    return {
      best: Math.min(...this.#pages.map(({ tier }) => tier), ...groups.map(({ tier }) => Number(tier))),
      groups: [
        ...this.#pages.map(({ page }) => groupOf(page)),
        ...groups.map(({ file, kind, year, status, count }) => ({
          type: file || !kind ? ('file' as const) : (searchGroupOf[kind] ?? 'page'),
          section: kind ? items[kind].section : ('site' as const),
          year: kind && dated.has(kind) ? year : 0,
          status: status === 'past' ? ('' as const) : status,
          count: Number(count),
        })),
      ],
      places: rows.flatMap(({ id, file, kind, count }): Place[] => {
        if (Number(count) > 0) return []
        if (kind === '') return pages[id] ? [{ source: 'page', path: pages[id].page.path }] : []
        if (file) return [{ source: 'file', id: Number(id), section: items[kind].section }]
        return [{ source: 'publication', id: Number(id) }]
      }),
    }
  }

  /** What is found under some filters, with the fixed pages. */
  #narrowed({ type, section, year, status }: Narrowing, pages: readonly { tier: number }[]) {
    const isAnyKind = section === undefined && year === undefined && (type === undefined || type === 'file')
    // Files can be shown by any kind.
    const kinds = kindNames
      .filter((kind) => section === undefined || items[kind].section === section)
      .filter((kind) => type === undefined || type === 'file' || searchGroupOf[kind] === type)
      .filter((kind) => year === undefined || dated.has(kind))
    const conditions = [
      isAnyKind ? sql`1 = 1` : kinds.length > 0 ? sql`kind in (${kindsIn(kinds)})` : sql`1 = 0`,
      ...(type === undefined ? [] : [sql`file = ${sql.lit(type === 'file' ? 1 : 0)}`]),
      ...(year === undefined ? [] : [sql`year = ${sql.lit(year)}`]),
      ...(status === undefined ? [] : [sql`status = ${sql.lit(status)}`]),
    ]
    const fixed = pages.map(
      ({ tier }, index) =>
        sql`select ${sql.lit(index)} as id, 0 as file, '' as kind, 0 as year, '' as status, ${sql.lit(tier)} as tier,
          0 as weight, '' as at`,
    )
    const found = sql`select id, file, kind, year, status, tier, weight, at from found
      where ${sql.join(conditions, sql` and `)}`
    return sql.join([found, ...fixed], sql` union all `)
  }

  #sources(): RawBuilder<unknown> {
    if (this.#wanted.parts)
      return closeEnough(
        sql`${this.#publications()} union all ${this.#filePages()}`,
        Math.min(...this.#pages.flatMap(({ tier }) => (tier === tierOfBet ? [] : tier)), 120),
      )
    return this.#wanted.inOtherLanguage
      ? this.#publications()
      : sql`${this.#publications()} union all ${this.#filePages()}`
  }

  /** Pages of files, as long as something public in this language shows the file. */
  #filePages() {
    const { language, now } = this.#moment
    const { parts } = this.#wanted
    const hits = parts
      ? sql`(${scoredIds(this.#reading.dialect, 'search_page', parts)})`
      : this.#ids('search_page')
    const matching = sql`select file_page.id, media_id${sql.raw(parts ? ', score' : '')}
      from ${hits} as hits cross join file_page where file_page.id = hits.id`
    const tier = parts ? tierOfFilePage : this.#tiers.ofFilePage()
    const shownBy = (kinds: readonly KindName[]) =>
      sql`(select publication.id from publication where publication.id = publication_id
        and ${isKind(kinds)} and language = ${language} and visible_from <= ${now} and visible_until > ${now})`
    // What is a result itself says of which section and year it is, before a menu.
    // What shows a file is read once, not for each of its pages. As a join PostgreSQL would read all publications for it.
    return sql`select * from (
      with matching as materialized (${matching}),
      shown as materialized (
        select media_id, coalesce(min(${shownBy(searchable)}), min(${shownBy(kindNames)})) as id
        from (select distinct media_id as of_matching from matching) as files cross join shown_medium
        where media_id = of_matching and (shown_from is null or shown_from <= ${now})
        group by media_id)
      select matching.id, 1 as file, kind, year, published_at as at,
        ${tier} as tier, '' as status, 3 as weight
      from matching join shown on shown.media_id = matching.media_id join publication on publication.id = shown.id) as pages`
  }

  #publications() {
    const { language, now } = this.#moment
    // An event has no state here: no column says that one is cancelled.
    const status = sql`case when not ${isKind(notices)} then ''
      when kind = 'event' then case when ends_at <= ${now} then 'past' else '' end
      when closes_at <= ${now} or result_at <= ${now} or ends_at <= ${now} then 'closed'
      when opens_at > ${now} then 'planned' else 'open' end`
    const weight = sql`case when ${isKind([...dated])} then 2 else 1 end`
    const { parts, text, inOtherLanguage } = this.#wanted
    const tier = parts
      ? tierOfPublication(this.#reading.dialect, parts, text, this.#bets.best)
      : this.#tiers.ofPublication()
    const bets = parts || inOtherLanguage ? [] : [...this.#bets.best, ...this.#bets.ofSynonyms].map(isEntry)
    const isBet = sql`(${sql.join(bets, sql` or `)})`
    // The page of a single entry represents it.
    const shown = new Set(this.#pages.map(({ page }) => page.path))
    const own = searchable.filter(
      (kind) => !kindOf(kind).single || !shown.has(pathOfEntry({ kind, slug: kind, type: '' })),
    )
    const columns = sql`publication.id, 0 as file, kind, year, published_at as at, ${tier} as tier, ${status} as status,
      ${weight} as weight`
    const isShown = sql`${inOtherLanguage ? this.#isReadable() : sql`language = ${language}`}
      and ${isKind(own)} and visible_from <= ${now} and visible_until > ${now}`
    // The ids are looked up in their order, the newest first, until enough are public in this language. SQLite does a cross join
    // so; PostgreSQL has no choice where each id has a query of its own, which "offset 0" keeps apart.
    const publication =
      this.#reading.dialect === 'sqlite'
        ? sql`publication`
        : sql`lateral (select * from publication where publication.id = ids.id offset 0) as publication`
    const byWords = sql`select * from (select ${columns} from ${this.#found()} as ids cross join ${publication}
      where publication.id = ids.id and ${isShown} ${bets.length > 0 ? sql`and not ${isBet}` : sql``}
      limit ${sql.lit(this.#limit + 1)}) as by_words`
    return bets.length > 0
      ? sql`${byWords} union all select ${columns} from publication where ${isBet} and ${isShown}`
      : byWords
  }

  /** In this language, or not public in it. */
  #isReadable() {
    const { language, now } = this.#moment
    return sql`(language = ${language} or not exists (select 1 from publication as own
      where own.entry_id = publication.entry_id and own.language = ${language}
        and own.visible_from <= ${now} and own.visible_until > ${now}))`
  }

  /** What the queries find in an index. */
  #ids(index: 'search' | 'search_page'): RawBuilder<unknown> {
    const { queries, except = [] } = this.#wanted
    return idsOf(this.#reading.dialect, index, queries, { except })
  }

  /** The ids of publications that have the words or parts, as a table. */
  #found(): RawBuilder<unknown> {
    const { parts, inOtherLanguage } = this.#wanted
    const { dialect } = this.#reading
    if (parts) return sql`(${scoredPublications(dialect, parts, this.#moment.language, this.#bets.best)})`
    if (!inOtherLanguage) return this.#ids('search')
    return sql`(select id from publication where entry_id in (${this.#foundInOther()}))`
  }

  /** The entries whose title in another language has all words, or whose text has what is asked for. */
  #foundInOther() {
    const { language, now } = this.#moment
    const others = otherLanguages(language).map((other) => sql.lit(other))
    return sql`select entry_id from ${this.#ids('search')} as ids cross join publication
      where publication.id = ids.id and language in (${sql.join(others)})
        and visible_from <= ${now} and visible_until > ${now}
        ${this.#wanted.inOtherLanguage === 'titles' ? sql`and ${this.#tiers.titleHasAllWords()}` : sql``}`
  }
}

/** How many results there are of each group, the tier of the best of all, and the places of some. */
export type Findings = { groups: Group[]; best: number; places: Place[] }

/** A result, or a group of results with its number; without a kind it is a fixed page. */
type FoundRow = Omit<Group, 'type' | 'section' | 'status'> & {
  id: number
  file: number
  kind: KindName | ''
  /** `past` only puts an event in its place. */
  status: Group['status'] | 'past'
  tier: number
  weight: number
  at: string
}

const inOrder = sql`tier, case when status in ('closed', 'past') then 1 else 0 end, weight, at desc, id`

const groupOf = ({ section }: FixedPage): Group => ({ type: 'page', section, year: 0, status: '', count: 1 })
