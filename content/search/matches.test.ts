import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { databases, useContent } from '../testing/databases.ts'
import { news, put } from '../testing/fixtures.ts'
import { countOf } from './matches.ts'
import { chinesePhrase } from './query.ts'

describe.each(databases)('how many texts have any of some phrases on $name', ({ make }) => {
  const fresh = useContent(make)

  test('is the same number in both databases, which the order of results follows', async () => {
    const content = await fresh()
    // The pairs of 开放时间, apart.
    await put(content, 'news', news({ zh: '时间到了，开放 放时' }))
    await put(content, 'news', news({ zh: '开放时间' }))
    await put(content, 'news', news({ zh: '湖水' }))
    const count = async (...words: string[]) => {
      const phrases = words.map(chinesePhrase)
      const counted = sql<{ count: number }>`select (${countOf(content.dialect, phrases, 10)}) as count`
      const { rows } = await counted.execute(content.write)
      return Number(rows[0]?.count)
    }
    expect([await count('开放时间'), await count('开放时间', '湖水')]).toEqual([1, 3])
  })
})
