import { type RawBuilder, sql } from 'kysely'
import { type Listed, selectListed, toListed } from '../entries/listed.ts'
import { stateIn } from '../entries/state-in.ts'
import type { KindName } from '../kinds.ts'
import type { Content } from '../open.ts'

const most = 20
const season = 90 * 86_400_000
const out = ['public', 'outOfDate', 'scheduled', 'expired'] as const
const english = (no: RawBuilder<unknown>) =>
  sql`(select r.en_hash from revision r where r.entry_id = entry.id and r.no = ${no})`
const shownEnglish = sql`(select max(p.no) from publication p where p.entry_id = entry.id and p.language = 'en')`
const ownEnglish = sql<boolean>`${english(sql`entry.newest`)} <> ${english(shownEnglish)}`

/** What this person changed last, within the last season, and has not finished: drafts, and changes of what is public. */
export async function readOwnDrafts(
  { read }: Content,
  person: string,
  kinds: readonly KindName[],
  now: Date,
): Promise<Listed[]> {
  if (kinds.length === 0) return []
  const at = now.toISOString()
  const query = read
    .selectFrom('entry')
    .where('entry.kind', 'in', kinds)
    .where('entry.binned_at', 'is', null)
    .where('entry.changed_at', '>', new Date(now.getTime() - season).toISOString())
    .where((e) =>
      e.or([
        e(stateIn('zh', at), '=', 'draft'),
        e(stateIn('en', at), '=', 'draft'),
        e.and([e(stateIn('zh', at), 'in', out), e('entry.changed_zh', '=', 1)]),
        // What both share belongs to the Chinese: English is unfinished only once its own words have changed.
        e.and([e(stateIn('en', at), 'in', out), e('entry.changed_en', '=', 1), ownEnglish]),
      ]),
    )
  const rows = await selectListed(query, at).where('revision.author', '=', person).limit(most).execute()
  return rows.map(toListed)
}
