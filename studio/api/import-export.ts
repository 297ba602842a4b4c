import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { type AnyDocument, isJsonObject, kindOf } from '@shanmen/content/documents/document.ts'
import { issueOf } from '@shanmen/content/documents/messages.ts'
import { type Issue, ValidationError } from '@shanmen/content/errors.ts'
import {
  documentOf,
  headingsOf,
  idColumn,
  revisionColumn,
  rowOf,
} from '@shanmen/content/import-export/csv-rows.ts'
import { exportEntries } from '@shanmen/content/import-export/export.ts'
import { type Incoming, importEntries } from '@shanmen/content/import-export/import.ts'
import type { Kind } from '@shanmen/content/kind.ts'
import type { KindName } from '@shanmen/content/kinds.ts'
import type { Content } from '@shanmen/content/open.ts'
import { type InterfaceText, type Language, languageCodes } from '@shanmen/contract/languages.ts'
import { CsvError, parse } from 'csv-parse'
import { stringify } from 'csv-stringify/sync'
import type { Handlers } from './handler.ts'
import { requireEveryLanguage } from './limits.ts'
import { exportCaching, streamExport } from './one-export.ts'
import { requestError } from './request-errors.ts'

const maxRows = 2000

/** Entries of a kind as CSV or JSON; and back, as drafts. */
export const exchangeHandlers: Handlers<'importEntries' | 'exportEntries'> = {
  async importEntries({ kind, format, text, dryRun }, { content, me, requireBytes }) {
    requireEveryLanguage(me)
    const entries = format === 'csv' ? await readCsv(kind, text) : readJson(text)
    const sizes: number[] = []
    const measured = entries.map((entry, index) => ({
      ...entry,
      document: (existing?: AnyDocument) => {
        const document = entry.document(existing)
        sizes[index] = bytesIn(document)
        return document
      },
    }))
    const answer = await importEntries(content, me.id, { kind, entries: measured, dryRun })
    const stored = answer.rows.map(({ result }, index) => (result === 'same' ? 0 : (sizes[index] ?? 0)))
    // Otherwise nothing is stored. The answer is, for a repeat.
    if (answer.done) requireBytes(stored.reduce((sum, size) => sum + size, bytesIn(answer)))
    return answer
  },

  async exportEntries({ kind, format }, context) {
    const { content } = context
    const chunks = format === 'csv' ? csvChunks(content, kind) : jsonChunks(content, kind)
    const stream = streamExport(context, chunks, 'read', { section: kindOf(kind).section })
    return new Response(stream, {
      headers: {
        'Cache-Control': exportCaching,
        'Content-Type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="${kind}.${format}"`,
      },
    })
  },
}

/** 0 of what is too deep to be written as JSON, which is refused. */
function bytesIn(value: unknown): number {
  try {
    return Buffer.byteLength(JSON.stringify(value) ?? '')
  } catch (error) {
    if (error instanceof RangeError) return 0
    throw error
  }
}

async function* csvChunks(content: Content, name: KindName): AsyncGenerator<string> {
  const kind = kindOf(name)
  const columns = headingsOf(kind)
  // Spreadsheets read a file as UTF-8 only with this mark.
  yield `\uFEFF${csvOf([columns])}`
  for await (const entries of exportEntries(content, name))
    yield csvOf(
      entries.map((entry) => {
        const row = rowOf(kind, entry)
        return columns.map((heading) => row[heading] ?? '')
      }),
    )
}

async function* jsonChunks(content: Content, name: KindName): AsyncGenerator<string> {
  let before = '[\n'
  for await (const entries of exportEntries(content, name)) {
    const rows = entries.map(({ slug, no, document }) =>
      JSON.stringify({ id: slug, revision: no, ...document }),
    )
    yield before + rows.join(',\n')
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

/** Characters: the kind with the most fields has 400. Each cell takes time in each row. */
const longestHeadings = 20_000
const tooWide = {
  zh: '表头太长，请对照导出的 CSV 文件删去多余的列',
  en: 'There are too many columns: compare it with an exported CSV file, and remove those that are empty',
}
const tooMany = {
  zh: `一次最多导入 ${maxRows} 条，请分成几个文件`,
  en: `${maxRows} entries at most at a time: divide the file`,
}

/** The entries in a table, one a row. Throws a RequestError for what is no table, ValidationError for columns that are not understood. */
export async function readCsv(name: KindName, text: string): Promise<Incoming[]> {
  const kind = kindOf(name)
  const [first = [], ...rows] = await tableIn(text)
  const headings = first.map((heading) => heading.trim())
  const issues = [...wrongHeadings(kind, headings), ...nameless(headings, rows)]
  if (issues.length > 0) throw new ValidationError(issues)
  const columns = [...headings.entries()].filter(([, heading]) => heading !== '')
  return rows.map((cells) => {
    const row = Object.fromEntries(columns.map(([index, heading]) => [heading, cells[index] ?? '']))
    return {
      slug: row[idColumn]?.trim() || undefined,
      revision: row[revisionColumn]?.trim(),
      title: titleIn((language, name) => row[`${language}.${name}`]),
      document: (existing) => documentOf(kind, row, existing),
    }
  })
}

function wrongHeadings(kind: Kind, headings: readonly string[]): Issue[] {
  const known = new Set(headingsOf(kind))
  return [...new Set(headings)].filter(Boolean).flatMap((heading) => {
    if (!known.has(heading)) return [issueOf([heading], 'unknownColumn')]
    const isOnce = headings.indexOf(heading) === headings.lastIndexOf(heading)
    return isOnce ? [] : [issueOf([heading], 'repeatedColumn')]
  })
}

/** Spreadsheets leave emptied columns in the file; a column with content needs a heading. */
const nameless = (headings: readonly string[], rows: readonly string[][]): Issue[] =>
  rows.some((row) => row.some((cell, index) => headings[index] === '' && cell.trim() !== ''))
    ? [issueOf([], 'unnamedColumn')]
    : []

/** The entries in a JSON list; an invalid one is refused with its row. Throws a RequestError for what is no list or too long. */
export function readJson(text: string): Incoming[] {
  let list: unknown
  try {
    list = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw requestError('invalid', noJson)
  }
  if (!Array.isArray(list)) throw requestError('invalid', noJson)
  if (list.length > maxRows) throw requestError('tooLarge', tooMany)
  return list.map((item) => {
    const { id, revision, ...document } = isJsonObject(item) ? item : {}
    return {
      slug: typeof id === 'string' ? id : undefined,
      revision,
      title: titleIn((language, name) => {
        const fields = document[language]
        return isJsonObject(fields) ? fields[name] : undefined
      }),
      document: (existing) => {
        if (!isJsonObject(item)) throw new ValidationError([issueOf([], 'noEntry')])
        if (id !== undefined && typeof id !== 'string') throw new ValidationError([issueOf(['id'], 'noId')])
        // A part that is not there stays, as a column does that a table lacks.
        return { shared: {}, zh: null, en: null, ...existing, ...document }
      },
    }
  })
}

/** The title of a row, even if the row is invalid. */
function titleIn(cell: (language: Language, name: string) => unknown): string | undefined {
  const found = languageCodes.flatMap((language) =>
    ['title', 'name', 'headline'].map((name) => cell(language, name)),
  )
  return found.filter((value) => typeof value === 'string').find((value) => value.trim() !== '')
}

const noJson = {
  zh: '文件不是 JSON 数组，请使用导出的 JSON 文件格式',
  en: 'The file is no JSON list: use the form of an exported JSON file',
}

// A spreadsheet would run such a cell as a formula, in full width too; an apostrophe before it makes it text.
// A cell that has apostrophes gets another, so that exactly one is removed when the table is read again.
const formula = /^(?='*[=+\-@\t\r＝＋－＠])/
const escaped = /^'(?='*[=+\-@\t\r＝＋－＠])/

/** Rows of cells as CSV without formulas for a spreadsheet; `tableIn` reads the same cells back. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  stringify(rows.map((row) => row.map((cell) => cell.replace(formula, "'"))))

/**
 * The rows of a table whose cells are separated by commas, semicolons or tabs, headings first; empty rows are left out,
 * missing cells at the end of a row are empty. Throws a RequestError for what is no such table, or too large.
 */
export async function tableIn(text: string): Promise<string[][]> {
  const [headings = ''] = text.trimStart().split(/[\r\n]/, 1)
  if (headings.length > longestHeadings) throw requestError('tooLarge', tooWide)
  const parser = parse({
    bom: true,
    // No heading contains one of these, so the first one is the delimiter.
    delimiter: /[,;\t]/.exec(headings)?.[0] ?? ',',
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    // Excel omits empty cells at the end of some rows.
    relax_column_count_less: true,
    cast: (cell) => cell.replace(escaped, ''),
  })
  const rows: string[][] = []
  try {
    for await (const row of Readable.from(inChunks(text)).pipe(parser)) {
      // With the headings.
      if (rows.length > maxRows) throw requestError('tooLarge', tooMany)
      rows.push(row)
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const why = faults[error.code] ?? { zh: '格式不正确', en: 'it has a wrong form' }
    const line = Number(error.lines) || 1
    throw requestError('invalid', {
      zh: `CSV 文件无法读取：第 ${line} 行附近，${why.zh}`,
      en: `The CSV file cannot be read: near line ${line}, ${why.en}`,
    })
  }
  return rows
}

const quote = { zh: '引号的位置不对', en: 'a quotation mark is in a wrong place' }
const cells = { zh: '单元格数多于表头', en: 'there are more cells than headings' }
/** Messages for the errors of the CSV parser. */
const faults: Record<string, InterfaceText> = {
  CSV_QUOTE_NOT_CLOSED: { zh: '有引号没有闭合', en: 'a quotation mark is never closed' },
  CSV_INVALID_CLOSING_QUOTE: quote,
  INVALID_OPENING_QUOTE: quote,
  CSV_RECORD_INCONSISTENT_FIELDS_LENGTH: cells,
}

const chunkBytes = 64 * 1024

/** A large file takes a tenth of a second to parse: other requests run in between. */
async function* inChunks(text: string): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    yield bytes.subarray(start, start + chunkBytes)
    await setImmediate()
  }
}
