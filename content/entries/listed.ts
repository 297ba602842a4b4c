import type { Language } from '@shanmen/contract/languages.ts'
import type { SelectQueryBuilder } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { isKindName, kindOf } from '../documents/document.ts'
import { NotFound } from '../errors.ts'
import type { KindName } from '../kinds.ts'
import type { Content } from '../open.ts'
import type { State } from './state.ts'
import { stateIn } from './state-in.ts'

/** An entry as its editors' lists show it: its newest revision, and where each language stands. */
export type Listed = {
  id: string
  kind: KindName
  slug: string
  no: number
  author: string
  at: string
} & {
  [L in Language]: {
    state: State
    /** '' where the newest revision has no words in this language. */
    title: string
    /** Something is public or planned, and the newest revision says something else. */
    changed: boolean
  }
}

/** Adds what `toListed` needs to a query over entries, and the order of such lists: last changed first. */
export const selectListed = (query: SelectQueryBuilder<Tables, 'entry', object>, now: string) =>
  query
    .innerJoin('revision', (join) =>
      join.onRef('revision.entry_id', '=', 'entry.id').onRef('revision.no', '=', 'entry.newest'),
    )
    .select(['entry.id', 'entry.kind', 'entry.slug', 'entry.newest', 'entry.changed_at', 'revision.author'])
    .select(['entry.title_zh', 'entry.title_en'])
    .select([stateIn('zh', now).as('state_zh'), stateIn('en', now).as('state_en')])
    .select(['entry.changed_zh', 'entry.changed_en'])
    .orderBy('entry.changed_at', 'desc')
    .orderBy('entry.n', 'desc')

type Row = Awaited<ReturnType<ReturnType<typeof selectListed>['executeTakeFirstOrThrow']>>

export function toListed(row: Row): Listed {
  const kind = row.kind
  if (!isKindName(kind)) throw new NotFound('such kind')
  const of = (language: Language) => ({
    state: row[`state_${language}`],
    title: titleIn(row, kind, language),
    changed: Boolean(row[`changed_${language}`]),
  })
  const { id, slug, newest: no, author, changed_at: at } = row
  return { id, kind, slug, no, author, at, zh: of('zh'), en: of('en') }
}

/** The title of an entry in a language; that of its kind where its words have none, '' where there are no words. */
export function titleIn(row: Pick<Row, 'title_zh' | 'title_en'>, kind: KindName, language: Language): string {
  const title = row[`title_${language}`]
  return title === null ? '' : title || kindOf(kind).label[language]
}

/** One entry, also from the bin, as lists show it. Throws NotFound. */
export async function readListed({ read, batch }: Content, id: string, now = new Date()): Promise<Listed> {
  const query = (batch ?? read).selectFrom('entry').where('entry.id', '=', id)
  const row = await selectListed(query, now.toISOString()).executeTakeFirst()
  if (!row) throw new NotFound('such entry')
  return toListed(row)
}
