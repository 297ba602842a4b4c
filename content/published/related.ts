import type { KindName } from '../kinds.ts'
import type { Language } from '../language.ts'
import type { Reading } from '../open.ts'
import { readFirst } from './list.ts'
import type { PublishedRow } from './row.ts'

type Related<N extends KindName> = {
  kind: N
  language: Language
  /** The public id of the entry that is being read; it is never among its own related ones. */
  id: string
  type?: string | undefined
  size: number
  now: Date
}

/** Others to read: of the same type first, then of the same kind, each in the kind's order (R209). */
export async function readRelated<N extends KindName>(
  reading: Reading,
  { kind, language, id, type, size, now }: Related<N>,
): Promise<PublishedRow<N>[]> {
  const others = async (filter: { type?: string | undefined }, extra: number) => {
    const rows = await readFirst(reading, { kind, language, ...filter, size: size + extra, now })
    return rows.filter((row) => row.id !== id)
  }
  const same = (await others({ type }, 1)).slice(0, size)
  if (same.length === size || !type) return same
  const ids = new Set(same.map((row) => row.id))
  const more = (await others({}, 1 + same.length)).filter((row) => !ids.has(row.id))
  return [...same, ...more].slice(0, size)
}
