import { type ContentSection, contentSections } from '@shanmen/contract/items.ts'
import type { Language } from '@shanmen/contract/languages.ts'
import { type SearchState, type SearchStep, searchStates } from '@shanmen/contract/schemas/search.ts'
import { type SearchGroup, searchGroups } from '@shanmen/contract/search-groups.ts'
import type { ReadOnlyContent } from '../open.ts'
import { totalLimit } from '../published/counts.ts'
import { readSingle } from '../published/detail.ts'
import { weigh } from './closest.ts'
import { Finder, type Place } from './find.ts'
import { type FixedPage, fixedPages } from './fixed-pages.ts'
import { readWordsLike } from './known-words.ts'
import type { Query } from './query.ts'
import { withoutQuestion } from './question-words.ts'
import { readSearchSettings } from './search-settings.ts'
import { attempts } from './steps.ts'
import { fold } from './tokens.ts'
import { fits, type Group, type Narrowing } from './wanted.ts'

export type SearchRequest = Narrowing & {
  language: Language
  text: string
  /** From 1. */
  page: number
  size: number
  now: Date
}

type Facet<V> = { value: V; count: number }[]

export type SearchAnswer = {
  step: SearchStep
  /** What was searched for, and the queries that found it. */
  used: string
  queries: readonly Query[]
  total: number
  isCapped: boolean
  places: Place[]
  pages: readonly FixedPage[]
  kinds: Facet<SearchGroup>
  sections: Facet<ContentSection>
  years: Facet<number>
  statuses: Facet<SearchState>
  popular: string[]
}

/**
 * Searches everything public in a language. When nothing has the words, the next step is tried (`attempts`); the answer
 * says which one found something.
 */
export async function search(
  reading: ReadOnlyContent,
  { language, text, page, size, now, ...narrowing }: SearchRequest,
): Promise<SearchAnswer> {
  const menu = await readSingle(reading, 'menu', language, now)
  const pages = fixedPages(menu?.document.items ?? [], language)
  const { popular, synonyms, bestBets } = await readSearchSettings(reading, language, now)
  const moment = { language, now: now.toISOString() }
  const betsOf = (words: string) => bestBets.get(fold(words).trim()) ?? []
  let answer: SearchAnswer = { ...nothing, used: text, pages, popular }
  const named = pages.map((page) => ({
    page,
    words: [...page.names, ...page.groups, ...betsFor(bestBets, page.path)].map(fold),
  }))
  for await (const { step, used, parts, ...words } of attempts(text, synonyms, (word) =>
    readWordsLike(reading, word),
  )) {
    if (words.queries.length === 0) continue
    // Files in the other language have the name of a place that has a page in this one. Slips are not looked for then.
    if (answer.total > 0 && (step === 'similar' || step === 'question')) continue
    const bets = [...betsOf(text), ...betsOf(withoutQuestion(text))]
    const weighted = parts && (await weigh(reading, parts, named))
    if (weighted?.length === 0) continue
    const wanted = { text: used, bestBets: bets, ...words, ...(weighted ? { parts: weighted } : {}) }
    const finder = new Finder(reading, moment, wanted, named)
    const { groups, places } = await finder.find(narrowing, { limit: size, offset: (page - 1) * size })
    if (groups.length === 0) continue
    const total = sumOf(groups.filter((group) => fits(group, narrowing)))
    answer = {
      ...{ ...answer, step, used, queries: words.queries, ...facetsOf(groups, narrowing) },
      places,
      total: Math.min(total, totalLimit),
      isCapped: total > totalLimit,
    }
    if (groups.some(({ type }) => type !== 'file')) break
  }
  return answer
}

/** Nothing has what was looked for. The parts of a question are less than that: editors may want to add it. */
export const foundNothing = ({ total, step }: Pick<SearchAnswer, 'total' | 'step'>): boolean =>
  total === 0 || step === 'question'

/** The words for which editors put a page first. */
const betsFor = (bestBets: ReadonlyMap<string, readonly string[]>, path: string): string[] =>
  [...bestBets].flatMap(([word, paths]) => (paths.includes(path) ? [word] : []))

const nothing = {
  ...{ step: 'words' as const, queries: [], total: 0, isCapped: false, places: [] },
  ...{ kinds: [], sections: [], years: [], statuses: [] },
}

const sumOf = (groups: readonly Group[]) => groups.reduce((sum, { count }) => sum + count, 0)

/** How many results each value of a filter has under the other filters. */
function facetsOf(groups: readonly Group[], narrowing: Narrowing) {
  const facet = <V extends string | number>(
    name: keyof Narrowing,
    of: (group: Group) => V | '' | 0,
    order: (a: V, b: V) => number,
  ): Facet<V> => {
    const counts = new Map<V, number>()
    for (const group of groups) {
      const value = of(group)
      if (value && fits(group, { ...narrowing, [name]: undefined }))
        counts.set(value, (counts.get(value) ?? 0) + group.count)
    }
    return [...counts].sort(([a], [b]) => order(a, b)).map(([value, count]) => ({ value, count }))
  }
  const inOrder =
    <V>(values: readonly V[]) =>
    (a: V, b: V) =>
      values.indexOf(a) - values.indexOf(b)
  return {
    kinds: facet('type', ({ type }) => type, inOrder(searchGroups)),
    sections: facet('section', ({ section }) => section, inOrder(contentSections)),
    years: facet<number>(
      'year',
      ({ year }) => year,
      (a, b) => b - a,
    ),
    statuses: facet<SearchState>('status', ({ status }) => status, inOrder(searchStates)),
  }
}
