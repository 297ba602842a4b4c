import type { Language } from '@shanmen/contract/languages.ts'
import type { ReadOnlyContent } from '../open.ts'
import { readSingle } from '../published/detail.ts'
import type { Synonyms } from './query.ts'
import { fold } from './tokens.ts'
import { pinyinOf } from './word-pinyin.ts'

/** Whether a word has one that editors do not want suggested. */
export type NeverSuggested = (word: string) => boolean

/** What editors enter for the search: the kind `search`. */
export type SearchSettings = {
  popular: string[]
  synonyms: Synonyms
  /** By a folded query: the addresses that come first. */
  bestBets: ReadonlyMap<string, string[]>
  /** What comes first for a query. A best bet for a word is one for its synonyms too, unless they have one of their own. */
  betsOf: (query: string) => string[]
  /** The same for the pinyin of its words. */
  betsOfPinyin: (query: string) => string[]
  neverSuggested: NeverSuggested
}

const linesOf = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export async function readSearchSettings(
  reading: ReadOnlyContent,
  language: Language,
  now: Date,
): Promise<SearchSettings> {
  const row = await readSingle(reading, 'search', language, now)
  const { popular = [], synonyms = [], bestBets = [], never } = row?.document ?? {}
  const bets = new Map<string, string[]>()
  for (const { words, page } of bestBets)
    for (const word of linesOf(words)) if (page) bets.set(fold(word), [...(bets.get(fold(word)) ?? []), page])
  const same = synonyms.map(({ words }) => linesOf(words))
  const betsOf = (query: string) => {
    const typed = fold(query).trim()
    const others = same.filter((line) => line.some((word) => fold(word) === typed)).flat()
    return bets.get(typed) ?? [...new Set(others.flatMap((word) => bets.get(fold(word)) ?? []))]
  }
  const betsOfPinyin = (query: string) => {
    const typed = fold(query).replaceAll(/[' ]/g, '')
    return [...bets].flatMap(([word, pages]) => (pinyinOf(word).syllables === typed ? pages : []))
  }
  const unwanted = linesOf(never).map(fold)
  const neverSuggested = (word: string) => unwanted.some((each) => fold(word).includes(each))
  return {
    popular: popular.flatMap(({ word }) => word ?? []).filter((word) => !neverSuggested(word)),
    synonyms: same,
    bestBets: bets,
    betsOf,
    betsOfPinyin,
    neverSuggested,
  }
}
