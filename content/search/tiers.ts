import { type RawBuilder, sql } from 'kysely'
import { plain } from '../published/filter.ts'
import { type EntryAt, isEntry } from './entries-at.ts'
import { type FixedPage, hasWords } from './fixed-pages.ts'
import { type Dialect, idsOf, titleHas } from './matches.ts'
import { type Query, wholeWords } from './query.ts'
import { fold } from './tokens.ts'
import type { Wanted } from './wanted.ts'

/**
 * How well something answers a search, the best first: best bets of the editors, a title that is the text, a title with the
 * text in it, best bets for synonyms, a title with all words, a text with all words, a text with the words apart. Of a
 * question that nothing has as a whole the tiers are those of `closest.ts`.
 */
const tier = { bet: 0, title: 1, inTitle: 2, synonymBet: 3, titled: 4, text: 5, apart: 6 }
/** What has no more than longer words that begin with those of the text comes after all this. */
const longerWords = 10

/** Whether even the best result says the words apart from each other in its text: it need not be about them. */
export const isByChance = (best: number, wanted: Pick<Wanted, 'queries' | 'quoted'>): boolean =>
  best % longerWords === tier.apart || (best % longerWords === tier.text && typedIn(wanted).length > 1)

/** What was typed, not only parts of it. */
const typedIn = ({ queries: [first = []], quoted }: Pick<Wanted, 'queries' | 'quoted'>): Query =>
  quoted ?? first

/** The entries that editors put first for a search, and for synonyms of it. */
type Bets = { best: readonly EntryAt[]; ofSynonyms: readonly EntryAt[] }

/** The tiers of one search. */
export class Tiers {
  readonly #dialect: Dialect
  readonly #wanted: Wanted
  readonly #bets: Bets
  /** The queries for whole words; undefined where there are no others, as in Chinese. */
  readonly #whole: readonly Query[] | undefined

  constructor(dialect: Dialect, wanted: Wanted, bets: Bets) {
    this.#dialect = dialect
    this.#wanted = wanted
    this.#bets = bets
    const whole = wanted.queries.map(wholeWords)
    this.#whole = whole.some(Boolean) ? wanted.queries.map((query, at) => whole[at] ?? query) : undefined
  }

  /** That of a fixed page; undefined when it is not found. */
  ofPage(page: FixedPage): number | undefined {
    const { text, queries, bestBets, synonymBets = [], inOtherLanguage } = this.#wanted
    if (bestBets.includes(page.path)) return tier.bet
    const wanted = fold(text)
    if (inOtherLanguage)
      return page.otherNames.some((name) => fold(name) === wanted) ? tier.titled : undefined
    const isSynonymBet = synonymBets.includes(page.path)
    if (!isSynonymBet && !hasWords(page, queries)) return undefined
    if (page.names.some((name) => fold(name) === wanted)) return tier.title
    const after = this.#whole && !hasWords(page, this.#whole) ? longerWords : 0
    const names = [...page.names, ...page.groups].map(fold)
    if (names.some((name) => name.includes(wanted))) return tier.inTitle + after
    if (isSynonymBet) return tier.synonymBet
    const isNamed = queries.some((query) =>
      query.every((term) =>
        term.some((phrase) => names.some((name) => phrase.text === '' || name.includes(phrase.text))),
      ),
    )
    if (isNamed) return tier.titled + after
    return (hasWords(page, [typedIn(this.#wanted)]) ? tier.text : tier.apart) + after
  }

  /** That of a publication. */
  ofPublication(): RawBuilder<unknown> {
    const { text, inOtherLanguage, queries } = this.#wanted
    if (inOtherLanguage) return sql.lit(tier.titled)
    const bets = this.#bets.best.map((entry) => sql`when ${isEntry(entry)} then ${sql.lit(tier.bet)}`)
    const ofSynonyms = this.#bets.ofSynonyms.map(
      (entry) => sql`when ${isEntry(entry)} then ${sql.lit(tier.synonymBet)}`,
    )
    const spellings = [...new Set([plain(text).toLowerCase(), plain(fold(text))])]
    const [term = [], ...otherTerms] = queries.flat()
    // A text that is one word is in the title when its words are.
    const isOneWord = otherTerms.length === 0 && term.every((phrase) => spellings.includes(phrase.text))
    const titled = isOneWord ? sql`` : sql`when ${this.titleHasAllWords()} then ${sql.lit(tier.titled)}`
    // Few titles have the text: only of these is it asked whether they are the text, and only of the others all else.
    const isInTitle = sql.join(
      spellings.map((each) => titleHas(this.#dialect, each)),
      sql` or `,
    )
    const after = this.#afterWholeWords('search')
    return sql`case ${sql.join(bets, sql` `)}
      when ${isInTitle} then case when lower(title) in (${sql.join(spellings)}) then ${sql.lit(tier.title)}
        else ${sql.lit(tier.inTitle)}${after} end
      ${sql.join(ofSynonyms, sql` `)}
      else case ${titled} ${this.#isWhole('search')} else ${sql.lit(tier.apart)} end${after} end`
  }

  /** That of a page of a file. */
  ofFilePage(): RawBuilder<unknown> {
    return sql`case ${this.#isWhole('search_page')} else ${sql.lit(tier.apart)} end${this.#afterWholeWords('search_page')}`
  }

  /** Any of the queries, each term of which is in the title. A term of pinyin is found in titles only. */
  titleHasAllWords(): RawBuilder<unknown> {
    const terms = (query: Query) =>
      query.map((term) =>
        term.every(({ text }) => text === '')
          ? sql`1 = 1`
          : sql`(${sql.join(
              term.flatMap(({ text }) => (text ? [titleHas(this.#dialect, text)] : [])),
              sql` or `,
            )})`,
      )
    const queries = this.#wanted.queries.map((query) => sql`(${sql.join(terms(query), sql` and `)})`)
    return sql`(${sql.join(queries, sql` or `)})`
  }

  /** What has longer words only comes after all that has the words. */
  #afterWholeWords(index: 'search' | 'search_page'): RawBuilder<unknown> {
    if (!this.#whole) return sql``
    // Few have longer words only: their ids are a smaller set than those of all others.
    const longer = idsOf(this.#dialect, index, this.#wanted.queries, { except: this.#whole })
    return sql` + case when ${idIn(index)} in ${longer} then ${sql.lit(longerWords)} else 0 end`
  }

  /** The text has what was typed, not only parts of it. */
  #isWhole(index: 'search' | 'search_page'): RawBuilder<unknown> {
    const { queries, quoted } = this.#wanted
    const whole =
      queries.length === 1 && !quoted
        ? sql`1 = 1`
        : sql`${idIn(index)} in ${idsOf(this.#dialect, index, [typedIn(this.#wanted)])}`
    return sql`when ${whole} then ${sql.lit(tier.text)}`
  }
}

/** How the query of `Finder` calls the id of what it reads. */
const idIn = (index: 'search' | 'search_page') =>
  index === 'search' ? sql`publication.id` : sql`matching.id`
