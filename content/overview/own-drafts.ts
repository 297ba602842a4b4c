import { sql } from 'kysely'
import { changedIn, type Listed, selectListed, toListed } from '../entries/listed.ts'
import { stateIn } from '../entries/state-in.ts'
import type { KindName } from '../kinds.ts'
import type { Content } from '../open.ts'

const most = 20
const season = 90 * 86_400_000
const out = ['public', 'outOfDate', 'scheduled', 'expired'] as const
const ownEnglish = sql`(select r.en_no from revision r where r.entry_id = entry.id and r.no = entry.newest) > (select max(p.no) from publication p where p.entry_id = entry.id and p.language = 'en')`

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
        e.and([e(stateIn('zh', at), 'in', out), sql<boolean>`${changedIn('zh')}`]),
        // What both share belongs to the Chinese: English is unfinished only once its own words have changed.
        e.and([
          e(stateIn('en', at), 'in', out),
          sql<boolean>`${changedIn('en')}`,
          sql<boolean>`${ownEnglish}`,
        ]),
      ]),
    )
  const rows = await selectListed(query, at).where('revision.author', '=', person).limit(most).execute()
  return rows.map(toListed)
}
