import type { Language } from '@shanmen/contract/languages.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '../database/change.ts'
import { startOf, yearOf } from '../documents/dates.ts'
import type { Content } from '../open.ts'
import { databases, useContent } from '../testing/databases.ts'
import { later, news, put } from '../testing/fixtures.ts'
import { readTypeCounts } from './counts.ts'
import { readDetail } from './detail.ts'
import { readAll, readList, readListWithYears, readRelated } from './list.ts'

const day = 86_400_000
const channels = ['group', 'media', 'activity']

const planned = fc.record({
  channel: fc.constantFrom(...channels),
  date: fc.integer({ min: -500, max: 3 }).map((days) => later(days * day)),
  isTop: fc.boolean(),
  english: fc.boolean(),
  from: fc.option(
    fc.integer({ min: -4, max: 4 }).map((days) => later(days * day - 1000)),
    { nil: undefined },
  ),
  length: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
})
type Planned = ReturnType<typeof plan>[number]
const plan = () =>
  fc.sample(planned, { numRuns: 40, seed: 7 }).map((entry, index) => {
    const begin = [startOf(entry.date) ?? '', entry.from ?? later(0)].sort().at(-1) ?? ''
    const until = entry.length && new Date(Date.parse(begin) + entry.length * day).toISOString()
    return { ...entry, index, slug: `n${index}`, begin, until }
  })

async function load(content: Content, plans: Planned[]): Promise<void> {
  await inTransaction(content, async (inner) => {
    for (const { slug, channel, date, isTop, english, from, until, index } of plans) {
      const document = news({
        channel,
        at: date,
        isTop,
        zh: `新闻${index}`,
        en: english ? `News ${index}` : null,
      })
      await put(inner, 'news', document, { slug, from, until: until || undefined })
    }
  })
}

/** What must be visible, worked out without the database. */
const expected = (plans: Planned[], language: Language, at: string, loaded: string) =>
  plans
    .filter(({ english }) => language === 'zh' || english)
    .filter(
      ({ begin, from, until }) =>
        (from ? begin : begin > loaded ? begin : loaded) <= at && (!until || at < until),
    )
    .sort(
      (a, b) =>
        Number(b.isTop) - Number(a.isTop) || (a.date < b.date ? 1 : a.date > b.date ? -1 : b.index - a.index),
    )

describe.each(databases)('published lists on $name', ({ make }) => {
  const fresh = useContent(make)

  test('every reading function shows exactly what is visible at a moment in a language', async () => {
    const content = await fresh()
    const plans = plan()
    await load(content, plans)
    const loaded = later(0)
    const moments = fc
      .integer({ min: 0, max: 8 * 24 })
      .map((hours) => new Date(Date.parse(loaded) + hours * 3_600_000))
    const query = fc.record({
      language: fc.constantFrom<Language>('zh', 'en'),
      now: moments,
      type: fc.option(fc.constantFrom(...channels, 'unknown'), { nil: undefined }),
      year: fc.option(fc.constantFrom(2025, 2026, 2027, 1999), { nil: undefined }),
      size: fc.integer({ min: 1, max: 9 }),
    })
    await fc.assert(
      fc.asyncProperty(query, async ({ language, now, type, year, size }) => {
        const at = now.toISOString()
        const visible = expected(plans, language, at, loaded)
        const wanted = visible.filter(
          (entry) => (!type || entry.channel === type) && (!year || yearOf(entry.date) === year),
        )
        const slugs: string[] = []
        for (let page = 1; page <= Math.ceil(wanted.length / size) + 1; page++) {
          const { total, rows } = await readList(content, {
            kind: 'news',
            language,
            type,
            year,
            page,
            size,
            now,
          })
          expect(total).toBe(wanted.length)
          expect(rows.length).toBeLessThanOrEqual(size)
          slugs.push(...rows.map((row) => row.id))
        }
        expect(slugs).toEqual(wanted.map((entry) => entry.slug))
        expect((await readAll(content, 'news', language, now)).map((row) => row.id)).toEqual(
          visible.map((entry) => entry.slug),
        )
        const counted = await readTypeCounts(content, { kind: 'news', language, year }, now)
        const sum = visible.filter((entry) => !year || yearOf(entry.date) === year).length
        expect(counted.reduce((total, { count }) => total + count, 0)).toBe(sum)
        const { years } = await readListWithYears(content, {
          kind: 'news',
          language,
          type,
          page: 1,
          size,
          now,
        })
        for (const { value, count } of years)
          expect(count).toBe(
            visible.filter((entry) => yearOf(entry.date) === value && (!type || entry.channel === type))
              .length,
          )
      }),
      { numRuns: 40 },
    )
  })

  test('a detail, its neighbours, related items and languages agree with the lists', async () => {
    const content = await fresh()
    const plans = plan()
    await load(content, plans)
    const now = new Date(Date.now() + 10)
    for (const language of ['zh', 'en'] as const) {
      const visible = expected(plans, language, now.toISOString(), now.toISOString())
      for (const entry of plans) {
        const detail = await readDetail(content, 'news', language, entry.slug, now)
        if (!visible.includes(entry)) {
          expect(detail).toBeNull()
          continue
        }
        expect(detail?.languages).toEqual(entry.english ? ['zh', 'en'] : ['zh'])
        const around = visible
          .filter((other) => other.channel === entry.channel)
          .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : b.index - a.index))
        const place = around.indexOf(entry)
        expect([detail?.prev?.id, detail?.next?.id]).toEqual([
          around[place - 1]?.slug,
          around[place + 1]?.slug,
        ])
        const related = await readRelated(content, {
          kind: 'news',
          language,
          id: entry.slug,
          type: entry.channel,
          size: 4,
          now,
        })
        const others = around.filter((other) => other !== entry).map(({ slug }) => slug)
        const ids = related.map((row) => row.id)
        expect(new Set(ids).size).toBe(Math.min(4, others.length))
        expect(others).toEqual(expect.arrayContaining(ids))
      }
    }
  })

  test('totals follow every change and the clock', async () => {
    const content = await fresh()
    const total = async (now: Date) =>
      (await readList(content, { kind: 'news', language: 'zh', page: 1, size: 1, now })).total
    const soon = Date.now() + 60_000
    expect(await total(new Date(soon - 1))).toBe(0)
    await put(content, 'news', news(), {
      from: new Date(soon).toISOString(),
      until: new Date(soon + 5).toISOString(),
    })
    expect(await total(new Date(soon - 1))).toBe(0)
    expect(await total(new Date(soon))).toBe(1)
    expect(await total(new Date(soon + 4))).toBe(1)
    expect(await total(new Date(soon + 5))).toBe(0)
    await put(content, 'news', news())
    expect(await total(new Date(soon))).toBe(2)
    expect(await total(new Date(soon - 1))).toBe(1)
  })

  test('a page past the end is empty, and ids or types that cannot exist find nothing', async () => {
    const content = await fresh()
    await put(content, 'news', news())
    const now = new Date(Date.now() + 10)
    const far = await readList(content, { kind: 'news', language: 'zh', page: 100_000, size: 50, now })
    expect(far).toEqual({ total: 1, isCapped: false, pages: 1, rows: [] })
    for (const odd of ['\0', "' or 1=1 --", '\ud800', '😀'.repeat(200)]) {
      expect(await readDetail(content, 'news', 'zh', odd, now)).toBeNull()
      const none = await readList(content, { kind: 'news', language: 'zh', type: odd, page: 1, size: 5, now })
      expect(none.total).toBe(0)
    }
  })
})
