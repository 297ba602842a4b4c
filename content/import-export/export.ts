import { setImmediate } from 'node:timers/promises'
import type { AnyDocument } from '../documents/document.ts'
import { selectNewest } from '../entries/find.ts'
import { hashedColumns, parseVerified } from '../hashes.ts'
import type { KindName } from '../kinds.ts'
import type { Content } from '../open.ts'

export type Exported = { slug: string; no: number; document: AnyDocument }

const atOnce = 50
/** Characters of the documents that are converted in one go: more would hold up everyone else. */
const inOneGo = 200_000

/** Every entry of a kind but those in the trash, in its newest revision, oldest entry first; some at a time. */
export async function* exportEntries({ read }: Content, kind: KindName): AsyncGenerator<Exported[]> {
  let last = 0
  for (;;) {
    const rows = await selectNewest(read)
      .select(['entry.n', 'entry.slug', ...hashedColumns])
      .where('entry.kind', '=', kind)
      .where('entry.trashed_at', 'is', null)
      .where('entry.n', '>', last)
      .orderBy('entry.n')
      .limit(atOnce)
      .execute()
    if (rows.length === 0) return
    last = rows.at(-1)?.n ?? last
    let some: Exported[] = []
    let size = 0
    for (const row of rows) {
      some.push({ slug: row.slug, no: row.no, document: parseVerified(row) })
      size += row.document.length
      if (size < inOneGo) continue
      yield some
      some = []
      size = 0
      await setImmediate()
    }
    if (some.length > 0) yield some
    // Of short documents too: thousands of them were one go.
    await setImmediate()
  }
}
