import type { CompiledQuery, Logger } from 'kysely'
import { DamagedDocumentError } from '../documents/document.ts'

// SQLite's busy, locked, readonly, ioerr, corrupt, full, cantopen and notadb.
const ofSqlite = new Set([5, 6, 8, 10, 11, 13, 14, 26])
// PostgreSQL's classes of connections, resources and damage, a server that is shutting down or starting, and what waited
// too long for a lock or an answer.
const ofPostgres = /^(?:(?:08|53|58|XX|57P)\w+|55P03|57014)$/
const ofSystem = new Set(
  (
    'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH ' +
    'ENOENT ENOTDIR EACCES EPERM EROFS ENOSPC EDQUOT EIO EMFILE ENFILE'
  ).split(' '),
)
const ofConnection = /^Connection terminated|timeout exceeded when trying to connect|not queryable/

/** True for a failure of the database itself (gone, locked, damaged, full), false for a question that was put wrongly. */
export function isFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DamagedDocumentError) return true
  if ('errcode' in error) return ofSqlite.has(Number(error.errcode) & 0xff)
  const code = 'code' in error ? String(error.code) : ''
  return ofPostgres.test(code) || ofSystem.has(code) || ofConnection.test(error.message)
}

/**
 * Whether what is read of a database fails: from the moment at which a question met a failure of the database itself
 * until that question is answered again. A damaged page shows in no other question, so this very one is kept.
 */
export class DatabaseHealth {
  #met: { again: () => Promise<unknown>; since: Date } | undefined

  /** Since when; undefined while all is well. */
  get since(): Date | undefined {
    return this.#met?.since
  }

  /** Asks, and remembers the question when the database is the reason why it has no answer. */
  async watch<R>(ask: () => Promise<R>): Promise<R> {
    try {
      return await ask()
    } catch (error) {
      this.#note(error, ask)
      throw error
    }
  }

  /** Listens to all questions of a handle; `ask` puts one of them again. */
  listen(ask: (query: CompiledQuery) => Promise<unknown>): Logger {
    return (event) => {
      if (event.level === 'error') this.#note(event.error, () => ask(event.query))
    }
  }

  /** Puts the question that failed once more; nothing else clears it. Never rejects. */
  async askAgain(): Promise<void> {
    const met = this.#met
    const failed = await met?.again().then(() => false, isFailure)
    // Another one may have failed meanwhile.
    if (!failed && this.#met === met) this.#met = undefined
  }

  #note(error: unknown, again: () => Promise<unknown>): void {
    if (isFailure(error)) this.#met = { again, since: this.since ?? new Date() }
  }
}
