import { describe, expect, test } from 'vitest'
import { together } from '../database/change.ts'
import type { Content } from '../open.ts'
import { databases, useContent } from '../testing/databases.ts'
import { hour, later, news, put } from '../testing/fixtures.ts'
import { walk } from './common.ts'
import { readRows } from './list.ts'
import { areFew } from './matches.ts'
import { ordered } from './order.ts'
import { countMany, readTotal } from './total.ts'
import { type Filter, filtered } from './visible.ts'

const words = ['湖', '湖畔', '音乐', '湖畔 音乐', 'concert', 'co', 'yinyue', '山']

/** Entries of which some hold each word; every fifth is not visible yet or no longer. */
const load = (content: Content) =>
  together(content, async (inner) => {
    for (let index = 0; index < 40; index++) {
      const zh = `${index % 2 ? '湖畔' : '江边'}第${index}场${index % 3 ? '音乐会' : '茶会'}${index % 4 ? '' : ' concert'}`
      const window = { 0: { from: later(hour) }, 5: { from: later(-hour), until: later(-1) } }[index % 10]
      await put(inner, 'news', news({ zh, at: later(-index * hour - 1000) }), window ?? {})
    }
  })

describe.each(databases)('searches on $name', ({ make }) => {
  const fresh = useContent(make)

  test('every way to a page of a search gives the same entries', async () => {
    const content = await fresh()
    await load(content)
    const now = later(10)
    for (const keyword of words) {
      const filter: Filter = { kind: 'news', language: 'zh', keyword }
      const idsOf = async (few: boolean) => {
        const query = ordered(filtered(content, filter, now, few), 'news', 'kind', now)
        return (await query.select('publication.id').execute()).map(({ id }) => id)
      }
      const gathered = await idsOf(false)
      expect(gathered.length > 0).toBe(keyword !== '山')
      if (content.dialect === 'sqlite') expect(await idsOf(true)).toEqual(gathered)
      const page = { ...filter, order: 'kind' as const, skipped: 2, needed: Math.min(7, gathered.length) }
      expect(await walk(content, page, 40, now)).toEqual(gathered.slice(2, 7))
      const short = await walk(content, { ...page, needed: gathered.length + 1 }, 40, now)
      expect(short).toBeUndefined()
      expect(await readTotal(content, filter, now)).toBe(gathered.length)
      expect(await countMany(content, filter, now)).toBe(gathered.length)
      expect(await areFew(content, filter, now, 'page')).toBe(content.dialect === 'sqlite')
      const rows = await readRows(content, { ...filter, page: 1, size: 50, now: new Date(now) })
      expect(rows).toHaveLength(gathered.length)
    }
  })
})
