import { sql } from 'kysely'
import { UnknownOutcomeError } from '../errors.ts'
import type { Content } from '../open.ts'
import type { Anchor } from './anchor.ts'
import { isUnknownAtCommit } from './database-health.ts'
import { lockChanges } from './locks.ts'
import { requireKnownSchema } from './migrate.ts'
import type { Change } from './tables.ts'

/** The newest audit line of a transaction: anchored after the commit. */
const newestLines = new WeakMap<Change, Anchor>()
/** The client's address and the person's name at the time of a change. */
type Origin = { from?: string | undefined; as?: string | undefined }
const origins = new WeakMap<Change, Origin>()

export const headOf = (change: Change): Anchor | undefined => newestLines.get(change)
export const setHead = (change: Change, head: Anchor): void => void newestLines.set(change, head)
export const originOf = (change: Change): Origin => origins.get(change) ?? {}

/**
 * The channel on which processes on one PostgreSQL are notified of commits. A notification has no content: what has changed
 * is in the table of versions, which all of them also poll.
 */
export const changesChannel = 'shanmen_changes'

const workBeforeCommit = new WeakMap<Change, (() => Promise<void>)[]>()

/** Adds work to the end of a transaction: it runs after the last step, and is committed or rolled back with it. */
export function beforeCommit(change: Change, work: () => Promise<void>): void {
  const known = workBeforeCommit.get(change)
  if (known) known.push(work)
  else workBeforeCommit.set(change, [work])
}

const changesVersions = new WeakSet<Change>()

/** Marks a transaction that raises versions: caches and other processes are notified of it, and not of a saved draft. */
export const noteVersions = (change: Change): void => void changesVersions.add(change)

/** Thrown in a step that has a result although nothing is to be changed, such as a dry run: the whole transaction is undone. */
export class RolledBack extends Error {
  readonly result: unknown
  constructor(result: unknown) {
    super('rolled back')
    this.result = result
  }
}

/**
 * Runs one step in one transaction: all of it is committed or nothing. Inside `inTransaction` it joins the outer one. Nothing
 * that follows the commit can fail. Throws UnknownOutcomeError when the database did not answer the commit.
 */
export async function change<R>(content: Content, step: (change: Change) => Promise<R>): Promise<R> {
  if (content.batch) return step(content.batch)
  let committing = false
  try {
    const { result, head, isPublic } = await content.write.transaction().execute(async (transaction) => {
      await lockChanges(transaction, content.dialect)
      await requireKnownSchema(transaction)
      origins.set(transaction, { from: content.origin, as: content.askedBy })
      const result = await step(transaction)
      const works = workBeforeCommit.get(transaction) ?? []
      for (const work of works) await work()
      const isPublic = changesVersions.has(transaction)
      if (isPublic && content.dialect === 'postgres')
        await sql`select pg_notify(${changesChannel}, '')`.execute(transaction)
      committing = true
      return { result, head: newestLines.get(transaction), isPublic }
    })
    announce(content, head, isPublic)
    return result
  } catch (error) {
    if (error instanceof RolledBack) return error.result as R
    throw committing && isUnknownAtCommit(error) ? new UnknownOutcomeError({ cause: error }) : error
  }
}

function announce(
  { anchors, afterCommit, clock }: Content,
  head: Anchor | undefined,
  isPublic: boolean,
): void {
  if (head) {
    anchors.note(head)
    clock.advanceTo(head)
  }
  if (!isPublic) return
  for (const notify of afterCommit)
    try {
      notify()
    } catch (error) {
      process.emitWarning(error instanceof Error ? error : String(error))
    }
}

/**
 * Many steps in one transaction: all of them are committed or none. Every step takes the `inner` content; one that took
 * the outer would wait for itself. What the inner reads includes the steps before.
 */
export const inTransaction = <R>(content: Content, steps: (inner: Content) => Promise<R>): Promise<R> =>
  change(content, (batch) => steps({ ...content, batch, read: batch, snapshot: (step) => step(batch) }))
