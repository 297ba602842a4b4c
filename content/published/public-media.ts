import type { Reading } from '../open.ts'

/** Until when a picture or file is public, by its id; what is not public at the moment is not in it. */
export type PublicMedia = Map<string, string>

/** What is public of one medium: a picture or file is public as long as something is that shows it. */
export async function readPublicUntil(
  reading: Reading,
  medium: string,
  now: Date,
): Promise<string | undefined> {
  const row = await windows(reading, now).where('media_id', '=', medium).executeTakeFirst()
  return row?.until
}

/** All that are public. */
export async function readPublicMedia(reading: Reading, now: Date): Promise<PublicMedia> {
  const rows = await windows(reading, now).execute()
  return new Map(rows.map(({ media_id, until }) => [media_id, until]))
}

function windows({ read }: Reading, now: Date) {
  const at = now.toISOString()
  return read
    .selectFrom('shown_medium')
    .innerJoin('publication', 'publication.id', 'shown_medium.publication_id')
    .select((e) => ['media_id', e.fn.max('visible_until').as('until')])
    .where('visible_from', '<=', at)
    .where('visible_until', '>', at)
    .groupBy('media_id')
}
