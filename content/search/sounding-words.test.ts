import { expect, test, vi } from 'vitest'
import { withLookAlikes } from './look-alikes.ts'
import { bySound, withWordsThatSound, wordsInPinyin } from './sounding-words.ts'

const known = bySound(['公告', '停车场', '门票', '价格', 'logo', '坐船'])

test('a text in pinyin is the words that it is made of, with or without spaces', () => {
  expect(wordsInPinyin('gonggao', known)).toEqual(['公告'])
  expect(wordsInPinyin("men'piao jiage", known)).toEqual(['门票', '价格'])
  expect(wordsInPinyin('menpiaojiage', known)).toEqual(['门票', '价格'])
  expect(wordsInPinyin('menpiao prices', known)).toBeUndefined()
  expect(wordsInPinyin('logo', known)).toBeUndefined()
})

test('a text in pinyin is compared a bounded number of times, however many ways there are to divide it', () => {
  const repeated = bySound(['首页', '哈哈', '哈哈哈哈'])
  const get = vi.spyOn(repeated, 'get')
  const texts = [`${'shouye  '.repeat(6)}zq`, `${'haha'.repeat(9)}zq`]
  for (const text of texts) expect(wordsInPinyin(text, repeated)).toBeUndefined()
  expect(get.mock.calls.length).toBeLessThan(100)
  expect(wordsInPinyin(`${'shouye      '.repeat(8)}zq`, repeated)).toBeUndefined()
  expect(wordsInPinyin('haha '.repeat(20), repeated)).toEqual(Array(10).fill('哈哈哈哈'))
})

test('words that are written by characters of the same sound are put right, and no others', () => {
  expect(withWordsThatSound('景区停扯场', known)).toBe('景区停车场')
  expect(withWordsThatSound('停车场', known)).toBe('停车场')
  expect(withWordsThatSound('湖心岛', known)).toBe('湖心岛')
})

test('one character at a time is taken for another that looks alike', () => {
  expect(withLookAlikes('招骋')).toContain('招聘')
  expect(withLookAlikes('湖心')).toEqual([])
  expect(withLookAlikes('请问听雪岭的索道几点停')).toEqual([])
})
