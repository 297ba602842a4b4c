import { columnsOf } from '@shanmen/content/documents/columns.ts'
import { kindOf, parseDocument } from '@shanmen/content/documents/document.ts'
import { containsText, selectSummaries, toSummary } from '@shanmen/content/entries/list.ts'
import { type KindName, kindNames } from '@shanmen/content/kinds.ts'
import type { Content } from '@shanmen/content/open.ts'
import { pageNames, pages } from '@shanmen/contract/addresses.ts'
import { hasOwnPage, pathOfEntry } from '@shanmen/contract/items.ts'
import { defaultLanguage, eachLanguage } from '@shanmen/contract/languages.ts'
import type { Handlers } from './handler.ts'
import { kindsWith } from './overview.ts'
import type { Answer } from './schemas.ts'

type Row = Answer<'pageList'>['rows'][number]

const most = 30
const withPages = kindNames.filter((kind) => hasOwnPage(kind))

/** Pages of the public site that a link can lead to: fixed pages, then entries with pages of their own. */
export const pageHandlers: Handlers<'pageList'> = {
  async pageList({ text = '' }, { content, me }) {
    const query = text.trim()
    return { rows: [...fixedPages(query), ...(await readEntryPages(content, query, kindsWith(me, 'read')))] }
  },
}

function fixedPages(query: string): Row[] {
  const wanted = query.toLowerCase()
  return pageNames
    .map((name) => pages[name])
    .filter(({ path }) => !path.includes(':'))
    .map((page) => ({ path: page.path, title: eachLanguage((language): string => page[language]) }))
    .filter(({ path, title }) =>
      [path, ...Object.values(title)].some((text) => text.toLowerCase().includes(wanted)),
    )
    .map((page) => ({ ...page, state: eachLanguage(() => 'public' as const) }))
}

async function readEntryPages({ read }: Content, text: string, readable: KindName[]): Promise<Row[]> {
  const kinds = withPages.filter((kind) => readable.includes(kind))
  if (kinds.length === 0) return []
  let query = read.selectFrom('entry').where('entry.kind', 'in', kinds).where('entry.trashed_at', 'is', null)
  if (text) query = query.where(containsText(text))
  const rows = await selectSummaries(query, new Date().toISOString())
    .select('revision.document')
    .limit(most)
    .execute()
  return rows.flatMap((row) => {
    const summary = toSummary(row)
    const { kind, slug } = summary
    const { type } = columnsOf(kindOf(kind), parseDocument(row.document), defaultLanguage)
    return [
      {
        path: pathOfEntry({ kind, slug, type }),
        title: eachLanguage((language) => summary[language].title),
        state: eachLanguage((language) => summary[language].state),
      },
    ]
  })
}
