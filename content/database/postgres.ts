import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Opening } from './sqlite.ts'
import type { Tables } from './tables.ts'

const int8 = 20

// Every public query has its index. Without this PostgreSQL reads all texts through for a word that many hold.
const reading =
  "set default_transaction_read_only = on; set enable_seqscan = off; set statement_timeout = '10s'"
/** As long as a change waits on SQLite. */
const writing = "set lock_timeout = '5s'"
/** A server that stands still says nothing, and closes nothing: after so long a connection is given up. */
const longestSilenceMs = 12_000

/**
 * Opens a pool. A read-only one refuses every change in the server itself. `longestMs` is how long a connection may say
 * nothing while it is in use; with 0 it waits as long as it takes, for locks too.
 */
export function openPostgres(url: string, opening: Opening & { longestMs?: number }): Kysely<Tables> {
  const { readOnly, longestMs = longestSilenceMs, log } = opening
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
  pool.on('connect', (client) => giveUpAfter(client, longestMs))
  const session = readOnly ? reading : writing
  // What breaks here breaks the question that follows, which is answered with the reason.
  if (longestMs > 0) pool.on('connect', (client) => void client.query(session).catch(() => undefined))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...(log && { log }) })
}

/** Ends a connection that has said nothing for so long; never where that is 0. */
function giveUpAfter(client: pg.PoolClient, longestMs: number): void {
  const stream = client instanceof pg.Client ? client.connection.stream : undefined
  if (!stream || !('setTimeout' in stream) || typeof stream.setTimeout !== 'function') return
  const silent = () => stream.destroy(new Error('Connection terminated: the server says nothing'))
  stream.setTimeout(longestMs, silent)
}
