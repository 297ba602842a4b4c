import { expect, test } from 'vitest'
import { fieldMessages } from './fields.ts'

test('the button that adds a row names it without what the label explains', () => {
  const { zh, en } = fieldMessages
  expect(zh.add('最佳结果：搜这些词或其同义词时排在最前')).toBe('添加最佳结果')
  expect(zh.add('当日时间（没有即不开放）')).toBe('添加当日时间')
  expect(en.add('Times on these days (none: closed)')).toBe('Add: Times on these days')
  expect(en.add('Popular searches')).toBe('Add: Popular searches')
})

test('one word or character is counted in the singular', () => {
  const { en } = fieldMessages
  expect(en.countedEnglish(1, 4)).toBe('1 word, 4 characters')
  expect(en.counted(2, 1)).toBe('2 words (1 character)')
})
