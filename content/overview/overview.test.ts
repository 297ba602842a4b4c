import type { Language } from '@shanmen/contract/languages.ts'
import { describe, expect, test } from 'vitest'
import { createEntry, duplicateEntry } from '../entries/create.ts'
import { listEntries } from '../entries/list.ts'
import { publish } from '../entries/publish.ts'
import { approve, returnForChanges, submitForReview } from '../entries/review.ts'
import { restoreRevision, saveRevision } from '../entries/save.ts'
import { kindNames } from '../kinds.ts'
import { databases, useContent } from '../testing/databases.ts'
import { hour, later, news, now, purchase, put } from '../testing/fixtures.ts'
import { readAppearing, readQuiet, readSchedule } from './schedule.ts'
import { readOutOfDate, readTranslation } from './translation.ts'
import { readOwnDrafts, readReturned, readToApprove } from './work.ts'

const all = { kinds: kindNames, languages: ['zh', 'en'] as Language[] }
const none = { kinds: [], languages: all.languages }

describe.each(databases)('what the studio shows on its dashboard, on $name', ({ make }) => {
  const fresh = useContent(make)

  test('what was submitted waits for others than its writer, what was returned for its writer', async () => {
    const content = await fresh()
    const { id: entry } = await createEntry(content, 'a', { kind: 'purchase', document: purchase() })
    const { id: single } = await createEntry(content, 'a', { kind: 'news', document: news() })
    const zh = { entry, language: 'zh' } as const
    await submitForReview(content, 'a', zh)
    await submitForReview(content, 'a', { entry: single, language: 'zh' })
    const ids = async (person: string, within = all) =>
      (await readToApprove(content, person, within)).map(({ id }) => id)
    expect(await ids('b')).toEqual([entry, single])
    // Only where it takes a second person is the writer left out.
    expect(await ids('a')).toEqual([single])
    expect(await ids('b', { ...all, languages: ['en'] })).toEqual([])
    expect(await ids('b', { ...all, kinds: ['news'] })).toEqual([single])
    expect(await ids('b', none)).toEqual([])
    await returnForChanges(content, 'b', { ...zh, note: '编号' })
    expect(await ids('b')).toEqual([single])
    expect(await readReturned(content, 'a', all)).toMatchObject([{ id: entry, note: '编号', who: 'b' }])
    expect(await readReturned(content, 'b', all)).toEqual([])
    await saveRevision(content, 'a', { entry, basedOn: 1, document: purchase({ title: '改' }) })
    expect(await readReturned(content, 'a', all)).toEqual([])
    // Returned, and published all the same.
    await returnForChanges(content, 'b', { entry: single, language: 'zh', note: '来源' })
    expect(await readReturned(content, 'a', all)).toMatchObject([{ id: single }])
    await publish(content, 'b', { entry: single, language: 'zh' })
    expect(await readReturned(content, 'a', all)).toEqual([])
  })

  test('what was returned is shown to all who wrote it since the language was published', async () => {
    const content = await fresh()
    const { id: entry } = await createEntry(content, 'first', { kind: 'news', document: news() })
    const zh = { entry, language: 'zh' } as const
    await publish(content, 'b', zh)
    await saveRevision(content, 'a', { entry, basedOn: 1, document: news({ zh: '改' }) })
    await saveRevision(content, 'translator', { entry, basedOn: 2, document: news({ zh: '改', en: 'New' }) })
    await submitForReview(content, 'a', zh)
    await returnForChanges(content, 'b', { ...zh, note: '来源' })
    const shown = async (person: string) => (await readReturned(content, person, all)).length
    expect([await shown('first'), await shown('a'), await shown('translator')]).toEqual([0, 1, 1])
  })

  test('a copy of what a person wrote waits for others, until it was public', async () => {
    const content = await fresh()
    const { id: source } = await createEntry(content, 'a', { kind: 'purchase', document: purchase() })
    const { id: entry } = await duplicateEntry(content, 'b', { entry: source })
    await submitForReview(content, 'b', { entry, language: 'zh' })
    const ids = async (person: string) => (await readToApprove(content, person, all)).map(({ id }) => id)
    expect([await ids('a'), await ids('c')]).toEqual([[], [entry]])
    await approve(content, 'c', { entry, language: 'zh' })
    await publish(content, 'c', { entry, language: 'zh' })
    await saveRevision(content, 'b', { entry, basedOn: 1, document: purchase({ title: '改' }) })
    await submitForReview(content, 'b', { entry, language: 'zh' })
    expect(await ids('a')).toEqual([entry])
  })

  test('the calendar holds what was planned, each moment once, with who planned it', async () => {
    const content = await fresh()
    await put(content, 'news', news({ zh: '当场' }))
    const { id: entry } = await createEntry(content, 'a', { kind: 'news', document: news({ zh: '将来' }) })
    const [from, until] = [later(hour), later(3 * hour)]
    await publish(content, 'c', { entry, language: 'zh', from, until })
    const span = { from: now().toISOString(), until: later(24 * hour) }
    expect(await readSchedule(content, span, all)).toMatchObject([
      { id: entry, title: '将来', what: 'appears', at: from, who: 'c', language: 'zh' },
      { id: entry, what: 'disappears', at: until, who: 'c' },
    ])
    expect(await readAppearing(content, span, all)).toMatchObject([{ id: entry, what: 'appears' }])
    expect(await readSchedule(content, { from, until: from }, all)).toEqual([])
    expect(await readSchedule(content, { from: later(2 * hour), until: until }, all)).toEqual([])
    expect(await readSchedule(content, span, none)).toEqual([])
  })

  test('the calendar says of a planned update that it appears, and not that its entry disappears', async () => {
    const content = await fresh()
    const { id: entry } = await put(content, 'news', news({ zh: '旧' }))
    await saveRevision(content, 'a', { entry, basedOn: 1, document: news({ zh: '新' }) })
    const [from, until] = [later(hour), later(3 * hour)]
    await publish(content, 'c', { entry, language: 'zh', from, until })
    const span = { from: now().toISOString(), until: later(24 * hour) }
    expect(await readSchedule(content, span, all)).toMatchObject([
      { title: '新', what: 'appears', at: from },
      { title: '新', what: 'disappears', at: until },
    ])
  })

  test('sections are quiet when nothing of theirs became public for two weeks', async () => {
    const content = await fresh()
    await put(content, 'news', news())
    const quiet = async (at: Date) => await readQuiet(content, ['news', 'brand', 'activity'], at)
    expect(await quiet(now())).toEqual([{ section: 'party', since: null }])
    const [news1, party] = await quiet(new Date(later(15 * 24 * hour))).then((rows) =>
      rows.sort((a, b) => (a.section < b.section ? -1 : 1)),
    )
    expect(news1).toEqual({ section: 'news', since: expect.stringMatching(/^20/) })
    expect(party?.section).toBe('party')
  })

  test('the translation board counts what is public in Chinese by the state of its English', async () => {
    const content = await fresh()
    await put(content, 'news', news({ zh: '一', en: 'One' }))
    await put(content, 'news', news({ zh: '二', en: 'Two' }), { languages: ['zh'] })
    await put(content, 'news', news({ zh: '三' }))
    const { id } = await put(content, 'news', news({ zh: '四', en: 'Four' }))
    await saveRevision(content, 'a', { entry: id, basedOn: 1, document: news({ zh: '四改', en: 'Four' }) })
    await createEntry(content, 'a', { kind: 'news', document: news({ zh: '五' }) })
    expect(await readTranslation(content, kindNames, now())).toEqual([
      { kind: 'news', done: 1, outOfDate: 1, waiting: 0, draft: 1, missing: 1, notPublic: 2 },
    ])
    expect(await readTranslation(content, [], now())).toEqual([])
    expect(await readOutOfDate(content, kindNames, now())).toMatchObject([{ id, title: 'Four', who: 'a' }])
    expect((await readOwnDrafts(content, 'a', kindNames, now())).map(({ zh }) => zh.title)).toEqual([
      '五',
      '四改',
    ])
    expect(await readOwnDrafts(content, 'b', kindNames, now())).toEqual([])
  })

  test('public English stays to be updated while its next version is being written', async () => {
    const content = await fresh()
    const { id } = await put(content, 'news', news({ zh: '一', en: 'One' }))
    let basedOn = 1
    const save = async (document: ReturnType<typeof news>, upToDate?: Language[]) => {
      basedOn = (await saveRevision(content, 'a', { entry: id, basedOn, document, upToDate })).no
    }
    const toUpdate = async () => {
      const [line] = await readTranslation(content, ['news'], now())
      return [line?.outOfDate, (await readOutOfDate(content, ['news'], now())).length]
    }
    await save(news({ zh: '二', en: 'One' }))
    expect(await toUpdate()).toEqual([1, 1])
    await save(news({ zh: '二', en: 'T' }))
    expect(await toUpdate()).toEqual([1, 1])
    // Put back and looked over: what is public fits. Neither shared fields nor a correction change that.
    await save(news({ zh: '二', en: 'One' }))
    await save(news({ zh: '二', en: 'One' }), ['en'])
    await save(news({ zh: '二', en: 'One', isTop: true }))
    expect(await toUpdate()).toEqual([0, 0])
    await save(news({ zh: '二', en: 'One.', isTop: true }))
    expect(await toUpdate()).toEqual([0, 0])
    await save(news({ zh: '三', en: 'Three', isTop: true }))
    expect(await toUpdate()).toEqual([1, 1])
    await publish(content, 'b', { entry: id, language: 'en' })
    expect(await toUpdate()).toEqual([0, 0])
  })

  test('English that is public counts as such while its next version waits', async () => {
    const content = await fresh()
    const { id: entry } = await put(content, 'news', news({ zh: '一', en: 'One' }))
    await saveRevision(content, 'a', { entry, basedOn: 1, document: news({ zh: '一', en: 'One more' }) })
    await submitForReview(content, 'a', { entry, language: 'en' })
    expect(await readTranslation(content, kindNames, now())).toMatchObject([
      { kind: 'news', waiting: 1, notPublic: 0 },
    ])
  })

  test('a text that equals the public one again is not listed as unfinished work', async () => {
    const content = await fresh()
    const { id } = await put(content, 'news', news({ zh: '一', en: 'One' }))
    await saveRevision(content, 'a', { entry: id, basedOn: 1, document: news({ zh: '二', en: 'Two' }) })
    await restoreRevision(content, 'a', { entry: id, revision: 1, basedOn: 2 })
    expect(await readOwnDrafts(content, 'a', kindNames, now())).toEqual([])
    expect(await readOutOfDate(content, kindNames, now())).toEqual([])
  })

  test('changes of what is public are their writer’s own until they are published, in the language they are in', async () => {
    const content = await fresh()
    const { id } = await put(content, 'news', news({ zh: '一', en: 'One' }))
    const mine = async () => (await readOwnDrafts(content, 'a', kindNames, now())).map((row) => row.id)
    const changed = async (language?: Language) =>
      (await listEntries(content, { kind: 'news', state: { language, is: 'changed' } })).total
    expect([await mine(), await changed()]).toEqual([[], 0])
    await saveRevision(content, 'a', { entry: id, basedOn: 1, document: news({ zh: '一改', en: 'One' }) })
    expect([await mine(), await changed(), await changed('zh')]).toEqual([[id], 1, 1])
    await publish(content, 'c', { entry: id, language: 'zh' })
    expect([await mine(), await changed('zh')]).toEqual([[], 0])
    await saveRevision(content, 'a', {
      entry: id,
      basedOn: 2,
      document: news({ zh: '一改', en: 'One more' }),
    })
    await submitForReview(content, 'a', { entry: id, language: 'zh' })
    expect([await mine(), await changed('en')]).toEqual([[id], 1])
    await submitForReview(content, 'a', { entry: id, language: 'en' })
    expect(await mine()).toEqual([])
  })
})
