import { describe, expect, test } from 'vitest'
import { databases, useContent } from '../testing/databases.ts'
import { collectFailedSearches, countedWords, readFailedSearches } from './failed-searches.ts'

const fail = (error: unknown) => {
  throw error
}

test.each([
  ['电话', '13800138000'],
  ['电话分段', '138-0013 8000'],
  ['全角电话', '１３８００１３８０００'],
  ['座机', '找 0571-8888 0000 分机'],
  ['中文数字电话', '幺三八零零幺三八零零零'],
  ['大写数字电话', '壹叁捌零零壹叁捌零零零'],
  ['带零宽空格', '138\u200b0013\u200b8000'],
  ['键帽数字', '找林 1️⃣3️⃣8️⃣0️⃣0️⃣1️⃣3️⃣8️⃣0️⃣0️⃣0️⃣'],
  ['实心圈数字', '找林 ❶❸❽⓪⓪❶❸❽⓪⓪⓪'],
  ['日文长音作连字符', '林岚 138ー0013ー8000'],
  ['夹着文字', '林岚 138转0013转8000'],
  ['还没输完的号码', '林岚 13800'],
  ['身份证', '11010519491231002X'],
  ['护照', 'E12345678 进度'],
  ['邮箱', 'lin@example.com'],
  ['全角邮箱', 'lin＠example.com'],
  ['网址', 'https://example.com/reset?token=a'],
  ['没有 www 的网址', 'group.example/reset/abc'],
  ['口令', 'sk8fj2ks9dk3l'],
  ['分段口令', '口令 sk8f-j2ks-9dk3l'],
  ['没有词', '？！……'],
  ['一个字母', 'x'],
  ['编号', '2026'],
])('%s: not counted', (_, text) => {
  expect(countedWords(text)).toBeUndefined()
})

test.each([
  ['  直升机   观光 ', '直升机 观光'],
  ['ＨＥＬＩＣＯＰＴＥＲ', 'helicopter'],
  ['12345 热线', '12345 热线'],
  ['2026 年历', '2026 年历'],
  ['hang gliding 2026', 'hang gliding 2026'],
  ['山'.repeat(90), '山'.repeat(40)],
])('%s is counted', (text, words) => {
  expect(countedWords(text)).toBe(words)
})

describe.each(databases)('searches that found nothing on $name', ({ make }) => {
  const fresh = useContent(make)

  test('are listed from three times on, by language, the most frequent first', async () => {
    const content = await fresh()
    const failed = collectFailedSearches(content, fail)
    for (let times = 0; times < 2; times += 1) failed.note('zh', '热气球')
    await failed.flush()
    expect(await readFailedSearches(content)).toEqual([])
    failed.note('zh', '热气球')
    for (let times = 0; times < 4; times += 1) failed.note('zh', '直升机')
    for (let times = 0; times < 3; times += 1) failed.note('en', '直升机')
    failed.note('zh', '13800138000')
    await failed.stop()
    expect(await readFailedSearches(content)).toMatchObject([
      { language: 'zh', query: '直升机', times: 4 },
      { language: 'zh', query: '热气球', times: 3 },
      { language: 'en', query: '直升机', times: 3 },
    ])
    const stored = await content.read.selectFrom('search_failure').selectAll().execute()
    expect(Object.keys(stored[0] ?? {}).sort()).toEqual(['day', 'language', 'query', 'times'])
    expect(stored).toHaveLength(3)
  })

  test('do not count what was only on the way to a longer search', async () => {
    const content = await fresh()
    const failed = collectFailedSearches(content, fail)
    for (let times = 0; times < 3; times += 1)
      for (const typed of ['热', '热气', '热气球']) failed.note('zh', typed)
    for (let times = 0; times < 3; times += 1) failed.note('zh', '热')
    await failed.stop()
    const rows = await content.read.selectFrom('search_failure').select(['query', 'times']).execute()
    expect(rows).toEqual([{ query: '热气球', times: 3 }])
  })

  test('fill neither memory nor disk, and are deleted after 90 days', async () => {
    const content = await fresh()
    let day = '2026-05-01'
    const failed = collectFailedSearches(content, fail, () => new Date(`${day}T12:00:00+08:00`))
    failed.note('zh', '直升机')
    await failed.flush()
    for (let round = 0; round < 4; round += 1) {
      for (let n = 0; n < 1000; n += 1) failed.note('zh', `词${round}甲${n}乙`)
      await failed.flush()
    }
    const count = async () => (await content.read.selectFrom('search_failure').selectAll().execute()).length
    expect(await count()).toBe(500)
    // What is known is counted on a full day too.
    failed.note('zh', '直升机')
    await failed.flush()
    const known = await content.read
      .selectFrom('search_failure')
      .select('times')
      .where('query', '=', '直升机')
      .execute()
    expect(known).toEqual([{ times: 2 }])
    day = '2026-07-31'
    failed.note('zh', '热气球')
    await failed.stop()
    expect(await count()).toBe(1)
  })

  test('are lost, and nothing else happens, while the database takes no changes', async () => {
    const content = await fresh()
    const errors: unknown[] = []
    const failed = collectFailedSearches(content, (error) => errors.push(error))
    await content.write.schema.dropTable('search_failure').execute()
    failed.note('zh', '直升机')
    await failed.stop()
    expect(errors).toHaveLength(1)
  })
})
