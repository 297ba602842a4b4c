import { type Language, pageOfLink } from '@shanmen/contract/languages.ts'
import type { View } from '../documents/project.ts'
import type { ReadOnlyContent } from '../open.ts'
import { readSingle } from '../published/detail.ts'
import { knownAmong } from './known-words.ts'
import { joinedUp, type Synonyms } from './query.ts'
import { withoutQuestion } from './question-words.ts'
import { fold } from './tokens.ts'
import { pinyinOf } from './word-pinyin.ts'

/** Whether a word has one that editors do not want suggested. */
export type NeverSuggested = (word: string) => boolean

/** What editors enter for the search: the kind `search`. */
export type SearchSettings = {
  popular: string[]
  synonyms: Synonyms
  /** All words of the above and of best bets, as they were entered. */
  words: string[]
  /** The Latin words among them that a slip can be corrected to. */
  latinWords: string[]
  /** Those of them that have a word that only asks: 去哪玩. */
  questions: string[]
  /** By a folded query: the addresses that come first. */
  bestBets: ReadonlyMap<string, string[]>
  /** What comes first for a query. */
  betsOf: (query: string) => string[]
  /** What comes first for the synonyms of a query without best bets of its own. */
  betsOfSynonyms: (query: string) => string[]
  /** What comes first for the pinyin of its words. */
  betsOfPinyin: (query: string) => string[]
  neverSuggested: NeverSuggested
}

/** The words of a field with one a line. */
export const linesOf = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** By their stored document, which is the same object as long as it is not changed. */
const known = new WeakMap<View<'search'>, SearchSettings>()
const none: View<'search'> = {}

export async function readSearchSettings(
  reading: ReadOnlyContent,
  language: Language,
  now: Date,
): Promise<SearchSettings> {
  const document = (await readSingle(reading, 'search', language, now))?.document ?? none
  const own = known.get(document) ?? settingsOf(document)
  known.set(document, own)
  return own
}

/** The words that editors do not want suggested, one a line, as a rule. */
export function neverSuggestedBy(never: string | undefined): NeverSuggested {
  const unwanted = linesOf(never).map(fold)
  return (word) => {
    const folded = fold(word)
    return unwanted.some((each) => folded.includes(each))
  }
}

/** Rows of synonyms that share a word are one: each of their words finds all others, whichever row it was added to. */
export function joined(rows: Synonyms): Synonyms {
  let joint: Synonyms = []
  for (const row of rows) {
    // Not a search of the row for each word: with 60,000 words, which fit into the fields, every page waited for five seconds.
    const words = new Set(row)
    const shares = (other: readonly string[]) => other.some((word) => words.has(word))
    joint = [
      ...joint.filter((other) => !shares(other)),
      [...new Set([...joint.filter(shares).flat(), ...row])],
    ]
  }
  return joint
}

function settingsOf({ popular = [], synonyms = [], bestBets = [], never }: View<'search'>): SearchSettings {
  const bets = new Map<string, string[]>()
  for (const { words, page } of bestBets)
    for (const word of linesOf(words))
      if (page) bets.set(fold(word), [...(bets.get(fold(word)) ?? []), pageOfLink(page)])
  const entered = synonyms.map(({ words }) => linesOf(words))
  const same = joined(entered.map((line) => line.map(fold)))
  const betsOf = (query: string) =>
    bets.get(fold(query).trim()) ?? bets.get(fold(query).replaceAll(/(?<=\p{Script=Han})\s+/gu, '')) ?? []
  // Once for all searches: there are hundreds of words.
  const written = same.map((line) => ({ line, letters: line.map(joinedUp) }))
  const betsOfSynonyms = (query: string) => {
    const typed = fold(query).trim()
    if (bets.has(typed)) return []
    // Latin words may be written together or apart: chair lift.
    const typedLetters = /^[a-z]/.test(typed) ? joinedUp(typed) : undefined
    const others = written.flatMap(({ line, letters }) =>
      line.includes(typed) || (typedLetters !== undefined && letters.includes(typedLetters)) ? line : [],
    )
    return [...new Set(others.flatMap((word) => bets.get(word) ?? []))]
  }
  const betsOfPinyin = (query: string) => {
    const typed = fold(query).replaceAll(/[' ]/g, '')
    return [...bets].flatMap(([word, pages]) => (pinyinOf(word).syllables === typed ? pages : []))
  }
  const neverSuggested = neverSuggestedBy(never)
  const suggested = popular.flatMap(({ word }) => word ?? []).filter((word) => !neverSuggested(word))
  const words = [...suggested, ...bets.keys(), ...entered.flat()]
  return {
    popular: suggested,
    synonyms: same,
    words,
    latinWords: knownAmong(words),
    questions: words.filter((word) => word.length > 2 && withoutQuestion(word) !== fold(word)),
    bestBets: bets,
    betsOf,
    betsOfSynonyms,
    betsOfPinyin,
    neverSuggested,
  }
}
