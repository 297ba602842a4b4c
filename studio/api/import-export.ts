import { kindOf } from '@shanmen/content/documents/document.ts'
import { exportEntries } from '@shanmen/content/import-export/export.ts'
import { importEntries } from '@shanmen/content/import-export/import.ts'
import { headingsOf, rowOf } from '@shanmen/content/import-export/table.ts'
import type { KindName } from '@shanmen/content/kinds.ts'
import type { Content } from '@shanmen/content/open.ts'
import { Refusal } from '../errors.ts'
import { csvOf } from './csv.ts'
import type { Handlers } from './handler.ts'
import { requireEveryLanguage } from './language-limits.ts'
import { readCsv, readJson } from './read-entries.ts'

const mostRows = 2000

/** Entries of a kind as a file that a table program opens, or as JSON; and back, as drafts. */
export const exchangeHandlers: Handlers<'importEntries' | 'exportEntries'> = {
  async importEntries({ kind, format, text, dryRun }, { content, me }) {
    requireEveryLanguage(me)
    const entries = format === 'csv' ? await readCsv(kind, text) : readJson(text)
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
  yield `\uFEFF${csvOf([columns])}`
  for await (const entries of exportEntries(content, name))
    yield csvOf(
      entries.map(({ slug, document }) => {
        const row = rowOf(kind, slug, document)
        return columns.map((heading) => row[heading] ?? '')
      }),
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
