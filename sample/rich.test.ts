import { richTextFault } from '@shanmen/content/rich-text/check.ts'
import { expect, test } from 'vitest'
import { richTextOf } from './rich.ts'

const pictureId = (name: string) => {
  if (name !== 'lake') throw new Error(`no picture "${name}"`)
  return 'abc123'
}
const convert = (markdown: string) => richTextOf(markdown, pictureId).content
const words = (text: string) => ({ type: 'text', text })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })

test('paragraphs, headings, marks and links', () => {
  expect(convert('## 标题\n\n湖水**清**且*静*，[看看](/member/scenic/lanyu)')).toEqual([
    { type: 'heading', attrs: { level: 2 }, content: [words('标题')] },
    paragraph(
      words('湖水'),
      { ...words('清'), marks: [{ type: 'bold' }] },
      words('且'),
      { ...words('静'), marks: [{ type: 'italic' }] },
      words('，'),
      { ...words('看看'), marks: [{ type: 'link', attrs: { href: '/member/scenic/lanyu' } }] },
    ),
  ])
})

test('a picture becomes a block with its caption and splits its paragraph', () => {
  expect(convert('before ![dawn](lake "The lake") after')).toEqual([
    paragraph(words('before ')),
    { type: 'image', attrs: { media: 'abc123', alt: 'dawn', caption: 'The lake' } },
    paragraph(words(' after')),
  ])
})

test('lists, quotes and tables', () => {
  const item = (text: string) => ({ type: 'listItem', content: [paragraph(words(text))] })
  const row = (type: string, ...cells: string[]) => ({
    type: 'tableRow',
    content: cells.map((cell) => ({ type, content: [paragraph(words(cell))] })),
  })
  expect(convert('- a\n- b\n\n2. c\n\n> d\n\n| e | f |\n|---|---|\n| g | h |')).toEqual([
    { type: 'bulletList', content: [item('a'), item('b')] },
    { type: 'orderedList', attrs: { start: 2 }, content: [item('c')] },
    { type: 'blockquote', content: [paragraph(words('d'))] },
    { type: 'table', content: [row('tableHeader', 'e', 'f'), row('tableCell', 'g', 'h')] },
  ])
})

test('all its output is valid for storing', () => {
  const all = '## a\n\nb *c* ~~d~~  \ne\n\n1. f\n   - g\n\n> h\n\n---\n\n| i |\n|---|\n| |\n\n![j](lake)'
  expect(richTextFault(richTextOf(all, pictureId))).toBeUndefined()
})

test.each([
  ['a picture that is missing', '![x](sea)', 'no picture "sea"'],
  ['HTML', '<b>x</b>', 'cannot hold'],
  ['code', '`x`', 'cannot hold'],
  ['a star too many', '他说**“好”的', 'stars left'],
])('%s is an error that says so', (_, markdown, message) => {
  expect(() => convert(markdown)).toThrow(message)
})

test('bold text may end in Chinese punctuation', () => {
  expect(convert('他说**“好”**的')).toEqual([
    paragraph(words('他说'), { ...words('“好”'), marks: [{ type: 'bold' }] }, words('的')),
  ])
})
