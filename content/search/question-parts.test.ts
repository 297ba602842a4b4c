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

test('a price as it is spoken finds the one that is written', () => {
  const texts = (question: string) =>
    partsOf(question, []).flatMap(({ phrases }) => phrases.map(({ text }) => text))
  expect(texts('渡轮一块钱')).toEqual(texts('渡轮一元'))
  expect(texts('船票 20 块吗')).toEqual(texts('船票 20 元'))
  expect(texts('背一块石头')).toContain('一块')
})

test('a number is never left out of a search, nor found by its digits one by one', () => {
  /** What finds each number without which nothing is found. */
  const exact = (text: string) =>
    partsOf(text, [])
      .filter(({ isExact }) => isExact)
      .map(({ phrases }) => phrases.map(({ tokens }) => tokens.join(' ')))
  expect(exact('97元')).toEqual([['97']])
  expect(exact('97 tickets')).toEqual([['97']])
  expect(exact('2,180 metres')).toEqual([['2 180', '2180']])
  expect(exact('2180 米长')).toEqual([['2180', '2 180']])
  expect(exact('两千一百级')).toEqual([['两千 千一 一百', '2100', '2 100']])
  expect(exact('一百零五棵')[0]).toContain('105')
  expect(exact('二〇二五年')[0]).toContain('2025')
  // 十九 alone is in 五十九 too.
  expect(exact('第十九届灯会')).toEqual([['第十 十九', '第 19']])
  expect(exact('第八届灯会')).toEqual([['第八', '第 8']])
  expect(exact('第19届灯会')).toEqual([['第十 十九', '第 19']])
  expect(exact('第 8 届灯会')).toEqual([['第八', '第 8']])
  expect(exact('十九届灯会')).toEqual([['十九 九届', '19 届']])
  expect(exact('二十大报告')).toEqual([['二十 十大', '20 大']])
  expect(exact('第一次来')).toEqual([])
  expect(exact('十一假期')).toEqual([])
  // How old, how many or how long: what answers need not say the same number.
  expect(exact('三十五岁以上')).toEqual([])
  expect(exact('5 岁儿童门票')).toEqual([])
})

/** What finds each part, with how much it counts. */
const sharesOf = (text: string, synonyms: readonly (readonly string[])[] = []) =>
  new Map(
    partsOf(text, synonyms).map(({ phrases, share }) => [
      phrases[0]?.tokens.join(' '),
      Math.round(share * 10),
    ]),
  )

test('words that are adjacent are so too where one of them has synonyms', () => {
  const synonyms = [
    ['末班', '收班'],
    ['轻轨', '公交'],
    ['train', 'bus'],
  ]
  expect(sharesOf('末班轻轨几点', synonyms).get('班轻')).toBe(3)
  expect([...sharesOf('last train', synonyms).keys()]).toContain('last train')
  expect([...sharesOf('末班 轻轨', synonyms).keys()]).not.toContain('班轻')
  expect([...sharesOf('by the train', synonyms).keys()]).toEqual(['train'])
})

test('a character beside words that name nothing is a part alone, and no name with them', () => {
  expect(sharesOf('和船')).toEqual(
    new Map([
      ['船', 5],
      ['和船', 3],
    ]),
  )
  expect(sharesOf('从岚屿').get('从岚')).toBe(3)
  expect(sharesOf('岚屿').get('岚屿')).toBe(10)
  // 会 is a word of its own, and the end of names.
  expect(sharesOf('灯会')).toEqual(new Map([['灯会', 10]]))
})
