import { describe, expect, test } from 'vitest'
import { databases, useContent } from '../testing/databases.ts'
import { hour, later, put, rich } from '../testing/fixtures.ts'
import { readNextChange } from './changes.ts'
import { readList } from './list.ts'

const day = 24 * hour
const event = (slug: string, starts: number, ends: number, signUp?: number) => ({
  slug,
  document: {
    shared: {
      publishedAt: '2026-01-05',
      startsAt: later(starts),
      endsAt: later(ends),
      ...(signUp !== undefined && { signUpUntil: later(signUp) }),
    },
    zh: { title: slug, summary: slug, place: '湖边', body: rich('正文') },
    en: null,
  },
})

describe.each(databases)('events on $name', ({ make }) => {
  const fresh = useContent(make)

  test('come by their beginning, what is over last and latest first; a change is due when one begins, ends or closes', async () => {
    const content = await fresh()
    const events = [
      event('over', -9 * day, -8 * day),
      event('later', 9 * day, 10 * day, 5 * day),
      event('now', -day, 3 * day),
      event('just-over', -3 * day, -2 * day),
      event('soon', 2 * day, 4 * day, day),
    ]
    for (const { slug, document } of events)
      await put(content, 'event', document, { slug, languages: ['zh'] })
    const read = async (now: Date, ended?: boolean) => {
      const request = { kind: 'event', language: 'zh', order: 'byTime', page: 1, size: 50 } as const
      const { rows, total } = await readList(content, { ...request, now, ended })
      expect(total).toBe(rows.length)
      return rows.map(({ id }) => id)
    }
    const now = new Date()
    expect(await read(now)).toEqual(['now', 'soon', 'later', 'just-over', 'over'])
    expect(await read(now, false)).toEqual(['now', 'soon', 'later'])
    expect(await read(now, true)).toEqual(['just-over', 'over'])
    expect(await read(new Date(later(3.5 * day)), true)).toEqual(['now', 'just-over', 'over'])

    const moments = events.flatMap(({ document: { shared } }) => [
      shared.startsAt,
      shared.endsAt,
      shared.signUpUntil ?? shared.endsAt,
    ])
    for (let at = now; ; ) {
      const next = await readNextChange(content, 'event', at)
      const [expected] = moments.filter((moment) => moment > at.toISOString()).sort()
      if (!expected) break
      // A notice also has a day less to run at the time of its end: for events one change too many, never one too few.
      expect(next && next <= expected).toBe(true)
      at = new Date(next ?? expected)
    }
  })
})

// On one database: a hundred are written slowly, and what is read of them is compared outside.
describe.each(databases.slice(0, 1))('many events on $name', ({ make }) => {
  const fresh = useContent(make)

  test('a change is due when the sign-up for one ends before which a hundred begin', async () => {
    const content = await fresh()
    const last = event('last', 8 * day, 9 * day, hour).document
    for (let at = 0; at < 100; at += 1)
      await put(content, 'event', event('whole', 2 * day, 9 * day).document, {
        slug: `whole-${at}`,
        languages: ['zh'],
      })
    await put(content, 'event', last, { slug: 'last', languages: ['zh'] })
    expect(await readNextChange(content, 'event', new Date())).toBe(last.shared.signUpUntil)
  })
})
