import { setTimeout } from 'node:timers/promises'
import { createEntry } from '@shanmen/content/entries/create.ts'
import { publish } from '@shanmen/content/entries/publish.ts'
import type { Content } from '@shanmen/content/open.ts'
import { rich } from '@shanmen/content/testing/fixtures.ts'

const times = 20

/** Publishes news through `content` and asks a page until it shows; milliseconds from the commit, in order. */
export async function measureVisible(content: Content, ask: () => Promise<string>): Promise<number[]> {
  const taken: number[] = []
  for (let count = 0; count < times; count += 1) {
    const title = `速${count}${Date.now()}`
    const document = {
      shared: { channel: 'group', publishedAt: new Date().toISOString() },
      zh: { title, summary: title, body: rich(title) },
      en: null,
    }
    const { id } = await createEntry(content, 'bench', { kind: 'news', document })
    await publish(content, 'bench', { entry: id, language: 'zh' })
    const begin = performance.now()
    while (!(await ask()).includes(title)) await setTimeout(5)
    taken.push(performance.now() - begin)
  }
  return taken.sort((a, b) => a - b)
}
