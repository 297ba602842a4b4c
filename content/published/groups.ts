import { sql } from 'kysely'
import type { Reading } from '../open.ts'
import { readKindChange, readVersion } from './changes.ts'
import { isFew, readFound } from './found.ts'
import { plain } from './matches.ts'
import { countMembers, readMembers } from './members.ts'
import { recordDependency } from './reads.ts'
import type { Group } from './totals.ts'
import { type Filter, filtered, published } from './visible.ts'

/** How many visible entries a list has, by type, year and place at the top. Every number shown is a sum of these. */
export async function readGroups(reading: Reading, filter: Filter, now: string): Promise<Group[]> {
  recordDependency(filter.kind)
  // A status moves with the clock: its groups are not kept.
  const groups = filter.status
    ? await countVisible(reading, filter, now)
    : await readKept(reading, filter, now)
  const { type, year } = filter
  return groups.filter((group) => (!type || group.type === plain(type)) && (!year || group.year === year))
}

async function readKept(reading: Reading, { kind, language, keyword = '' }: Filter, now: string) {
  const words = keyword.trim()
  const key = JSON.stringify([kind, language, words])
  const version = await readVersion(reading, kind)
  const known = reading.totals.groups.get(key)
  if (known?.version === version && known.from <= now && now < known.until) return known.groups
  const until = await readKindChange(reading, kind, language, now)
  const count = words ? countFound : countAll
  const groups = await count(reading, { kind, language, keyword: words }, now)
  reading.totals.groups.set(key, { version, from: now, until, groups })
  return groups
}

const group = ['publication.type', 'publication.year', 'publication.top'] as const

/** Counted entry by entry. */
async function countVisible(reading: Reading, filter: Filter, now: string): Promise<Group[]> {
  const words = filter.keyword?.trim()
  const few = words ? isFew(reading, await readFound(reading, filter.kind, words)) : false
  const rows = await filtered(reading, filter, now, few)
    .select((e) => [...group, e.fn.countAll<number>().as('count')])
    .groupBy(group)
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** All that is published is counted already: those that are not visible yet or no longer are taken off. */
async function countAll({ read }: Reading, { kind, language }: Filter, now: string): Promise<Group[]> {
  const rows = await read
    .selectFrom((e) => {
      const hidden = e
        .selectFrom('publication')
        .select(['type', 'year', 'top', sql<number>`-1`.as('entries')])
        .where('kind', '=', kind)
        .where('language', '=', language)
      return e
        .selectFrom('tally')
        .select(['type', 'year', 'top', 'entries'])
        .where('kind', '=', kind)
        .where('language', '=', language)
        .unionAll(hidden.where('visible_from', '>', now))
        .unionAll(hidden.where('visible_until', '<=', now))
        .as('counted')
    })
    .select((e) => ['type', 'year', 'top', e.fn.sum<number>('entries').as('count')])
    .groupBy(['type', 'year', 'top'])
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) })).filter(({ count }) => count > 0)
}

async function countFound(reading: Reading, filter: Filter, now: string): Promise<Group[]> {
  const { kind, language, keyword = '' } = filter
  const found = await readFound(reading, kind, keyword)
  if (isFew(reading, found)) return countVisible(reading, filter, now)
  const all = published(reading, kind, language).select('publication.id')
  // One by one: an index leads to either, and to no list of both.
  const hidden = [
    ...(await all.where('visible_from', '>', now).execute()),
    ...(await all.where('visible_until', '<=', now).execute()),
  ]
  const without = new Set(hidden.map(({ id }) => id))
  return countMembers(await readMembers(reading), found, without, { kind, language })
}
