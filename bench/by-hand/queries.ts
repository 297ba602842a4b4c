import { parseQuery, toFts5, toTsquery } from '@shanmen/content/search/query.ts'
import type { Detail, List } from '../questions.ts'
import type { Bare, Row, Value } from './database.ts'

const shown = "kind = 'news' and language = ? and visible_from <= ? and visible_until > ?"
const newestFirst = 'order by top desc, published_at desc, n desc'
const columns = 'slug, title, type, top, published_at, updated_at, language, document'
const rows = (ids: string) =>
  `select ${columns} from publication p join revision r on r.entry_id = p.entry_id and r.no = p.no where p.id in (${ids}) ${newestFirst}`

/** The exact total and a page of a list: the two statements one would write for it, without remembering anything. */
export async function listByHand(
  bare: Bare,
  { language, type, year, keyword, page, size }: List,
): Promise<Row[]> {
  const now = new Date().toISOString()
  const conditions = [shown]
  const values: Value[] = [language, now, now]
  const also = (condition: string, value: Value | undefined) => {
    if (value === undefined) return
    conditions.push(condition)
    values.push(value)
  }
  also('type = ?', type)
  also('year = ?', year)
  also(`publication.id ${bare.matching}`, keyword === undefined ? undefined : searchedFor(bare, keyword))
  const where = conditions.join(' and ')
  await bare.all(`select count(*) as total from publication where ${where}`, ...values)
  const ids = `select id from publication where ${where} ${newestFirst} limit ? offset ?`
  return await bare.all(rows(ids), ...values, size, (page - 1) * size)
}

const searchedFor = ({ dialect }: Bare, keyword: string): string =>
  (dialect === 'sqlite' ? toFts5 : toTsquery)(parseQuery(keyword))

const neighbour = (sign: '<' | '>', direction: 'asc' | 'desc') =>
  `select slug, title from publication where ${shown} and type = ? and (published_at, n) ${sign} (?, ?) order by published_at ${direction}, n ${direction} limit 1`

/** An entry, its languages, the newer and the older one of its channel, and four others of it. */
export async function detailByHand(bare: Bare, { language, id }: Detail): Promise<Row[]> {
  const now = new Date().toISOString()
  const [row] = await bare.all(
    `select ${columns}, p.n, p.entry_id as entry from publication p join revision r on r.entry_id = p.entry_id and r.no = p.no where ${shown} and slug = ?`,
    language,
    now,
    now,
    id,
  )
  if (!row) return []
  const place = [language, now, now, String(row.type), String(row.published_at), Number(row.n)]
  const others = `select id from publication where ${shown} and type = ? ${newestFirst} limit 5`
  return [
    row,
    ...(await bare.all(
      'select language from publication where entry_id = ? and visible_from <= ? and visible_until > ?',
      String(row.entry),
      now,
      now,
    )),
    ...(await bare.all(neighbour('>', 'asc'), ...place)),
    ...(await bare.all(neighbour('<', 'desc'), ...place)),
    ...(await bare.all(rows(others), language, now, now, String(row.type))),
  ]
}

/** How many entries each type has. */
export async function typesByHand(bare: Bare, language: string): Promise<Row[]> {
  const now = new Date().toISOString()
  return await bare.all(
    `select type, count(*) as count from publication where ${shown} group by type order by type`,
    language,
    now,
    now,
  )
}
