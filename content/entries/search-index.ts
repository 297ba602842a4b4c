import { sql } from 'kysely'
import { beforeCommit } from '../database/change.ts'
import type { Change, Dialect } from '../database/tables.ts'
import { toTsvector } from '../search/query.ts'

const waiting = new WeakMap<Change, Map<number, string[]>>()

/**
 * Takes the tokens of a new publication, to be written at the end of the transaction: SQLite's index of words puts what
 * it was given on disk at every later statement with a trigger, which took half the time of an import.
 */
export function setTokens(change: Change, dialect: Dialect, id: number, tokens: string[]): void {
  const known = waiting.get(change)
  if (known) known.set(id, tokens)
  else {
    const all = new Map([[id, tokens]])
    waiting.set(change, all)
    beforeCommit(change, () => writeTokens(change, dialect, all))
  }
}

async function writeTokens(change: Change, dialect: Dialect, all: Map<number, string[]>): Promise<void> {
  for (const [id, tokens] of all)
    await (dialect === 'sqlite'
      ? sql`insert into search(rowid, tokens) values (${id}, ${tokens.join(' ')})`
      : sql`insert into search(id, tokens) values (${id}, ${toTsvector(tokens)}::tsvector)`
    ).execute(change)
}

/** Forgets the tokens of publications that are about to go. */
export async function removeTokens(change: Change, dialect: Dialect, ids: number[]): Promise<void> {
  const column = sql.raw(dialect === 'sqlite' ? 'rowid' : 'id')
  for (const id of ids)
    if (!waiting.get(change)?.delete(id))
      await sql`delete from search where ${column} = ${id}`.execute(change)
}
