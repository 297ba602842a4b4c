import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApi } from '@shanmen/api/api.ts'
import { publish, unpublish } from '@shanmen/content/entries/publish.ts'
import { type Content, openContent } from '@shanmen/content/open.ts'
import { news, purchase, put } from '@shanmen/content/testing/fixtures.ts'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ResponseCache } from './cache.ts'
import { bodyIn } from './cached-response.ts'
import { createVersions, type Versions } from './versions.ts'

const minute = 60_000
const day = 86_400_000
let folder = ''
let content: Content
let ask: (call: string, body?: unknown) => Promise<Response>
const opened: Content[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shanmen-exact-'))
  content = await openContent({ dataDir: folder })
  opened.push(content)
  const { call } = createApi({ content, log: { error: (fields) => expect(fields).toBeUndefined() } })
  ask = (path, body) =>
    call(
      new Request(`http://backend.internal/backends/api/${path}`, {
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      }),
    )
})
afterEach(async () => {
  vi.useRealTimers()
  for (const each of opened.splice(0)) await each.close()
  await rm(folder, { recursive: true })
})

const questions = {
  news: () => ask('information', { languageId: 1 }),
  newsInEnglish: () => ask('information', { languageId: 2, keyword: 'word' }),
  first: () => ask('information?id=first&languageId=1'),
  notices: () => ask('informationDisclosure', { languageId: 1, type: 'purchase' }),
  openNotices: () => ask('informationDisclosure', { languageId: 1, type: 'purchase', status: 'open' }),
  channels: () => ask('type?languageId=1&module=information'),
  spots: () => ask('scenic', { languageId: 1 }),
} as const
type Name = keyof typeof questions
const names = Object.keys(questions) as Name[]

/** On a busy machine the database must not count as away. */
const unhurried = { timeoutMs: 60_000 }

function storeOf(versions: Versions) {
  const made: Name[] = []
  const store = new ResponseCache({ versions, maxBytes: 10_000_000, staleAfterMs: 60_000 })
  const served = async (name: Name) => {
    const cached = await store.getOrRender(name, async () => {
      made.push(name)
      const body = await (await questions[name]()).text()
      return { response: new Response(body), complete: true }
    })
    return (await bodyIn(cached, 'identity')).toString()
  }
  return { made, served }
}

const fresh = async (name: Name) => (await questions[name]()).text()

const step = fc.oneof(
  fc.record({ do: fc.constant('publish' as const), english: fc.boolean() }),
  fc.record({
    do: fc.constant('schedule' as const),
    from: fc.integer({ min: 1, max: 4000 }),
    lasts: fc.integer({ min: 1, max: 4000 }),
  }),
  fc.record({
    do: fc.constant('notice' as const),
    opens: fc.integer({ min: -1000, max: 3000 }),
    lasts: fc.integer({ min: 1, max: 9000 }),
  }),
  fc.record({ do: fc.constant('withdraw' as const), which: fc.nat() }),
  fc.record({ do: fc.constant('again' as const), which: fc.nat() }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 5000 }) }),
)

test('whatever is published, withdrawn, scheduled or expires: what is served is what is public', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const versions = createVersions(content, unhurried)
  content.afterCommit.add(versions.markChanged)
  const { served } = storeOf(versions)
  const moment = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString()
  const entries = [(await put(content, 'news', news({ zh: '第一条' }), { slug: 'first' })).id]
  const take = (which: number) => ({ entry: entries[which % entries.length] ?? '', language: 'zh' as const })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      for (const each of steps) {
        if (each.do === 'wait') vi.setSystemTime(Date.now() + each.minutes * minute)
        if (each.do === 'publish')
          entries.push(
            (await put(content, 'news', news({ zh: '山门消息', en: each.english ? 'A word' : null }))).id,
          )
        if (each.do === 'schedule')
          entries.push(
            (
              await put(content, 'news', news({ zh: '以后' }), {
                from: moment(each.from),
                until: moment(each.from + each.lasts),
              })
            ).id,
          )
        if (each.do === 'notice')
          await put(
            content,
            'purchase',
            purchase({ opensAt: moment(each.opens), deadline: moment(each.opens + each.lasts) }),
          )
        if (each.do === 'withdraw')
          await unpublish(content, 'editor', take(each.which)).catch(() => undefined)
        if (each.do === 'again') await publish(content, 'editor', take(each.which)).catch(() => undefined)
        // Twice: what is returned the second time is cached.
        for (const name of [...names, ...names]) expect(await served(name), name).toBe(await fresh(name))
      }
    }),
    { numRuns: 12 },
  )
}, 180_000)

test('a publication drops the responses that depend on it, and no others', async () => {
  const versions = createVersions(content, unhurried)
  content.afterCommit.add(versions.markChanged)
  const { made, served } = storeOf(versions)
  const all = () => Promise.all(names.map(served))
  await put(content, 'news', news(), { slug: 'first' })
  await all()
  made.length = 0
  await all()
  expect(made).toEqual([])
  await put(content, 'purchase', purchase({ title: '新的公告' }))
  await all()
  expect(made.sort()).toEqual(['notices', 'openNotices'])
  made.length = 0
  await put(content, 'news', news({ zh: '又一条' }))
  await all()
  expect(made.sort()).toEqual(['channels', 'first', 'news', 'newsInEnglish'])
})

test('what another process publishes shows after the next poll', async () => {
  const versions = createVersions(content, unhurried)
  const { served } = storeOf(versions)
  const other = await openContent({ dataDir: folder })
  opened.push(other)
  const before = await served('news')
  await put(other, 'news', news({ zh: '别处发布' }))
  expect(await served('news')).toBe(before)
  await versions.poll()
  expect(await served('news')).toContain('别处发布')
})

test('a publication while a page is rendered: who requests it afterwards gets the new one', async () => {
  const versions = createVersions(content, unhurried)
  content.afterCommit.add(versions.markChanged)
  const store = new ResponseCache({ versions, maxBytes: 1_000_000 })
  let go = () => {}
  const gate = new Promise<void>((resolve) => {
    go = resolve
  })
  const make = async () => {
    const body = await (await questions.news()).text()
    await gate
    return { response: new Response(body), complete: true }
  }
  const early = store.getOrRender('news', make)
  await expect.poll(() => store.counts.rendered).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 20))
  await put(content, 'news', news({ zh: '刚刚发布' }))
  const late = store.getOrRender('news', make)
  go()
  for (const cached of await Promise.all([early, late]))
    expect((await bodyIn(cached, 'identity')).toString()).toContain('刚刚发布')
  expect(store.counts.rendered).toBe(2)
})

test('days left, the light of the hour and the weekday change with the clock too', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-04T11:40:00Z') })
  const versions = createVersions(content, unhurried)
  const midnight = Date.parse('2026-05-04T16:00:00Z')
  expect(await versions.nextChange(['scenic'], Date.now())).toBe(midnight)
  await put(content, 'purchase', purchase({ deadline: '2026-05-20T12:00:00.000Z' }))
  await versions.poll()
  expect(await versions.nextChange(['scenic'], Date.now())).toBe(midnight)
  expect(await versions.nextChange(['scenic', 'purchase'], Date.now())).toBe(
    Date.parse('2026-05-04T12:00:00Z'),
  )
  expect(midnight - Date.now()).toBeLessThan(day)
  vi.setSystemTime(new Date('2026-05-04T10:00:00Z'))
  expect(await versions.nextChange(['scenic'], Date.now())).toBe(Date.parse('2026-05-04T11:30:00Z'))
})

test('all who render at a time ask once for the next change of a kind, and again after a failure', async () => {
  const versions = createVersions(content, unhurried)
  await versions.poll()
  const asked = vi.spyOn(content.read, 'selectFrom')
  await versions.nextChange(['news'], Date.now())
  const once = asked.mock.calls.length
  asked.mockClear()
  const many = Array.from({ length: 20 }, () => versions.nextChange(['purchase'], Date.now()))
  expect(new Set(await Promise.all(many)).size).toBe(1)
  expect(asked.mock.calls.length).toBeLessThan(3 * once)
  asked.mockImplementationOnce(() => {
    throw new Error('away')
  })
  await expect(versions.nextChange(['honor'], Date.now())).rejects.toThrow('away')
  await expect(versions.nextChange(['honor'], Date.now())).resolves.toBeGreaterThan(0)
})
