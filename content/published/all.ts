import type { KindName } from '../kinds.ts'
import type { Language } from '../language.ts'
import type { Reading } from '../open.ts'
import { ordered } from './order.ts'
import { type PublishedRow, rowColumns, toRows } from './row.ts'
import { visible } from './visible.ts'

const most = 1000

/** Everything public of a small kind in its own order: types, milestones, offices. A thousand at most. */
export async function readAll<N extends KindName>(
  reading: Reading,
  kind: N,
  language: Language,
  now: Date,
): Promise<PublishedRow<N>[]> {
  const at = now.toISOString()
  const rows = await ordered(visible(reading, kind, language, at), kind, 'kind', at)
    .innerJoin('revision', (join) =>
      join
        .onRef('revision.entry_id', '=', 'publication.entry_id')
        .onRef('revision.no', '=', 'publication.no'),
    )
    .select(rowColumns)
    .limit(most)
    .execute()
  return toRows(reading, kind, rows)
}
