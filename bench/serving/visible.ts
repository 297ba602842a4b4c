import { setTimeout } from 'node:timers/promises'
import { createEntry } from '@shanmen/content/entries/create.ts'
import { publish } from '@shanmen/content/entries/publish.ts'
import type { Content } from '@shanmen/content/open.ts'
import { rich } from '@shanmen/content/testing/fixtures.ts'
import type { Browser } from '@shanmen/studio/testing/browser.ts'

const times = 20

type Fields = Record<string, unknown>
type News = { shared: Fields; zh: Fields; en: null }
type Publisher = { write: (news: News) => Promise<string>; publish: (id: string) => Promise<unknown> }

/** Publishes through the studio of the process that serves the page. */
export const throughStudio = ({ call }: Browser): Publisher => ({
  write: async (document) => (await call('createEntry', { kind: 'news', document })).id,
  publish: (id) => call('publish', { id, language: 'zh' }),
})

/** Publishes from this other process, on the same database. */
export const throughDatabase = (content: Content): Publisher => ({
  write: async (document) => (await createEntry(content, 'bench', { kind: 'news', document })).id,
  publish: (entry) => publish(content, 'bench', { entry, language: 'zh' }),
})

/** Publishes news and polls a page until it shows; milliseconds from the end of the publishing call. */
export async function measureVisible(
  publisher: Publisher,
  readPage: () => Promise<string>,
): Promise<number[]> {
  const taken: number[] = []
  for (let count = 0; count < times; count += 1) {
    const title = `速${count}${Date.now()}`
    const id = await publisher.write({
      shared: { channel: 'group', publishedAt: new Date().toISOString() },
      zh: { title, summary: title, body: rich(title) },
      en: null,
    })
    await publisher.publish(id)
    const begin = performance.now()
    while (!(await readPage()).includes(title)) await setTimeout(5)
    taken.push(performance.now() - begin)
  }
  return taken.sort((a, b) => a - b)
}
