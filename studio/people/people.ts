import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { openPostgres } from '@shanmen/content/database/postgres.ts'
import { openSqlite } from '@shanmen/content/database/sqlite.ts'
import { hintFor } from '@shanmen/content/database/storage-hint.ts'
import { StorageError } from '@shanmen/content/errors.ts'
import type { Where } from '@shanmen/content/open.ts'
import { getMigrations } from 'better-auth/db/migration'
import { sql } from 'kysely'
import { type Attempts, countAttempts } from './attempts.ts'
import { createSignIn, hashRecoveryCodes, readSecret, type SignIn } from './sign-in.ts'
import type { PeopleDatabase, PeopleStore, PeopleTables } from './tables.ts'

/**
 * Opens the database of accounts: a file of its own in the data folder (ADR 13), or the same PostgreSQL database. Throws
 * StorageError with one line that says what to do.
 */
async function openPeopleDatabase({ databaseUrl, dataDir }: Where): Promise<PeopleStore> {
  try {
    if (databaseUrl) {
      const database = openPostgres(databaseUrl, { readOnly: false })
      return { database: narrowed(database.withTables<PeopleTables>()), dialect: 'postgres' }
    }
    await mkdir(dataDir, { recursive: true })
    const file = join(dataDir, 'people.sqlite')
    // Only the user that runs this process may read password hashes and sessions; SQLite gives its other files the same mode.
    await (await open(file, 'a', 0o600)).close()
    const database = openSqlite(file, { readOnly: false })
    return { database: narrowed(database.withTables<PeopleTables>()), dialect: 'sqlite' }
  } catch (error) {
    throw new StorageError(hintFor(error, { databaseUrl, dataDir, file: 'people.sqlite' }), { cause: error })
  }
}

const narrowed = (database: unknown) => database as PeopleDatabase

/** The accounts of the studio: their database, sign-in, and the count of failed attempts. */
export type People = {
  database: PeopleDatabase
  dialect: PeopleStore['dialect']
  signIn: SignIn
  attempts: Attempts
  hashRecoveryCode: (code: string) => string
  studioUrl: string
  close: () => Promise<void>
}

/**
 * Opens the accounts and migrates their tables; the caller makes sure that no two processes do so at once. Sessions are
 * bound to `studioUrl`, the studio's own address. Throws StorageError with one line that says what to do.
 */
export async function openPeople(where: Where, studioUrl: string): Promise<People> {
  const store = await openPeopleDatabase(where)
  try {
    return await peopleOf(store, await readSecret(where.dataDir), studioUrl)
  } catch (error) {
    await store.database.destroy()
    const message = error instanceof Error ? error.message : String(error)
    throw new StorageError(`The accounts of the studio cannot be opened: ${message}`, { cause: error })
  }
}

/** The same on an open database; tests use their own. */
export async function peopleOf(store: PeopleStore, secret: string, studioUrl: string): Promise<People> {
  const { database } = store
  const signIn = createSignIn(store, secret, studioUrl)
  await (await getMigrations(signIn.options)).runMigrations()
  await createTables(database)
  await deleteExpired(database, new Date())
  const { hash: hashRecoveryCode } = hashRecoveryCodes(secret)
  return {
    ...store,
    signIn,
    hashRecoveryCode,
    attempts: countAttempts(database),
    studioUrl,
    close: () => database.destroy(),
  }
}

async function createTables(database: PeopleDatabase): Promise<void> {
  await sql`create table if not exists person_link(hash text primary key, person text, purpose text not null, clears_second_factor integer not null, until text not null, used_at text)`.execute(
    database,
  )
  await sql`create table if not exists person_attempt(key text primary key, failures integer not null, until text not null)`.execute(
    database,
  )
  await sql`create table if not exists person_code(person text not null, code text not null, at text not null, primary key(person, code))`.execute(
    database,
  )
}

/** Deletes expired sessions and challenges, and links a month after their end. */
async function deleteExpired(database: PeopleDatabase, now: Date): Promise<void> {
  const monthAgo = new Date(now.getTime() - 30 * 24 * 3_600_000).toISOString()
  await database.deleteFrom('person_session').where('expiresAt', '<', now.toISOString()).execute()
  await database.deleteFrom('person_verification').where('expiresAt', '<', now.toISOString()).execute()
  await database.deleteFrom('person_link').where('until', '<', monthAgo).execute()
}
