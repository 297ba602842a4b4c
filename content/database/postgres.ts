import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Opening } from './sqlite.ts'
import type { Tables } from './tables.ts'

const int8 = 20

// Every public query has its index; for a frequent word PostgreSQL would read all texts instead.
const reading =
  "set default_transaction_read_only = on; set enable_seqscan = off; set statement_timeout = '10s'"
/** As long as a change waits on SQLite. */
const writing = "set lock_timeout = '5s'"
/** A server that hangs closes no connection: after this time without data it is closed here. */
const silenceTimeoutMs = 12_000

/**
 * Opens a pool. A read-only one refuses every change in the server itself. `timeoutMs` is how long a connection in use may
 * be silent; with 0 it waits without limit, for locks too.
 */
export function openPostgres(url: string, opening: Opening & { timeoutMs?: number }): Kysely<Tables> {
  const { readOnly, timeoutMs = silenceTimeoutMs, log } = opening
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
  pool.on('connect', (client) => void client.on('error', () => undefined))
  pool.on('connect', (client) => closeWhenSilent(client, timeoutMs))
  const session = readOnly ? reading : writing
  // A failure here is that of the next query too, which reports it.
  if (timeoutMs > 0) pool.on('connect', (client) => void client.query(session).catch(() => undefined))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...(log && { log }) })
}

/** `timeoutMs` of 0 means never. */
function closeWhenSilent(client: pg.PoolClient, timeoutMs: number): void {
  const stream = client instanceof pg.Client ? client.connection.stream : undefined
  if (!stream || !('setTimeout' in stream) || typeof stream.setTimeout !== 'function') return
  const silent = () => stream.destroy(new Error('Connection terminated: the server says nothing'))
  stream.setTimeout(timeoutMs, silent)
}
