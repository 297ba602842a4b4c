import { createHmac } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openPostgres } from '@shanmen/content/database/postgres.ts'
import { type Kysely, sql } from 'kysely'
import { readSecret } from './sign-in.ts'

type Shared = Pick<Kysely<unknown>, 'getExecutor'>

const what = 'studio.key of the process that set up this database into DATA_DIR. If it is lost, '
const lost = 'run npm run doctor -- --new-key, and everyone sets up the second factor again.'

/**
 * The key in a data folder where processes with folders of their own share the accounts on PostgreSQL. The first of them
 * records the key's fingerprint there, and makes the key where there is none; rejects in a folder that lacks that key.
 */
export async function readSharedSecret(database: Shared, dataDir: string): Promise<string> {
  await sql`create table if not exists person_key(id integer primary key, fingerprint text not null)`.execute(
    database,
  )
  const recorded = await readFingerprint(database)
  if (recorded !== undefined && !existsSync(join(dataDir, 'studio.key')))
    throw new Error(`studio.key is missing: put the ${what}${lost}`)
  const secret = await readSecret(dataDir)
  // Without the key nothing follows from it: the key is random and long.
  const fingerprint = createHmac('sha256', secret).update('studio.key').digest('hex')
  if (recorded === undefined)
    await sql`insert into person_key values (1, ${fingerprint}) on conflict do nothing`.execute(database)
  // Of two that start at once one was first.
  if ((await readFingerprint(database)) !== fingerprint)
    throw new Error(`studio.key is another installation's: put the ${what}${lost}`)
  return secret
}

async function readFingerprint(database: Shared): Promise<string | undefined> {
  const { rows } = await sql<{ fingerprint: string }>`select fingerprint from person_key`.execute(database)
  return rows[0]?.fingerprint
}

/** Lets the next studio that starts record the key of its folder: the one before is lost. */
export async function forgetSharedSecret(databaseUrl: string): Promise<void> {
  const database = openPostgres(databaseUrl, { readOnly: false })
  try {
    await sql`drop table if exists person_key`.execute(database)
  } finally {
    await database.destroy()
  }
}
