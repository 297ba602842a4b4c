import { type Language, languageCodes } from '@shanmen/contract/languages.ts'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { KindName } from '../kinds.ts'
import type { Content } from '../open.ts'
import { type Listed, selectListed, toListed } from './listed.ts'
import type { State } from './state.ts'
import { stateIn } from './state-in.ts'

type Request = {
  kind: KindName
  /** Only entries of which this language, or any, is in this state, or has changes that are not public. */
  state?: { language?: Language | undefined; is: State | 'changed' } | undefined
  /** Words in the title of either language or in the id. */
  text?: string | undefined
  binned?: boolean | undefined
  now?: Date
  /** From 1. */
  page?: number
  /** All when left out. */
  size?: number
}

/** A page of the entries of a kind for their editors, last changed first, and how many there are in all. */
export async function listEntries(
  content: Content,
  request: Request,
): Promise<{ rows: Listed[]; total: number }> {
  const now = (request.now ?? new Date()).toISOString()
  const { page = 1, size } = request
  const { total } = await narrowed(content, request, now)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const query = selectListed(narrowed(content, request, now), now)
  const rows = await (size === undefined ? query : query.limit(size).offset((page - 1) * size)).execute()
  return { rows: rows.map(toListed), total: Number(total) }
}

function narrowed({ read, batch }: Content, { kind, binned, state, text }: Request, now: string) {
  let query: SelectQueryBuilder<Tables, 'entry', object> = (batch ?? read)
    .selectFrom('entry')
    .where('entry.kind', '=', kind)
    .where('entry.binned_at', binned ? 'is not' : 'is', null)
  if (state) {
    const languages = state.language ? [state.language] : languageCodes
    const { is } = state
    query = query.where((e) =>
      e.or(
        languages.map((each) =>
          is === 'changed' ? e(`entry.changed_${each}`, '=', 1) : e(stateIn(each, now), '=', is),
        ),
      ),
    )
  }
  const wanted = text?.trim()
  return wanted ? query.where(holding(wanted)) : query
}

/** A condition: these words, every sign taken literally, stand in a title or the id of an entry. */
export const holding = (words: string) => {
  const pattern = `%${words
    .toLowerCase()
    .replaceAll('\0', '')
    .replace(/[\\%_]/g, '\\$&')}%`
  const like = (column: string) => sql`lower(${sql.ref(`entry.${column}`)}) like ${pattern} escape '\\'`
  return sql<boolean>`(${like('slug')} or ${like('title_zh')} or ${like('title_en')})`
}
