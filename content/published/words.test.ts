import { describe, expect, test } from 'vitest'
import { together } from '../database/change.ts'
import type { Content } from '../open.ts'
import { databases, useContent } from '../testing/databases.ts'
import { hour, later, news, put } from '../testing/fixtures.ts'
import { readFound } from './found.ts'
import { readList } from './list.ts'
import { ordered } from './order.ts'
import { createTotals } from './totals.ts'
import { type Filter, filtered } from './visible.ts'
import { walk } from './walk.ts'

const words = ['湖', '湖畔', '音乐', '湖畔 音乐', 'concert', 'co', 'yinyue', '山']

/** Entries of which some hold each word; every fifth is not visible yet or no longer. */
const load = (content: Content) =>
  together(content, async (inner) => {
    for (let index = 0; index < 40; index++) {
      const zh = `${index % 2 ? '湖畔' : '江边'}第${index}场${index % 3 ? '音乐会' : '茶会'}${index % 4 ? '' : ' concert'}`
      const window = { 0: { from: later(hour) }, 5: { from: later(-hour), until: later(-1) } }[index % 10]
      await put(inner, 'news', news({ zh, at: later(-index * 400 * hour - 1000) }), window ?? {})
    }
  })

describe.each(databases)('searches on $name', ({ make }) => {
  const fresh = useContent(make)

  test('every way to a page of a search gives the same entries, from either end', async () => {
    const content = await fresh()
    await load(content)
    const now = later(10)
    for (const keyword of words) {
      const filter: Filter = { kind: 'news', language: 'zh', keyword }
      const slugsOf = async (few: boolean) => {
        const query = ordered(filtered(content, filter, now, few), 'news', 'kind', now)
        return (await query.select(['publication.id', 'slug']).execute()).map((row) => row)
      }
      const gathered = await slugsOf(false)
      expect(gathered.length > 0).toBe(keyword !== '山')
      expect(await slugsOf(true)).toEqual(gathered)
      const found = await readFound(content, 'news', keyword)
      const ids = gathered.map(({ id }) => id)
      for (const every of [1, 1000]) {
        const list = (end: boolean) =>
          ordered(filtered(content, { ...filter, keyword: '' }, now), 'news', 'kind', now, end)
        const page = { offset: 2, taken: 5, every }
        expect(await walk(list(false).select('publication.id'), found, page)).toEqual(ids.slice(2, 7))
        expect(await walk(list(true).select('publication.id'), found, page)).toEqual(
          [...ids].reverse().slice(2, 7),
        )
      }
      await expectPages(content, filter, gathered)
    }
  })
})

/** Looked up one by one, and met on the way through the list, as is done with words that many entries hold. */
async function expectPages(content: Content, filter: Filter, rows: { slug: string }[]) {
  const slugs = rows.map(({ slug }) => slug)
  for (const mostFew of [500, 0]) {
    const reading = { ...content, totals: createTotals(mostFew) }
    const pages: string[] = []
    for (let page = 1; page <= Math.ceil(slugs.length / 3) + 1; page++) {
      const list = await readList(reading, {
        ...filter,
        kind: 'news',
        page,
        size: 3,
        now: new Date(later(10)),
      })
      expect(list.total).toBe(slugs.length)
      pages.push(...list.rows.map(({ id }) => id))
    }
    expect(pages).toEqual(slugs)
  }
}
