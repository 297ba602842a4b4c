import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Opening } from './sqlite.ts'
import type { Tables } from './tables.ts'

const int8 = 20

// Every public query has its index. Without this PostgreSQL reads all texts through for a word that many hold.
const reading = 'set default_transaction_read_only = on; set enable_seqscan = off'

/** Opens a pool. A read-only one refuses every change in the server itself. */
export function openPostgres(url: string, { readOnly, log }: Opening): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: 5000,
    // A count is int8, which arrives as text otherwise; ours stay far below 2^53.
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 ? Number : pg.types.getTypeParser(oid, format),
    },
  })
  // A connection that breaks while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  // Nor may one that breaks under a question: that is answered with the reason.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  if (readOnly) pool.on('connect', (client) => void client.query(reading))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...(log && { log }) })
}
