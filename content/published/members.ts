import { sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { KindName } from '../kinds.ts'
import type { Language } from '../language.ts'
import type { Reading } from '../open.ts'
import { isIn } from './found.ts'
import type { Found, Group, Members } from './totals.ts'

type Place = Pick<Tables['publication'], 'kind' | 'language' | 'type' | 'year' | 'top'>
const place = ['kind', 'language', 'type', 'year', 'top'] as const

/**
 * Of which group every publication is. Read once, which takes a while; from then on only what came and went since is
 * read, also when another process published it.
 */
export async function readMembers(reading: Reading): Promise<Members> {
  const known = reading.totals.members
  const moved = known && (await readMovements(reading, known.upTo))
  if (!known || !moved) {
    const members = await load(reading)
    reading.totals.members = members
    return members
  }
  for (const { no, publication_id, came, ...of } of moved) {
    // Somebody else may have read the same ones meanwhile.
    if (no <= known.upTo) continue
    setGroup(known, publication_id, came === 1 ? groupIn(known, of) : 0)
    known.upTo = no
  }
  return known
}

/** What came and went after a movement. Undefined when some of that has been forgotten. */
async function readMovements({ read }: Reading, upTo: number) {
  const rows = await read.selectFrom('movement').selectAll().where('no', '>=', upTo).orderBy('no').execute()
  const isWhole = upTo === 0 ? (rows[0]?.no ?? 1) === 1 : rows[0]?.no === upTo
  return isWhole ? rows : undefined
}

async function load({ dialect, read }: Reading): Promise<Members> {
  const ids = dialect === 'sqlite' ? sql<string>`group_concat(id)` : sql<string>`string_agg(id::text, ',')`
  const rows = await read
    .selectFrom('publication')
    .select([...place, ids.as('ids')])
    // In the same statement, so that nothing comes or goes between the two.
    .select((e) =>
      e
        .selectFrom('movement')
        .select((e) => e.fn.max('no').as('no'))
        .as('upTo'),
    )
    .groupBy(place)
    .execute()
  const members: Members = {
    upTo: rows[0]?.upTo ?? 0,
    groups: [],
    numbers: new Map(),
    groupOf: new Uint32Array(1024),
  }
  for (const { ids, upTo: _, ...of } of rows) {
    const group = groupIn(members, of)
    for (const id of ids.split(',')) setGroup(members, Number(id), group)
  }
  return members
}

function groupIn({ groups, numbers }: Members, { kind, language, type, year, top }: Place): number {
  const key = JSON.stringify([kind, language, type, year, top])
  const number = numbers.get(key) ?? groups.push({ kind, language, type, year, top })
  numbers.set(key, number)
  return number
}

function setGroup(members: Members, id: number, group: number): void {
  if (id >= members.groupOf.length) {
    const longer = new Uint32Array(id * 2)
    longer.set(members.groupOf)
    members.groupOf = longer
  }
  members.groupOf[id] = group
}

/** How many of what was found are of a kind and language, without some, by their groups. */
export function countMembers(
  { groups, groupOf }: Members,
  found: Found,
  without: ReadonlySet<number>,
  of: { kind: KindName; language: Language },
): Group[] {
  const counts = new Uint32Array(groups.length + 1)
  for (let id = 1; id <= found.last; id++) {
    const group = groupOf[id] ?? 0
    if (group > 0 && isIn(found, id) && !without.has(id)) counts[group] = (counts[group] ?? 0) + 1
  }
  return groups.flatMap(({ kind, language, type, year, top }, index) => {
    const count = counts[index + 1] ?? 0
    return count > 0 && kind === of.kind && language === of.language ? [{ type, year, top, count }] : []
  })
}
