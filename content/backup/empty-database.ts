import { sql } from 'kysely'
import { openPostgres, programName } from '../database/postgres.ts'
import type { Database } from '../database/tables.ts'

/** Whether a PostgreSQL database has no table in the schema that the program uses. */
export const isEmptyDatabase = (databaseUrl: string): Promise<boolean> =>
  using(databaseUrl, async (database) => (await readTables(database)).length === 0)

/** Whether another process of this program is connected: what it saves is lost where a restore fails after it. */
export const isInUse = (databaseUrl: string): Promise<boolean> =>
  using(databaseUrl, async (database) => {
    const { rows } = await sql`
      select pid from pg_stat_activity where datname = current_database()
        and application_name = ${programName} and pid <> pg_backend_pid()`.execute(database)
    return rows.length > 0
  })

/** Removes all tables and functions of that schema: of a database that was empty before something failed. */
export const emptyDatabase = (databaseUrl: string): Promise<void> =>
  using(databaseUrl, (database) =>
    database.transaction().execute(async (change) => {
      for (const name of await readTables(change))
        await sql`drop table if exists ${sql.table(name)} cascade`.execute(change)
      const { rows } = await sql<{ signature: string }>`
        select oid::regprocedure::text as signature from pg_proc
        where pronamespace = current_schema()::regnamespace
          and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')`.execute(
        change,
      )
      for (const { signature } of rows)
        await sql.raw(`drop function if exists ${signature} cascade`).execute(change)
    }),
  )

async function readTables(database: Pick<Database, 'getExecutor'>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(database)
  return rows.map(({ name }) => name)
}

async function using<R>(databaseUrl: string, work: (database: Database) => Promise<R>): Promise<R> {
  const database = openPostgres(databaseUrl, { readOnly: false, timeoutMs: 0 })
  return await work(database).finally(() => database.destroy())
}
