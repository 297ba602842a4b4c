import { expect, test } from 'vitest'
import { partsOf } from './question-parts.ts'

/** What finds a word. */
const formsOf = (word: string) => partsOf(word, [])[0]?.phrases.flatMap(({ tokens }) => tokens) ?? []

test.each(['education', 'probation', 'payments', 'trainer', 'tested', 'lake'])(
  'a word is found as it was typed, whatever its endings: %s',
  (word) => {
    const found = partsOf(word, [])[0]?.phrases.some(
      ({ tokens: [token = ''], prefix }) => token === word || (prefix && word.startsWith(token)),
    )
    expect(found).toBe(true)
  },
)

test('a short stem has the usual endings, and no longer words', () => {
  expect(formsOf('part')).toEqual(expect.arrayContaining(['part', 'parts', 'parted']))
  expect(formsOf('part')).not.toContain('party')
})
