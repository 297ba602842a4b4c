import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { InterfaceText } from '@shanmen/contract/languages.ts'
import { CsvError, parse } from 'csv-parse'
import { stringify } from 'csv-stringify/sync'
import { requestError } from './request-errors.ts'

// A spreadsheet would run such a cell as a formula, in full width too; an apostrophe before it makes it text.
// A cell that has apostrophes gets another, so that exactly one is removed when the table is read again.
const formula = /^(?='*[=+\-@\t\r＝＋－＠])/
const escaped = /^'(?='*[=+\-@\t\r＝＋－＠])/

/** Rows of cells as CSV without formulas for a spreadsheet; `tableIn` reads the same cells back. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  stringify(rows.map((row) => row.map((cell) => cell.replace(formula, "'"))))

/**
 * The rows of a table whose cells are separated by commas, semicolons or tabs, headings first; empty rows are left out,
 * missing cells at the end of a row are empty. Throws a RequestError for what is no such table.
 */
export async function tableIn(text: string): Promise<string[][]> {
  const [headings = ''] = text.trimStart().split(/[\r\n]/, 1)
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
    for await (const row of Readable.from(inChunks(text)).pipe(parser)) rows.push(row)
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

const quote = { zh: '引号的位置不对', en: 'a quotation mark stands in a wrong place' }
const cells = { zh: '单元格数多于表头', en: 'there are more cells than headings' }
/** Messages for the errors of the CSV parser. */
const faults: Record<string, InterfaceText> = {
  CSV_QUOTE_NOT_CLOSED: { zh: '有引号没有闭合', en: 'a quotation mark is never closed' },
  CSV_INVALID_CLOSING_QUOTE: quote,
  INVALID_OPENING_QUOTE: quote,
  CSV_RECORD_INCONSISTENT_FIELDS_LENGTH: cells,
}

const chunkBytes = 256 * 1024

/** A large file takes a tenth of a second to parse: other requests run in between. */
async function* inChunks(text: string): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    yield bytes.subarray(start, start + chunkBytes)
    await setImmediate()
  }
}
