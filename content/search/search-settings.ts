import type { Language } from '@shanmen/contract/languages.ts'
import type { ReadOnlyContent } from '../open.ts'
import { readSingle } from '../published/detail.ts'
import type { Synonyms } from './query.ts'
import { fold } from './tokens.ts'

/** Whether a word has one that editors do not want suggested. */
export type NeverSuggested = (word: string) => boolean

/** What editors enter for the search: the kind `search`. */
export type SearchSettings = {
  popular: string[]
  synonyms: Synonyms
  /** By a folded query: the addresses that come first. */
  bestBets: ReadonlyMap<string, string[]>
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
  const unwanted = linesOf(never).map(fold)
  const neverSuggested = (word: string) => unwanted.some((each) => fold(word).includes(each))
  return {
    popular: popular.flatMap(({ word }) => word ?? []).filter((word) => !neverSuggested(word)),
    synonyms: synonyms.map(({ words }) => linesOf(words)),
    bestBets: bets,
    neverSuggested,
  }
}
