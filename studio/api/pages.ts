import { columnsOf } from '@shanmen/content/documents/columns.ts'
import { kindOf, parseDocument } from '@shanmen/content/documents/document.ts'
import { holding, selectSummaries, toSummary } from '@shanmen/content/entries/list.ts'
import { type KindName, kindNames } from '@shanmen/content/kinds.ts'
import type { Content } from '@shanmen/content/open.ts'
import { pageNames, pages } from '@shanmen/contract/addresses.ts'
import { hasOwnPage, pathOfEntry } from '@shanmen/contract/items.ts'
import type { Handlers } from './handler.ts'
import { kindsWith } from './overview.ts'
import type { Answer } from './schemas.ts'

type Row = Answer<'pageList'>['rows'][number]

const most = 30
const withPages = kindNames.filter((kind) => hasOwnPage(kind))

/** Pages of the public site that a link can lead to: those that are always there, then entries with pages of their own. */
export const pageHandlers: Handlers<'pageList'> = {
  async pageList({ text = '' }, { content, me }) {
    const words = text.trim()
    return { rows: [...standing(words), ...(await readEntryPages(content, words, kindsWith(me, 'read')))] }
  },
}

function standing(words: string): Row[] {
  const wanted = words.toLowerCase()
  return pageNames
    .map((name) => pages[name])
    .filter(({ path }) => !path.includes(':'))
    .filter(({ path, zh, en }) => [path, zh, en].some((each) => each.toLowerCase().includes(wanted)))
    .map(({ path, zh, en }) => ({ path, title: { zh, en }, state: { zh: 'public', en: 'public' } }))
}

async function readEntryPages({ read }: Content, words: string, readable: KindName[]): Promise<Row[]> {
  const kinds = withPages.filter((kind) => readable.includes(kind))
  if (kinds.length === 0) return []
  let query = read.selectFrom('entry').where('entry.kind', 'in', kinds).where('entry.binned_at', 'is', null)
  if (words) query = query.where(holding(words))
  const rows = await selectSummaries(query, new Date().toISOString())
    .select('revision.document')
    .limit(most)
    .execute()
  return rows.flatMap((row) => {
    const { kind, slug, zh, en } = toSummary(row)
    const { type } = columnsOf(kindOf(kind), parseDocument(row.document), 'zh')
    const path = pathOfEntry({ kind, slug, type })
    return [{ path, title: { zh: zh.title, en: en.title }, state: { zh: zh.state, en: en.state } }]
  })
}
