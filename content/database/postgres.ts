import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { serversOf } from './servers.ts'
import type { Opening } from './sqlite.ts'
import type { Tables } from './tables.ts'

const int8 = 20

// Every public query has its index; for a frequent word PostgreSQL would read all texts instead. To compile the
// expressions of the longest search (jit) takes five times as long as to run it. A lock is waited for shorter than a statement may take:
// that one holds a table is a failure of the database, a statement that takes too long is not.
const reading =
  "set default_transaction_read_only = on; set enable_seqscan = off; set jit = off; set lock_timeout = '8s'; set statement_timeout = '10s'"
/** The form in which the driver understands moments, whatever the server's own default is. */
const moments = "set datestyle = 'iso'"
/** What the server lists connections under, where the address does not say. */
export const programName = 'shanmen'
/**
 * A lock is waited for as long as on SQLite. A process that hangs in the middle of a change, or whose machine is cut off, would keep
 * everyone's lock for hours: one that works is closed by its own side before (`silenceTimeoutMs`).
 */
const writing = "set lock_timeout = '5s'; set idle_in_transaction_session_timeout = '15s'"
/** Those that the server has for everyone would end each migration whose backup takes longer. */
const withoutLimit =
  'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0'
/**
 * Where the server's own defaults are others, what was acknowledged would be lost in its crash, and of two changes at once one would
 * fail: a change reads what the one before it has written once it has the lock. What a standby has to do stays as it is set.
 */
const changing =
  "set default_transaction_isolation = 'read committed'; select set_config('synchronous_commit', " +
  "case current_setting('synchronous_commit') when 'off' then 'on' else current_setting('synchronous_commit') end, false)"
/**
 * Of a process that was killed the server would finish a long statement, with its locks on everything, before it looks for it. Not
 * every system can.
 */
const lookingForClient = "set client_connection_check_interval = '2s'"
/** A server that hangs closes no connection: after this time without data it is closed here. */
const silenceTimeoutMs = 12_000
const connectTimeoutMs = 5_000
/** With several servers the next one is tried after this. */
const nextServerMs = 2_000

type PoolOptions = Opening & { timeoutMs?: number; max?: number }

/**
 * Opens a pool. A read-only one refuses every change in the server itself. `timeoutMs` is how long a connection in use may
 * be silent; with 0 it waits without limit, for locks too. Where the address names several servers, a connection is to the
 * one that takes changes. `max` connections are open at once.
 */
export function openPostgres(url: string, opening: PoolOptions): Kysely<Tables> {
  const servers = serversOf(url)
  const pools = servers.map((server) => openPool(server, opening, servers.length > 1))
  const dialect = new PostgresDialect({ pool: firstWritable(pools) })
  return new Kysely<Tables>({ dialect, ...(opening.log && { log: opening.log }) })
}

function openPool(
  connectionString: string,
  { readOnly, timeoutMs = silenceTimeoutMs, max = 8 }: PoolOptions,
  isOneOfSeveral: boolean,
): pg.Pool {
  const limits = timeoutMs === 0 ? [withoutLimit] : [readOnly ? reading : writing]
  const session = [moments, ...limits, ...(readOnly ? [] : [changing])]
  // Before its first use: a connection whose settings fail is not used.
  const prepare = async (client: pg.ClientBase) => {
    client.on('error', () => undefined)
    closeWhenSilent(client, timeoutMs)
    if (isOneOfSeveral) await refuseStandby(client)
    for (const settings of session) await client.query(settings)
    if (timeoutMs === 0) await client.query(lookingForClient).catch(() => undefined)
  }
  const pool = new pg.Pool({
    connectionString,
    fallback_application_name: programName,
    max,
    connectionTimeoutMillis: isOneOfSeveral ? nextServerMs : connectTimeoutMs,
    // A count is int8, which arrives as text otherwise; ours stay far below 2^53.
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 ? Number : pg.types.getTypeParser(oid, format),
    },
    onConnect: prepare,
  })
  // A connection that breaks while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  return pool
}

/** Throws, with the code of a server that cannot be used now, when it is a standby. */
export async function refuseStandby(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query('select pg_is_in_recovery() as standby')
  if (rows[0]?.standby)
    throw Object.assign(new Error('the server is a standby, which takes no changes'), { code: '57P03' })
}

/** Takes connections from the pool that gave the last one; where that fails, from the next that can. */
function firstWritable(pools: pg.Pool[]): PostgresPool {
  let [current] = pools
  const connect = async () => {
    const failures: unknown[] = []
    const first = current
    for (const pool of pools.toSorted((a, b) => Number(b === first) - Number(a === first)))
      try {
        const client = await pool.connect()
        current = pool
        return client
      } catch (error) {
        failures.push(error)
      }
    throw failures[0]
  }
  const end = async () => void (await Promise.all(pools.map((pool) => pool.end())))
  return { connect, end, options: current?.options ?? {} }
}

/** `timeoutMs` of 0 means never. */
export function closeWhenSilent(client: pg.ClientBase, timeoutMs: number): void {
  const stream = client instanceof pg.Client ? client.connection.stream : undefined
  if (!stream || !('setTimeout' in stream) || typeof stream.setTimeout !== 'function') return
  const silent = () => stream.destroy(new Error('Connection terminated: the server says nothing'))
  stream.setTimeout(timeoutMs, silent)
}
