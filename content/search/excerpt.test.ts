import { expect, test } from 'vitest'
import { kindOf } from '../documents/document.ts'
import { asWritten, bodyOf, bodyOfPage, excerptOf, splitAtWords, wordsOf } from './excerpt.ts'
import { parseQuery } from './query.ts'

test('a number is marked where it stands alone, not as a part of another', () => {
  expect(splitAtWords('湖西停车场 600 个车位，2060 年，门票 60 元', ['60'])).toEqual([
    '湖西停车场 600 个车位，2060 年，门票 ',
    '60',
    ' 元',
  ])
  expect(splitAtWords('a6, A60 and a6b', ['a6'])).toEqual(['', 'a6', ', A60 and ', 'a6', 'b'])
})

test('the excerpt is the part that has the number, not one with a longer number', () => {
  const text = `湖西停车场 600 个车位。${'节假日请改停轻轨站外侧停车场。'.repeat(20)}门票 60 元。`
  expect(excerptOf(text, ['60'])).toContain('门票 60 元')
})

test('words are marked at their beginning in whatever case, Chinese ones anywhere', () => {
  expect(splitAtWords('Lights of the light festival', ['light'])).toEqual([
    '',
    'Light',
    's of the ',
    'light',
    ' festival',
  ])
  expect(splitAtWords('岚屿湖的湖水', ['湖'])).toEqual(['岚屿', '湖', '的', '湖', '水'])
})

test('words that only ask are not marked beside others, nor what begins with them', () => {
  const marked = (text: string, query: string) =>
    splitAtWords(text, wordsOf([parseQuery(query)])).filter((_, at) => at % 2 === 1)
  expect(marked('There is a lake in the inn', 'is there a lake')).toEqual(['lake'])
  expect(marked('Eight landscapes, each in its own season', 'how do I get there')).toEqual([])
  expect(marked('How to get here', 'how to')).toEqual(['How', 'to'])
})

test('a word that is found as a whole is not marked at the beginning of another, and an excerpt has it so', () => {
  const words = wordsOf([parseQuery('wi-fi on the bus', { synonyms: [['wi-fi'], ['bus', 'bus stop']] })])
  const marked = splitAtWords('With Wi-Fi first, business and buses', words).filter((_, at) => at % 2 === 1)
  expect(marked).toEqual(['Wi-Fi', 'bus', 'bus'])
  const text = `${'Steam and scarves. '.repeat(20)}Tea by the car park.`
  expect(excerptOf(text, ['tea', 'car '])).toContain('Tea by the car park')
})

test('words of a synonym are marked where they are together', () => {
  const words = wordsOf([parseQuery('parking', { synonyms: [['parking', 'car park']] })])
  const marked = (text: string) => splitAtWords(text, words).filter((_, at) => at % 2 === 1)
  expect(marked('By car: 600 spaces at Huxi Car Park, two car parks more')).toEqual(['Car Park', 'car parks'])
  for (const park of [
    'car-park',
    'car – park',
    'car’park',
    'car_park',
    'car·park',
    'car, “park',
    'car　park',
    'car，park',
    'car\npark',
  ])
    expect(marked(`The ${park} opens`)).toEqual([park])
  for (const none of ['carpark', 'car 停 park', 'car à park', 'car 2 park']) expect(marked(none)).toEqual([])
  expect(marked('The lake is car-free; parking at the national park')).toEqual(['parking'])
  expect(excerptOf(`${'By car or boat. '.repeat(30)}Car park: 600 spaces.`, words)).toContain('Car park')
})

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

test('the excerpt of a page of a PDF is without its head, unless only that has the words', () => {
  const text = '灵山集团 · 2025 年度社会责任报告 手艺：五十二名学徒手艺不是表演。'
  const content = { type: 'doc' as const, content: ['手艺：五十二名学徒', '手艺不是表演。'].map(paragraph) }
  expect(bodyOfPage({ text, content }, ['学徒'])).toBe('手艺：五十二名学徒 · 手艺不是表演。')
  expect(bodyOfPage({ text, content }, ['2025'])).toBe(text)
  expect(bodyOfPage({ text, content: undefined }, ['学徒'])).toBe(text)
})

test('fields and headings without a full stop are set apart in an excerpt, sentences follow each other', () => {
  const body = { type: 'doc', content: ['How to get there', 'Take line 2.', 'Walk on.'].map(paragraph) }
  const { shared, words } = kindOf('news')
  const text = bodyOf({ ...words, ...shared }, { summary: 'A lake', source: '', body })
  expect(excerptOf(text, ['lake'])).toContain('A lake · How to get there · Take line 2. Walk on.')
})

test('a part that is cut out neither begins nor ends with the mark between two fields', () => {
  const text = `${'湖'.repeat(40)} · ${'鹤'.repeat(19)}船${'岸'.repeat(60)}`
  expect(excerptOf(text, ['船'])).toMatch(/^…鹤/)
})

test('sentences in Chinese follow each other without a space', () => {
  expect(excerptOf('湖水清。\n鱼也多。 Boats sail. They return.', ['湖'])).toBe(
    '湖水清。鱼也多。Boats sail. They return.',
  )
})

test('simplified words are marked in a PDF in traditional characters, as it has them', () => {
  const text = '今年颱風過後，灘塗鹽度驟降。台风'
  expect(asWritten(text, ['滩涂盐度', '台风', '骤降', 'pdf', '湖'])).toEqual([
    '灘塗鹽度',
    '台风',
    '驟降',
    'pdf',
    '湖',
  ])
})

test('the excerpt of a procurement notice says nothing of its result, which may be public later', () => {
  const { words, shared } = kindOf('purchase')
  const result = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: '青禾园林成交' }] }],
  }
  expect(bodyOf({ ...words, ...shared }, { title: '护岸', unit: '集团', result })).toBe('集团')
})
