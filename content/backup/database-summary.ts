import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import type { Manifest } from './manifest.ts'

/** Tables whose rows are derived or expire, or are of the database itself, as the fingerprint of its key is. */
const uncounted = /^(?:search|call_result$|schema_version$|person_key$|sqlite_)/

type Queried = Pick<Database, 'selectFrom' | 'introspection' | 'executeQuery' | 'getExecutor'>

/** The tables that hold content or accounts. Empty for an empty database. */
export async function readTableNames(database: Queried): Promise<string[]> {
  const tables = await database.introspection.getTables()
  return tables
    .filter(({ name, isView }) => !isView && !uncounted.test(name))
    .map(({ name }) => name)
    .sort()
}

/** The number of rows of each table. */
export async function countRows(database: Queried): Promise<Manifest['rows']> {
  const rows: Manifest['rows'] = {}
  for (const name of await readTableNames(database)) {
    const { rows: counted } = await sql<{ count: number | string }>`
      select count(*) as count from ${sql.table(name)}`.execute(database)
    rows[name] = Number(counted[0]?.count)
  }
  return rows
}

/** The newest audit line. */
export async function readHead(database: Queried): Promise<Manifest['head']> {
  const head = await database
    .selectFrom('audit')
    .select(['no', 'hash'])
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst()
  return head ?? { no: 0, hash: '' }
}

/** Keys of the uploads whose bytes the database counts on. */
export async function readQueued(database: Queried): Promise<string[]> {
  const rows = await database.selectFrom('upload').select('key').where('state', '=', 'queued').execute()
  return rows.map(({ key }) => key)
}
