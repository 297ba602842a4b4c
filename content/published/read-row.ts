import type { KindName } from '../kinds.ts'
import type { Language } from '../language.ts'
import type { Reading } from '../open.ts'
import { plain } from './matches.ts'
import { type PublishedRow, rowColumns, toRow } from './row.ts'
import { visible } from './visible.ts'

/** A published entry by its public id, with the number and the entry it is kept under. */
export async function readRow<N extends KindName>(
  reading: Reading,
  kind: N,
  language: Language,
  id: string,
  now: string,
): Promise<{ row: PublishedRow<N>; n: number; entry: string } | null> {
  const query = visible(reading, kind, language, now)
    .where('publication.slug', '=', plain(id).normalize('NFC'))
    .innerJoin('revision', (join) =>
      join
        .onRef('revision.entry_id', '=', 'publication.entry_id')
        .onRef('revision.no', '=', 'publication.no'),
    )
    .select([...rowColumns, 'publication.n', 'publication.entry_id'])
  return reading.failing.watch(async () => {
    const stored = await query.executeTakeFirst()
    return stored ? { row: toRow(kind, stored), n: stored.n, entry: stored.entry_id } : null
  })
}
