import { expect, test } from 'vitest'
import { similarWords } from './similar-words.ts'

test('in a short word a letter is missing or two are swapped; with another letter it is another word', () => {
  const known = ['lake', 'wife', 'boat', 'chapter']
  expect(similarWords('lke', known)).toEqual(['lake'])
  expect(similarWords('laek', known)).toEqual(['lake'])
  expect(similarWords('wifi', known)).toEqual([])
  expect(similarWords('goat', known)).toEqual([])
  expect(similarWords('chaptre', known)).toEqual(['chapter'])
})
