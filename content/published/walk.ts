import type { SelectQueryBuilder } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { isIn } from './found.ts'
import type { Found } from './totals.ts'

const spare = 20

/**
 * A page of what was found, met on the way through an ordered list. `every`: one in how many of the list was found, which
 * says how far to go at first.
 */
export async function walk(
  list: SelectQueryBuilder<Tables, 'publication', { id: number }>,
  found: Found,
  { offset, taken, every }: { offset: number; taken: number; every: number },
): Promise<number[]> {
  const ids: number[] = []
  const step = Math.ceil((offset + taken) * every) + spare
  let met = 0
  for (let from = 0, size = step; ; from += size, size = from) {
    const rows = await list.limit(size).offset(from).execute()
    for (const { id } of rows) if (isIn(found, id) && ++met > offset && ids.length < taken) ids.push(id)
    if (ids.length === taken || rows.length < size) return ids
  }
}
