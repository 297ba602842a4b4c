import { StorageError } from '@shanmen/content/errors.ts'
import type { Where } from '@shanmen/content/open.ts'
import { getMigrations } from 'better-auth/db/migration'
import { sql } from 'kysely'
import { type Attempts, countAttempts } from './attempts.ts'
import { openPeopleDatabase, type PeopleStore } from './open-database.ts'
import { hashedCodes } from './recovery-codes.ts'
import { readSecret } from './secret.ts'
import { createSignIn, type SignIn } from './sign-in.ts'
import type { PeopleDatabase } from './tables.ts'

/** Everything about people: where they are kept, how they sign in, who tried too often. */
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
 * Opens people and brings their tables to this program's schema; of two processes on the same data one does so after
 * the other, which is the caller's to see to. `studioUrl` is the studio's own address, to which sessions are bound.
 * Throws StorageError with one line that says what to do.
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

/** Puts the parts together; the tests bring a database of their own. */
export async function peopleOf(store: PeopleStore, secret: string, studioUrl: string): Promise<People> {
  const { database } = store
  const signIn = createSignIn(store, secret, studioUrl)
  await (await getMigrations(signIn.options)).runMigrations()
  await makeOwnTables(database)
  await forgetExpired(database, new Date())
  const { hash: hashRecoveryCode } = hashedCodes(secret)
  return {
    ...store,
    signIn,
    hashRecoveryCode,
    attempts: countAttempts(database),
    studioUrl,
    close: () => database.destroy(),
  }
}

async function makeOwnTables(database: PeopleDatabase): Promise<void> {
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

/** What has expired is no use to anybody: sessions, challenges, and links a month after their end. */
async function forgetExpired(database: PeopleDatabase, now: Date): Promise<void> {
  const monthAgo = new Date(now.getTime() - 30 * 24 * 3_600_000).toISOString()
  await database.deleteFrom('person_session').where('expiresAt', '<', now.toISOString()).execute()
  await database.deleteFrom('person_verification').where('expiresAt', '<', now.toISOString()).execute()
  await database.deleteFrom('person_link').where('until', '<', monthAgo).execute()
}
