import { type Kysely, sql, type TableMetadata } from 'kysely'
import { readNewestLine } from '../database/newest-line.ts'
import type { Database } from '../database/tables.ts'
import { reducedFiles, widthsOf } from '../media/reduced.ts'
import { isPath } from '../media/store.ts'
import { pathOfUpload } from '../media/upload-queue.ts'
import type { Manifest } from './manifest.ts'

/** Tables whose rows are derived or expire, or are of the database itself, as the fingerprint of its key is. */
const uncounted = /^(?:search|call_result$|schema_version$|person_key$|person_copy$|sqlite_)/

export type Queried = Pick<Database, 'selectFrom' | 'introspection' | 'executeQuery' | 'getExecutor'>

/** The tables in the schema that the program uses: a PostgreSQL database may have others elsewhere. */
export async function readOwnTables(
  database: Pick<Kysely<unknown>, 'introspection' | 'getExecutor'>,
): Promise<TableMetadata[]> {
  const tables = await database.introspection.getTables()
  // SQLite has no schemas.
  if (tables.every(({ schema }) => schema === undefined)) return tables
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(database)
  return tables.filter(({ schema }) => schema === rows[0]?.name)
}

/** The tables that hold content or accounts. Empty for an empty database. */
export async function readTableNames(database: Queried): Promise<string[]> {
  const tables = await readOwnTables(database)
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

/** Whether a studio has recorded its key beside the accounts, whose second factors can be read with that one alone. */
export async function hasRecordedKey(database: Queried): Promise<boolean> {
  if (!(await readOwnTables(database)).some(({ name }) => name === 'person_key')) return false
  const { rows } = await sql`select id from person_key`.execute(database)
  return rows.length > 0
}

/** The newest audit line, number 0 where there is none. */
export async function readHead(database: Queried): Promise<Manifest['head']> {
  const { no, hash } = (await readNewestLine(database)) ?? { no: 0, hash: '' }
  return { no, hash }
}

/** The paths of the files that the database counts on: of the library, and of accepted uploads that wait. */
export async function readNeeded(database: Queried): Promise<string[]> {
  const uploads = await database.selectFrom('upload').select('key').where('state', '=', 'queued').execute()
  // All columns: a database of an earlier release has not got each of them.
  const media = await database.selectFrom('media').selectAll().execute()
  const paths = media.flatMap(({ id, name, mime, widths, original }) => [
    ...(mime.startsWith('image/') ? reducedFiles(widthsOf(widths)) : [name]).map(
      (file) => `media/${id}/${file}`,
    ),
    ...(original ? [`originals/${id}/${original}`] : []),
  ])
  // A damaged record, which the check reports, may name none.
  return [...uploads.map(({ key }) => pathOfUpload(key)), ...paths].filter(isPath)
}
