import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '../database/change.ts'
import { readList } from '../published/list.ts'
import { databases, useContent } from '../testing/databases.ts'
import { news, now, put } from '../testing/fixtures.ts'

const titles = [
  '灵山集团召开2026年度工作会议',
  '党风廉政建设专题学习',
  '岚屿湖景区恢复开放',
  '办公设备采购结果公示',
  '绿水青山就是我们的家',
  '丹枫古镇旅游节开幕，100% 好评',
  '食堂A4纸与文具询价',
  '女子合唱团_夏季音乐会',
]

describe.each(databases)('search on $name', ({ make }) => {
  const fresh = useContent(make)

  test('finds every word of a title, its beginnings and its pinyin, and nothing else', async () => {
    const content = await fresh()
    await inTransaction(content, async (inner) => {
      for (const [index, zh] of titles.entries())
        await put(inner, 'news', news({ zh, en: `Item number ${index}` }), { slug: `t${index}` })
    })
    const search = async (keyword: string, language: 'zh' | 'en' = 'zh') =>
      (await readList(content, { kind: 'news', language, keyword, page: 1, size: 50, now: now() })).rows.map(
        (row) => Number(row.id.slice(1)),
      )
    for (const [index, title] of titles.entries())
      for (const run of title.match(/\p{Script=Han}+/gu) ?? []) {
        const characters = [...run]
        for (const [at, character] of characters.entries()) {
          expect(await search(character)).toContain(index)
          for (const length of [2, 3, 5])
            if (at + length <= characters.length)
              expect(await search(characters.slice(at, at + length).join(''))).toContain(index)
        }
      }
    expect(await search('采购')).toEqual([3])
    expect(await search('采购 公示')).toEqual([3])
    expect(await search('采购 岚屿')).toEqual([])
    // 山团 stands nowhere side by side.
    expect(await search('山团')).toEqual([])
    expect(await search('caigou')).toEqual([3])
    expect(await search('lyh')).toEqual([2])
    expect(await search('lvshui')).toEqual([4])
    expect(await search('nvzi')).toEqual([7])
    // Not what the index writes before pinyin, or between title and text.
    for (const typed of ['z', 'zp', 'zpcai', 'zz']) expect(await search(typed)).toEqual([])
    expect(await search('zi')).toEqual([7])
    expect(await search('A4纸')).toEqual([6])
    expect(await search('ａ４')).toEqual([6])
    expect(await search('2026')).toEqual([0])
    expect(await search('numb', 'en')).toHaveLength(titles.length)
    expect(await search('采购', 'en')).toEqual([])
    expect(await search('%')).toEqual([5])
    expect(await search('_')).toEqual([7])
    expect(await search('\\')).toEqual([])
    expect(await search('，')).toEqual([5])
  })

  test('whatever is typed is words, never an operator, and never an error', async () => {
    const content = await fresh()
    await put(content, 'news', news({ zh: titles[3] }))
    const typed = fc.oneof(
      fc.string({ maxLength: 50 }),
      fc.string({ unit: 'binary', maxLength: 50 }),
      fc.constantFrom(
        '" OR 1',
        "'); drop table entry;--",
        'NEAR(a b)',
        '采购 NOT 结果',
        'a:*',
        '!',
        '& |',
        '采* -购',
        '^采',
        '\0',
      ),
    )
    await fc.assert(
      fc.asyncProperty(typed, async (keyword) => {
        const { total, rows } = await readList(content, {
          kind: 'news',
          language: 'zh',
          keyword,
          page: 1,
          size: 5,
          now: now(),
        })
        expect(rows).toHaveLength(total)
      }),
      { numRuns: 150 },
    )
  })

  test('words inside the text, and only of the language asked', async () => {
    const content = await fresh()
    await put(content, 'news', news({ zh: '一', en: 'One', body: '霜降茶席 mist' }), { slug: 'one' })
    const count = async (keyword: string, language: 'zh' | 'en') =>
      (await readList(content, { kind: 'news', language, keyword, page: 1, size: 5, now: now() })).total
    expect(await count('霜降', 'zh')).toBe(1)
    expect(await count('mist', 'en')).toBe(1)
    expect(await count('One', 'zh')).toBe(0)
  })
})
