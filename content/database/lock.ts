import { sql } from 'kysely'
import type { Change, Dialect } from './tables.ts'

// Any number that no other program uses on the same server.
const lockKey = 720_117

/**
 * Lets one change through at a time, which the audit's hash chain needs anyway. SQLite's `begin immediate` has done so
 * already; PostgreSQL holds an advisory lock until the transaction ends.
 */
export async function lockChanges(change: Change, dialect: Dialect): Promise<void> {
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(change)
}
