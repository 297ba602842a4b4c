import { createHmac } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readOwnTables } from '@shanmen/content/backup/database-summary.ts'
import { openPostgres } from '@shanmen/content/database/postgres.ts'
import { openSqlite } from '@shanmen/content/database/sqlite.ts'
import { StorageError } from '@shanmen/content/errors.ts'
import type { Where } from '@shanmen/content/open.ts'
import { type Kysely, sql } from 'kysely'
import { readSecret } from './sign-in.ts'

type Accounts = Pick<Kysely<unknown>, 'getExecutor'>

const what = 'studio.key that belongs to these accounts into DATA_DIR. If it is lost, '
const lost = 'run npm run doctor -- --new-key, and everyone sets up the second factor again.'

/**
 * The key in a data folder, which must be the one that the accounts began with: with another no one who has a second factor could
 * sign in. The first process records its fingerprint beside the accounts, and makes the key where there is none; rejects in a
 * folder that lacks that key.
 */
export async function readRecordedSecret(database: Accounts, dataDir: string): Promise<string> {
  await sql`create table if not exists person_key(id integer primary key, fingerprint text not null)`.execute(
    database,
  )
  const recorded = await readFingerprint(database)
  if (recorded !== undefined) return await readMatching(dataDir, recorded)
  const fingerprint = fingerprintOf(await readSecret(dataDir))
  await sql`insert into person_key values (1, ${fingerprint}) on conflict do nothing`.execute(database)
  // Of two that start at once one was first.
  return await readMatching(dataDir, (await readFingerprint(database)) ?? fingerprint)
}

async function readMatching(dataDir: string, recorded: string): Promise<string> {
  if (!existsSync(join(dataDir, 'studio.key')))
    throw new Error(`studio.key is missing: put the ${what}${lost}`)
  const secret = await readSecret(dataDir)
  if (fingerprintOf(secret) !== recorded)
    throw new Error(`studio.key is another installation's: put the ${what}${lost}`)
  return secret
}

// Without the key nothing follows from it: the key is random and long.
const fingerprintOf = (secret: string) => createHmac('sha256', secret).update('studio.key').digest('hex')

/** Rejects like readRecordedSecret, and changes nothing. Where no studio has started yet there is nothing to compare. */
export async function checkRecordedSecret({ databaseUrl, dataDir }: Where): Promise<void> {
  const file = join(dataDir, 'people.sqlite')
  if (!databaseUrl && !existsSync(file)) return
  const database = open({ databaseUrl, file }, { readOnly: true })
  try {
    const tables = await readOwnTables(database)
    if (tables.some(({ name }) => name === 'person_key')) await requireRecordedSecret(database, dataDir)
  } finally {
    await database.destroy()
  }
}

/** The same on accounts that are open. */
export async function requireRecordedSecret(database: Accounts, dataDir: string): Promise<void> {
  const recorded = await readFingerprint(database)
  if (recorded !== undefined) await readMatching(dataDir, recorded)
}

const open = (
  { databaseUrl, file }: { databaseUrl: string | undefined; file: string },
  options: { readOnly: boolean },
) => (databaseUrl ? openPostgres(databaseUrl, options) : openSqlite(file, options))

async function readFingerprint(database: Accounts): Promise<string | undefined> {
  const { rows } = await sql<{ fingerprint: string }>`select fingerprint from person_key`.execute(database)
  return rows[0]?.fingerprint
}

/**
 * Lets the next studio that starts record the key of its folder: the one before is lost. What it has encrypted goes too, as each
 * sign-in would fail by it.
 */
export async function forgetRecordedSecret({ databaseUrl, dataDir }: Where): Promise<void> {
  const file = join(dataDir, 'people.sqlite')
  if (!databaseUrl && !existsSync(file)) throw new StorageError(`There are no accounts in ${dataDir}.`)
  const database = open({ databaseUrl, file }, { readOnly: false })
  try {
    await database.transaction().execute(async (step) => {
      await sql`drop table if exists person_key`.execute(step)
      await sql`delete from person_second_factor`.execute(step)
      await sql`update person set "twoFactorEnabled" = false`.execute(step)
    })
  } finally {
    await database.destroy()
  }
}
