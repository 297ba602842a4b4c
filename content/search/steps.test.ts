import { expect, test } from 'vitest'
import { attempts } from './steps.ts'

const queriesOf = async (text: string) => {
  const all = await Array.fromAsync(
    attempts(text, { synonyms: [], questions: [], words: ['停车'], readWordsLike: async () => [] }),
  )
  return all.flatMap(({ queries }) => queries)
}

test('no text of a search, however long, takes more than a few thousand tokens', async () => {
  const hundred = [
    '山'.repeat(100),
    '山水'.repeat(50),
    `${'山'.repeat(49)} ${'水'.repeat(50)}`,
    '山水 '.repeat(33),
    Array.from({ length: 33 }, (_, at) => `a${String.fromCharCode(97 + (at % 26))}`).join(' '),
  ]
  for (const text of hundred) {
    const tokens = (await queriesOf(text)).flat(2).flatMap((phrase) => phrase.tokens)
    expect(tokens.length, text.slice(0, 3)).toBeLessThan(3_000)
  }
})

test('a long question is still searched for in parts, and with a slip', async () => {
  const queries = await queriesOf('灵山滑雪场冬天什么时候开门可以带孩子一起去吗')
  expect(queries.length).toBeGreaterThan(30)
})
