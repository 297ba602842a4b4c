import { sql } from 'kysely'
import type { Reading } from '../open.ts'

/** True when the newest draft of an entry shows a picture or file, or a link in its text leads to it. */
export async function draftUses({ read }: Reading, entry: string, medium: string): Promise<boolean> {
  const holds = (pattern: string) => sql<boolean>`revision.document like ${pattern}`
  if (!/^[0-9a-f]{20}$/.test(medium)) return false
  const row = await read
    .selectFrom('entry')
    .innerJoin('revision', (join) =>
      join.onRef('revision.entry_id', '=', 'entry.id').onRef('revision.no', '=', 'entry.newest'),
    )
    .select('entry.id')
    .where('entry.id', '=', entry)
    .where((e) => e.or([holds(`%"${medium}"%`), holds(`%/media/${medium}/%`)]))
    .executeTakeFirst()
  return row !== undefined
}
