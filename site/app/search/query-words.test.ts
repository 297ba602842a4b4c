import { expect, it } from 'vitest'
import { hasAll, splitAtWords, wordsOf } from './query-words.ts'

it('splits the typed text like the index does, without punctuation', () => {
  expect(wordsOf(' A4纸  Lanyu, 岚屿湖 (lanyu) ')).toEqual(['a4', '纸', 'lanyu', '岚屿湖'])
  expect(wordsOf('.*+?^()|[]{}\\')).toEqual([])
})

it('finds Chinese words anywhere, others at the beginning of a word', () => {
  expect(hasAll('社会责任报告', ['责任'])).toBe(true)
  expect(hasAll('Learning Map', ['map', 'learn'])).toBe(true)
  expect(hasAll('Learning Map', ['earn'])).toBe(false)
  expect(hasAll('学习地图', ['学习', '课程'])).toBe(false)
})

it.each([
  ['以岚屿湖四季回望', ['岚屿湖'], ['以', '岚屿湖', '四季回望']],
  ['湖与湖', ['湖'], ['', '湖', '与', '湖', '']],
  ['Lanyu Lake, lanyu', ['lan'], ['', 'Lan', 'yu Lake, ', 'lan', 'yu']],
  ['A4纸与文具', ['a4', '纸'], ['', 'A4', '', '纸', '与文具']],
  ['Nothing', ['山'], ['Nothing']],
])('splits %s at %j', (text, words, pieces) => {
  expect(splitAtWords(text, words)).toEqual(pieces)
})
