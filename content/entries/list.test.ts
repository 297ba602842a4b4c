import type { Language } from '@shanmen/contract/languages.ts'
import { describe, expect, test } from 'vitest'
import type { Content } from '../open.ts'
import { databases, useContent } from '../testing/databases.ts'
import { hour, later, news, now, purchase, put } from '../testing/fixtures.ts'
import { createEntry } from './create.ts'
import { listEntries } from './list.ts'
import { publish, unpublish } from './publish.ts'
import { approve, returnForChanges, submitForReview } from './review.ts'
import { restoreRevision, saveRevision } from './save.ts'

const state = async (content: Content, slug: string, at = now()) => {
  const kind = slug.startsWith('p') ? 'purchase' : 'news'
  const [entry] = (await listEntries(content, { kind, text: slug, now: at })).rows
  return [entry?.zh.state, entry?.en.state]
}

describe.each(databases)("the editors' list on $name", ({ make }) => {
  const fresh = useContent(make)

  test('says the state of each language', async () => {
    const content = await fresh()
    const { id } = await createEntry(content, 'a', { kind: 'news', slug: 'n1', document: news() })
    expect(await state(content, 'n1')).toEqual(['draft', 'none'])
    await publish(content, 'a', { entry: id, language: 'zh', from: later(hour), until: later(2 * hour) })
    expect(await state(content, 'n1')).toEqual(['scheduled', 'none'])
    expect(await state(content, 'n1', new Date(later(hour + 1)))).toEqual(['public', 'none'])
    expect(await state(content, 'n1', new Date(later(3 * hour)))).toEqual(['expired', 'none'])
  })

  test('follows a review', async () => {
    const content = await fresh()
    const { id: entry } = await createEntry(content, 'a', {
      kind: 'purchase',
      slug: 'p1',
      document: purchase(),
    })
    await submitForReview(content, 'a', { entry, language: 'zh' })
    expect(await state(content, 'p1')).toEqual(['submitted', 'draft'])
    await returnForChanges(content, 'b', { entry, language: 'zh', note: '编号' })
    expect(await state(content, 'p1')).toEqual(['returned', 'draft'])
    await saveRevision(content, 'a', { entry, basedOn: 1, document: purchase({ title: '改' }) })
    expect(await state(content, 'p1')).toEqual(['draft', 'draft'])
  })

  test('what was handed in and published does not wait again once it is taken back', async () => {
    const content = await fresh()
    const { id: entry } = await createEntry(content, 'a', { kind: 'news', slug: 'n1', document: news() })
    await submitForReview(content, 'a', { entry, language: 'zh' })
    await publish(content, 'b', { entry, language: 'zh' })
    expect(await state(content, 'n1')).toEqual(['public', 'none'])
    await unpublish(content, 'b', { entry, language: 'zh' })
    expect(await state(content, 'n1')).toEqual(['approved', 'none'])
  })

  test('what was published and is submitted again says what became of that, until it is published again', async () => {
    const content = await fresh()
    const { id: entry } = await createEntry(content, 'a', { kind: 'news', slug: 'n1', document: news() })
    const zh = { entry, language: 'zh' } as const
    const states = async () => [
      (await state(content, 'n1'))[0],
      (await state(content, 'n1', new Date(later(2 * hour))))[0],
    ]
    await submitForReview(content, 'a', zh)
    await publish(content, 'b', { ...zh, until: later(hour) })
    expect(await states()).toEqual(['public', 'expired'])
    await submitForReview(content, 'a', zh)
    expect(await states()).toEqual(['submitted', 'submitted'])
    await returnForChanges(content, 'b', { ...zh, note: '来源' })
    expect(await states()).toEqual(['returned', 'returned'])
    await submitForReview(content, 'a', zh)
    await approve(content, 'b', zh)
    // What is public needs no other publication.
    expect(await states()).toEqual(['public', 'approved'])
    await publish(content, 'b', { ...zh, until: later(1.5 * hour) })
    expect(await states()).toEqual(['public', 'expired'])
    await submitForReview(content, 'a', zh)
    await returnForChanges(content, 'b', { ...zh, note: '来源' })
    await publish(content, 'b', { ...zh, until: later(hour) })
    expect(await states()).toEqual(['public', 'expired'])
  })

  test('notices a translation that was left behind, until it is changed or looked over', async () => {
    const content = await fresh()
    const { id } = await put(content, 'news', news({ zh: '一', en: 'One' }), { slug: 'n1' })
    expect(await state(content, 'n1')).toEqual(['public', 'public'])
    await saveRevision(content, 'a', { entry: id, basedOn: 1, document: news({ zh: '二', en: 'One' }) })
    expect(await state(content, 'n1')).toEqual(['public', 'outOfDate'])
    const same = news({ zh: '二', en: 'One' })
    await saveRevision(content, 'a', { entry: id, basedOn: 2, document: same, upToDate: ['en'] })
    expect(await state(content, 'n1')).toEqual(['public', 'public'])
  })

  test('a restored text keeps its position, no matter who restores it', async () => {
    const content = await fresh()
    const { id } = await put(content, 'news', news({ zh: '一', en: 'One' }), { slug: 'n1' })
    const standing = async () => {
      const [row] = (await listEntries(content, { kind: 'news', now: now() })).rows
      return [row?.zh.changed, row?.en.state, row?.en.changed]
    }
    const save = (basedOn: number, zh: string, en: string, upToDate?: Language[]) =>
      saveRevision(content, 'a', { entry: id, basedOn, document: news({ zh, en }), upToDate })
    const total = async (language: Language) =>
      (await listEntries(content, { kind: 'news', state: { language, is: 'changed' } })).total
    await save(1, '二', 'One')
    expect(await standing()).toEqual([true, 'outOfDate', false])
    expect([await total('zh'), await total('en')]).toEqual([1, 0])
    // By hand, then from the history: exactly what the English was written from.
    await save(2, '一', 'One')
    expect(await standing()).toEqual([false, 'public', false])
    await save(3, '二', 'One')
    await restoreRevision(content, 'a', { entry: id, revision: 1, basedOn: 4 })
    expect(await standing()).toEqual([false, 'public', false])
    expect(await total('zh')).toBe(0)
    // English that was begun and put back again is as far behind as it was.
    await save(5, '二', 'One')
    await save(6, '二', 'On')
    expect(await standing()).toEqual([true, 'public', true])
    await save(7, '二', 'One')
    expect(await standing()).toEqual([true, 'outOfDate', false])
    // Looked over: nothing of it changed.
    await save(8, '二', 'One', ['en'])
    expect(await standing()).toEqual([true, 'public', false])
    await save(9, '三', 'One')
    expect(await standing()).toEqual([true, 'outOfDate', false])
    await save(10, '二', 'One')
    expect(await standing()).toEqual([true, 'public', false])
    await publish(content, 'b', { entry: id, language: 'zh' })
    expect(await standing()).toEqual([false, 'public', false])
    await publish(content, 'b', { entry: id, language: 'zh', revision: 1 })
    expect(await standing()).toEqual([true, 'public', false])
    await unpublish(content, 'b', { entry: id, language: 'zh' })
    expect(await standing()).toEqual([false, 'public', false])
  })

  test('what both languages share is a change of both', async () => {
    const content = await fresh()
    const { id } = await put(content, 'news', news({ zh: '一', en: 'One' }))
    const document = news({ zh: '一', en: 'One', isTop: true })
    await saveRevision(content, 'a', { entry: id, basedOn: 1, document })
    const [row] = (await listEntries(content, { kind: 'news', now: now() })).rows
    expect(row).toMatchObject({ zh: { changed: true }, en: { changed: true, state: 'public' } })
  })

  test('comes in pages, last changed first, with the exact total', async () => {
    const content = await fresh()
    for (const zh of ['一', '二', '三'])
      await createEntry(content, 'a', { kind: 'news', document: news({ zh }) })
    const page = (page: number) => listEntries(content, { kind: 'news', page, size: 2 })
    const first = await page(1)
    expect(first.total).toBe(3)
    expect(first.rows.map((row) => row.zh.title)).toEqual(['三', '二'])
    expect((await page(2)).rows.map((row) => row.zh.title)).toEqual(['一'])
    expect(await page(3)).toEqual({ rows: [], total: 3 })
  })

  test('takes every sign of a search literally', async () => {
    const content = await fresh()
    await createEntry(content, 'a', {
      kind: 'news',
      document: news({ zh: '100% 手工_茶Ａ\\', en: 'Spring TEA, É' }),
    })
    const total = async (text: string) => (await listEntries(content, { kind: 'news', text })).total
    expect([await total('100%'), await total('工_茶'), await total('\\'), await total('spring tea')]).toEqual(
      [1, 1, 1, 1],
    )
    expect([await total('茶Ａ'), await total('tea, É'), await total('É')]).toEqual([1, 1, 1])
    expect([
      await total('1%0'),
      await total('工茶'),
      await total("' or 1=1 --"),
      await total('无\0'),
    ]).toEqual([0, 0, 0, 0])
  })

  test('is narrowed by state and words', async () => {
    const content = await fresh()
    await put(content, 'news', news({ zh: '春茶开采' }))
    await createEntry(content, 'a', { kind: 'news', document: news({ zh: '秋茶上市' }) })
    const titles = async (request: Partial<Parameters<typeof listEntries>[1]>) =>
      (await listEntries(content, { kind: 'news', now: now(), ...request })).rows.map(
        (entry) => entry.zh.title,
      )
    expect(await titles({ state: { language: 'zh', is: 'draft' } })).toEqual(['秋茶上市'])
    expect(await titles({ state: { is: 'none' } })).toEqual(['秋茶上市', '春茶开采'])
    expect(await titles({ text: '春茶' })).toEqual(['春茶开采'])
    expect(await titles({ trashed: true })).toEqual([])
  })
})
