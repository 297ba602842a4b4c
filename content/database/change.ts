import type { Content } from '../open.ts'
import { lockChanges } from './lock.ts'
import type { Change } from './tables.ts'

/** The newest audit line a transaction knows of: anchored after the commit. */
export type Head = { no: number; hash: string; at: string }
const heads = new WeakMap<Change, Head>()
/** The client's address and the person's name at the time of a change. */
type Origin = { from?: string | undefined; as?: string | undefined }
const origins = new WeakMap<Change, Origin>()

export const headOf = (change: Change): Head | undefined => heads.get(change)
export const setHead = (change: Change, head: Head): void => void heads.set(change, head)
/** Who requested the change from which address, for the audit log. */
export const originOf = (change: Change): Origin => origins.get(change) ?? {}

const last = new WeakMap<Change, (() => Promise<void>)[]>()

/** Leaves work for the end of a transaction: it is done after the last step, and kept or lost together with them. */
export function beforeCommit(change: Change, work: () => Promise<void>): void {
  const known = last.get(change)
  if (known) known.push(work)
  else last.set(change, [work])
}

/** Runs one step in one transaction: all of it is kept or nothing. Inside `together` it joins the outer one. */
export async function change<R>(content: Content, step: (change: Change) => Promise<R>): Promise<R> {
  if (content.batch) return step(content.batch)
  const { result, head } = await content.write.transaction().execute(async (transaction) => {
    await lockChanges(transaction, content.dialect)
    origins.set(transaction, { from: content.origin, as: content.askedBy })
    const result = await step(transaction)
    for (const work of last.get(transaction) ?? []) await work()
    return { result, head: heads.get(transaction) }
  })
  for (const tell of content.afterCommit) tell()
  // Half a millisecond, so every line: what cut off the newest would otherwise hide is as often a right as a page.
  if (head) await content.anchor(head)
  return result
}

/**
 * Many steps in one transaction, for loading a lot at once: all of them are kept or none. Every step inside takes the
 * `inner` content; one that took the outer would wait for itself.
 */
export const together = <R>(content: Content, steps: (inner: Content) => Promise<R>): Promise<R> =>
  change(content, (batch) => steps({ ...content, batch }))
