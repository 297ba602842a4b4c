import { expect, test } from 'vitest'
import type { RichNode } from '../../rich-text/rich-text.ts'
import { joinLines, normalizeCharacters } from './characters.ts'
import { parseContents, storedContents } from './file-text.ts'
import { atMost } from './read-text.ts'
import { heading, paragraph, table } from './rich-nodes.ts'

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

const cells = (count: number) =>
  Array.from({ length: count }, () => ({ isHead: false, content: paragraph('一') }))
const widths = (nodes: RichNode[]) => nodes[0]?.content?.map(({ content }) => content?.length)

test('rows get the cells that they lack, unless the table lacks more than it has', () => {
  expect(widths(table([cells(4), cells(2), [], cells(3)]))).toEqual([4, 4, 4])
  expect(widths(table([cells(40), ...Array.from({ length: 60 }, () => cells(1))]))?.slice(0, 3)).toEqual([
    40, 1, 1,
  ])
  expect(widths(table([cells(41), cells(40)]))).toEqual([41, 40])
})

test('a file with more nodes than a page can have has no blocks', () => {
  const pages = [paragraph(long), table([cells(3), cells(3)])]
  const nodes = 2 + 1 + 2 + 3 * 6
  expect(atMost(nodes, pages)).toBe(pages)
  expect(atMost(nodes - 1, pages)).toEqual([])
})

test.each([
  ['⽔⾯⻓龍', '水面长龍'],
  ['住⼾、⺒时', '住户、巳时'],
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
  ['a step-\nfree word\nand “this”\n“that”', 'a step-free word and “this” “that”'],
  ['call 0000-8800-\n110', 'call 0000-8800-110'],
])('the lines of %j become one', (written, expected) => {
  expect(joinLines(written)).toBe(expected)
})
