import { randomBytes } from 'node:crypto'
import { openPostgres } from '@shanmen/content/database/postgres.ts'
import { withDatabase } from '@shanmen/content/database/servers.ts'
import type { Tables } from '@shanmen/content/database/tables.ts'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { UserError } from '../user-error.ts'

const prefix = 'shanmen_drill_'

/**
 * An empty database on the server of `databaseUrl`; those of drills that were killed are removed. Throws a UserError when
 * its user may not create one.
 */
export async function createScratchDatabase(
  databaseUrl: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = prefix + randomBytes(6).toString('hex')
  const url = withDatabase(databaseUrl, name)
  const server = openPostgres(databaseUrl, { readOnly: false, timeoutMs: 0 })
  try {
    await dropAbandoned(server)
    await sql`create database ${sql.id(name)} template template0`.execute(server)
  } catch (error) {
    await server.destroy()
    throw new UserError(
      `A drill needs a database of its own: let the user of DATABASE_URL create one (alter role … createdb). ${error}`,
    )
  }
  // A connection for as long as the drill lasts: without `force` the server drops no database that has one.
  const scratch = openPostgres(url, { readOnly: false, timeoutMs: 0 })
  const open = await scratch.startTransaction().execute()
  // The restore into it refuses a database that another process of this program uses, as it would be named otherwise.
  await sql`set local application_name = 'shanmen drill'`.execute(open)
  const drop = async () => {
    // It may have broken by now, which is no reason to leave the database.
    await open
      .rollback()
      .execute()
      .catch(() => undefined)
    await scratch.destroy()
    await sql`drop database if exists ${sql.id(name)} with (force)`.execute(server)
    await server.destroy()
  }
  return { url, drop }
}

/** Removes databases that a killed drill left: those to which nothing is connected. */
async function dropAbandoned(server: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ datname: string }>`
    select datname from pg_database
    where starts_with(datname, ${prefix}) and pg_has_role(datdba, 'usage')
  `.execute(server)
  for (const { datname } of rows)
    await sql`drop database if exists ${sql.id(datname)}`.execute(server).catch(passWhenInUse)
}

function passWhenInUse(error: unknown): void {
  const inUse = '55006'
  if (!(error instanceof pg.DatabaseError && error.code === inUse)) throw error
}
