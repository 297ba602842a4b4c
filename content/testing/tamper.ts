import { sql } from 'kysely'
import type { Content } from '../open.ts'

/** Someone with the database's own password: rules switched off, rows changed, rules on again. */
export async function tamper({ write, dialect }: Content, statements: string[]): Promise<void> {
  const tables = ['entry', 'revision', 'audit', 'anchor', 'publication', 'publishing', 'review']
  if (dialect === 'sqlite') {
    const { rows } = await sql<{
      name: string
    }>`select name from sqlite_master where type = 'trigger'`.execute(write)
    for (const { name } of rows) await sql`drop trigger ${sql.ref(name)}`.execute(write)
    await sql`pragma foreign_keys = off`.execute(write)
  } else {
    for (const table of [...tables, 'approval', 'withdrawal'])
      await sql`alter table ${sql.table(table)} disable trigger all`.execute(write)
  }
  for (const statement of statements) await sql.raw(statement).execute(write)
}
