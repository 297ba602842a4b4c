import type { Content } from '../open.ts'
import type { Anchor } from './anchor.ts'
import { lockChanges } from './migrate.ts'
import type { Change } from './tables.ts'

/** The newest audit line of a transaction: anchored after the commit. */
const heads = new WeakMap<Change, Anchor>()
/** The client's address and the person's name at the time of a change. */
type Origin = { from?: string | undefined; as?: string | undefined }
const origins = new WeakMap<Change, Origin>()

export const headOf = (change: Change): Anchor | undefined => heads.get(change)
export const setHead = (change: Change, head: Anchor): void => void heads.set(change, head)
export const originOf = (change: Change): Origin => origins.get(change) ?? {}

const last = new WeakMap<Change, (() => Promise<void>)[]>()

/** Adds work to the end of a transaction: it runs after the last step, and is committed or rolled back with it. */
export function beforeCommit(change: Change, work: () => Promise<void>): void {
  const known = last.get(change)
  if (known) known.push(work)
  else last.set(change, [work])
}

/** Runs one step in one transaction: all of it is committed or nothing. Inside `together` it joins the outer one. */
export async function change<R>(content: Content, step: (change: Change) => Promise<R>): Promise<R> {
  if (content.batch) return step(content.batch)
  const { result, head } = await content.write.transaction().execute(async (transaction) => {
    await lockChanges(transaction, content.dialect)
    origins.set(transaction, { from: content.origin, as: content.askedBy })
    const result = await step(transaction)
    for (const work of last.get(transaction) ?? []) await work()
    return { result, head: heads.get(transaction) }
  })
  for (const notify of content.afterCommit) notify()
  // Takes half a millisecond.
  if (head) await content.anchor(head)
  return result
}

/**
 * Many steps in one transaction: all of them are committed or none. Every step takes the `inner` content; one that took
 * the outer would wait for itself.
 */
export const together = <R>(content: Content, steps: (inner: Content) => Promise<R>): Promise<R> =>
  change(content, (batch) => steps({ ...content, batch }))
