import { randomBytes } from 'node:crypto'
import { openPostgres } from '@shanmen/content/database/postgres.ts'
import { withDatabase } from '@shanmen/content/database/servers.ts'
import { sql } from 'kysely'
import { UserError } from '../user-error.ts'

/** An empty database on the server of `databaseUrl`. Throws a UserError when its user may not create one. */
export async function createScratchDatabase(
  databaseUrl: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `shanmen_drill_${randomBytes(6).toString('hex')}`
  const server = openPostgres(databaseUrl, { readOnly: false, timeoutMs: 0 })
  try {
    await sql`create database ${sql.id(name)} template template0`.execute(server)
  } catch (error) {
    await server.destroy()
    throw new UserError(
      `A drill needs a database of its own: let the user of DATABASE_URL create one (alter role … createdb). ${error}`,
    )
  }
  const drop = async () => {
    await sql`drop database if exists ${sql.id(name)} with (force)`.execute(server)
    await server.destroy()
  }
  return { url: withDatabase(databaseUrl, name), drop }
}
