import { kindOf } from '@shanmen/content/documents/document.ts'
import { headingsOf, rowOf } from '@shanmen/content/import-export/csv-rows.ts'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf, readCsv, tableIn } from './import-export.ts'

const nasty = fc
  .array(fc.constantFrom(...'\'=＝+＋-－@＠\t\r\n ,;"\uFEFF1{山'), { maxLength: 6 })
  .map((characters) => characters.join(''))
const text = fc.oneof(nasty, fc.string())

test('any cells are read back unchanged, and none begins like a formula', async () => {
  const rows = fc.array(fc.tuple(text, text, text))
  await fc.assert(
    fc.asyncProperty(rows, async (cells) => {
      const table = [['a', 'b', 'c'], ...cells]
      const csv = csvOf(table)
      const seen: string[][] = parse(csv)
      expect(seen.flat().filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([])
      // A row of blanks says nothing.
      const said = table.filter((row) => row.some((cell) => cell.trim() !== ''))
      expect(await tableIn(csv)).toEqual(said)
    }),
  )
})

// What validation lets into a document.
const stored = text.map((each) => each.replace(/[^\P{Cc}\n\t]/gu, ''))

test('an entry with any text is the same after export and import', async () => {
  const kind = kindOf('news')
  const paragraphs = fc.array(stored, { minLength: 1, maxLength: 3 }).map((texts) => ({
    type: 'doc',
    content: texts.map((each) => ({ type: 'paragraph', content: [{ type: 'text', text: each }] })),
  }))
  const words = fc.record({ title: stored, summary: stored, body: paragraphs }, { requiredKeys: [] })
  const isTop = fc.boolean()
  const documents = fc.record({ shared: fc.record({ isTop }), zh: words, en: fc.option(words) })
  await fc.assert(
    fc.asyncProperty(documents, async (document) => {
      const headings = headingsOf(kind)
      const row = rowOf(kind, { slug: 'x', no: 1, document })
      const csv = csvOf([headings, headings.map((heading) => row[heading] ?? '')])
      const [entry] = await readCsv('news', `\uFEFF${csv}`)
      expect(entry?.document(document)).toEqual(document)
    }),
  )
})

test.each([',', ';', '\t'])(
  'cells divided by %j, with blank rows and cells that Excel left out',
  async (mark) => {
    const lines = ['id|zh.title|zh.summary', 'a|"一,二;三\t四"', '||', '', 'b|二|三']
    expect(await tableIn(lines.join('\r\n').replaceAll('|', mark))).toEqual([
      ['id', 'zh.title', 'zh.summary'],
      ['a', '一,二;三\t四'],
      ['b', '二', '三'],
    ])
  },
)

test('an empty column is ignored; one with content needs a heading', async () => {
  expect(await readCsv('news', 'id,zh.title,\na,一,\n')).toHaveLength(1)
  await expect(readCsv('news', 'id,zh.title,\na,一,二\n')).rejects.toMatchObject({
    issues: [{ code: 'unnamedColumn' }],
  })
})

test.each([
  ['columns', `id${','.repeat(20_000)}`],
  ['rows', `id\n${'a\n'.repeat(2001)}`],
])('a table of too many %s is refused before it is read', async (_what, text) => {
  await expect(readCsv('news', text)).rejects.toMatchObject({ code: 'tooLarge' })
})

test('a column that occurs twice is refused', async () => {
  await expect(readCsv('news', 'id,zh.title,en.title, zh.title\na,一,x,二\n')).rejects.toMatchObject({
    issues: [{ path: ['zh.title'], code: 'repeatedColumn' }],
  })
})
