import { sql } from 'kysely'
import type { Change, Dialect } from '../database/tables.ts'
import { toTsvector } from '../search/query.ts'

/** Writes the tokens of a publication, replacing those it had. */
export async function setTokens(
  change: Change,
  dialect: Dialect,
  id: number,
  tokens: string[],
): Promise<void> {
  await removeTokens(change, dialect, [id])
  await (dialect === 'sqlite'
    ? sql`insert into search(rowid, tokens) values (${id}, ${tokens.join(' ')})`
    : sql`insert into search(id, tokens) values (${id}, ${toTsvector(tokens)}::tsvector)`
  ).execute(change)
}

/** Forgets the tokens of publications that are about to go. */
export async function removeTokens(change: Change, dialect: Dialect, ids: number[]): Promise<void> {
  const column = sql.raw(dialect === 'sqlite' ? 'rowid' : 'id')
  for (const id of ids) await sql`delete from search where ${column} = ${id}`.execute(change)
}
