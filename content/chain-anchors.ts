import { type Anchor, readAnchors, readSharedAnchors } from './database/anchor.ts'
import type { ReadOnlyContent } from './open.ts'

type Anchored = Pick<ReadOnlyContent, 'read'> & { dataDir: string }

/**
 * The numbers of the anchors, in the file and in the database, that are of no line of the audit log. Anchors are read before the lines:
 * each line is committed before its anchor is. Between small steps it calls `pause`.
 */
export async function unknownAnchors(
  content: Anchored,
  pause: () => Promise<void>,
): Promise<ReadonlySet<number>> {
  const unknown = new Set<number>()
  for (const anchors of [readAnchors(content.dataDir), readSharedAnchors(content.read)])
    for await (const some of anchors) await compareAnchors(content, some, unknown, pause)
  return unknown
}

const linesAtOnce = 200

const isPossible = (no: number) => Number.isInteger(no) && Math.abs(no) < 2 ** 31

async function compareAnchors(
  { read }: Pick<ReadOnlyContent, 'read'>,
  anchors: readonly Anchor[],
  unknown: Set<number>,
  pause: () => Promise<void>,
): Promise<void> {
  // A damaged copy may have a number that the database has no place for.
  const [possible, others] = [
    anchors.filter(({ no }) => isPossible(no)),
    anchors.filter(({ no }) => !isPossible(no)),
  ]
  for (const { no } of others) unknown.add(no)
  for (let from = 0; from < possible.length; from += linesAtOnce) {
    const some = possible.slice(from, from + linesAtOnce)
    const lines = await read
      .selectFrom('audit')
      .select(['no', 'hash'])
      .where(
        'no',
        'in',
        some.map(({ no }) => no),
      )
      .execute()
    const hashes = new Map(lines.map(({ no, hash }) => [no, hash]))
    for (const { no, hash } of some) if (hashes.get(no) !== hash) unknown.add(no)
    if (some.length === linesAtOnce) await pause()
  }
}
