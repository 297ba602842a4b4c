import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { isBag, kindOf } from '@shanmen/content/documents/document.ts'
import { issueOf } from '@shanmen/content/documents/messages.ts'
import { Invalid } from '@shanmen/content/errors.ts'
import type { Incoming } from '@shanmen/content/exchange/import.ts'
import { documentOf, headingsOf, idColumn } from '@shanmen/content/exchange/table.ts'
import type { KindName } from '@shanmen/content/kinds.ts'
import { type BothWords, type Language, languageCodes } from '@shanmen/content/language.ts'
import { CsvError, parse } from 'csv-parse'
import { Refusal } from '../errors.ts'

const partBytes = 256 * 1024

/** The entries in a table, one a row. Throws a Refusal for what is no CSV, Invalid for a column that is not known. */
export async function readCsv(name: KindName, text: string): Promise<Incoming[]> {
  const kind = kindOf(name)
  const known = new Set(headingsOf(kind))
  const rows: Record<string, string>[] = []
  const parser = parse({
    bom: true,
    columns: (headings: string[]) => headings.map((heading) => heading.trim()),
    skip_empty_lines: true,
    cast: unescaped,
  })
  try {
    for await (const row of Readable.from(inParts(text)).pipe(parser)) rows.push(row)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const why = faults[error.code] ?? { zh: '格式不正确', en: 'it has a wrong form' }
    const line = Number(error.lines) || 1
    throw new Refusal('invalid', {
      zh: `CSV 文件无法读取：第 ${line} 行附近，${why.zh}`,
      en: `The CSV file cannot be read: near line ${line}, ${why.en}`,
    })
  }
  const unknown = Object.keys(rows[0] ?? {}).filter((heading) => !known.has(heading))
  if (unknown.length > 0) throw new Invalid(unknown.map((heading) => issueOf([heading], 'unknownColumn')))
  return rows.map((row) => ({
    slug: row[idColumn]?.trim() || undefined,
    title: titleIn((language, name) => row[`${language}.${name}`]),
    document: (existing) => documentOf(kind, row, existing),
  }))
}

const quote = { zh: '引号的位置不对', en: 'a quotation mark stands in a wrong place' }
const cells = { zh: '单元格数与表头不一致', en: 'there are more or fewer cells than headings' }
/** What the reader of tables finds, in words of this house. */
const faults: Record<string, BothWords> = {
  CSV_QUOTE_NOT_CLOSED: { zh: '有引号没有闭合', en: 'a quotation mark is never closed' },
  CSV_INVALID_CLOSING_QUOTE: quote,
  INVALID_OPENING_QUOTE: quote,
  CSV_RECORD_INCONSISTENT_COLUMNS: cells,
  CSV_RECORD_INCONSISTENT_FIELDS_LENGTH: cells,
}

/** A large file takes a tenth of a second to read: others are answered in between. */
async function* inParts(text: string): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let start = 0; start < bytes.length; start += partBytes) {
    yield bytes.subarray(start, start + partBytes)
    await setImmediate()
  }
}

// A table program would run a cell that begins so as a formula; an apostrophe before it keeps it text.
const formula = /^'(?=[=+\-@\t\r])/
const unescaped = (cell: string): string => cell.replace(formula, '')

/** The entries in a JSON list; one that is none is refused with its row. Throws a Refusal for what is no list. */
export function readJson(text: string): Incoming[] {
  let list: unknown
  try {
    list = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new Refusal('invalid', noJson)
  }
  if (!Array.isArray(list)) throw new Refusal('invalid', noJson)
  return list.map((item) => {
    const { id, ...document } = isBag(item) ? item : {}
    return {
      slug: typeof id === 'string' ? id : undefined,
      title: titleIn((language, name) => {
        const words = document[language]
        return isBag(words) ? words[name] : undefined
      }),
      document: () => {
        if (!isBag(item)) throw new Invalid([issueOf([], 'noEntry')])
        if (id !== undefined && typeof id !== 'string') throw new Invalid([issueOf(['id'], 'noId')])
        return { shared: {}, zh: null, en: null, ...document }
      },
    }
  })
}

/** What a row is called, whatever else is wrong with it. */
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
