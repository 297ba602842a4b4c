import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseQuery, toFts5, toTsquery } from '@shanmen/content/search/query.ts'
import pg from 'pg'
import type { Detail, List } from './workload.ts'

export type Value = string | number
export type Row = Record<string, unknown>

/** A database by its driver alone: statements prepared once, values bound, rows unchanged. */
export type Bare = {
  all(query: string, ...values: Value[]): Row[] | Promise<Row[]>
  /** SQL condition on a publication's id for a full-text match; its one value is the search expression. */
  matching: string
  dialect: 'sqlite' | 'postgres'
  close(): void | Promise<void>
}

/** The core's file, read with the driver alone and with the core's own settings. */
export function openBareSqlite(dataDir: string): Bare {
  const database = new DatabaseSync(join(dataDir, 'content.sqlite'), { readOnly: true })
  database.exec('pragma cache_size=-32000')
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  return {
    all(query, ...values) {
      const statement = prepared.get(query) ?? database.prepare(query)
      prepared.set(query, statement)
      return statement.all(...values)
    },
    matching: 'in (select rowid from search where search match ?)',
    dialect: 'sqlite',
    close: () => database.close(),
  }
}

/** One connection, statements prepared by name. */
export async function openBarePostgres(url: string): Promise<Bare> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const names = new Map<string, string>()
  return {
    async all(query, ...values) {
      const name = names.get(query) ?? `statement${names.size}`
      names.set(query, name)
      let place = 0
      const text = query.replaceAll('?', () => `$${++place}`)
      return (await client.query<Row>({ name, text, values })).rows
    },
    matching: '= any(array(select id from search where tokens @@ ?::tsquery))',
    dialect: 'postgres',
    close: () => client.end(),
  }
}

const shown = "kind = 'news' and language = ? and visible_from <= ? and visible_until > ?"
const newestFirst = 'order by top desc, published_at desc, n desc'
const columns = 'slug, title, type, top, published_at, updated_at, language, document'
const rows = (ids: string) =>
  `select ${columns} from publication p join revision r on r.entry_id = p.entry_id and r.no = p.no where p.id in (${ids}) ${newestFirst}`

/** The exact total and a page of a list, by two plain statements without caching. */
export async function listBySql(
  bare: Bare,
  { language, type, year, keyword, page, size }: List,
): Promise<Row[]> {
  const now = new Date().toISOString()
  const conditions = [shown]
  const values: Value[] = [language, now, now]
  const addCondition = (condition: string, value: Value | undefined) => {
    if (value === undefined) return
    conditions.push(condition)
    values.push(value)
  }
  addCondition('type = ?', type)
  addCondition('year = ?', year)
  addCondition(
    `publication.id ${bare.matching}`,
    keyword === undefined ? undefined : searchExpression(bare, keyword),
  )
  const where = conditions.join(' and ')
  await bare.all(`select count(*) as total from publication where ${where}`, ...values)
  const ids = `select id from publication where ${where} ${newestFirst} limit ? offset ?`
  return await bare.all(rows(ids), ...values, size, (page - 1) * size)
}

const searchExpression = ({ dialect }: Bare, keyword: string): string =>
  (dialect === 'sqlite' ? toFts5 : toTsquery)(parseQuery(keyword))

const neighbour = (comparison: '<' | '>', direction: 'asc' | 'desc') =>
  `select slug, title from publication where ${shown} and type = ? and (published_at, n) ${comparison} (?, ?) order by published_at ${direction}, n ${direction} limit 1`

/** An entry, its languages, the newer and the older one of its channel, and four others of it. */
export async function detailBySql(bare: Bare, { language, id }: Detail): Promise<Row[]> {
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

/** The number of entries of each type. */
export async function typesBySql(bare: Bare, language: string): Promise<Row[]> {
  const now = new Date().toISOString()
  return await bare.all(
    `select type, count(*) as count from publication where ${shown} group by type order by type`,
    language,
    now,
    now,
  )
}
