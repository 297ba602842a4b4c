import { describe, expect, test } from 'vitest'
import { inTransaction } from '../database/change.ts'
import { publish } from '../entries/publish.ts'
import { saveRevision } from '../entries/save.ts'
import { addRow } from '../media/media-row.ts'
import { preparePages, recordPages } from '../media/pdf/page-text.ts'
import { databases, useContent } from '../testing/databases.ts'
import { hour, later, news, now, purchase, put, rich } from '../testing/fixtures.ts'
import { type SearchRequest, search } from './search.ts'

const menu = {
  shared: { items: [{ title: { zh: '首页', en: 'Home' }, path: '/', children: [] }] },
  zh: {},
  en: {},
}

describe.each(databases)('the search of everything on $name', ({ make }) => {
  const fresh = useContent(make)

  test('orders by the rule, counts what it finds and narrows it', async () => {
    const content = await fresh()
    // Whatever else shows a file, it is in the section and of the year of what is a result itself.
    await put(content, 'menu', menu, { languages: ['zh'] })
    await put(content, 'news', news({ zh: '湖边的灯', body: '岚屿湖在这里' }), { slug: 'text' })
    await put(content, 'news', news({ zh: '岚屿湖', at: '2025-01-05T09:00:00+08:00' }), { slug: 'title' })
    await put(content, 'news', news({ zh: '走过岚屿湖', en: 'Along Lanyu Lake' }), { slug: 'phrase' })
    await put(content, 'news', news({ zh: '湖畔与岚屿 湖', body: '别处' }), { slug: 'apart' })
    await put(content, 'purchase', purchase({ title: '岚屿湖采购', deadline: '2026-01-06' }), {
      slug: 'closed',
    })
    await put(content, 'purchase', purchase({ title: '岚屿湖游船采购', deadline: '2099-01-06' }), {
      slug: 'open',
    })
    const { batchId } = await inTransaction(content, async ({ batch }) => {
      if (!batch) throw new Error('no transaction')
      const file = { name: 'a.pdf', mime: 'application/pdf', bytes: 1, pages: 2, width: null, height: null }
      const medium = await addRow(batch, 'writer', { ...file, sha256: 'a'.repeat(64), widths: [], alt: {} })
      const pages = ['封面', '岚屿湖的⽔⾯', '濕地鸛鳥的遷徙'].map((text) => ({ text, content: [] }))
      const prepared = await preparePages({ language: 'zh-CN', pages })
      await recordPages(batch, content.dialect, medium, prepared)
      const { id } = await batch
        .selectFrom('publication')
        .select('id')
        .where('slug', '=', 'title')
        .executeTakeFirstOrThrow()
      await batch.insertInto('shown_medium').values({ publication_id: id, media_id: medium }).execute()
      const first = await batch
        .selectFrom('publication')
        .select('id')
        .where('kind', '=', 'menu')
        .executeTakeFirstOrThrow()
      await batch.insertInto('shown_medium').values({ publication_id: first.id, media_id: medium }).execute()
      return { batchId: medium }
    })
    const slugs = new Map(
      (await content.read.selectFrom('publication').select(['id', 'slug']).execute()).map(({ id, slug }) => [
        id,
        slug,
      ]),
    )
    const ask = async (text: string, more: Partial<SearchRequest> = {}) => {
      const answer = await search(content, { language: 'zh', text, page: 1, size: 10, now: now(), ...more })
      const places = answer.places.map((place) =>
        place.source === 'publication' ? slugs.get(place.id) : place.source,
      )
      return { ...answer, places }
    }
    const all = await ask('岚屿湖')
    expect(all.places).toEqual(['title', 'phrase', 'open', 'closed', 'text', 'file'])
    expect([all.total, all.step]).toEqual([6, 'words'])
    expect(all.kinds).toEqual([
      { value: 'news', count: 3 },
      { value: 'notice', count: 2 },
      { value: 'file', count: 1 },
    ])
    expect(all.statuses).toEqual([
      { value: 'open', count: 1 },
      { value: 'closed', count: 1 },
    ])
    expect((await ask('岚屿湖', { type: 'news' })).places).toEqual(['title', 'phrase', 'text'])
    expect((await ask('岚屿湖', { status: 'closed' })).places).toEqual(['closed'])
    expect((await ask('岚屿湖', { year: 2025 })).places).toEqual(['title', 'file'])
    expect((await ask('岚屿湖', { type: 'file' })).places).toEqual(['file'])
    expect((await ask('岚屿湖', { section: 'news', type: 'file' })).places).toEqual(['file'])
    expect((await ask('岚屿湖', { page: 2, size: 4 })).places).toEqual(['text', 'file'])
    // A radical of the font's is the character that is typed.
    expect((await ask('水面')).places).toEqual(['file'])
    // So is a simplified one, in a PDF in traditional ones, beside these.
    for (const text of ['鹳鸟', '湿地鹳鸟', '鸛鳥'])
      expect(await ask(text)).toMatchObject({ step: 'words', places: ['file'] })
    expect((await ask('lanyuhu')).step).toBe('pinyin')
    expect(await ask('嵐嶼湖')).toMatchObject({ step: 'simplified', used: '岚屿湖' })
    expect((await ask('Lanyu Lake')).places).toEqual(['phrase'])
    expect(await ask('Along Lanyu Laek', { language: 'en' })).toMatchObject({
      step: 'similar',
      places: ['phrase'],
    })
    // What has no English is found by its Chinese title; what has, in English.
    const inEnglish = await ask('岚屿湖', { language: 'en' })
    expect([inEnglish.step, inEnglish.places.toSorted()]).toEqual([
      'otherLanguage',
      ['closed', 'open', 'phrase', 'title'],
    ])
    expect(await ask('岚屿湖怎么买票')).toMatchObject({ step: 'question', places: { 0: 'title' } })
    expect((await ask('岚屿湖 2031 年')).total).toBe(0)
    expect((await ask('%_\\')).total).toBe(0)
    expect(batchId).toHaveLength(20)
  })

  test('a question finds the list that it names where what stands above the list is not public', async () => {
    const content = await fresh()
    const careers = { title: { zh: '人才招聘', en: 'Careers' }, path: '/college/recruitment', children: [] }
    await put(content, 'menu', { ...menu, shared: { items: [careers] } })
    const answer = await search(content, {
      ...{ language: 'en', text: 'careers accommodation', page: 1, size: 10, now: now() },
    })
    expect(answer).toMatchObject({
      step: 'question',
      places: [{ source: 'page', path: '/college/recruitment' }],
    })
  })

  test('an event has no state of a notice, and comes after those to come when it is over', async () => {
    const content = await fresh()
    for (const [slug, publishedAt, starts] of [
      ['to-come', '2026-01-01', 48 * hour],
      ['under-way', '2026-01-02', -hour],
      ['over', '2026-01-03', -48 * hour],
    ] as const) {
      const shared = { publishedAt, startsAt: later(starts), endsAt: later(starts + 2 * hour) }
      const zh = { title: '湖上灯会', summary: '灯', place: '湖边', body: rich('正文') }
      await put(content, 'event', { shared, zh, en: null }, { slug, languages: ['zh'] })
    }
    const rows = await content.read.selectFrom('publication').select(['id', 'slug']).execute()
    const ask = async (more: Partial<SearchRequest> = {}) => {
      const request = { language: 'zh', text: '湖上灯会', page: 1, size: 10, now: new Date() } as const
      const { places, statuses } = await search(content, { ...request, ...more })
      const ids = places.flatMap((place) => (place.source === 'publication' ? [place.id] : []))
      return { slugs: ids.map((id) => rows.find((row) => row.id === id)?.slug), statuses }
    }
    expect(await ask()).toEqual({ slugs: ['under-way', 'to-come', 'over'], statuses: [] })
    for (const status of ['planned', 'open', 'closed'] as const)
      expect(await ask({ status })).toEqual({ slugs: [], statuses: [] })
  })

  test('a page of a file that only the menu shows is in the list of every filter that counts it', async () => {
    const content = await fresh()
    const { id } = await put(content, 'menu', menu, { languages: ['zh'] })
    await inTransaction(content, async ({ batch }) => {
      if (!batch) throw new Error('no transaction')
      const file = { name: 'a.pdf', mime: 'application/pdf', bytes: 1, pages: 1, width: null, height: null }
      const media_id = await addRow(batch, 'a', { ...file, sha256: 'a'.repeat(64), widths: [], alt: {} })
      const prepared = await preparePages({ language: 'zh-CN', pages: [{ text: '岚屿湖', content: [] }] })
      await recordPages(batch, content.dialect, media_id, prepared)
      const [row] = await batch.selectFrom('publication').select('id').where('entry_id', '=', id).execute()
      await batch
        .insertInto('shown_medium')
        .values({ publication_id: row?.id ?? 0, media_id })
        .execute()
    })
    const request = { language: 'zh', text: '岚屿湖', page: 1, size: 10, now: now() } as const
    const { total, places, sections } = await search(content, { ...request, section: 'site' })
    expect([total, places.length, sections]).toEqual([1, 1, [{ value: 'site', count: 1 }]])
  })

  test('a page of a file that only the result of a tender leads to is found when the result is public', async () => {
    const content = await fresh()
    const notice = purchase({ resultAt: later(hour) })
    const href = `/media/${'a'.repeat(20)}/a.pdf`
    const link = { type: 'text', text: '公示', marks: [{ type: 'link', attrs: { href } }] }
    const result = { type: 'doc', content: [{ type: 'paragraph', content: [link] }] }
    await put(content, 'purchase', { ...notice, zh: { ...notice.zh, result } }, { languages: ['zh'] })
    await inTransaction(content, async ({ batch }) => {
      if (!batch) throw new Error('no transaction')
      const file = { name: 'a.pdf', mime: 'application/pdf', bytes: 1, pages: 1, width: null, height: null }
      const medium = await addRow(batch, 'a', { ...file, sha256: 'a'.repeat(64), widths: [], alt: {} })
      const prepared = await preparePages({ language: 'zh-CN', pages: [{ text: '青禾园林', content: [] }] })
      await recordPages(batch, content.dialect, medium, prepared)
    })
    const ask = (now: Date) => search(content, { language: 'zh', text: '青禾园林', page: 1, size: 10, now })
    expect(await ask(now())).toMatchObject({ total: 0 })
    expect(await ask(new Date(later(2 * hour)))).toMatchObject({ total: 1 })
  })

  test('a word that only an earlier text had is a slip', async () => {
    const content = await fresh()
    const { id: entry } = await put(content, 'news', news({ zh: null, en: 'The lantren' }))
    const ask = () => search(content, { language: 'en', text: 'lantren', page: 1, size: 10, now: now() })
    expect(await ask()).toMatchObject({ step: 'words', total: 1 })
    await saveRevision(content, 'a', { entry, basedOn: 1, document: news({ zh: null, en: 'The lantern' }) })
    await publish(content, 'a', { entry, language: 'en' })
    expect(await ask()).toMatchObject({ step: 'similar', used: 'lantern', total: 1 })
  })

  test('three characters of the last part of a long text are found as they stand there', async () => {
    const content = await fresh()
    // PostgreSQL has 16,383 positions.
    const body = `${'山水人城'.repeat(5000)}末桥灯`
    await put(content, 'news', news({ zh: '长文', body }))
    const answer = await search(content, { language: 'zh', text: '末桥灯', page: 1, size: 10, now: now() })
    expect([answer.step, answer.total]).toEqual(['words', 1])
  })

  test('what editors put first stays first before what has parts of the words', async () => {
    const content = await fresh()
    const bestBets = [
      { words: '湖边好玩', page: '/en/information/purchase/put/?x=50%' },
      { words: '码头', page: '/information/contact/#map' },
    ]
    await put(content, 'search', { shared: { bestBets }, zh: {}, en: {} })
    await put(content, 'purchase', purchase({ title: '电动船采购', deadline: '2099-01-06' }), { slug: 'put' })
    await put(content, 'news', news({ zh: '湖边的灯' }), { slug: 'part' })
    const ask = (text: string) => search(content, { language: 'zh', text, page: 1, size: 10, now: now() })
    const answer = await ask('湖边好玩')
    const slugs = new Map(
      (await content.read.selectFrom('publication').select(['id', 'slug']).execute()).map(({ id, slug }) => [
        id,
        slug,
      ]),
    )
    const found = answer.places.map((place) => place.source === 'publication' && slugs.get(place.id))
    expect([found, answer.total]).toEqual([['put', 'part'], 2])
    expect((await ask('码头')).places).toEqual([{ source: 'page', path: '/information/contact' }])
  })

  test('of more than can be counted, counts each language by itself and finds the newest', async () => {
    const content = await fresh()
    for (let number = 0; number < 3; number += 1)
      await put(content, 'news', news({ zh: `年报 2026 之${number}` }))
    for (let number = 0; number < 6; number += 1)
      await put(content, 'news', news({ zh: null, en: `Report 2026 no ${number}` }), { slug: `en-${number}` })
    const newest = await content.read
      .selectFrom('publication')
      .select('id')
      .where('language', '=', 'en')
      .orderBy('id', 'desc')
      .limit(5)
      .execute()
    const request = { text: '2026', page: 1, size: 10, now: now(), limit: 4 }
    const ask = async (language: 'zh' | 'en') => {
      const { total, isCapped, places } = await search(content, { ...request, language })
      const ids = places.flatMap((place) => (place.source === 'publication' ? place.id : []))
      return { total, isCapped, ids: new Set(ids) }
    }
    expect(await ask('zh')).toMatchObject({ total: 3, isCapped: false })
    expect(await ask('en')).toEqual({ total: 4, isCapped: true, ids: new Set(newest.map(({ id }) => id)) })
    // A part of what was not counted as a whole may have more, and no number is above the limit.
    const { total, isCapped, kinds } = await search(content, { ...request, language: 'en', type: 'notice' })
    expect({ total, isCapped, kinds }).toEqual({
      total: 0,
      isCapped: true,
      kinds: [{ value: 'news', count: 4 }],
    })
  })
})
