import { existsSync } from 'node:fs'
import { mkdir, open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readOwnTables } from '@shanmen/content/backup/database-summary.ts'
import { callResults } from '@shanmen/content/database/call-result.ts'
import { isUnknownAtCommit } from '@shanmen/content/database/database-health.ts'
import { followContent, markSchema, requireKnownSchema } from '@shanmen/content/database/migrate.ts'
import { openPostgres } from '@shanmen/content/database/postgres.ts'
import { openSqlite } from '@shanmen/content/database/sqlite.ts'
import { hintFor } from '@shanmen/content/database/storage-hint.ts'
import type { Tables } from '@shanmen/content/database/tables.ts'
import { StorageError, UnknownOutcomeError } from '@shanmen/content/errors.ts'
import type { Content, Where } from '@shanmen/content/open.ts'
import { createTurns } from '@shanmen/contract/rpc/in-turn.server.ts'
import { createRateLimit } from '@shanmen/contract/rpc/rate-limit.server.ts'
import { getMigrations } from 'better-auth/db/migration'
import { type Kysely, sql } from 'kysely'
import { type Attempts, countAttempts } from './attempts.ts'
import { copyAccounts } from './copies.ts'
import { createMissingKeys } from './keys.ts'
import { createKnownDevices, type KnownDevices } from './known-device.ts'
import { setFactorDue } from './person.ts'
import { readRecordedSecret } from './recorded-key.ts'
import { createSignIn, hashRecoveryCodes, readSecret, type SignIn } from './sign-in.ts'
import type { PeopleDatabase, PeopleStore, PeopleTables } from './tables.ts'

/**
 * Opens the database of accounts: a file of its own in the data folder (ADR 13), or the same PostgreSQL database. Throws
 * StorageError with one line that says what to do.
 */
async function openPeopleDatabase({ databaseUrl, dataDir }: Where): Promise<PeopleStore> {
  try {
    if (databaseUrl) {
      const database = narrowed(openPostgres(databaseUrl, { readOnly: false }))
      return { database, read: database, dialect: 'postgres' }
    }
    await mkdir(dataDir, { recursive: true })
    const file = join(dataDir, 'people.sqlite')
    // Only the user that runs this process may read password hashes and sessions; SQLite gives its other files the same mode.
    await (await open(file, 'a', 0o600)).close()
    const database = narrowed(openSqlite(file, { readOnly: false }))
    return { database, read: narrowed(openSqlite(file, { readOnly: true })), dialect: 'sqlite' }
  } catch (error) {
    throw new StorageError(hintFor(error, { databaseUrl, dataDir, file: 'people.sqlite' }), { cause: error })
  }
}

/** A first start makes the key after the accounts: where there is only the key they were lost, and must not be replaced by none. */
async function refuseLost(dataDir: string): Promise<void> {
  const sizeOf = async (name: string) => (await stat(join(dataDir, name)).catch(() => undefined))?.size ?? 0
  if ((await sizeOf('people.sqlite')) > 0 || (await sizeOf('studio.key')) === 0) return
  await readSecret(dataDir).catch((error: unknown) => {
    throw cannotOpen(error)
  })
  throw new StorageError(
    `${dataDir}/people.sqlite is missing or empty, but studio.key beside it says that there were accounts. Put the backup of ` +
      'people.sqlite in its place; without one remove studio.key too, and the first account is set up again.',
  )
}

const narrowed = (database: Kysely<Tables>) =>
  database.withTables<PeopleTables>() as unknown as PeopleDatabase

const unknownLinksPerMinute = 20

/** The accounts of the studio: their database, sign-in, and the count of failed attempts. */
export type People = PeopleStore & {
  signIn: SignIn
  attempts: Attempts
  /** Counts links that open nothing, by address; in memory, since a token cannot be guessed and a flood must not write. */
  unknownLinks: ReturnType<typeof createRateLimit>
  /** A keyed hash: of recovery codes, and of the codes of invitations. */
  hashCode: (code: string) => string
  devices: KnownDevices
  studioUrl: string
  close: () => Promise<void>
}

/**
 * Opens the accounts and migrates their tables; the caller makes sure that no two processes do so at once. Sessions are
 * bound to `studioUrl`, the studio's own address. Throws StorageError with one line that says what to do.
 */
export async function openPeople(where: Where, studioUrl: string): Promise<People> {
  if (!where.databaseUrl) await refuseLost(where.dataDir)
  const store = await openPeopleDatabase(where)
  try {
    if (!where.databaseUrl) await followContentOf(store.database, where.dataDir)
    return await peopleOf(store, await readRecordedSecret(store.database, where.dataDir), studioUrl)
  } catch (error) {
    await closeStore(store)
    throw cannotOpen(error)
  }
}

async function followContentOf(accounts: PeopleDatabase, dataDir: string): Promise<void> {
  const file = join(dataDir, 'content.sqlite')
  if (!existsSync(file)) return
  const content = openSqlite(file, { readOnly: true })
  await followContent(accounts, content).finally(() => content.destroy())
}

const cannotOpen = (error: unknown) =>
  new StorageError(
    `The accounts of the studio cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
    { cause: error },
  )

/** The same on an open database; tests use their own. */
export async function peopleOf(store: PeopleStore, secret: string, studioUrl: string): Promise<People> {
  const { database, dialect } = store
  await markSchema(database, dialect)
  const signIn = createSignIn(store, secret, studioUrl)
  await (await getMigrations(signIn.options)).runMigrations()
  await createTables(database)
  await addCodeHash(database)
  await createMissingKeys(store)
  if (dialect === 'sqlite') await copyAccounts(database.withTables())
  for (const statement of callResults(dialect)) await sql.raw(statement).execute(database)
  await deleteExpired(database, new Date())
  await setFactorDue(database)
  const { hash: hashCode } = hashRecoveryCodes(secret)
  return {
    ...store,
    signIn,
    hashCode,
    devices: createKnownDevices(secret, studioUrl.startsWith('https:')),
    attempts: countAttempts(database),
    unknownLinks: createRateLimit(unknownLinksPerMinute),
    studioUrl,
    close: () => closeStore(store),
  }
}

async function closeStore({ database, read }: PeopleStore): Promise<void> {
  if (read !== database) await read.destroy()
  await database.destroy()
}

/**
 * Half of the connections. On PostgreSQL each change has one while it waits for its audit line, which waits for everyone's changes of
 * content: eight of them left none to read a session with, and no one in the studio was answered for seconds.
 */
const changesAtOnce = 4
const inTurn = createTurns(changesAtOnce)

/**
 * Runs one step in one transaction on the accounts, one at a time, `people.database` of the inner: all of it is committed or nothing. An
 * audit line is written inside it, so that no change is unrecorded. Throws NewerSchemaError when a newer program has
 * migrated the accounts, UnknownOutcomeError when the database did not answer the commit. The sign-in library has its own
 * connection and must not be called inside but by `signInWithin`.
 */
export async function changePeople<R>(people: People, step: (inner: People) => Promise<R>): Promise<R> {
  if (people.database.isTransaction) return step(people)
  let committing = false
  const run = () =>
    people.database.transaction().execute(async (database) => {
      // SQLite has one transaction at a time that writes, which begins before it reads. The same on PostgreSQL: rights that are
      // read inside are not taken away by a change that commits first, and an older row is not written over a newer one.
      if (people.dialect === 'postgres')
        await sql`lock table person in share row exclusive mode`.execute(database)
      await requireKnownSchema(database)
      const result = await step({ ...people, database, read: database })
      committing = true
      return result
    })
  try {
    return await inTurn('accounts', run)
  } catch (error) {
    throw committing && isUnknownAtCommit(error) ? new UnknownOutcomeError({ cause: error }) : error
  }
}

/** The sign-in library on the transaction of `inner`, of which each of its steps is a part. */
export const signInWithin = ({ signIn, studioUrl, ...inner }: People): SignIn =>
  createSignIn(inner, signIn.options.secret, studioUrl)

/**
 * The accounts as a transaction on the content reads them. On PostgreSQL both are one database: a second connection might be had
 * only after those that wait for this transaction.
 */
export const peopleWithin = (people: People, { dialect, batch }: Content): People =>
  dialect === 'postgres' && people.dialect === 'postgres' && batch
    ? { ...people, read: narrowed(batch) }
    : people

async function createTables(database: PeopleDatabase): Promise<void> {
  await sql`create table if not exists person_link(hash text primary key, person text, purpose text not null, clears_second_factor integer not null, until text not null, used_at text, code_hash text)`.execute(
    database,
  )
  await sql`create table if not exists person_attempt(key text primary key, failures integer not null, until text not null)`.execute(
    database,
  )
  await sql`create table if not exists person_request(id text primary key, who text not null, action text not null, target text not null, input text not null, at text not null, until text not null)`.execute(
    database,
  )
  await sql`create table if not exists person_presence(entry text not null, person text not null, since text not null, seen text not null, editing integer not null, primary key(entry, person))`.execute(
    database,
  )
  await sql`create table if not exists person_code(person text not null, code text not null, at text not null, primary key(person, code))`.execute(
    database,
  )
}

/** Databases of earlier releases lack it. */
async function addCodeHash(database: PeopleDatabase): Promise<void> {
  const tables = await readOwnTables(database)
  const link = tables.find(({ name }) => name === 'person_link')
  if (link?.columns.some(({ name }) => name === 'code_hash')) return
  await sql`alter table person_link add column code_hash text`.execute(database)
}

/** Deletes expired sessions, challenges and requests, and links a month after their end. */
async function deleteExpired(database: PeopleDatabase, now: Date): Promise<void> {
  const monthAgo = new Date(now.getTime() - 30 * 24 * 3_600_000).toISOString()
  await database.deleteFrom('person_session').where('expiresAt', '<', now.toISOString()).execute()
  await database.deleteFrom('person_verification').where('expiresAt', '<', now.toISOString()).execute()
  await database.deleteFrom('person_request').where('until', '<=', now.toISOString()).execute()
  await database.deleteFrom('person_link').where('until', '<', monthAgo).execute()
}
