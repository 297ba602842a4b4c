import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { publish, unpublish } from '../entries/publish.ts'
import { saveRevision } from '../entries/save.ts'
import type { Content, ReadOnlyContent } from '../open.ts'
import { databases, useContent } from '../testing/databases.ts'
import { news, put } from '../testing/fixtures.ts'
import { readTypeCounts } from './counts.ts'
import { type Filter, filtered, prepareFilter } from './filter.ts'
import { readList, readListWithYears } from './list.ts'

const day = 86_400_000
const begin = Date.now()
const moment = (days: number) => new Date(begin + days * day).toISOString()

const document = fc
  .record({
    channel: fc.constantFrom('group', 'media'),
    at: fc.constantFrom(-800, -400, -1, 2).map(moment),
    isTop: fc.boolean(),
    zh: fc.constantFrom('湖畔音乐', '江边 co', '100% 湖'),
    en: fc.constantFrom('Concert', 'Cool tea', null),
  })
  .map(news)
const days = fc.integer({ min: -3, max: 6 })
const which = fc.nat({ max: 9 })
const language = fc.constantFrom('zh' as const, 'en' as const)

const write = fc.oneof(
  fc.record({ do: fc.constant('new' as const), document }),
  fc.record({ do: fc.constant('again' as const), document, which }),
  fc.record({
    do: fc.constant('window' as const),
    ...{ which, language, from: days, length: fc.integer({ min: 1, max: 4 }) },
  }),
  fc.record({ do: fc.constant('gone' as const), which, language }),
)
const question = fc.record({
  now: days,
  language,
  keyword: fc.constantFrom('', '湖', '湖畔', 'co', 'concert', '%', '山'),
  type: fc.constantFrom(undefined, undefined, 'group', 'media'),
  year: fc.constantFrom(undefined, undefined, 2024, 2026),
})
const step = fc.tuple(write, question)
type Write = typeof write extends fc.Arbitrary<infer W> ? W : never
type Question = typeof question extends fc.Arbitrary<infer Q> ? Q : never

/** Every row in one query, counted here. A limit of 0 treats every keyword as a common one. */
async function freshly(content: Content, filter: Filter, now: string) {
  const rows = await filtered(content, await prepareFilter(content, filter, 0), now)
    .select(['slug', 'type', 'year'])
    .orderBy('top', 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('n', 'desc')
    .execute()
  const by = (take: (row: (typeof rows)[number]) => string | number) =>
    Object.fromEntries([...Map.groupBy(rows, take)].map(([value, { length }]) => [value, length]))
  return { slugs: rows.map(({ slug }) => slug), types: by(({ type }) => type), years: by(({ year }) => year) }
}

async function answered(reading: ReadOnlyContent, filter: Filter, now: Date) {
  const slugs: string[] = []
  for (let page = 1; ; page++) {
    const { rows, total } = await readList(reading, { ...filter, kind: 'news', page, size: 3, now })
    slugs.push(...rows.map(({ id }) => id))
    if (rows.length > 0) continue
    expect(slugs).toHaveLength(total)
    break
  }
  const by = (counts: { value: string | number; count: number }[]) =>
    Object.fromEntries(counts.map(({ value, count }) => [value, count]))
  const types = by(await readTypeCounts(reading, filter, now))
  const { years, ...list } = await readListWithYears(reading, {
    ...filter,
    kind: 'news',
    page: 1,
    size: 3,
    now,
  })
  expect(list).toEqual(await readList(reading, { ...filter, kind: 'news', page: 1, size: 3, now }))
  return { slugs, types, years: by(years) }
}

describe.each(databases)('lists and counts on $name', ({ make }) => {
  const fresh = useContent(make)

  test('are those of a fresh count after any change, at any moment', async () => {
    const content = await fresh()
    const entries: { id: string; no: number }[] = []
    const take = async (step: Write) => {
      if (step.do === 'new') entries.push(await put(content, 'news', step.document))
      const entry = 'which' in step ? entries[step.which % entries.length] : undefined
      if (!entry) return
      if (step.do === 'again') {
        const saved = await saveRevision(content, 'a', {
          entry: entry.id,
          basedOn: entry.no,
          document: step.document,
        })
        entry.no = saved.no
        await publish(content, 'a', { entry: entry.id, language: 'zh' })
      } else if (step.do === 'window') {
        const window = { from: moment(step.from), until: moment(Math.max(step.from, 2) + step.length) }
        await publish(content, 'a', { entry: entry.id, language: step.language, ...window }).catch(
          () => undefined,
        )
      } else if (step.do === 'gone')
        await unpublish(content, 'a', { entry: entry.id, language: step.language }).catch(() => undefined)
    }
    const read = async ({ now, language, keyword, type, year }: Question) => {
      const at = moment(now)
      const filter: Filter = { kind: 'news', language, keyword, type, year }
      const { slugs } = await freshly(content, filter, at)
      const { types } = await freshly(content, { ...filter, type: undefined }, at)
      const { years } = await freshly(content, { ...filter, year: undefined }, at)
      expect(await answered(content, filter, new Date(at))).toEqual({ slugs, types, years })
    }
    for (const one of fc.sample(document, { numRuns: 6, seed: 1 })) await take({ do: 'new', document: one })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 20 }), async (steps) => {
        for (const [writing, asked] of steps) {
          await take(writing)
          await read(asked)
        }
      }),
      { numRuns: 12, seed: 5, endOnFailure: true },
    )
  })
})
