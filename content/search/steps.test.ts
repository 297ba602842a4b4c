import { expect, test } from 'vitest'
import { attempts } from './steps.ts'

/** `written` are the words that texts have. */
const attemptsOf = (text: string, written: readonly string[] = [], areFound = false) => {
  const vocabulary = {
    ...{ synonyms: [], questions: [], words: ['停车', '公益'] },
    ...{
      readWordsLike: async () => [],
      readWritten: async (words: readonly string[]) => words.filter((word) => written.includes(word)),
    },
  }
  return Array.fromAsync(attempts(text, vocabulary, () => areFound))
}
const queriesOf = async (text: string) => (await attemptsOf(text)).flatMap(({ queries }) => queries)

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

test('Chinese with a space after each character is first searched for without, other spaces stay', async () => {
  const byWords = async (text: string) =>
    (await attemptsOf(text)).flatMap(({ step, used }) => (step === 'words' ? [used] : []))
  expect(await byWords('门 票')).toEqual(['门票', '门 票'])
  expect(await byWords(' 停　车 场 ')).toEqual(['停车场', ' 停　车 场 '])
  expect(await byWords('门票 价格')).toEqual(['门票 价格'])
  expect(await byWords('b 栋')).toEqual(['b 栋'])
})

test('words that name nothing are no names in the other language', async () => {
  const steps = async (text: string) => (await attemptsOf(text)).map(({ step }) => step)
  for (const text of ['" OR "', 'the', '的']) expect(await steps(text)).not.toContain('otherLanguage')
  for (const text of ['the lake', '湖']) expect(await steps(text)).toContain('otherLanguage')
})

test('a word that texts have is no slip, whatever it looks or sounds like', async () => {
  const similar = async (text: string, written: readonly string[]) =>
    (await attemptsOf(text, written)).flatMap(({ step, used }) => (step === 'similar' ? [used] : []))
  expect(await similar('竹编体验', [])).toContain('竹编体检')
  expect(await similar('竹编体验', ['竹编', '体验'])).toEqual(['竹编体验'])
  expect(await similar('工艺讲座', [])).toContain('公益讲座')
  expect(await similar('工艺讲座', ['工艺', '讲座'])).toEqual(['工艺讲座'])
  // One of its words may be a slip.
  expect(await similar('招骋讲座', ['讲座'])).toContain('招聘讲座')
})

test('English words that are written together or apart are found as texts have them', async () => {
  const similar = async (text: string, written: readonly string[]) =>
    (await attemptsOf(text, written)).flatMap(({ step, used }) => (step === 'similar' ? [used] : []))
  expect(await similar('where are lifejackets', ['life jackets'])).toContain('where are life jackets')
  expect(await similar('board walk repair', ['boardwalk'])).toContain('boardwalk repair')
  expect(await similar('lifejackets', [])).toEqual([])
  // Words that are found apart may be one, but one that is found is not two.
  const found = async (text: string, written: readonly string[]) =>
    (await attemptsOf(text, written, true)).flatMap(({ step, used }) => (step === 'similar' ? [used] : []))
  expect(await found('board walk', ['boardwalk'])).toEqual(['boardwalk'])
  expect(await found('tea lifejackets', ['life jackets'])).toEqual([])
})

test('a name that is in no title is looked for in the texts of the other language, a number is not', async () => {
  const inTexts = async (text: string) =>
    (await attemptsOf(text)).flatMap(({ inOtherLanguage, queries }) =>
      inOtherLanguage === 'texts' ? queries.flat(2).map(({ text }) => text) : [],
    )
  expect(await inTexts('Wen Tao')).toEqual(['wen tao'])
  expect(await inTexts('闻涛')).toEqual(['闻涛'])
  for (const text of ['2150', 'bus 26', '的', 'the', '湖']) expect(await inTexts(text), text).toEqual([])
})
