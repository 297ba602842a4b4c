import type { Language } from '@shanmen/contract/languages.ts'
import { type RawBuilder, sql } from 'kysely'
import type { State } from './state.ts'

/**
 * The one word shown for a language of an entry, as an expression over the table `entry`. What waits for someone comes
 * before what is public; Chinese is never out of date. Lists filter by the very expression that they show.
 */
export function stateIn(language: Language, now: string): RawBuilder<State> {
  const publication = sql`select 1 from publication p where p.entry_id = entry.id and p.language = ${sql.lit(language)}`
  const review = sql`from review r where r.entry_id = entry.id and r.language = ${sql.lit(language)} and r.no = entry.newest`
  const shown =
    language === 'en' ? sql`case when entry.behind = 1 then 'outOfDate' else 'public' end` : sql`'public'`
  return sql<State>`case
    when exists (select 1 ${review}) and not exists (${publication} and p.no = entry.newest) then (select r.state ${review})
    when exists (${publication} and p.visible_from <= ${now} and p.visible_until > ${now}) then ${shown}
    when exists (${publication} and p.visible_from > ${now}) then 'scheduled'
    when exists (${publication}) then 'expired'
    when ${sql.ref(`entry.title_${language}`)} is null then 'none'
    else 'draft' end`
}
