import type { CompiledQuery, Logger } from 'kysely'
import { DamagedDocumentError } from '../documents/document.ts'

/** Rows may be missing from what the database answers, unnoticed. */
export class UnreliableDatabaseError extends Error {}

const sqliteCode = (error: Error): number | undefined =>
  'errcode' in error ? Number(error.errcode) & 0xff : undefined

/** SQLite's busy and locked, PostgreSQL's lock timeout and deadlock: another change has the lock at this moment. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  ([5, 6].includes(sqliteCode(error) ?? 0) ||
    ('code' in error && ['55P03', '40P01'].includes(String(error.code))))

/** SQLite's ioerr, corrupt, cantopen and notadb: what a handle holds of the file may be wrong. */
export const isDamage = (error: unknown): boolean =>
  error instanceof Error && [10, 11, 14, 26].includes(sqliteCode(error) ?? 0)

/** PostgreSQL while it takes no changes, such as a standby after a failover; SQLite's readonly. Nothing was written. */
export const isReadOnly = (error: unknown): boolean =>
  error instanceof Error && (sqliteCode(error) === 8 || ('code' in error && error.code === '25006'))

/**
 * Whether a commit that failed may have been done all the same: the connection broke before the answer, the server shut
 * down, or SQLite could not say whether its log is on disk. Any other answer means that it was undone.
 */
export function isUnknownAtCommit(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const sqlite = sqliteCode(error)
  if (sqlite !== undefined) return [10, 11].includes(sqlite)
  const code = 'code' in error ? String(error.code) : ''
  return /^(?:08|57P)/.test(code) || (isFailure(error) && !ofPostgres.test(code))
}

// SQLite's busy, locked, readonly, ioerr, corrupt, full, cantopen and notadb.
const ofSqlite = new Set([5, 6, 8, 10, 11, 13, 14, 26])
// PostgreSQL's classes of connections, refused users, resources and damage, a server that shuts down or starts, locks, query and
// transaction timeouts, a database or table that is gone, rights that are missing, read-only.
const ofPostgres = /^(?:(?:08|28|53|58|XX|57P)\w+|55P03|40P01|57014|25P03|3D000|42P01|42501|25006)$/
const ofSystem = new Set(
  (
    'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH ' +
    'ENOENT ENOTDIR EACCES EPERM EROFS ENOSPC EDQUOT EIO EMFILE ENFILE'
  ).split(' '),
)
// The init file is what PostgreSQL cannot write for a new connection on a full disk; it says so as an internal error (XX000).
// A destroyed driver is Kysely's word for a handle that this process has closed: a request was open for longer than stopping takes.
const ofConnection =
  /^Connection terminated|timeout exceeded when trying to connect|not queryable|^could not write init file|^driver has already been destroyed/

/** True for a failure of the database itself (gone, locked, damaged, full, without one of its tables), false for a wrong query. */
export function isFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DamagedDocumentError || error instanceof UnreliableDatabaseError) return true
  const sqlite = sqliteCode(error)
  if (sqlite !== undefined) return ofSqlite.has(sqlite) || error.message.startsWith('no such table')
  const code = 'code' in error ? String(error.code) : ''
  return ofPostgres.test(code) || ofSystem.has(code) || ofConnection.test(error.message)
}

// The same without damage: connections and their number, a password or rights that were changed.
const awayOfPostgres = /^(?:(?:08|28|53|57P)\w+|55P03|40P01|57014|25P03|3D000|42501)$/

/** True while the database does not answer or is busy, which says nothing about what is in it. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (sqliteCode(error) !== undefined) return isBusy(error)
  const code = 'code' in error ? String(error.code) : ''
  return awayOfPostgres.test(code) || ofSystem.has(code) || ofConnection.test(error.message)
}

/**
 * A statement that took longer than any may: it was too much, and the database answers others. For a lock it would have waited shorter, and
 * have had another code.
 */
const tookTooLong = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '57014'

const isOfDatabase = (error: unknown): boolean => isFailure(error) && !tookTooLong(error)

/**
 * Whether reading a database fails: from the moment at which a query met a failure of the database itself until that
 * query succeeds again, or takes too long. Only that query shows whether a damaged page was repaired, so it is the one that is retried.
 */
export class DatabaseHealth {
  #failure: { retry: () => Promise<unknown>; since: Date } | undefined
  #retrying: Promise<void> | undefined

  /** Since when it fails; undefined while it works. */
  get since(): Date | undefined {
    return this.#failure?.since
  }

  /** Runs a query, and records a failure of the database. */
  async watch<R>(query: () => Promise<R>): Promise<R> {
    try {
      return await query()
    } catch (error) {
      this.#note(error, query)
      throw error
    }
  }

  /** Observes all queries of a handle; `run` repeats one of them. */
  listen(run: (query: CompiledQuery) => Promise<unknown>): Logger {
    return (event) => {
      // Repeated alone, the begin of a transaction would leave one open; the queries inside it fail too.
      if (event.level === 'error' && !/^(begin|start)/.test(event.query.sql))
        this.#note(event.error, () => run(event.query))
    }
  }

  /**
   * Repeats the query that failed; nothing else clears the failure. One at a time: a query of ten seconds that was begun again every two
   * took most connections until the process was restarted. Never rejects.
   */
  retry(): Promise<void> {
    this.#retrying ??= this.#retryOnce().finally(() => {
      this.#retrying = undefined
    })
    return this.#retrying
  }

  async #retryOnce(): Promise<void> {
    const failure = this.#failure
    const failed = await failure?.retry().then(() => false, isOfDatabase)
    // Another one may have failed meanwhile.
    if (!failed && this.#failure === failure) this.#failure = undefined
  }

  #note(error: unknown, retry: () => Promise<unknown>): void {
    if (isOfDatabase(error)) this.#failure = { retry, since: this.since ?? new Date() }
  }
}
