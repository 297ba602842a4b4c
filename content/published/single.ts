import type { KindName } from '../kinds.ts'
import type { Language } from '../language.ts'
import type { Reading } from '../open.ts'
import { readRow } from './read-row.ts'
import type { PublishedRow } from './row.ts'

/** The one entry of a single kind, or null when it is not public in this language. */
export const readSingle = <N extends KindName>(
  reading: Reading,
  kind: N,
  language: Language,
  now: Date,
): Promise<PublishedRow<N> | null> =>
  readRow(reading, kind, language, kind, now.toISOString()).then((found) => found?.row ?? null)
