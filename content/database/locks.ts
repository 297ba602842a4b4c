import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { isBusy } from './database-health.ts'
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

const pauseMs = 2_000

/**
 * On PostgreSQL all readers of a table wait behind a statement that waits to change it, as while `pg_dump` reads it. After a second
 * everything is undone, so that they have their turn, and then tried again.
 */
export async function lettingReadersPass(
  change: Change,
  run: () => Promise<void>,
  onWait: () => void = () => undefined,
): Promise<void> {
  await sql`set local lock_timeout = '1s'`.execute(change)
  for (let isFirst = true; ; isFirst = false) {
    await sql`savepoint migration`.execute(change)
    try {
      return await run()
    } catch (error) {
      if (!isBusy(error)) throw error
      await sql`rollback to savepoint migration`.execute(change)
      if (isFirst) onWait()
      await setTimeout(pauseMs)
    }
  }
}
