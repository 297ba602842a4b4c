import type { Reading } from '../open.ts'
import { keptCounts } from './kept-counts.ts'
import { areFew } from './matches.ts'
import { type Filter, filtered, narrowed, published } from './visible.ts'

/** How many entries a list has. */
export async function readTotal(reading: Reading, filter: Filter, now: string): Promise<number> {
  const [all] = await keptCounts(reading, filter, 'total', now, async () => {
    const few = await areFew(reading, filter, now, 'count')
    // PostgreSQL would gather the words' entries anew for each of the three numbers.
    const direct = few || reading.dialect === 'postgres'
    const count = direct ? countVisible(reading, filter, now, few) : countMany(reading, filter, now)
    return [{ value: '', count: await count }]
  })
  return all?.count ?? 0
}

async function countVisible(reading: Reading, filter: Filter, now: string, few: boolean): Promise<number> {
  const { total } = await filtered(reading, filter, now, few)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Few are hidden, and an index leads to them: counting all and taking those off is cheaper than looking at each. */
export async function countMany(reading: Reading, filter: Filter, now: string): Promise<number> {
  const { kind, language } = filter
  const all = published(reading, kind, language)
  const counted = (query: typeof all) =>
    narrowed(query, reading, filter, now).select((e) => e.fn.countAll<number>().as('count'))
  const {
    published: every,
    future,
    past,
  } = await counted(all)
    .clearSelect()
    .select((e) => [
      e.fn.countAll<number>().as('published'),
      counted(all.where('visible_from', '>', now)).as('future'),
      counted(all.where('visible_until', '<=', now)).as('past'),
    ])
    .executeTakeFirstOrThrow()
  return Number(every) - Number(future) - Number(past)
}
