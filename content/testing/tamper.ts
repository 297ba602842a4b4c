import { sql } from 'kysely'
import type { Content } from '../open.ts'

const tables = 'entry revision audit anchor publication publishing review approval withdrawal'.split(' ')

/** Someone with the database's own password: triggers switched off, rows changed, triggers on again. */
export async function tamper({ write, dialect }: Content, statements: string[]): Promise<void> {
  const change = async (each: string[]) => {
    for (const statement of each) await sql.raw(statement).execute(write)
  }
  if (dialect === 'postgres') {
    await change(tables.map((table) => `alter table ${table} disable trigger all`))
    await change(statements)
    await change(tables.map((table) => `alter table ${table} enable trigger all`))
  } else {
    const { rows } = await sql<{
      name: string
      sql: string
    }>`select name, sql from sqlite_schema where type = 'trigger'`.execute(write)
    await change(rows.map(({ name }) => `drop trigger ${name}`))
    await sql`pragma foreign_keys = off`.execute(write)
    await change(statements)
    await change(rows.map(({ sql }) => sql))
  }
}
