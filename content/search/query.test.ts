import { describe, expect, test } from 'vitest'
import { parseQuery, splitAtSynonyms } from './query.ts'

test('every distinct word counts, however many fit into a keyword', () => {
  const words = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9', 'b1']
  expect(parseQuery(words.join(' '))).toHaveLength(words.length)
  expect(parseQuery('采购 采购 a1 A1')).toHaveLength(2)
})

test('a letter before another word is whole, one that is still typed begins longer ones', () => {
  const prefixes = (text: string) => parseQuery(text).map(([phrase]) => phrase?.prefix)
  expect(prefixes('b c d tower')).toEqual([false, false, false, true])
  expect(prefixes('gate b')).toEqual([true, true])
  expect(prefixes('b')).toEqual([true])
})

describe('numbers', () => {
  test('the parts of a code stand next to each other, and no number is the beginning of a longer one', () => {
    const [code = [], word = []] = parseQuery('ＬＳ-CG-2026-12 采购')
    expect(code[0]).toMatchObject({ tokens: ['ls', 'cg', '2026', '12'], prefix: false })
    expect(new Set(code.map(({ tokens, prefix }) => `${tokens.join('')} ${prefix}`))).toEqual(
      new Set(['lscg202612 false']),
    )
    expect(word).toMatchObject([{ tokens: ['采购'] }])
    expect(parseQuery('2019 A4')).toMatchObject([
      [{ tokens: ['2019'], prefix: false }],
      [{ tokens: ['a4'], prefix: false }],
    ])
  })

  test('a telephone number is the same however its digits are grouped', () => {
    const groups = (text: string) =>
      parseQuery(text).map((term) => term.map(({ tokens }) => tokens.join(' ')))
    expect(groups('4000000026')[0]).toContain('400 000 0026')
    expect(groups('0000-8800115')[0]).toContain('0000 8800 115')
    expect(groups('电话 400 0000026')[1]).toContain('400 000 0026')
    expect(groups('400-000-0026')[0]).toContain('4000000026')
    expect(groups('2026-118')).toEqual([['2026 118', ...(groups('2026-118')[0] ?? []).slice(1)]])
  })
})

test('a code is the same with and without its hyphens', () => {
  const groups = (text: string) => parseQuery(text)[0]?.map(({ tokens }) => tokens.join(' '))
  expect(groups('LSCG2026118')).toContain('ls cg 2026 118')
  expect(groups('lscg-2026-118')).toContain('ls cg 2026 118')
  expect(groups('LS-CG-2026-118')).toContain('lscg2026118')
  // A year or the size of a sheet is no code.
  expect(groups('A4')).toEqual(['a4'])
  expect(groups('top2026')).toEqual(['top2026'])
})

test('a synonym with a hyphen is found with and without it, and only as whole words', () => {
  const synonyms = [['wi-fi', 'wireless']]
  expect(splitAtSynonyms('free wi fi', synonyms)).toEqual(['free ', ['wi-fi', 'wireless'], ''])
  expect(splitAtSynonyms('Wi-Fi', synonyms)).toEqual(['', ['wi-fi', 'wireless'], ''])
  expect(splitAtSynonyms('wi-fixed', synonyms)).toEqual(['wi-fixed'])
  const lifts = [['chairlift', 'car park']]
  expect(splitAtSynonyms('the chair lift', lifts)).toEqual(['the ', ['chairlift', 'car park'], ''])
  expect(splitAtSynonyms('carpark', lifts)).toEqual(['', ['car park', 'chairlift'], ''])
  expect(splitAtSynonyms('armchair lifted', lifts)).toEqual(['armchair lifted'])
})

test('the plural of a synonym is the synonym, an abbreviation has none, and a row may hold both', () => {
  const synonyms = [
    ['corruption', 'bribe'],
    ['hr', 'personnel'],
    ['job', 'jobs', 'vacancy'],
  ]
  expect(splitAtSynonyms('bribes', synonyms)).toEqual(['', ['bribe', 'corruption'], ''])
  expect(splitAtSynonyms('briber', synonyms)).toEqual(['briber'])
  expect(splitAtSynonyms('planes', [['plan', 'scheme']])).toEqual(['planes'])
  expect(splitAtSynonyms('buses', [['bus', 'coach']])).toEqual(['', ['bus', 'coach'], ''])
  expect(splitAtSynonyms('hrs', synonyms)).toEqual(['hrs'])
  expect(splitAtSynonyms('jobs', synonyms)).toEqual(['', ['jobs', 'job', 'vacancy'], ''])
})
