import { expect, test } from 'vitest'
import { fieldMessages } from './fields.ts'

test('the button that adds a row names it without what the label explains', () => {
  const { zh, en } = fieldMessages
  expect(zh.add('最佳结果：搜这些词或其同义词时排在最前')).toBe('添加最佳结果')
  expect(zh.add('当日时间（没有即不开放）')).toBe('添加当日时间')
  expect(en.add('Times on these days (none: closed)')).toBe('Add: Times on these days')
  expect(en.add('Popular searches')).toBe('Add: Popular searches')
})
