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

test('of words that are as near, the first has the letters in another order, or more of them', () => {
  expect(similarWords('rigde', ['ride', 'ridge'])).toEqual(['ridge', 'ride'])
  expect(similarWords('thiry', ['third', 'thirty'])).toEqual(['thirty', 'third'])
  expect(similarWords('guids', ['guide', 'guides'])).toEqual(['guides', 'guide'])
})
