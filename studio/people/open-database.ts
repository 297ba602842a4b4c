import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { openPostgres } from '@shanmen/content/database/postgres.ts'
import { openSqlite } from '@shanmen/content/database/sqlite.ts'
import type { Dialect } from '@shanmen/content/database/tables.ts'
import { hintFor } from '@shanmen/content/database/trouble.ts'
import { StorageError } from '@shanmen/content/errors.ts'
import type { Where } from '@shanmen/content/open.ts'
import type { PeopleDatabase, PeopleTables } from './tables.ts'

export type PeopleStore = { database: PeopleDatabase; dialect: Dialect }

/**
 * Opens where people are kept: a file of its own beside the content (ADR 13), or the same PostgreSQL database. Its
 * tables are made by `openPeople`. Throws StorageError with one line that says what to do.
 */
export async function openPeopleDatabase({ databaseUrl, dataDir }: Where): Promise<PeopleStore> {
  try {
    if (databaseUrl) {
      const database = openPostgres(databaseUrl, { readOnly: false })
      return { database: narrowed(database.withTables<PeopleTables>()), dialect: 'postgres' }
    }
    await mkdir(dataDir, { recursive: true })
    const file = join(dataDir, 'people.sqlite')
    // Password hashes and sessions are for nobody but the user that runs this; SQLite's files beside it follow.
    await (await open(file, 'a', 0o600)).close()
    const database = openSqlite(file, { readOnly: false })
    return { database: narrowed(database.withTables<PeopleTables>()), dialect: 'sqlite' }
  } catch (error) {
    throw new StorageError(hintFor(error, { databaseUrl, dataDir, file: 'people.sqlite' }), { cause: error })
  }
}

const narrowed = (database: unknown) => database as PeopleDatabase
