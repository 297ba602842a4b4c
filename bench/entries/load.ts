import { createHash } from 'node:crypto'
import { together } from '@shanmen/content/database/change.ts'
import { createEntry } from '@shanmen/content/entries/create.ts'
import { publish } from '@shanmen/content/entries/publish.ts'
import { languageCodes } from '@shanmen/content/language.ts'
import { addRow } from '@shanmen/content/media/add-row.ts'
import type { Content } from '@shanmen/content/open.ts'
import { makeEntry } from './entry.ts'

const who = 'bench'
const batch = 500
const pictures = 60

/** Loads this many entries in both languages through the core's own functions, and answers how fast that went. */
export async function loadEntries(content: Content, entries: number) {
  const covers = await loadCovers(content)
  const begin = performance.now()
  const lastTenth = Math.floor((entries * 0.9) / batch) * batch
  let tenthBegan = begin
  for (let from = 0; from < entries; from += batch) {
    if (from === lastTenth) tenthBegan = performance.now()
    await together(content, async (inner) => {
      for (let number = from; number < Math.min(from + batch, entries); number++)
        await loadEntry(inner, makeEntry(number, entries, covers))
    })
  }
  const since = (moment: number) => (performance.now() - moment) / 1000
  return { perSecond: entries / since(begin), lastPerSecond: (entries - lastTenth) / since(tenthBegan) }
}

async function loadEntry(content: Content, { slug, document }: ReturnType<typeof makeEntry>): Promise<void> {
  const { id } = await createEntry(content, who, { kind: 'news', slug, document })
  const from = String(document.shared.publishedAt)
  for (const language of languageCodes) await publish(content, who, { entry: id, language, from })
}

/** Rows of pictures without files: a list reads only what is known of them. */
const loadCovers = (content: Content): Promise<string[]> =>
  together(content, async ({ batch: change }) => {
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
