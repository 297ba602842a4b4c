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

// A server answers each statement only after a way there and back.
const atOnce = 50

async function writeTokens(change: Change, dialect: Dialect, all: Map<number, string[]>): Promise<void> {
  const sqlite = dialect === 'sqlite'
  const columns = sql.raw(sqlite ? 'rowid, tokens' : 'id, tokens')
  const rows = [...all].map(([id, tokens]) =>
    sqlite ? sql`(${id}, ${tokens.join(' ')})` : sql`(${id}::bigint, ${toTsvector(tokens)}::tsvector)`,
  )
  for (let from = 0; from < rows.length; from += atOnce)
    await sql`insert into search(${columns}) values ${sql.join(rows.slice(from, from + atOnce))}`.execute(
      change,
    )
  // PostgreSQL gathers new words in a list that every search reads through; they are sorted into the index together.
  if (!sqlite) await sql`select gin_clean_pending_list('search_tokens')`.execute(change)
}

/** Forgets the tokens of publications that are about to go. */
export async function removeTokens(change: Change, dialect: Dialect, ids: number[]): Promise<void> {
  const column = sql.raw(dialect === 'sqlite' ? 'rowid' : 'id')
  for (const id of ids)
    if (!waiting.get(change)?.delete(id))
      await sql`delete from search where ${column} = ${id}`.execute(change)
}
