import { createHash } from 'node:crypto'
import { inTransaction } from '@shanmen/content/database/change.ts'
import { publish } from '@shanmen/content/entries/publish.ts'
import { importEntries } from '@shanmen/content/import-export/import.ts'
import { addRow } from '@shanmen/content/media/media-row.ts'
import type { Content } from '@shanmen/content/open.ts'
import { languageCodes } from '@shanmen/contract/languages.ts'
import { makeEntry } from './entry.ts'

const who = 'bench'
const batch = 500
const pictures = 60

/** Entries per second: over all of them, and over the last tenth. */
export type Speed = { all: number; last: number }

/** Imports this many entries, publishes each in both languages, and returns the speed of both steps. */
export async function loadEntries(
  content: Content,
  entries: number,
): Promise<{ imported: Speed; published: Speed }> {
  const covers = await loadCovers(content)
  const all = (from: number) =>
    Array.from({ length: Math.min(batch, entries - from) }, (_, index) =>
      makeEntry(from + index, entries, covers),
    )
  const imported = await speedOf(entries, async (from) => {
    const rows = all(from).map(({ slug, document }) => ({ slug, document: () => document }))
    const { done } = await importEntries(content, who, { kind: 'news', entries: rows, dryRun: false })
    if (!done) throw new Error(`The entries from ${from} were refused`)
  })
  const published = await speedOf(entries, (from) => publishBatch(content, all(from)))
  return { imported, published }
}

async function publishBatch(content: Content, all: ReturnType<typeof makeEntry>[]): Promise<void> {
  const dates = new Map(all.map(({ slug, document }) => [slug, String(document.shared.publishedAt)]))
  const rows = await content.read
    .selectFrom('entry')
    .select(['id', 'slug'])
    .where('kind', '=', 'news')
    .where('slug', 'in', [...dates.keys()])
    .orderBy('n')
    .execute()
  await inTransaction(content, async (inner) => {
    for (const { id, slug } of rows)
      for (const language of languageCodes)
        await publish(inner, who, { entry: id, language, from: dates.get(slug) ?? '' })
  })
}

async function speedOf(entries: number, load: (from: number) => Promise<void>): Promise<Speed> {
  const lastTenth = Math.floor((entries * 0.9) / batch) * batch
  const begin = performance.now()
  let tenthBegan = begin
  for (let from = 0; from < entries; from += batch) {
    if (from === lastTenth) tenthBegan = performance.now()
    await load(from)
  }
  const since = (moment: number) => (performance.now() - moment) / 1000
  return { all: entries / since(begin), last: (entries - lastTenth) / since(tenthBegan) }
}

/** Media rows without files: a list reads only their columns. */
const loadCovers = (content: Content): Promise<string[]> =>
  inTransaction(content, async ({ batch: change }) => {
    if (!change) return []
    const ids: string[] = []
    for (let number = 0; number < pictures; number++)
      ids.push(
        await addRow(change, who, {
          sha256: createHash('sha256').update(`cover ${number}`).digest('hex'),
          name: `cover-${number}.webp`,
          mime: 'image/webp',
          bytes: 90_000 + number,
          width: 1600,
          height: 900,
          widths: [320, 640, 960, 1280],
          pages: null,
          alt: { zh: `封面 ${number}`, en: `Cover ${number}` },
          focus: { x: 0.5, y: 0.5 },
        }),
      )
    return ids
  })
