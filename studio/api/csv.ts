import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { InterfaceText } from '@shanmen/contract/languages.ts'
import { CsvError, parse } from 'csv-parse'
import { stringify } from 'csv-stringify/sync'
import { requestError } from './request-errors.ts'

// A table program would run a cell that begins so as a formula, in full width too; an apostrophe before it keeps it text.
// One that has apostrophes of its own gets another, so that exactly one is taken away when it comes back.
const formula = /^(?='*[=+\-@\t\r＝＋－＠])/
const escaped = /^'(?='*[=+\-@\t\r＝＋－＠])/

/** Rows of cells as CSV that no table program takes for formulas; `tableIn` gives back the same cells. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  stringify(rows.map((row) => row.map((cell) => cell.replace(formula, "'"))))

/**
 * The rows of a table that cells are divided in by commas, semicolons or tabs, headings first; rows without any content are
 * left out, and cells that are missing at the end of a row are empty. Throws a RequestError for what is no such table.
 */
export async function tableIn(text: string): Promise<string[][]> {
  const [headings = ''] = text.trimStart().split(/[\r\n]/, 1)
  const parser = parse({
    bom: true,
    // No heading of ours holds one of these, so the first one divides the cells.
    delimiter: /[,;\t]/.exec(headings)?.[0] ?? ',',
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    // Excel leaves out cells that are empty in the last columns of some rows together.
    relax_column_count_less: true,
    cast: (cell) => cell.replace(escaped, ''),
  })
  const rows: string[][] = []
  try {
    for await (const row of Readable.from(inParts(text)).pipe(parser)) rows.push(row)
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
/** What the reader of tables finds, in words of this house. */
const faults: Record<string, InterfaceText> = {
  CSV_QUOTE_NOT_CLOSED: { zh: '有引号没有闭合', en: 'a quotation mark is never closed' },
  CSV_INVALID_CLOSING_QUOTE: quote,
  INVALID_OPENING_QUOTE: quote,
  CSV_RECORD_INCONSISTENT_FIELDS_LENGTH: cells,
}

const partBytes = 256 * 1024

/** A large file takes a tenth of a second to read: others are answered in between. */
async function* inParts(text: string): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let start = 0; start < bytes.length; start += partBytes) {
    yield bytes.subarray(start, start + partBytes)
    await setImmediate()
  }
}
