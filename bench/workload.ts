import { type Language, languageCodes } from '@shanmen/contract/languages.ts'
import { channelNames, firstYear, lastYear, searchWords } from './entries/entry.ts'
import { createRandom, type Random } from './entries/random.ts'

export type List = {
  kind: 'list'
  language: Language
  type?: (typeof channelNames)[number]
  year?: number
  keyword?: string
  page: number
  size: number
}
export type Detail = { kind: 'detail'; language: Language; id: string }
export type Types = { kind: 'types'; language: Language }
export type Query = List | Detail | Types

/** A type of query; every round draws its own language, channel, year, page, word and entry. */
export type QueryType = { name: string; next: (random: Random, entries: number) => Query }

const size = 10
const list = (random: Random, filters: Partial<List> = {}): List => ({
  kind: 'list',
  language: random.pick(languageCodes),
  page: 1,
  size,
  ...filters,
})

const word = (random: Random, words: { zh: readonly string[]; en: readonly string[] }, page = 1): List => {
  const language = random.pick(languageCodes)
  return list(random, { language, keyword: random.pick(words[language]), page })
}

export const queryTypes: QueryType[] = [
  { name: 'list, page 1', next: (random) => list(random) },
  { name: 'list by type', next: (random) => list(random, { type: random.pick(channelNames) }) },
  {
    name: 'list by year',
    next: (random) => list(random, { year: firstYear + 2 + random.below(lastYear - firstYear - 2) }),
  },
  {
    name: 'list, deep page',
    next: (random, entries) => {
      const pages = Math.floor(entries / size)
      return list(random, { page: Math.floor(pages / 2) + random.below(Math.floor(pages / 2.5)) })
    },
  },
  {
    name: 'search, rare word',
    next: (random, entries) => {
      const { zh, en } = searchWords.rare(random.below(entries), entries)
      return word(random, { zh: [zh], en: [en] })
    },
  },
  { name: 'search, two-character word', next: (random) => word(random, searchWords.middling) },
  { name: 'search, word in nearly every entry', next: (random) => word(random, searchWords.common) },
  {
    name: 'the same, page 2 to 30',
    next: (random) => word(random, searchWords.common, 2 + random.below(29)),
  },
  {
    name: 'detail, neighbours, related',
    next: (random, entries) => ({
      kind: 'detail',
      language: random.pick(languageCodes),
      id: `news-${random.below(entries)}`,
    }),
  },
  { name: 'counts of types', next: (random) => ({ kind: 'types', language: random.pick(languageCodes) }) },
]

/** A generator of queries, which yields the same sequence in every run. */
export const queriesOf = ({ name, next }: QueryType, entries: number) => {
  const random = createRandom(name.length * 101 + entries)
  return () => next(random, entries)
}
