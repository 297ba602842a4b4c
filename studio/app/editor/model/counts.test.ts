import { expect, it } from 'vitest'
import { countCharacters, countWords } from './counts.ts'

it('counts Chinese by character, Latin words and numbers once', () => {
  expect(countWords('集团 2026 年 Open Day，欢迎！', 'zh')).toBe(8)
  expect(countCharacters('山 水\n👨‍👩‍👧')).toBe(3)
})

it('counts English words', () => {
  expect(countWords("The group's open day – 21 May.", 'en')).toBe(6)
  expect(countWords('', 'en')).toBe(0)
})
