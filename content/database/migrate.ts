import { sql } from 'kysely'
import { StorageError } from '../errors.ts'
import { createSchema, schemaVersion } from './schema.ts'
import type { Change, Database, Dialect } from './tables.ts'

/** The schema of release 1.0.0. Databases from before it are brought to it by that release. */
const oldestVersion = 8

/** Statements that make each version of the one before it. A released version is never edited. */
const migrations: Record<number, (dialect: Dialect) => string[]> = {
  // Lists are counted by their covering indexes: the stored counts and their triggers go.
  9: (dialect) => [
    ...['came', 'went', 'moved'].map((event) =>
      dialect === 'sqlite'
        ? `drop trigger if exists publication_${event}`
        : `drop function if exists publication_${event}() cascade`,
    ),
    'drop table if exists tally',
    'drop table if exists movement',
  ],
  // The trash has its usual name, and whether a translation is out of date is read from the revision.
  10: () => [
    'alter table entry rename column binned_at to trashed_at',
    'alter table entry rename column binned_by to trashed_by',
    'alter table entry drop column behind',
  ],
}
const newestVersion = Math.max(...Object.keys(migrations).map(Number))

/**
 * Brings the database to this program's schema, each version in its own transaction. Two processes that start at once
 * wait for each other. Throws StorageError for a database made by a newer program, or by one from before release 1.0.0.
 */
export async function migrate(database: Database, dialect: Dialect): Promise<void> {
  let done = false
  while (!done)
    done = await database.transaction().execute(async (change) => {
      await lockChanges(change, dialect)
      await sql`create table if not exists schema_version(version integer primary key, at text not null)`.execute(
        change,
      )
      const version = await readVersion(change)
      if (version === newestVersion) return true
      const [next, statements] = stepFrom(version, dialect)
      for (const statement of statements) await sql.raw(statement).execute(change)
      await sql`insert into schema_version values (${next}, ${new Date().toISOString()})`.execute(change)
      return false
    })
}

function stepFrom(version: number, dialect: Dialect): [version: number, statements: string[]] {
  if (version === 0) return [schemaVersion, createSchema(dialect)]
  const migration = migrations[version + 1]
  if (migration) return [version + 1, migration(dialect)]
  throw new StorageError(
    version < oldestVersion
      ? `The database is at schema version ${version}, from before release 1.0.0: start release 1.0.0 on it once, then this program.`
      : `The database is at schema version ${version}, this program knows ${newestVersion}: start the newer program again, or restore the backup made before the update.`,
  )
}

async function readVersion(change: Change): Promise<number> {
  const { rows } = await sql<{
    version: number | null
  }>`select max(version) as version from schema_version`.execute(change)
  return Number(rows[0]?.version ?? 0)
}

// Any number that no other program uses on the same server.
const lockKey = 720_117

/**
 * Lets one change through at a time, which the audit's hash chain needs anyway. SQLite's `begin immediate` has done so
 * already; PostgreSQL holds an advisory lock until the transaction ends.
 */
export async function lockChanges(change: Change, dialect: Dialect): Promise<void> {
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(change)
}
