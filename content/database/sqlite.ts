import { statSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { Kysely, type Logger, type SqliteDatabase, SqliteDialect } from 'kysely'
import { isBusy, isDamage, isReadOnly } from './database-health.ts'
import type { Tables } from './tables.ts'

const maxStatements = 500
/** How long a query waits while another program locks the file: for a page there is a cached response, for a save none. */
const busyTimeoutMs = { reading: 100, writing: 5000 }
/** How often the file is checked: a replaced file must be noticed, and a deleted one must not be written to. */
const checkMs = 250

const isInput = (value: unknown): value is SQLInputValue =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'number' ||
  typeof value === 'bigint' ||
  value instanceof Uint8Array
const inputs = (values: readonly unknown[]): SQLInputValue[] =>
  values.map((value) => {
    if (isInput(value)) return value
    throw new TypeError(`SQLite takes no ${typeof value}`)
  })

/** Of SQLite's own kind "cantopen": pages are served from the cache, and nothing was saved. */
class MovedError extends Error {
  readonly errcode = 14
}

const logBytes = { header: 32, pageHeader: 24 }

/**
 * Whether another program cut pages off the write-ahead log that are not in the database yet: SQLite would continue from its own
 * memory and acknowledge what no start finds again. Its counters come from SQLite, because opening and closing
 * `content.sqlite-shm` here would end all locks (POSIX) that this process has on it.
 */
function isLogCutOff(database: DatabaseSync, file: string): boolean {
  const { log, checkpointed } = database.prepare('pragma wal_checkpoint(noop)').get() ?? {}
  const { page_size: pageBytes } = database.prepare('pragma page_size').get() ?? {}
  const { size } = statSync(`${file}-wal`, { throwIfNoEntry: false }) ?? {}
  if (size === undefined) return false
  return (
    Number(log) > Number(checkpointed) &&
    size < logBytes.header + Number(log) * (Number(pageBytes) + logBytes.pageHeader)
  )
}

const logInodeOf = (file: string) => statSync(`${file}-wal`, { throwIfNoEntry: false })?.ino

/**
 * A handle that is reopened after damage, when it could not write, and when its file was replaced; while there is no file every query fails.
 * SQLite itself continues to write to a deleted file, and all of that would be lost.
 */
class ReopeningHandle {
  readonly #file: string
  readonly #open: () => DatabaseSync
  #database: DatabaseSync
  #inode: number
  #logInode: number | undefined
  /** Of the log that this handle writes to, also when another one has its name by now. */
  #ownLogInode: number | undefined
  #checkedAt = 0
  #damaged = false
  /** Prepared statements are cached: preparing costs more than running. */
  statements = new Map<string, Prepared>()

  constructor(file: string, open: () => DatabaseSync) {
    this.#file = file
    this.#open = open
    this.#database = open()
    this.#inode = statSync(file).ino
    this.#logInode = logInodeOf(file)
  }

  /** `atOnce` checks the file now, however short ago that was. */
  current(atOnce = false): DatabaseSync {
    const now = performance.now()
    const isRecent = now - this.#checkedAt < checkMs && !atOnce
    if (!this.#damaged && (isRecent || this.#database.isTransaction)) return this.#database
    const { ino } = statSync(this.#file)
    this.#checkedAt = now
    if (this.#damaged || ino !== this.#inode) this.#replace(ino)
    else this.#logInode = logInodeOf(this.#file)
    this.#ownLogInode ??= this.#logInode
    return this.#database
  }

  /** Throws when the log was cut off. Asked twice: between counters and size another program may have moved all pages rightly. */
  requireWholeLog(): void {
    // One that was deleted is whole as long as it is open here: what another program has made in its place says nothing about it.
    if (this.#ownLogInode !== logInodeOf(this.#file)) return
    const isCut = () => this.run(() => isLogCutOff(this.#database, this.#file))
    if (isCut() && isCut())
      throw new MovedError(
        `${this.#file}-wal was emptied by another program: stop the program and restore the last backup`,
      )
  }

  /** Throws when the file is no longer the one of this handle: what is committed to it now would be lost. */
  requireSame(): void {
    if (statSync(this.#file, { throwIfNoEntry: false })?.ino !== this.#inode)
      throw new MovedError(`${this.#file} was deleted or replaced`)
  }

  /**
   * Runs one statement; damage reopens the file at the next one. So does a refusal to write: SQLite opens a file or its log for
   * reading where it may not write them, and that handle would still refuse once it may.
   */
  run<R>(work: () => R): R {
    try {
      return work()
    } catch (error) {
      if (isDamage(error) || isReadOnly(error)) this.#damaged = true
      throw error
    }
  }

  get isTransaction(): boolean {
    return this.#database.isTransaction
  }

  close(): void {
    this.#database.close()
  }

  #replace(inode: number): void {
    // SQLite would put the changes of the file before into the new one.
    const log = `${this.#file}-wal`
    const { ino, size } = statSync(log, { throwIfNoEntry: false }) ?? {}
    if (inode !== this.#inode && ino === this.#logInode && size)
      throw new MovedError(
        `${this.#file} was replaced, but ${log} is of the file before: stop the program, remove ${log} and ${this.#file}-shm, start it again`,
      )
    const fresh = this.#open()
    this.statements.clear()
    this.#database.close()
    this.#database = fresh
    this.#inode = inode
    this.#logInode = logInodeOf(this.#file)
    this.#ownLogInode = this.#logInode
    this.#damaged = false
  }
}

/** `node:sqlite` in the shape that Kysely's dialect expects. */
function shim(handle: ReopeningHandle, readOnly: boolean): SqliteDatabase {
  return {
    close: () => handle.close(),
    prepare(text: string) {
      // A deferred begin that writes later fails at once when another process writes; this one waits its turn.
      const query = text === 'begin' && !readOnly ? 'begin immediate' : text
      // What is written to a file that was deleted or replaced just now would be acknowledged and lost.
      const database = handle.current(query === 'begin immediate')
      if (query === 'begin immediate') handle.requireWholeLog()
      if (query === 'commit' && !readOnly) handle.requireSame()
      // A full disk has rolled it back already: a second rollback would fail, and hide the reason.
      if (query === 'rollback' && !database.isTransaction) return nothing
      const { statements } = handle
      const prepared = statements.get(query) ?? prepare(handle, database, query)
      if (statements.size < maxStatements) statements.set(query, prepared)
      return prepared
    },
  }
}

const nothing: Prepared = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
}

type Prepared = ReturnType<SqliteDatabase['prepare']>

function prepare(handle: ReopeningHandle, database: DatabaseSync, query: string): Prepared {
  const statement = handle.run(() => database.prepare(query))
  const reader = statement.columns().length > 0
  // The search index leaves rowids beyond 2^53 as the last inserted one; as numbers they would throw, even at begin.
  if (!reader) statement.setReadBigInts(true)
  return {
    reader,
    all: (values) => handle.run(() => statement.all(...inputs(values))),
    run: (values) => handle.run(() => statement.run(...inputs(values))),
    iterate: (values) => statement.iterate(...inputs(values)),
  }
}

const retryAfterMs = 10
const quietMs = 1_000

/**
 * Retries a query while another program locks the file, up to `timeoutMs`. Later queries than one that timed out wait a
 * tenth of that, or a queue of saves would add up the time. `mayRetry` is false inside a transaction.
 */
function retryWhileBusy(timeoutMs: number, mayRetry: () => boolean) {
  let busySince: number | undefined
  let lastBusy = 0
  return async <R>(query: () => Promise<R>): Promise<R> => {
    const startedAt = performance.now()
    for (;;)
      try {
        const result = await query()
        busySince = undefined
        return result
      } catch (error) {
        if (!isBusy(error) || !mayRetry()) throw error
        const now = performance.now()
        // Nothing has waited since then, so the time starts again.
        if (now - lastBusy > quietMs) busySince = undefined
        busySince ??= now
        lastBusy = now
        if (now - busySince >= timeoutMs && now - startedAt >= timeoutMs / 10) throw error
        await setTimeout(retryAfterMs)
      }
  }
}

/** `log` gets every query and how it ended. */
export type Opening = { readOnly: boolean; log?: Logger | undefined }

/** Opens one handle. Reading has its own, so that no page waits for a transaction. */
export function openSqlite(file: string, { readOnly, log }: Opening): Kysely<Tables> {
  const handle = new ReopeningHandle(file, () => openHandle(file, readOnly))
  const timeoutMs = readOnly ? busyTimeoutMs.reading : busyTimeoutMs.writing
  const retry = retryWhileBusy(timeoutMs, () => !handle.isTransaction)
  const dialect = new SqliteDialect({
    database: shim(handle, readOnly),
    onCreateConnection: async (connection) => {
      const execute = connection.executeQuery.bind(connection)
      connection.executeQuery = (query) => retry(() => execute(query))
    },
  })
  return new Kysely<Tables>({ dialect, ...(log && { log }) })
}

/**
 * The file is never mapped into memory: a mapped page of a file that was cut off ends the process with SIGBUS, and copying
 * costs lists and details nothing that could be measured (ADR 041).
 */
const memory = { reading: 'pragma cache_size=-32000', writing: 'pragma cache_size=-8000' }

function openHandle(file: string, readOnly: boolean): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly, timeout: 100 })
  try {
    // An acknowledged publish survives a power cut only with synchronous=full.
    if (!readOnly) database.exec('pragma journal_mode=wal; pragma synchronous=full')
    database.exec('pragma foreign_keys=on; pragma recursive_triggers=on; pragma trusted_schema=off')
    database.exec(`${readOnly ? memory.reading : memory.writing}; pragma mmap_size=0`)
    // A change of 64 kB would write a file into the system's folder for temporary ones, and be refused where that is full.
    database.exec('pragma temp_store=memory')
    // SQLite's own waiting stops everything in this process: from here on `retryWhileBusy` waits.
    database.exec('pragma busy_timeout=0')
  } catch (error) {
    database.close()
    throw error
  }
  return database
}
