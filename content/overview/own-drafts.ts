import { type Listed, selectListed, toListed } from '../entries/listed.ts'
import { stateIn } from '../entries/state-in.ts'
import type { KindName } from '../kinds.ts'
import type { Content } from '../open.ts'

const most = 20
const season = 90 * 86_400_000

/** Drafts that this person changed last, within the last season. */
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
    .where((e) => e.or([e(stateIn('zh', at), '=', 'draft'), e(stateIn('en', at), '=', 'draft')]))
  const rows = await selectListed(query, at).where('revision.author', '=', person).limit(most).execute()
  return rows.map(toListed)
}
