import { describe, expect, test } from 'vitest'
import { inTransaction } from '../database/change.ts'
import type { Content } from '../open.ts'
import { databases, useContent } from '../testing/databases.ts'
import { hour, later, news, put } from '../testing/fixtures.ts'
import { countUpToLimit } from './counts.ts'
import { type Filter, filtered, ordered, prepareFilter } from './filter.ts'
import { readList } from './list.ts'

const words = ['湖', '湖畔', '音乐', '湖畔 音乐', 'concert', 'co', 'yinyue', '山']

/** Entries of which some hold each word; every fifth is not visible yet or no longer. */
const load = (content: Content) =>
  inTransaction(content, async (inner) => {
    for (let index = 0; index < 40; index++) {
      const zh = `${index % 2 ? '湖畔' : '江边'}第${index}场${index % 3 ? '音乐会' : '茶会'}${index % 4 ? '' : ' concert'}`
      const window = { 0: { from: later(hour) }, 5: { from: later(-hour), until: later(-1) } }[index % 10]
      await put(inner, 'news', news({ zh, at: later(-index * 400 * hour - 1000) }), window ?? {})
    }
  })

describe.each(databases)('searches on $name', ({ make }) => {
  const fresh = useContent(make)

  test('a rare and a common keyword are read in different ways with the same result', async () => {
    const content = await fresh()
    await load(content)
    const now = later(10)
    for (const keyword of words) {
      const filter: Filter = { kind: 'news', language: 'zh', keyword }
      const [rare, common] = [await prepareFilter(content, filter), await prepareFilter(content, filter, 0)]
      expect([rare.match?.isRare, common.match?.isRare]).toEqual([true, keyword === '山'])
      const slugsOf = async (prepared: typeof rare) =>
        (
          await ordered(filtered(content, prepared, now), 'news', 'kind', now)
            .select('slug')
            .execute()
        ).map(({ slug }) => slug)
      const slugs = await slugsOf(common)
      expect(slugs.length > 0).toBe(keyword !== '山')
      expect(await slugsOf(rare)).toEqual(slugs)
      for (const prepared of [rare, common])
        expect(await countUpToLimit(content, prepared, now)).toEqual({ total: slugs.length, isCapped: false })
      await expectPages(content, filter, slugs)
    }
  })
})

async function expectPages(content: Content, filter: Filter, slugs: string[]) {
  const request = { ...filter, kind: 'news', size: 3, now: new Date(later(10)) } as const
  const pages: string[] = []
  for (let page = 1; page <= Math.ceil(slugs.length / 3) + 1; page++) {
    const list = await readList(content, { ...request, page })
    expect([list.total, list.pages]).toEqual([slugs.length, Math.ceil(slugs.length / 3)])
    pages.push(...list.rows.map(({ id }) => id))
  }
  expect(pages).toEqual(slugs)
}
