import { setTimeout } from 'node:timers/promises'
import { createEntry } from '@shanmen/content/entries/create.ts'
import { publish } from '@shanmen/content/entries/publish.ts'
import type { Content } from '@shanmen/content/open.ts'
import { rich } from '@shanmen/content/testing/fixtures.ts'
import type { Browser } from '../../studio/testing/browser.ts'

const times = 20

type Fields = Record<string, unknown>
type News = { shared: Fields; zh: Fields; en: null }
type Way = { write: (news: News) => Promise<string>; publish: (id: string) => Promise<unknown> }

/** The studio of the process that serves the page. */
export const throughStudio = ({ call }: Browser): Way => ({
  write: async (document) => (await call('createEntry', { kind: 'news', document })).id,
  publish: (id) => call('publish', { id, language: 'zh' }),
})

/** Another process, this one, on the same database. */
export const elsewhere = (content: Content): Way => ({
  write: async (document) => (await createEntry(content, 'bench', { kind: 'news', document })).id,
  publish: (entry) => publish(content, 'bench', { entry, language: 'zh' }),
})

/** Publishes news and asks a page until it shows; milliseconds from the answer to the publisher. */
export async function measureVisible(way: Way, ask: () => Promise<string>): Promise<number[]> {
  const taken: number[] = []
  for (let count = 0; count < times; count += 1) {
    const title = `速${count}${Date.now()}`
    const id = await way.write({
      shared: { channel: 'group', publishedAt: new Date().toISOString() },
      zh: { title, summary: title, body: rich(title) },
      en: null,
    })
    await way.publish(id)
    const begin = performance.now()
    while (!(await ask()).includes(title)) await setTimeout(5)
    taken.push(performance.now() - begin)
  }
  return taken.sort((a, b) => a - b)
}
