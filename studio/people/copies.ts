import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openSqlite } from '@shanmen/content/database/sqlite.ts'
import { type Kysely, sql } from 'kysely'

/** What says who may do what, and how they sign in. The other columns change by themselves, or decide nothing. */
const copied: Record<string, string[]> = {
  person: 'name email emailVerified roles sections languages active twoFactorEnabled factorDue'.split(' '),
  person_account: ['userId', 'providerId', 'password'],
  person_second_factor: ['userId', 'secret', 'backupCodes', 'verified'],
}

type Database = Kysely<never>
type Row = Record<string, unknown>

/**
 * Has SQLite write these columns a second time: a page of its file has no checksum, and a flipped bit in an address, a right or the
 * hash of a password can be read like any other. Triggers, as the sign-in library writes too; each copies only the column that
 * is set, so that a damaged one stays found. PostgreSQL has checksums of its own.
 */
export async function copyAccounts(database: Database): Promise<void> {
  await database.transaction().execute(async (step) => {
    await sql`create table if not exists person_copy(row text, field text, value, primary key(row, field))`.execute(
      step,
    )
    for (const [table, fields] of Object.entries(copied)) {
      const [row, on] = [`'${table} ' || new.id`, `on ${table} begin`]
      const insert = (field: string) => `insert into person_copy values (${row}, '${field}', new."${field}");`
      const trigger = (name: string, rest: string) =>
        sql.raw(`create trigger if not exists copy_${table}_${name} after ${rest} end`).execute(step)
      await trigger('insert', `insert ${on} ${fields.map(insert).join(' ')}`)
      await trigger('delete', `delete ${on} delete from person_copy where row = '${table} ' || old.id;`)
      for (const field of fields) {
        const remove = `delete from person_copy where row = ${row} and field = '${field}';`
        await trigger(field, `update of "${field}" ${on} ${remove} ${insert(field)}`)
        // Those from before there were copies.
        await sql`insert or ignore into person_copy
          select ${sql.lit(`${table} `)} || id, ${sql.lit(field)}, ${sql.ref(field)} from ${sql.table(table)}`.execute(
          step,
        )
      }
    }
  })
}

const whatToDo =
  'What is stored of these accounts is not what was written, as on a damaged disk. Put the backup of people.sqlite in its place; or ' +
  'an administrator compares and sets their rights again, or makes a link for a new password that removes the second factor:'

/**
 * The accounts of which a column is not what was written, in one line that says what to do; undefined when all are, on PostgreSQL,
 * and before a first start of this release. Read by a handle of its own: what another one holds in memory may be right while the
 * file is not.
 */
export async function findChangedAccounts(dataDir: string): Promise<string | undefined> {
  const file = join(dataDir, 'people.sqlite')
  if (!existsSync(file)) return undefined
  const database: Database = openSqlite(file, { readOnly: true }).withTables()
  try {
    const changed = await database.transaction().execute(findChanged)
    return changed.length > 0 ? `${whatToDo} ${changed.join(', ')}` : undefined
  } finally {
    await database.destroy()
  }
}

async function findChanged(database: Database): Promise<string[]> {
  const tables = await database.introspection.getTables()
  if (!tables.some(({ name }) => name === 'person_copy')) return []
  const read = async (table: string) =>
    (await sql<Row>`select * from ${sql.table(table)}`.execute(database)).rows
  const rows = new Map<unknown, Row>()
  for (const table of Object.keys(copied))
    for (const row of await read(table)) rows.set(`${table} ${row.id}`, row)
  const changed = new Map<string, unknown[]>()
  for (const { row, field, value } of await read('person_copy')) {
    const found = rows.get(row)
    if (found?.[String(field)] === value) continue
    const person = found && (rows.get(`person ${found.userId}`) ?? found)
    const name = String(person?.name ?? row)
    changed.set(name, [...(changed.get(name) ?? []), field])
  }
  return [...changed].map(([name, fields]) => `${name} (${fields.join(', ')})`)
}
