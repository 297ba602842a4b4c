import { expect, test } from 'vitest'
import { countWord } from './count-word.ts'

test('counts up to ten are words, others figures', () => {
  expect([0, 2, 8, 10, 11].map((count) => countWord(count, 'zh'))).toEqual(['0', '两', '八', '十', '11'])
  expect([1, 8, 23].map((count) => countWord(count, 'en'))).toEqual(['One', 'Eight', '23'])
})
