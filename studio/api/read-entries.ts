import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { isBag, kindOf } from '@shanmen/content/documents/document.ts'
import { issueOf } from '@shanmen/content/documents/messages.ts'
import { Invalid } from '@shanmen/content/errors.ts'
import type { Incoming } from '@shanmen/content/exchange/import.ts'
import { documentOf, headingsOf, idColumn } from '@shanmen/content/exchange/table.ts'
import type { KindName } from '@shanmen/content/kinds.ts'
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
    throw new Refusal('invalid', {
      zh: `CSV 文件无法读取：${error.message}`,
      en: `The CSV file cannot be read: ${error.message}`,
    })
  }
  const unknown = Object.keys(rows[0] ?? {}).filter((heading) => !known.has(heading))
  if (unknown.length > 0) throw new Invalid(unknown.map((heading) => issueOf([heading], 'unknownColumn')))
  return rows.map((row) => ({
    slug: row[idColumn]?.trim() || undefined,
    document: (existing) => documentOf(kind, row, existing),
  }))
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
      document: () => {
        if (!isBag(item)) throw new Invalid([issueOf([], 'noEntry')])
        if (id !== undefined && typeof id !== 'string') throw new Invalid([issueOf(['id'], 'noId')])
        return { shared: {}, zh: null, en: null, ...document }
      },
    }
  })
}

const noJson = {
  zh: '文件不是 JSON 数组，请使用导出的 JSON 文件格式',
  en: 'The file is no JSON list: use the form of an exported JSON file',
}
