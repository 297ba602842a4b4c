import { type ContentSection, contentSections } from '@shanmen/contract/items.ts'
import type { Language } from '@shanmen/contract/languages.ts'
import { type SearchState, type SearchStep, searchStates } from '@shanmen/contract/schemas/search.ts'
import { type SearchGroup, searchGroups } from '@shanmen/contract/search-groups.ts'
import type { ReadOnlyContent } from '../open.ts'
import { totalLimit } from '../published/counts.ts'
import { readSingle } from '../published/detail.ts'
import { isOneNamed, weigh } from './closest.ts'
import { Finder, type Place } from './find.ts'
import { type FixedPage, fixedPages, withTypes } from './fixed-pages.ts'
import { readWordsLike, readWritten } from './known-words.ts'
import { namesFor } from './naming.ts'
import type { Query } from './query.ts'
import { withoutQuestion } from './question-words.ts'
import { readSearchSettings, type SearchSettings } from './search-settings.ts'
import { type Attempt, attempts } from './steps.ts'
import { isByChance } from './tiers.ts'
import { fits, type Group, type Narrowing } from './wanted.ts'

export type SearchRequest = Narrowing & {
  language: Language
  text: string
  /** From 1. */
  page: number
  size: number
  now: Date
  /** How many are counted; for tests. */
  limit?: number
}

type Facet<V> = { value: V; count: number }[]

export type SearchAnswer = {
  step: SearchStep
  /** What was searched for, and the queries that found it. */
  used: string
  queries: readonly Query[]
  /** Something has all words, or what they may mean. */
  hasAllWords: boolean
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
  { language, text, page, size, now, limit = totalLimit, ...narrowing }: SearchRequest,
): Promise<SearchAnswer> {
  const menu = await readSingle(reading, 'menu', language, now)
  const pages = await withTypes(reading, fixedPages(menu?.document.items ?? [], language), language, now)
  const settings = await readSearchSettings(reading, language, now)
  const { popular, synonyms, bestBets, questions } = settings
  const vocabulary = {
    synonyms,
    questions,
    words: [...settings.words, ...pages.flatMap(({ names }) => names)],
    readWordsLike: (word: string) => readWordsLike(reading, word, settings.latinWords),
    readWritten: (words: readonly string[]) => readWritten(reading, words),
  }
  const moment = { language, now: now.toISOString() }
  let answer: SearchAnswer = { ...nothing, used: text, pages, popular }
  // None ends the search: a name may lead to a better page than one of a file that does not say the text as a whole, or than texts
  // that have all words by chance, and what editors put first without having the words is seldom all there is.
  let found: 'nothing' | 'files' | 'by chance' | 'bets' = 'nothing'
  const areFound = () => found === 'by chance' || found === 'bets'
  const areInFiles = () => found === 'files' && language === 'en'
  for await (const attempt of attempts(text, vocabulary, areFound, areInFiles)) {
    const { step, used, isCompound, parts = [], ...words } = attempt
    const isQuestion = step === 'question'
    if (words.queries.length === 0) continue
    if (areFound() && !isQuestion && !isCompound) continue
    if (found === 'files' && ((step === 'similar' && !isCompound) || wordsAmong(parts) > fewWords)) continue
    const names = namesFor(parts, pages, bestBets)
    const weighted = isQuestion && (await weigh(reading, parts, names))
    const bets = betsFor(settings, text, attempt)
    const put = [...bets.bestBets, ...bets.synonymBets]
    const wanted = {
      text: used,
      ...(isQuestion ? { bestBets: put } : bets),
      ...words,
      ...(weighted ? { parts: weighted } : {}),
    }
    const finder = new Finder(reading, moment, wanted, names, limit)
    const { groups, best, places } = await finder.find(narrowing, { limit: size, offset: (page - 1) * size })
    if (groups.length === 0) continue
    const isByWords = step === 'words' || step === 'simplified'
    const isInChinese = step === 'pinyin' && words.text !== undefined
    const isFile = groups.every(({ type }) => type === 'file')
    const isQuoted = (words.quoted || (language === 'zh' && isOneRun(used))) && !isByChance(best, words)
    const isWhole = isByWords && isQuoted
    if (found === 'files' && ((isFile && !isWhole) || (isQuestion && !isOneNamed(best)))) continue
    // No part of the text finds more than what editors put first for it.
    if (found === 'bets' && sumOf(groups) <= put.length) continue
    const total = sumOf(groups.filter((group) => fits(group, narrowing)))
    // Of more only the newest were counted, under any filter.
    const isCut = sumOf(groups.filter(({ type }) => type !== 'file')) > limit
    const hasOnlyBets =
      isByWords &&
      sumOf(groups) <= put.length &&
      !(await hasWords(
        new Finder(reading, moment, { ...wanted, bestBets: [], synonymBets: [] }, names),
        words,
      ))
    answer = {
      ...{ ...answer, step, used, ...facetsOf(groups, narrowing, limit) },
      queries: [...(words.quoted ? [words.quoted] : []), ...words.queries],
      hasAllWords: answer.hasAllWords || !isQuestion,
      places,
      total: Math.min(total, limit),
      isCapped: total > limit || isCut,
    }
    if (isFile && !isQuoted) found = 'files'
    else if (hasOnlyBets) found = 'bets'
    else if ((isByWords || isInChinese || isCompound) && isByChance(best, words)) found = 'by chance'
    else break
  }
  return answer
}

/** Whether anything has the words, and not by chance. */
async function hasWords(finder: Finder, words: Pick<Attempt, 'queries' | 'quoted'>): Promise<boolean> {
  const { groups, best } = await finder.find({}, { limit: 0, offset: 0 })
  return groups.length > 0 && !isByChance(best, words)
}

/** What editors put first for a text as it was typed, for what it is taken for, and for either without words that ask. */
function betsFor(
  { betsOf, betsOfSynonyms, betsOfPinyin }: SearchSettings,
  typed: string,
  { step, used, text = used }: Attempt,
) {
  const forms = [...new Set([typed, text].flatMap((form) => [form, withoutQuestion(form)]))]
  return {
    bestBets: [...forms.flatMap(betsOf), ...(step === 'pinyin' ? betsOfPinyin(used) : [])],
    synonymBets: forms.flatMap(betsOfSynonyms),
  }
}

/** A text of more words that a page of a file has is not there by chance. */
const fewWords = 3
const wordsAmong = (parts: Attempt['parts'] = []): number => parts.filter(({ isAcross }) => !isAcross).length
/** Chinese words that are typed as one; in a search in English they may be a name in the other language. */
const isOneRun = (text: string) => /^\p{Script=Han}{3,}$/u.test(text)

/** Nothing has what was looked for. The parts of a question are less than that: editors may want to add it. */
export const foundNothing = ({ total, hasAllWords }: Pick<SearchAnswer, 'total' | 'hasAllWords'>): boolean =>
  total === 0 || !hasAllWords

const nothing = {
  ...{ step: 'words' as const, queries: [], hasAllWords: false, total: 0, isCapped: false, places: [] },
  ...{ kinds: [], sections: [], years: [], statuses: [] },
}

const sumOf = (groups: readonly Group[]) => groups.reduce((sum, { count }) => sum + count, 0)

/** How many results each value of a filter has under the other filters, up to a limit. */
function facetsOf(groups: readonly Group[], narrowing: Narrowing, limit: number) {
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
    return [...counts]
      .sort(([a], [b]) => order(a, b))
      .map(([value, count]) => ({ value, count: Math.min(count, limit) }))
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
