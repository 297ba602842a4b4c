import { expect, test } from 'vitest'
import { kinds } from '../kinds.ts'
import { checkDocument } from './check-document.ts'

const found = (shared: Record<string, unknown>, language: 'zh' | 'en' = 'zh') =>
  checkDocument(kinds.search, { shared, zh: {}, en: {} }, language, {
    now: new Date(),
    outdated: [],
    media: new Map(),
    types: { all: new Set(), shown: new Set() },
    leadsTo: () => 'public',
  }).map(({ level, path, message }) => `${level} ${path.join('.')} ${message.en}`)

test('a synonym needs another word, and several on one line are one', () => {
  const words = ['门票\n票价', '热气球', '门票、票价', 'KTV\nktv']
  const alone = (index: number, word: string) =>
    `warning shared.synonyms.${index}.words One word alone does nothing: write at least one more, a line each: ${word}`
  expect(found({ synonyms: words.map((each) => ({ words: each })) })).toEqual([
    alone(1, '热气球'),
    alone(2, '门票、票价'),
    alone(3, 'ktv'),
  ])
})

test('a popular search that is never suggested, in the language of its word', () => {
  const shared = { popular: [{ word: { zh: '灯会', en: 'lantern' } }], never: 'Lantern' }
  expect(found(shared)).toEqual([])
  expect(found(shared, 'en')).toEqual([
    'warning shared.popular.0.word.en This is among the words never suggested too, so it is not shown: lantern',
  ])
})

test('a search with two best bets', () => {
  const bestBets = [
    { words: '门票\n门票', page: '/' },
    { words: '停车\n门票', page: '/en/member/scenic/b/#tickets' },
  ]
  expect(found({ bestBets })).toEqual([
    'warning shared.bestBets.1.words A row above has this search too, so both pages come first: 门票',
  ])
})

test('a best bet at an address that the search does not find', () => {
  const bestBets = ['/sitemap.xml', '/search', '/member', '/member/scenic/'].map((page, at) => ({
    words: `${at}`,
    page,
  }))
  const message =
    'The search finds no page at this address, so it does nothing: choose the page of an entry, or of a list'
  const nowhere = (index: number, page: string) => `warning shared.bestBets.${index}.page ${message}: ${page}`
  expect(found({ bestBets })).toEqual([
    nowhere(0, '/sitemap.xml'),
    nowhere(1, '/search'),
    nowhere(2, '/member'),
  ])
})
