import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AnyDocument, kindOf } from '../documents/document.ts'
import { validateDraft } from '../documents/validate.ts'
import { kindNames } from '../kinds.ts'
import { draftOf } from '../testing/documents.ts'
import { news, rich } from '../testing/fixtures.ts'
import { cellOf, valueIn } from './cells.ts'
import { documentOf, headingsOf, rowOf } from './csv-rows.ts'

test.each(kindNames)('any draft of %s comes back from its row as it went', (name) => {
  const kind = kindOf(name)
  fc.assert(
    fc.property(draftOf(kind), (draft) => {
      const document = validateDraft(kind, draft)
      const row = rowOf(kind, { slug: 'x', no: 1, document })
      expect(Object.keys(row)).toEqual(headingsOf(kind))
      const back = validateDraft(kind, documentOf(kind, row, undefined))
      // A cell cannot tell a text that is empty from none.
      expect(rowOf(kind, { slug: 'x', no: 1, document: back })).toEqual(row)
    }),
    { numRuns: 20 },
  )
})

const saved = (cell: string) =>
  /^(true|false)$/.test(cell) ? cell.toUpperCase() : cell.replace(/^(\d{4})-0?(\d+)-0?(\d+)$/, '$1/$2/$3')

test.each(kindNames)('a draft of %s is the same after a table program saved its row', (name) => {
  const kind = kindOf(name)
  fc.assert(
    fc.property(draftOf(kind), (draft) => {
      const document = validateDraft(kind, draft)
      const cells = Object.entries(rowOf(kind, { slug: 'x', no: 1, document }))
      const row = Object.fromEntries(cells.map(([heading, cell]) => [heading, saved(cell)]))
      expect(documentOf(kind, row, document)).toEqual(document)
    }),
    { numRuns: 20 },
  )
})

test('plain paragraphs are text in a cell; anything more is JSON', () => {
  const field = { type: 'rich', label: { zh: '', en: '' } } as const
  expect(cellOf(field, rich('一', '二'))).toBe('一\n\n二')
  const [text, hardBreak] = [(text: string) => ({ type: 'text', text }), { type: 'hardBreak' }]
  const lines = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [text('二'), hardBreak, text('三')] }],
  }
  expect(valueIn(field, '二\r\n三')).toEqual(lines)
  expect(cellOf(field, lines)).toBe('二\n三')
  const heading = {
    type: 'doc',
    content: [{ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '节' }] }],
  }
  expect(valueIn(field, cellOf(field, heading))).toEqual(heading)
  for (const tricky of [
    rich('{"a":1}'),
    rich('a\n\nb'),
    rich('a\nb'),
    rich(' a'),
    rich('<p>a</p>'),
    rich('- a'),
  ])
    expect(valueIn(field, cellOf(field, tricky))).toEqual(tricky)
})

test.each([
  '<p>一</p>',
  '一<br/>二',
  '## 节',
  '一\n- 二',
  '甲 **乙** 丙',
  '甲 __乙__ 丙',
  '甲 *乙* 丙',
  '甲 ~~乙~~ 丙',
  '甲 `乙` 丙',
  '<section>一</section>',
  '一&nbsp;二 &amp; 三',
  '见 [公告](https://a.cn)',
  '| a | b |',
  '{一',
])('a formatted text is refused with a reason, and not taken as words: %s', (cell) => {
  const from = documentOf(kindOf('news'), { id: 'x', 'zh.title': '新', 'zh.body': cell }, undefined)
  expect(() => validateDraft(kindOf('news'), from as AnyDocument)).toThrow(
    expect.objectContaining({
      issues: [expect.objectContaining({ path: ['zh', 'body'], code: 'richMarkup' })],
    }),
  )
})

test.each([
  '面积 < 60 m² 且 > 20',
  '1. 一\n2. 二',
  'a * b * c',
  '5*3*2',
  '2024-05-01 - 2024-06-01',
  '#号楼',
  '138****1234，139****5678',
  '姓名：______ 电话：______',
  'R&D & Q&A；a_b_c；snake__case__name',
])('words that only resemble marks are taken: %s', (cell) => {
  const field = { type: 'rich', label: { zh: '', en: '' } } as const
  expect(cellOf(field, valueIn(field, cell))).toBe(cell)
})

test('columns that a table lacks keep what is there', () => {
  const existing = news({ zh: '旧', en: 'Old' })
  const document = documentOf(kindOf('news'), { id: 'x', 'zh.title': '新' }, existing)
  expect(document).toMatchObject({
    shared: existing.shared,
    zh: { title: '新', summary: '旧.' },
    en: { title: 'Old' },
  })
})

test('languages are those named or filled in; words in one that is not named are refused', () => {
  const kind = kindOf('news')
  const from = (row: Record<string, string>, existing?: AnyDocument) => documentOf(kind, row, existing)
  const [zh, en] = [{ 'zh.title': '新' }, { 'en.title': 'New' }]
  expect(from({ languages: '', ...zh, 'en.title': '' })).toMatchObject({ zh: { title: '新' }, en: null })
  expect(from({ languages: 'zh, en', ...zh })).toMatchObject({ zh: { title: '新' }, en: {} })
  const refused = (row: Record<string, string>, issues: object[]) =>
    expect(() => from(row)).toThrow(expect.objectContaining({ code: 'invalid', issues }))
  refused({ languages: 'zh', ...zh, ...en }, [
    expect.objectContaining({ path: ['en', 'title'], code: 'unnamedLanguage' }),
  ])
  refused({ languages: '中文', ...zh }, [
    expect.objectContaining({ path: ['languages'], code: 'noLanguage' }),
    expect.objectContaining({ path: ['zh', 'title'] }),
  ])
  const existing = news({ zh: '旧', en: 'Old' })
  expect(from({ languages: 'zh', ...zh }, existing)).toMatchObject({
    zh: { title: '新' },
    en: { title: 'Old' },
  })
  expect(from({ languages: 'zh', ...zh, 'en.title': '' }, existing)).toMatchObject({ en: null })
})
