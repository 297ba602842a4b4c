import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
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

/** Changes one bit of a key in the index by which lists of news are read, in the file alone: they lack a row. */
export async function tamperIndex(content: Content): Promise<void> {
  const file = join(content.dataDir, 'content.sqlite')
  await sql`pragma wal_checkpoint(truncate)`.execute(content.write)
  const { rows } = await sql<{ rootpage: number }>`
    select rootpage from sqlite_schema where name = 'publication_sorted'`.execute(content.write)
  const bytes = await readFile(file)
  const page = bytes.subarray(((rows[0]?.rootpage ?? 0) - 1) * 4096).subarray(0, 4096)
  page[page.lastIndexOf('newszh')] = 'o'.charCodeAt(0)
  await writeFile(file, bytes)
}
