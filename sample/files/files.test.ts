import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inspectPdf } from '@shanmen/content/media/pdf/inspect.ts'
import { plainText } from '@shanmen/content/rich-text/rich-text.ts'
import { describe, expect, test } from 'vitest'
import { allDisclosure } from '../content/disclosure/all.ts'
import { allParty } from '../content/party/all.ts'
import { dayFrom } from '../day.ts'
import { reports } from './reports/all.ts'
import { figure, fiveYears, metricNames } from './reports/figures.ts'

type Listed = Record<string, { file: string; pages: number; bytes: number }>

const listed: Listed = JSON.parse(await readFile(join(import.meta.dirname, '..', 'files.json'), 'utf8'))
const entries = [...allDisclosure(dayFrom(new Date())), ...allParty(dayFrom(new Date()))]

describe('the sample PDFs', () => {
  test.each(Object.entries(listed))('%s is what the list says, tagged, and runs nothing', async (_, row) => {
    const pdf = (await readFile(join(import.meta.dirname, row.file))).toString('latin1')
    expect(pdf.startsWith('%PDF-')).toBe(true)
    expect(pdf.length).toBe(row.bytes)
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(row.pages)
    expect(pdf).toMatch(/\/Lang \((zh-CN|en-GB)\)/)
    expect(pdf).toContain('/StructTreeRoot')
    // Those of PDF 2.0 mean nothing in a file of an earlier version.
    expect(pdf).not.toMatch(/\/S\s*\/(Em|Strong|Title|Aside|Sub|FENote|DocumentFragment)\b/)
    expect(pdf).not.toMatch(/\/(JavaScript|JS|Launch|EmbeddedFile)\b/)
  })

  // Read as the site reads it: a radical instead of a character would be found by nobody.
  test.each(Object.entries(listed))(
    '%s has a title, bookmarks, headings and clean text',
    async (name, row) => {
      const bytes = await readFile(join(import.meta.dirname, row.file))
      const pdf = bytes.toString('latin1')
      expect(pdf).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/)
      expect(pdf).toMatch(/\/Title [<(]/)
      expect(pdf).toContain('/Outlines')
      const { text } = await inspectPdf(bytes, { withText: true, timeoutMs: 120_000 })
      expect(text?.pages).toHaveLength(row.pages)
      expect(text?.language).toBe(name.endsWith('-zh') ? 'zh-CN' : 'en-GB')
      for (const { text: page } of text?.pages ?? []) {
        expect(page.trim()).not.toBe('')
        // Nor a word that its spacing takes apart.
        expect(page).not.toMatch(/(?<!\S)[b-z] [b-z](?!\S)/i)
        // Marks of a typewriter, or an amount that is not “RMB 60”.
        expect(page).not.toMatch(/['"]|\d yuan/)
        // 戶 is what NFKC makes of the radical of 户.
        expect(page).not.toMatch(/[戶\u2E80-\u2FDF\uF900-\uFAFF\uFE10-\uFE19\p{Co}\uFFFD]/u)
      }
      const blocks = text?.pages.flatMap(({ content }) => content) ?? []
      // A value and its unit, or a label and its unit.
      expect(blocks.map(plainText).join('\n')).not.toMatch(/\d(hours|k?m|kWh|kg)\b|[a-z]\(/)
      const headings = blocks.filter(({ type }) => type === 'heading')
      expect(headings.length).toBeGreaterThan(3)
    },
  )

  test('every file that an entry names is listed, and every listed file exists and is used', async () => {
    const named = JSON.stringify(entries).match(/"[a-z0-9-]+-(zh|en)"/g) ?? []
    expect([...new Set(named.map((name) => name.slice(1, -1)))].sort()).toEqual(Object.keys(listed).sort())
    const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('.pdf'))
    expect(files.sort()).toEqual(
      Object.values(listed)
        .map(({ file }) => file)
        .sort(),
    )
  })

  test('a report has every figure of its five years', () => {
    for (const { year } of reports)
      for (const name of metricNames)
        for (const at of fiveYears(year)) expect(figure(name, at, 'en').text).toMatch(/^[\d,.]+$/)
  })
})
