import { statSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, type Logger, type SqliteDatabase, SqliteDialect } from 'kysely'
import { patient } from './retry-while-busy.ts'
import type { Tables } from './tables.ts'

const keptStatements = 500
/** How long a question waits while another program has the whole file; a save would be lost, a page has its old answer. */
const longestWait = { reading: 100, writing: 5000 }
/** How often the file is looked for: one that was put in its place must be noticed, and none that is gone written to. */
const lookMs = 250

// Values come from Kysely's own parameters: strings, numbers and null, which is what SQLite takes.
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

// SQLITE_IOERR, SQLITE_CORRUPT, SQLITE_CANTOPEN, SQLITE_NOTADB: what this handle has in mind of the file may be wrong.
const damage = new Set([10, 11, 14, 26])
const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && damage.has(Number(error.errcode) & 0xff)

/**
 * A handle that survives its file: after damage, or when another file stands in its place, it is opened anew, and while
 * there is none every query fails. A deleted file could still be read and written, and all of it would be lost.
 */
class LastingHandle {
  readonly #file: string
  readonly #open: () => DatabaseSync
  #database: DatabaseSync
  #inode: number
  #looked = 0
  #damaged = false
  /** Statements are kept: preparing costs more than running. */
  statements = new Map<string, Prepared>()

  constructor(file: string, open: () => DatabaseSync) {
    this.#file = file
    this.#open = open
    this.#database = open()
    this.#inode = statSync(file).ino
  }

  current(): DatabaseSync {
    const now = performance.now()
    if (!this.#damaged && (now - this.#looked < lookMs || this.#database.isTransaction)) return this.#database
    const { ino } = statSync(this.#file)
    this.#looked = now
    if (this.#damaged || ino !== this.#inode) this.#replace(ino)
    return this.#database
  }

  /** Runs one statement and remembers when it met damage. */
  run<R>(work: () => R): R {
    try {
      return work()
    } catch (error) {
      if (isDamage(error)) this.#damaged = true
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
    const fresh = this.#open()
    this.statements.clear()
    this.#database.close()
    this.#database = fresh
    this.#inode = inode
    this.#damaged = false
  }
}

/** `node:sqlite` in the shape that Kysely's dialect expects. */
function shim(handle: LastingHandle): SqliteDatabase {
  return {
    close: () => handle.close(),
    prepare(text: string) {
      // A deferred begin that writes later fails at once when another process writes; this one waits its turn.
      const query = text === 'begin' ? 'begin immediate' : text
      const database = handle.current()
      // A full disk has rolled it back already; to ask for it again would fail, and hide why.
      if (query === 'rollback' && !database.isTransaction) return nothing
      const kept = handle.statements
      const there = kept.get(query)
      if (there) return there
      const prepared = prepare(handle, database, query)
      if (kept.size < keptStatements) kept.set(query, prepared)
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

function prepare(handle: LastingHandle, database: DatabaseSync, query: string): Prepared {
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

/** `log` is told of every question and how it ended. */
export type Opening = { readOnly: boolean; log?: Logger | undefined }

/** Opens one handle. Reading has its own, or a transaction would hold up every page. */
export function openSqlite(file: string, { readOnly, log }: Opening): Kysely<Tables> {
  const handle = new LastingHandle(file, () => openHandle(file, readOnly))
  const wait = patient(readOnly ? longestWait.reading : longestWait.writing, () => !handle.isTransaction)
  const dialect = new SqliteDialect({
    database: shim(handle),
    onCreateConnection: async (connection) => {
      const ask = connection.executeQuery.bind(connection)
      connection.executeQuery = (query) => wait(() => ask(query))
    },
  })
  return new Kysely<Tables>({ dialect, ...(log && { log }) })
}

/**
 * Pages of the site are read from the mapped file, which costs a fifth less than copying. Changes read little: mapped a
 * second time, the whole file would count twice in the memory that the system reports.
 */
const memory = {
  reading: 'pragma cache_size=-32000; pragma mmap_size=268435456',
  writing: 'pragma cache_size=-8000; pragma mmap_size=0',
}

function openHandle(file: string, readOnly: boolean): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly, timeout: 100 })
  try {
    // An acknowledged publish survives a power cut only with synchronous=full.
    if (!readOnly) database.exec('pragma journal_mode=wal; pragma synchronous=full')
    database.exec('pragma foreign_keys=on; pragma recursive_triggers=on; pragma trusted_schema=off')
    database.exec(readOnly ? memory.reading : memory.writing)
    // Waiting stops everything in this process: from here on it is done outside (`patience.ts`).
    database.exec('pragma busy_timeout=0')
  } catch (error) {
    database.close()
    throw error
  }
  return database
}
