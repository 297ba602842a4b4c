import { isBag, kindOf } from '@shanmen/content/documents/document.ts'
import { issueOf } from '@shanmen/content/documents/messages.ts'
import { Invalid } from '@shanmen/content/errors.ts'
import { exportEntries } from '@shanmen/content/exchange/export.ts'
import { type Incoming, importEntries } from '@shanmen/content/exchange/import.ts'
import { documentOf, headingsOf, idColumn, rowOf } from '@shanmen/content/exchange/table.ts'
import type { KindName } from '@shanmen/content/kinds.ts'
import type { Content } from '@shanmen/content/open.ts'
import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { Refusal } from '../errors.ts'
import type { Handlers } from './handler.ts'
import { requireEveryLanguage } from './language-limits.ts'

const mostRows = 2000

/** Entries of a kind as a file that a table program opens, or as JSON; and back, as drafts. */
export const exchangeHandlers: Handlers<'importEntries' | 'exportEntries'> = {
  async importEntries({ kind, format, text, dryRun }, { content, me }) {
    requireEveryLanguage(me)
    const entries = format === 'csv' ? readCsv(kind, text) : readJson(text)
    if (entries.length > mostRows) throw new Refusal('tooLarge', tooMany)
    return importEntries(content, me.id, { kind, entries, dryRun })
  },

  async exportEntries({ kind, format }, { content }) {
    const parts = format === 'csv' ? csvParts(content, kind) : jsonParts(content, kind)
    return new Response(streamOf(parts), {
      headers: {
        'Content-Type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="${kind}.${format}"`,
      },
    })
  },
}

function readCsv(name: KindName, text: string): Incoming[] {
  const kind = kindOf(name)
  const known = new Set(headingsOf(kind))
  let rows: Record<string, string>[]
  try {
    rows = parse(text, {
      bom: true,
      columns: (headings: string[]) => headings.map((heading) => heading.trim()),
      skip_empty_lines: true,
      cast: unescaped,
    })
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

// A table program would run a cell that begins so as a formula; an apostrophe before it keeps it text.
const formula = /^'(?=[=+\-@\t\r])/
const unescaped = (cell: string): string => cell.replace(formula, '')

function readJson(text: string): Incoming[] {
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
      document: () => ({ shared: {}, zh: null, en: null, ...document }),
    }
  })
}

/** Written as it is read: a large kind never stands in memory as a whole. */
function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}

async function* csvParts(content: Content, name: KindName): AsyncGenerator<string> {
  const kind = kindOf(name)
  const columns = headingsOf(kind)
  // Table programs take a file for UTF-8 only with this mark.
  yield `\uFEFF${stringify([columns])}`
  for await (const entries of exportEntries(content, name))
    yield stringify(
      entries.map(({ slug, document }) => rowOf(kind, slug, document)),
      { columns, escape_formulas: true },
    )
}

async function* jsonParts(content: Content, name: KindName): AsyncGenerator<string> {
  let before = '[\n'
  for await (const entries of exportEntries(content, name))
    for (const { slug, document } of entries) {
      yield before + JSON.stringify({ id: slug, ...document })
      before = ',\n'
    }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

const tooMany = {
  zh: `一次最多导入 ${mostRows} 条，请分成几个文件`,
  en: `${mostRows} entries at most at a time: divide the file`,
}
const noJson = {
  zh: '文件不是 JSON 数组，请使用导出的 JSON 文件格式',
  en: 'The file is no JSON list: use the form of an exported JSON file',
}
