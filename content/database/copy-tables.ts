import { createHash } from 'node:crypto'
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { readTableNames } from '../backup/database-summary.ts'
import { StorageError } from '../errors.ts'
import type { Change, Database } from './tables.ts'

type Row = Record<string, unknown>
type Column = { name: string; type: string; isIdentity: boolean }

const rowsAtOnce = 200
/** What PostgreSQL takes in one statement. */
const maxValues = 60_000

/**
 * Copies all rows of a SQLite database into the tables of the same names on PostgreSQL, which are empty, and compares every
 * row afterwards. Triggers rest meanwhile: what history allowed then must not be judged again. The caller holds both
 * transactions open. Throws StorageError when a table or column is missing or a row is not the same. Returns the number of rows by table.
 */
export async function copyTables(from: Database, to: Change): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of await inOrderOfReferences(from)) {
    const columns = await columnsOf(to, table)
    await requireSameColumns(from, table, columns)
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(to)
    const sent = createDigest()
    for await (const rows of sqliteRows(from, table)) {
      const converted = rows.map((row) => convert(row, columns))
      for (const row of converted) sent.add(row, columns)
      await insert(to, table, columns, converted)
    }
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(to)
    await setSequence(from, to, table, columns)
    const stored = createDigest()
    for await (const rows of postgresRows(to, table)) for (const row of rows) stored.add(row, columns)
    if (sent.value() !== stored.value())
      throw new StorageError(
        `The rows of ${table} on PostgreSQL are not those of SQLite. Nothing was changed.`,
      )
    counts[table] = sent.count()
  }
  return counts
}

/** Copies the results of calls, which both SQLite databases have: a step that is repeated afterwards is still done once. */
export async function copyCallResults(from: Database, to: Change): Promise<void> {
  for await (const rows of sqliteRows(from, 'call_result'))
    for (const { id, input_hash, result, at } of rows)
      await sql`insert into call_result values (${id}, ${input_hash}, ${result}, ${at}) on conflict do nothing`.execute(
        to,
      )
}

/** The tables of a SQLite database, each after those that it refers to. */
async function inOrderOfReferences(from: Database): Promise<string[]> {
  const ordered: string[] = []
  const left = new Set(await readTableNames(from))
  const references = new Map<string, string[]>()
  for (const table of left) {
    const { rows } = await sql<{ table: string }>`
      select "table" from pragma_foreign_key_list(${table})`.execute(from)
    references.set(
      table,
      rows.map((row) => row.table).filter((other) => other !== table),
    )
  }
  while (left.size > 0) {
    const next = [...left].filter((table) => !references.get(table)?.some((other) => left.has(other)))
    if (next.length === 0) throw new Error(`${[...left].join(', ')} refer to each other`)
    for (const table of next) left.delete(table)
    ordered.push(...next)
  }
  return ordered
}

async function columnsOf(to: QueryExecutorProvider, table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select column_name as name, data_type as type, is_identity = 'YES' as "isIdentity"
    from information_schema.columns where table_schema = current_schema() and table_name = ${table}
    order by column_name`.execute(to)
  return rows
}

async function requireSameColumns(from: Database, table: string, columns: Column[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_info(${table}) order by name`.execute(from)
  const [there, here] = [columns.map(({ name }) => name).sort(), rows.map(({ name }) => name).sort()]
  if (there.join() !== here.join())
    throw new StorageError(
      `The table ${table} differs between the two databases: start this release once on the SQLite database, then try again.`,
    )
}

async function* sqliteRows(from: Database, table: string): AsyncGenerator<Row[]> {
  for (let last = -1; ; ) {
    const { rows } = await sql<Row & { rowid_of_copy: number }>`
      select rowid as rowid_of_copy, * from ${sql.table(table)} where rowid > ${last}
      order by rowid limit ${rowsAtOnce}`.execute(from)
    if (rows.length === 0) return
    last = rows.at(-1)?.rowid_of_copy ?? last
    yield rows
  }
}

async function* postgresRows(to: Change, table: string): AsyncGenerator<Row[]> {
  await sql`declare copied no scroll cursor for select * from ${sql.table(table)}`.execute(to)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(rowsAtOnce)} from copied`.execute(to)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close copied`.execute(to)
}

/** SQLite has no booleans and no times: the accounts have them as numbers and texts. */
function convert(row: Row, columns: Column[]): Row {
  return Object.fromEntries(
    columns.map(({ name, type }) => {
      const value = row[name] ?? null
      if (value === null) return [name, null]
      if (type === 'boolean') return [name, Boolean(Number(value))]
      if (type.startsWith('timestamp')) return [name, new Date(value as string | number)]
      return [name, value]
    }),
  )
}

async function insert(to: Change, table: string, columns: Column[], rows: Row[]): Promise<void> {
  const names = sql.join(columns.map(({ name }) => sql.id(name)))
  const own = columns.some(({ isIdentity }) => isIdentity) ? sql`overriding system value` : sql``
  const size = Math.max(1, Math.floor(maxValues / columns.length))
  for (let at = 0; at < rows.length; at += size) {
    const values = rows.slice(at, at + size).map((row): RawBuilder<unknown> => {
      const fields = columns.map(({ name }) => sql`${row[name]}`)
      return sql`(${sql.join(fields)})`
    })
    await sql`insert into ${sql.table(table)} (${names}) ${own} values ${sql.join(values)}`.execute(to)
  }
}

/** Numbers that were assigned once are not assigned again, also those of rows that are gone. */
async function setSequence(from: Database, to: Change, table: string, columns: Column[]): Promise<void> {
  const identity = columns.find(({ isIdentity }) => isIdentity)?.name
  if (!identity) return
  const { rows } = await sql<{ seq: number }>`
    select seq from sqlite_sequence where name = ${table}`.execute(from)
  const last = rows[0]?.seq ?? 0
  if (last > 0) await sql`select setval(pg_get_serial_sequence(${table}, ${identity}), ${last})`.execute(to)
}

/** A hash over all rows in any order: the sum of their hashes. */
function createDigest() {
  let [sum, count] = [0n, 0]
  return {
    add(row: Row, columns: Column[]) {
      const values = columns.map(({ name }) => row[name] ?? null)
      const hash = createHash('sha256').update(JSON.stringify(values)).digest('hex')
      sum += BigInt(`0x${hash}`)
      count += 1
    },
    count: () => count,
    value: () => `${count} ${sum}`,
  }
}
