import { describe, expect, test } from 'vitest'
import { createClock } from '../clock.ts'
import { ForbiddenError, ValidationError } from '../errors.ts'
import { checkContent } from '../integrity/check.ts'
import { readNextChange } from '../published/changes.ts'
import { readDetail } from '../published/detail.ts'
import { readList } from '../published/list.ts'
import { databases, useContent } from '../testing/databases.ts'
import { hour, later, news, now, purchase, put, rich } from '../testing/fixtures.ts'
import { createEntry } from './create.ts'
import { publish, unpublish } from './publish.ts'
import { readEntry, readHistory } from './read.ts'
import { submitForReview } from './review.ts'
import { saveRevision } from './save.ts'
import { moveToTrash, restoreFromTrash } from './trash.ts'

describe.each(databases)('publishing on $name', ({ make }) => {
  const fresh = useContent(make)
  const title = async (content: Awaited<ReturnType<typeof fresh>>, language: 'zh' | 'en', at = now()) =>
    (await readDetail(content, 'news', language, 'one', at))?.row.title

  test('each language shows its own revision', async () => {
    const content = await fresh()
    const { id } = await put(content, 'news', news({ zh: '一', en: 'One' }), { slug: 'one' })
    await saveRevision(content, 'w', { entry: id, basedOn: 1, document: news({ zh: '二', en: 'Two' }) })
    await publish(content, 'w', { entry: id, language: 'zh' })
    expect([await title(content, 'zh'), await title(content, 'en')]).toEqual(['二', 'One'])
    await unpublish(content, 'w', { entry: id, language: 'zh' })
    expect([await title(content, 'zh'), await title(content, 'en')]).toEqual([undefined, 'One'])
  })

  test('a draft is invisible, and saving changes nothing that is public', async () => {
    const content = await fresh()
    const { id } = await createEntry(content, 'w', {
      kind: 'news',
      slug: 'one',
      document: news({ zh: '一' }),
    })
    expect(await title(content, 'zh')).toBeUndefined()
    await publish(content, 'w', { entry: id, language: 'zh' })
    await saveRevision(content, 'w', { entry: id, basedOn: 1, document: news({ zh: '二' }) })
    expect(await title(content, 'zh')).toBe('一')
  })

  test('a planned revision takes over at its moment, without a gap and without both', async () => {
    const content = await fresh()
    const { id } = await put(content, 'news', news({ zh: '一' }), { slug: 'one' })
    await saveRevision(content, 'w', { entry: id, basedOn: 1, document: news({ zh: '二' }) })
    const from = later(hour)
    const until = later(2 * hour)
    await publish(content, 'w', { entry: id, language: 'zh', from, until })
    const at = (moment: string, shift = 0) => new Date(Date.parse(moment) + shift)
    expect(await title(content, 'zh')).toBe('一')
    expect(await title(content, 'zh', at(from, -1))).toBe('一')
    expect(await title(content, 'zh', at(from))).toBe('二')
    expect(await title(content, 'zh', at(until, -1))).toBe('二')
    expect(await title(content, 'zh', at(until))).toBeUndefined()
    const { rows } = await readList(content, {
      kind: 'news',
      language: 'zh',
      page: 1,
      size: 9,
      now: at(from),
    })
    expect(rows.map((row) => row.title)).toEqual(['二'])
  })

  test('what a process publishes whose clock is a day ahead of the database server is public at once for the others', async () => {
    const content = await fresh()
    // SQLite has no clock of its own.
    if (content.dialect === 'sqlite') return
    const { id } = await put(content, 'news', news({ zh: '一' }), { slug: 'one' })
    await saveRevision(content, 'w', { entry: id, basedOn: 1, document: news({ zh: '二' }) })
    const clock = createClock(() => Date.now() + 24 * hour)
    await publish({ ...content, clock }, 'w', { entry: id, language: 'zh' })
    expect([await title(content, 'zh'), await title(content, 'zh', clock.now())]).toEqual(['二', '二'])
  })

  test('a plan that is postponed is not public before its new moment, and what is public stays until then', async () => {
    const content = await fresh()
    const { id } = await put(content, 'news', news({ zh: '一' }), { slug: 'one' })
    await saveRevision(content, 'w', { entry: id, basedOn: 1, document: news({ zh: '二' }) })
    const entry = { entry: id, language: 'zh' } as const
    const [one, two, three] = [later(hour), later(2 * hour), later(3 * hour)]
    const half = (hours: number) => new Date(later((hours - 0.5) * hour))
    const titles = () => Promise.all([1, 2, 3].map((hours) => title(content, 'zh', half(hours))))
    await publish(content, 'w', { ...entry, from: one })
    expect(await titles()).toEqual(['一', '二', '二'])
    const { visibleFrom } = await publish(content, 'w', { ...entry, from: two })
    expect(visibleFrom).toBe(two)
    expect(await titles()).toEqual(['一', '一', '二'])
    await publish(content, 'w', { ...entry, from: one })
    expect(await titles()).toEqual(['一', '二', '二'])
    // The other language was saved meanwhile: the same text has a later number.
    const english = news({ zh: '二', en: 'Two' })
    await saveRevision(content, 'w', { entry: id, basedOn: 2, document: english })
    await publish(content, 'w', { ...entry, from: two })
    expect(await titles()).toEqual(['一', '一', '二'])
    await publish(content, 'w', { ...entry, from: one })
    expect(await titles()).toEqual(['一', '二', '二'])
    // A window that has ended by then is one of its own.
    await publish(content, 'w', { ...entry, from: one, until: later(1.75 * hour) })
    await publish(content, 'w', { ...entry, from: two })
    expect(await titles()).toEqual(['一', '二', '二'])
    await publish(content, 'w', { ...entry, from: one })
    expect(await titles()).toEqual(['一', '二', '二'])
    // Another revision that is planned earlier stays: one takes over from the other.
    await saveRevision(content, 'w', { entry: id, basedOn: 3, document: news({ zh: '三' }) })
    await publish(content, 'w', { ...entry, from: two })
    expect(await titles()).toEqual(['一', '二', '三'])
    await publish(content, 'w', { ...entry, from: three })
    expect(await titles()).toEqual(['一', '二', '二'])
    await publish(content, 'w', { ...entry, from: two })
    // From the second to the third and back.
    await publish(content, 'w', { ...entry, revision: 2, from: three })
    expect(await titles()).toEqual(['一', '二', '三'])
    expect(
      (await checkContent({ ...content, media: undefined })).filter(({ code }) => code === 'publication'),
    ).toEqual([])
  })

  test('an alert ends by itself, whatever the window, and none is published after its end', async () => {
    const content = await fresh()
    const alert = (until: string) => ({ shared: { level: 'info', until }, zh: { title: '停航' }, en: null })
    const end = later(hour)
    const { id } = await createEntry(content, 'w', { kind: 'alert', document: alert(end) })
    const changes = async () => readNextChange(content, 'alert', now())
    for (const until of [undefined, later(2 * hour)]) {
      const { visibleUntil } = await publish(content, 'w', { entry: id, language: 'zh', until })
      expect([visibleUntil, await changes()]).toEqual([end, end])
    }
    const sooner = later(hour / 2)
    await publish(content, 'w', { entry: id, language: 'zh', until: sooner })
    expect(await changes()).toBe(sooner)
    await saveRevision(content, 'w', { entry: id, basedOn: 1, document: alert(later(-hour)) })
    await expect(publish(content, 'w', { entry: id, language: 'zh' })).rejects.toMatchObject({
      issues: [{ path: ['shared', 'until'], code: 'pastUntil' }],
    })
  })

  test('an older revision can be made public again', async () => {
    const content = await fresh()
    const { id } = await put(content, 'news', news({ zh: '一' }), { slug: 'one' })
    await saveRevision(content, 'w', { entry: id, basedOn: 1, document: news({ zh: '二' }) })
    await publish(content, 'w', { entry: id, language: 'zh' })
    await publish(content, 'w', { entry: id, language: 'zh', revision: 1 })
    expect(await title(content, 'zh')).toBe('一')
    expect((await readHistory(content, id)).publishings).toHaveLength(3)
  })

  test('what is public already is not published once more, by any number of people at a time', async () => {
    const content = await fresh()
    const { id } = await createEntry(content, 'w', {
      kind: 'news',
      slug: 'one',
      document: news({ zh: '一' }),
    })
    const entry = { entry: id, language: 'zh' } as const
    const answers = await Promise.all(Array.from({ length: 5 }, () => publish(content, 'w', entry)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const lines = async () => {
      const { publishings, lines } = await readHistory(content, id)
      return [publishings.length, lines.filter(({ action }) => action === 'publish').length]
    }
    expect(await lines()).toEqual([1, 1])
    // Another end is another publication, and so is the same one once something else is planned after it.
    const until = later(hour)
    for (const _ of [1, 2]) await publish(content, 'w', { ...entry, until })
    expect(await lines()).toEqual([2, 2])
    await saveRevision(content, 'w', { entry: id, basedOn: 1, document: news({ zh: '二' }) })
    await publish(content, 'w', { ...entry, from: later(hour / 2), until })
    await publish(content, 'w', { ...entry, revision: 1, until })
    expect(await lines()).toEqual([4, 4])
    expect(await title(content, 'zh', new Date(later(hour * 0.75)))).toBe('一')
    await unpublish(content, 'w', entry)
    await publish(content, 'w', { ...entry, revision: 1, until })
    expect(await lines()).toEqual([5, 5])
  })

  test('what is public already and was submitted once more does not wait, by the log either', async () => {
    const content = await fresh()
    const { id } = await put(content, 'news', news({ zh: '一' }))
    const entry = { entry: id, language: 'zh' } as const
    await submitForReview(content, 'w', entry)
    await publish(content, 'w', entry)
    expect(await checkContent(content)).toEqual([])
    expect((await readEntry(content, id)).zh.review).toBeUndefined()
  })

  test('a first publication is as old as it is visible, a later one as old as the change', async () => {
    const content = await fresh()
    const date = '2026-01-05T01:00:00.000Z'
    const { id } = await put(content, 'news', news(), { slug: 'one', from: '2026-01-01' })
    const row = async () => (await readDetail(content, 'news', 'zh', 'one', now()))?.row
    expect(await row()).toMatchObject({ publishedAt: date, updatedAt: date })
    await saveRevision(content, 'w', { entry: id, basedOn: 1, document: news({ zh: '二' }) })
    const before = later(0)
    await publish(content, 'w', { entry: id, language: 'zh' })
    const again = await row()
    expect(again?.publishedAt).toBe(date)
    expect((again?.updatedAt ?? '') >= before).toBe(true)
  })

  test('what has no date of its own dates from when it is first visible, not from a plan that was given up', async () => {
    const content = await fresh()
    const document = { shared: { level: 'info', until: later(9 * hour) }, zh: { title: '停航' }, en: null }
    const { id } = await createEntry(content, 'w', { kind: 'alert', document })
    const entry = { entry: id, language: 'zh' } as const
    const stored = async () =>
      (
        await content.read.selectFrom('publication').select('published_at').orderBy('visible_from').execute()
      ).map((row) => row.published_at)
    const [one, two, three] = [later(hour), later(2 * hour), later(3 * hour)]
    await publish(content, 'w', { ...entry, from: one })
    await publish(content, 'w', { ...entry, from: two })
    expect(await stored()).toEqual([two])
    const other = { ...document, zh: { title: '恢复' } }
    await saveRevision(content, 'w', { entry: id, basedOn: 1, document: other })
    await publish(content, 'w', { ...entry, from: three })
    expect(await stored()).toEqual([two, two])
    const { visibleFrom } = await publish(content, 'w', entry)
    expect(await stored()).toEqual([visibleFrom])
    await unpublish(content, 'w', entry)
    await publish(content, 'w', entry)
    expect(await stored()).toEqual([visibleFrom])
    expect(await checkContent({ ...content, media: undefined })).toEqual([])
  })

  test('nor does it once the time of that plan has passed', async () => {
    const content = await fresh()
    const document = { shared: { level: 'info', until: later(9 * hour) }, zh: { title: '停航' }, en: null }
    const { id } = await createEntry(content, 'w', { kind: 'alert', document })
    const entry = { entry: id, language: 'zh' } as const
    await publish(content, 'w', { ...entry, from: later(hour) })
    await publish(content, 'w', { ...entry, from: later(3 * hour) })
    const clock = createClock(() => Date.now() + 2 * hour)
    const { visibleFrom } = await publish({ ...content, clock }, 'w', entry)
    const rows = await content.read.selectFrom('publication').select('published_at').execute()
    expect(rows.map((row) => row.published_at)).toEqual([visibleFrom])
    expect(await checkContent({ ...content, media: undefined })).toEqual([])
  })

  test('nothing is visible before its own date', async () => {
    const content = await fresh()
    const date = later(hour)
    await put(content, 'news', news({ at: date }), { slug: 'one' })
    expect(await title(content, 'zh')).toBeUndefined()
    expect(await title(content, 'zh', new Date(date))).toBe('山门开了')
  })

  test('nor is a brand, which is sorted by hand', async () => {
    const content = await fresh()
    const date = later(hour)
    const words = { title: '渡口先锋', summary: '摘要', body: rich('正文') }
    await put(content, 'brand', { shared: { publishedAt: date }, zh: words }, { languages: ['zh'] })
    const count = async (at: Date) =>
      (await readList(content, { kind: 'brand', language: 'zh', page: 1, size: 9, now: at })).total
    expect([await count(now()), await count(new Date(date))]).toEqual([0, 1])
  })

  test('what lacks something required in a language is not published in it', async () => {
    const content = await fresh()
    const document = news({ zh: '一', en: 'One' })
    const { id } = await createEntry(content, 'w', {
      kind: 'news',
      document: { ...document, en: { title: 'One', summary: ' ' } },
    })
    await publish(content, 'w', { entry: id, language: 'zh' })
    const english = publish(content, 'w', { entry: id, language: 'en' })
    await expect(english).rejects.toMatchObject({
      code: 'invalid',
      issues: [{ path: ['en', 'summary'] }, { path: ['en', 'body'] }],
    })
  })

  test('a window that ends before it begins, or before the date, is refused', async () => {
    const content = await fresh()
    const { id } = await createEntry(content, 'w', { kind: 'news', document: news({ at: later(hour) }) })
    const wrong = publish(content, 'w', { entry: id, language: 'zh', until: later(hour / 2) })
    await expect(wrong).rejects.toMatchObject({ code: 'invalid', issues: [{ path: ['until'] }] })
  })

  test('a hundred plans for a language of an entry are the most; publishing now takes their place', async () => {
    const content = await fresh()
    const { id } = await createEntry(content, 'a', { kind: 'news', document: news() })
    const day = (n: number) => new Date(Date.UTC(2099, 0, n)).toISOString()
    const plan = (n: number) =>
      publish(content, 'a', { entry: id, language: 'zh', from: day(2 * n), until: day(2 * n + 1) })
    for (let n = 1; n <= 100; n += 1) await plan(n)
    await expect(plan(101)).rejects.toThrow(ValidationError)
    // In place of a later one.
    await plan(100)
    await publish(content, 'a', { entry: id, language: 'zh' })
    await plan(101)
  })

  test('the menu is replaced, and neither taken down nor given an end', async () => {
    const content = await fresh()
    const menu = (zh: string) => ({
      shared: { items: [{ title: { zh, en: 'News' }, path: '/', children: [] }] },
      zh: {},
      en: {},
    })
    const { id } = await put(content, 'menu', menu('新闻'))
    await expect(unpublish(content, 'w', { entry: id, language: 'en' })).rejects.toBeInstanceOf(
      ForbiddenError,
    )
    const ending = publish(content, 'w', { entry: id, language: 'en', until: later(hour) })
    await expect(ending).rejects.toMatchObject({ issues: [{ path: ['until'], code: 'permanent' }] })
    await saveRevision(content, 'w', { entry: id, basedOn: 1, document: menu('要闻') })
    expect(await publish(content, 'w', { entry: id, language: 'en' })).toMatchObject({ no: 2 })
    // Nor emptied, which would take the navigation away as well.
    const empty = { shared: { items: [] }, zh: {}, en: {} }
    await saveRevision(content, 'w', { entry: id, basedOn: 2, document: empty })
    await expect(publish(content, 'w', { entry: id, language: 'en' })).rejects.toMatchObject({
      issues: [{ path: ['shared', 'items'], code: 'required' }],
    })
  })

  test('a picture that is not in the library is refused', async () => {
    const content = await fresh()
    const document = news()
    const { id } = await createEntry(content, 'w', {
      kind: 'news',
      document: { ...document, shared: { ...document.shared, cover: 'gone' } },
    })
    await expect(publish(content, 'w', { entry: id, language: 'zh' })).rejects.toMatchObject({
      code: 'invalid',
    })
  })

  test('what is public has to be unpublished before it goes into the trash, and comes back as a draft', async () => {
    const content = await fresh()
    const { id } = await put(content, 'news', news(), { slug: 'one' })
    await expect(moveToTrash(content, 'w', id)).rejects.toBeInstanceOf(ForbiddenError)
    await unpublish(content, 'w', { entry: id, language: 'zh' })
    await moveToTrash(content, 'w', id)
    await expect(publish(content, 'w', { entry: id, language: 'zh' })).rejects.toBeInstanceOf(ForbiddenError)
    await restoreFromTrash(content, 'w', id)
    expect(await title(content, 'zh')).toBeUndefined()
    await publish(content, 'w', { entry: id, language: 'zh' })
    expect(await title(content, 'zh')).toBe('山门开了')
  })

  test('a step that fails half way leaves nothing behind', async () => {
    const content = await fresh()
    const { id } = await createEntry(content, 'w', { kind: 'purchase', document: purchase() })
    const before = await readHistory(content, id)
    await expect(publish(content, 'w', { entry: id, language: 'zh' })).rejects.toBeInstanceOf(ForbiddenError)
    expect(await readHistory(content, id)).toEqual(before)
  })
})
