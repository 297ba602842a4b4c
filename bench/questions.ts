import { type Language, languageCodes } from '@shanmen/contract/languages.ts'
import { channelNames, firstYear, lastYear, searched } from './entries/entry.ts'
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
export type Question = List | Detail | Types

/** What visitors ask for. Every round draws its own language, channel, year, page, word and entry. */
export type Asked = { name: string; ask: (random: Random, entries: number) => Question }

const size = 10
const list = (random: Random, narrowed: Partial<List> = {}): List => ({
  kind: 'list',
  language: random.pick(languageCodes),
  page: 1,
  size,
  ...narrowed,
})

const word = (random: Random, words: { zh: readonly string[]; en: readonly string[] }, page = 1): List => {
  const language = random.pick(languageCodes)
  return list(random, { language, keyword: random.pick(words[language]), page })
}

export const asked: Asked[] = [
  { name: 'list, page 1', ask: (random) => list(random) },
  { name: 'list by type', ask: (random) => list(random, { type: random.pick(channelNames) }) },
  {
    name: 'list by year',
    ask: (random) => list(random, { year: firstYear + 2 + random.below(lastYear - firstYear - 2) }),
  },
  {
    name: 'list, deep page',
    ask: (random, entries) => {
      const pages = Math.floor(entries / size)
      return list(random, { page: Math.floor(pages / 2) + random.below(Math.floor(pages / 2.5)) })
    },
  },
  {
    name: 'search, rare word',
    ask: (random, entries) => {
      const { zh, en } = searched.rare(random.below(entries), entries)
      return word(random, { zh: [zh], en: [en] })
    },
  },
  { name: 'search, two-character word', ask: (random) => word(random, searched.middling) },
  { name: 'search, word in nearly every entry', ask: (random) => word(random, searched.common) },
  { name: 'the same, page 2 to 30', ask: (random) => word(random, searched.common, 2 + random.below(29)) },
  {
    name: 'detail, neighbours, related',
    ask: (random, entries) => ({
      kind: 'detail',
      language: random.pick(languageCodes),
      id: `news-${random.below(entries)}`,
    }),
  },
  { name: 'counts of types', ask: (random) => ({ kind: 'types', language: random.pick(languageCodes) }) },
]

/** The question of a round: the same rounds ask the same questions in every run. */
export const questionOf = ({ name, ask }: Asked, entries: number) => {
  const random = createRandom(name.length * 101 + entries)
  return () => ask(random, entries)
}
