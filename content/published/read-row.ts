import type { KindName } from '../kinds.ts'
import type { Language } from '../language.ts'
import type { Reading } from '../open.ts'
import { plain } from './matches.ts'
import { type PublishedRow, rowColumns, toRows } from './row.ts'
import { visible } from './visible.ts'

/** A published entry by its public id, with the number and the entry it is kept under. */
export async function readRow<N extends KindName>(
  reading: Reading,
  kind: N,
  language: Language,
  id: string,
  now: string,
): Promise<{ row: PublishedRow<N>; n: number; entry: string } | null> {
  const stored = await visible(reading, kind, language, now)
    .where('publication.slug', '=', plain(id).normalize('NFC'))
    .innerJoin('revision', (join) =>
      join
        .onRef('revision.entry_id', '=', 'publication.entry_id')
        .onRef('revision.no', '=', 'publication.no'),
    )
    .select([...rowColumns, 'publication.n'])
    .executeTakeFirst()
  if (!stored) return null
  const [row] = await toRows(reading, kind, [stored])
  return row ? { row, n: stored.n, entry: stored.entry_id } : null
}
