import { expect, test } from 'vitest'
import { parseQuery } from './query.ts'

test('every distinct word counts, however many fit into a keyword', () => {
  const words = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9', 'b1']
  expect(parseQuery(words.join(' '))).toHaveLength(words.length)
  expect(parseQuery('采购 采购 a1 A1')).toHaveLength(2)
})
