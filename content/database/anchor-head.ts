import type { Content } from '../open.ts'
import { readAnchors } from './anchor.ts'

/**
 * Anchors the newest audit line unless it is: a process that ended between its commit and the anchor leaves it without
 * one. A log shorter than its anchors is left alone, for the verification to find.
 */
export async function anchorHead({ read, dataDir, anchor }: Content): Promise<void> {
  const head = await read
    .selectFrom('audit')
    .select(['no', 'hash', 'at'])
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst()
  const last = (await readAnchors(dataDir)).at(-1)
  if (head && head.no > (last?.no ?? 0)) await anchor(head)
}
