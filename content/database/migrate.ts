import { sql } from 'kysely'
import { StorageError } from '../errors.ts'
import { lockChanges } from './lock.ts'
import { migrations } from './migrations.ts'
import type { Change, Database, Dialect } from './tables.ts'

const readVersion = async (change: Change): Promise<number> => {
  const { rows } = await sql<{
    version: number | null
  }>`select max(version) as version from schema_version`.execute(change)
  return Number(rows[0]?.version ?? 0)
}

/**
 * Brings the database to this program's schema, each version in its own transaction. Two processes that start at once
 * wait for each other. Throws StorageError for a database made by a newer program.
 */
export async function migrate(database: Database, dialect: Dialect): Promise<void> {
  const all = migrations(dialect)
  let done = false
  while (!done)
    done = await database.transaction().execute(async (change) => {
      await lockChanges(change, dialect)
      await sql`create table if not exists schema_version(version integer primary key, at text not null)`.execute(
        change,
      )
      const version = await readVersion(change)
      if (version > all.length)
        throw new StorageError(
          `The database is at schema version ${version}, this program knows ${all.length}: start the newer program again, or restore the backup made before the update.`,
        )
      const statements = all[version]
      if (!statements) return true
      for (const statement of statements) await sql.raw(statement).execute(change)
      await sql`insert into schema_version values (${version + 1}, ${new Date().toISOString()})`.execute(
        change,
      )
      return false
    })
}
