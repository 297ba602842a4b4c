import { expect, test } from 'vitest'
import type { RichNode } from '../../rich-text/rich-text.ts'
import { joinLines, normalizeCharacters } from './characters.ts'
import { parseContents, storedContents } from './file-text.ts'
import { heading, paragraph } from './rich-nodes.ts'

const page = (...content: RichNode[][]) => ({ text: '', content: content.flat() })
const long = '岚屿湖今年的透明度回到三点二米，三十三个监测点优于上年。'

test('the contents of a file are its headings with their pages', () => {
  const pages = [
    page(heading('⽔与人', 2), paragraph(long)),
    page(),
    page(heading('五年数据', 3), paragraph(long)),
  ]
  expect(parseContents(storedContents({ language: 'zh-CN', pages }))).toEqual({
    language: 'zh-CN',
    headings: [
      { title: '水与人', level: 2, page: 1 },
      { title: '五年数据', level: 3, page: 3 },
    ],
  })
})

test.each([
  ['without pages', []],
  ['that is a scan', [page(), page(), page(paragraph(long))]],
  ['that has only a few words on each page', [page(paragraph('封面'))]],
  ['whose fonts name no characters', [page(paragraph('\uE000\uE001\uFFFD'.repeat(20)))]],
  ['that is too long for a page', Array.from({ length: 201 }, () => page(paragraph(long)))],
])('a file %s cannot be read as a page', (_, pages) => {
  expect(storedContents({ language: 'zh-CN', pages })).toBe('')
})

test.each([
  ['⽔⾯⻓龍', '水面长龍'],
  ['︐︒︵甲︶', '，。（甲）'],
  ['ﬁnancial ２０２５', 'financial 2025'],
  ['CO₂ ①…', 'CO₂ ①…'],
  ['灵 山 集 团', '灵山集团'],
  ['inter\u00ADnational', 'international'],
  ['a\0b', 'ab'],
])('the characters of %j are those that people type', (written, expected) => {
  expect(normalizeCharacters(written)).toBe(expected)
})

test.each([
  ['湖水\n清，\n“好”\n400', '湖水清，“好” 400'],
  ['a divi-\nded word\nand “this”\n“that”', 'a divided word and “this” “that”'],
])('the lines of %j become one', (written, expected) => {
  expect(joinLines(written)).toBe(expected)
})
