import { inTransaction } from '@shanmen/content/database/change.ts'
import { describeMedium } from '@shanmen/content/media/describe.ts'
import type { Content } from '@shanmen/content/open.ts'
import { dayFrom } from '../day.ts'
import { allEntries } from '../entries.ts'
import { addMedia } from '../loading/add-media.ts'
import { documentOf, people, putEntry } from '../loading/put-entry.ts'

/** Loads the sample into empty content with other names in all of its texts and ids: the site of another group. */
export async function loadRenamed(
  content: Content,
  now: Date,
  rename: (text: string) => string,
): Promise<void> {
  const renamed = <T>(value: T): T => JSON.parse(rename(JSON.stringify(value)))
  const entries = allEntries(dayFrom(now))
  await inTransaction(content, async (inner) => {
    const ids = await addMedia(inner, people.writer, entries, () => undefined)
    const media = await inner.read.selectFrom('media').select(['id', 'alt_zh', 'alt_en']).execute()
    for (const { id, alt_zh: zh, alt_en: en } of media)
      await describeMedium(inner, people.writer, { id, alt: renamed({ zh, en }) })
    for (const sample of entries)
      await putEntry(
        inner,
        { ...sample, id: rename(sample.id) },
        { document: renamed(documentOf(sample, ids)), now },
      )
  })
}
