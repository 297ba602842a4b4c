import { type QueryExecutorProvider, sql } from 'kysely'
import type { Dialect } from './tables.ts'

/**
 * Now, in milliseconds, for what one process stores and another compares with: on a server by its clock, as those of the processes
 * may be minutes apart, or a day.
 */
export async function readNow(executor: QueryExecutorProvider, dialect: Dialect): Promise<number> {
  if (dialect === 'sqlite') return Date.now()
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(executor)
  return Number(rows[0]?.at)
}
