import { setTimeout } from 'node:timers/promises'
import { recordDependency } from '@shanmen/content/published/dependencies.ts'
import { expect, test } from 'vitest'
import { ResponseCache } from './cache.ts'
import { bodyIn, type CachedResponse, recompress } from './cached-response.ts'
import { memoryShares } from './memory.ts'
import type { Versions } from './versions.ts'

/** Versions that a test turns by hand. */
function handmade() {
  const state = {
    ...{ version: 1, epoch: 1, until: Number.POSITIVE_INFINITY },
    ...{ down: undefined as Date | undefined, isAway: false },
  }
  const versions: Versions = {
    snapshot: () => {
      const { epoch, version } = state
      return { epoch, of: () => version }
    },
    markChanged: () => {},
    isFlushed: () => true,
    flush: async () => {},
    poll: async () => {},
    nextChange: async () => state.until,
    nextPlanned: async () => state.until,
    downSince: () => state.down,
    isAway: () => state.isAway,
  }
  const publish = () => {
    state.version += 1
    state.epoch += 1
  }
  return { state, versions, publish }
}

const making =
  (body: string, init: ResponseInit = {}, complete = true) =>
  async () => {
    recordDependency('news')
    return { response: new Response(body, init), complete }
  }
const textOf = async (cached: CachedResponse) => (await bodyIn(cached, 'identity')).toString()

test('a thousand simultaneous requests for a page that is not cached: it is rendered once', async () => {
  const { versions } = handmade()
  const store = new ResponseCache({ versions, maxBytes: 1_000_000 })
  const slow = async () => {
    await setTimeout(20)
    return making('page')()
  }
  const all = await Promise.all(Array.from({ length: 1000 }, () => store.getOrRender('/', slow)))
  expect(new Set(all).size).toBe(1)
  expect(store.counts.rendered).toBe(1)
})

test('while rendering takes long the stale page is served, then the new one', async () => {
  const { versions, publish } = handmade()
  const store = new ResponseCache({ versions, maxBytes: 1_000_000 })
  await store.getOrRender('/', making('old'))
  publish()
  let finish = () => {}
  const slow = new Promise<void>((resolve) => {
    finish = resolve
  })
  const late = () => slow.then(making('new'))
  expect(store.peek('/')).toBeUndefined()
  expect(await textOf(await store.getOrRender('/', late))).toBe('old')
  expect(store.counts.stale).toBe(1)
  finish()
  expect(await textOf(await store.getOrRender('/', late))).toBe('new')
  expect(store.counts.rendered).toBe(2)
})

test('an item that changed is never served stale, however long rendering takes: it may be withdrawn', async () => {
  const { versions, publish } = handmade()
  const store = new ResponseCache({ versions, maxBytes: 1_000_000 })
  const item = '/newsAndInformation/group/a'
  await store.getOrRender(item, making('old'))
  publish()
  // Longer than readers of a list wait.
  const gone = async () => {
    await setTimeout(400)
    return making('gone', { status: 404 })()
  }
  expect(await textOf(await store.getOrRender(item, gone))).toBe('gone')
  publish()
  expect((await store.getOrRender(item, making('503', { status: 503 }))).status).toBe(503)
  expect(store.counts.stale).toBe(0)
})

test.each(['published', 'planned'] as const)(
  'a page without an alert that was %s is not served, however long rendering takes',
  async (how) => {
    const { state, versions, publish } = handmade()
    let time = Date.now()
    const store = new ResponseCache({ versions, maxBytes: 1_000_000, now: () => time })
    const makingWithAlerts = (body: string) => async () => {
      recordDependency('alert')
      return making(body)()
    }
    await store.getOrRender('/', makingWithAlerts('old'))
    if (how === 'published') publish()
    else {
      state.until = time += 1000
      for (const cached of store.values()) cached.freshUntil = time
    }
    const slow = async () => {
      // Longer than a client waits for anything else.
      await setTimeout(400)
      return makingWithAlerts('alert')()
    }
    expect(await textOf(await store.getOrRender('/', slow))).toBe('alert')
    expect(store.counts.stale).toBe(0)
  },
)

test('while the database hangs, the page with its alerts is served stale', async () => {
  const { versions, publish } = handmade()
  const hanging = { ...versions, snapshot: () => ({ ...versions.snapshot(), of: versionOf }) }
  const versionOf = (source: string) => (source === 'alert' ? 1 : versions.snapshot().of('news'))
  const store = new ResponseCache({ versions: hanging, maxBytes: 1_000_000 })
  await store.getOrRender('/', async () => {
    recordDependency('alert')
    return making('old')()
  })
  hanging.nextPlanned = () => new Promise(() => {})
  publish()
  expect(await textOf(await store.getOrRender('/', () => new Promise(() => {})))).toBe('old')
})

test('when rendering fails the stale page is served; without one the error is passed on and not cached', async () => {
  const { versions, publish } = handmade()
  const store = new ResponseCache({ versions, maxBytes: 1_000_000 })
  const failing = making('503', { status: 503 })
  const broken = async () => Promise.reject(new Error('no database'))
  expect((await store.getOrRender('/', failing)).status).toBe(503)
  await expect(store.getOrRender('/', broken)).rejects.toThrow('no database')
  await store.getOrRender('/', making('old'))
  publish()
  expect(await textOf(await store.getOrRender('/', failing))).toBe('old')
  expect(await textOf(await store.getOrRender('/', broken))).toBe('old')
  expect(await textOf(await store.getOrRender('/', making('429', { status: 429 }, false)))).toBe('old')
  expect(await textOf(await store.getOrRender('/', making('new')))).toBe('new')
})

test('without its database nothing is rendered while there is a stale page', async () => {
  const { state, versions } = handmade()
  const store = new ResponseCache({ versions, maxBytes: 1_000_000 })
  await store.getOrRender('/', making('old'))
  state.down = new Date()
  state.isAway = true
  for (const cached of store.values()) cached.freshUntil = 0
  expect(await textOf(await store.getOrRender('/', making('new')))).toBe('old')
  expect(store.counts.rendered).toBe(1)
})

test('while only a part of its database fails what can be rendered is new, and the rest is served stale', async () => {
  const { state, versions, publish } = handmade()
  let time = Date.now()
  const store = new ResponseCache({ versions, maxBytes: 1_000_000, now: () => time })
  const [list, item] = ['/newsAndInformation/group', '/newsAndInformation/group/a']
  for (const key of [list, item]) await store.getOrRender(key, making('old'))
  state.down = new Date(time)
  time += 1000
  for (const cached of store.values()) cached.freshUntil = time - 1
  const broken = async () => Promise.reject(new Error('malformed'))
  for (const key of [list, item]) expect(await textOf(await store.getOrRender(key, broken))).toBe('old')
  expect(await textOf(await store.getOrRender(list, making('half', {}, false)))).toBe('old')
  for (const key of [list, item])
    expect(await textOf(await store.getOrRender(key, making('new')))).toBe('new')
  publish()
  expect(await textOf(await store.getOrRender(list, broken))).toBe('new')
  await expect(store.getOrRender(item, broken)).rejects.toThrow('malformed')
})

test.each(['/newsAndInformation/group/a', '/feed/news.rss'])(
  'without its database %s, which had changed before, is not served: it may be withdrawn; a list is',
  async (item) => {
    const { state, versions, publish } = handmade()
    const store = new ResponseCache({ versions, maxBytes: 1_000_000 })
    const list = '/newsAndInformation/group'
    for (const key of [item, list]) await store.getOrRender(key, making('old'))
    state.down = new Date()
    expect(await textOf(await store.getOrRender(item, making('new')))).toBe('old')
    publish()
    const away = async () => Promise.reject(new Error('no database'))
    expect(await textOf(await store.getOrRender(list, away))).toBe('old')
    await expect(store.getOrRender(item, away)).rejects.toThrow('no database')
  },
)

test('an item that expired before the database became unreachable is not served either', async () => {
  const { state, versions } = handmade()
  const store = new ResponseCache({ versions, maxBytes: 1_000_000 })
  const cached = await store.getOrRender('/en/member/scenic/a', making('old'))
  state.down = new Date()
  cached.freshUntil = state.down.getTime()
  await expect(
    store.getOrRender('/en/member/scenic/a', () => Promise.reject(new Error('away'))),
  ).rejects.toThrow()
})

test('copies that a start reads are in memory, where a page is found in a flood too', async () => {
  const { versions } = handmade()
  const before = new ResponseCache({ versions, maxBytes: 1_000_000 })
  const copy = { ...(await before.getOrRender('/', making('page'))), heads: {}, epoch: -1 }
  const disk = {
    read: async (key: string) => (key === copy.key ? copy : undefined),
    write: () => {},
    remove: async () => {},
    clear: async () => {},
    flush: async () => {},
  }
  const store = new ResponseCache({ versions, maxBytes: 1_000_000, disk })
  expect(store.peek('/')).toBeUndefined()
  await store.readCopies(['/', '/en'])
  expect([store.peek('/')?.status, store.peek('/en'), store.counts.rendered]).toEqual([200, undefined, 0])
})

test('the copy of a page that no longer exists is removed', async () => {
  const { versions, publish } = handmade()
  const removed: string[] = []
  const disk = {
    read: async () => undefined,
    write: () => {},
    remove: async (key: string) => void removed.push(key),
    clear: async () => {},
    flush: async () => {},
  }
  const store = new ResponseCache({ versions, maxBytes: 1_000_000, disk })
  await store.getOrRender('/newsAndInformation/group/a', making('page'))
  expect(removed).toEqual([])
  publish()
  await store.getOrRender('/newsAndInformation/group/a', making('gone', { status: 404 }))
  expect(removed).toEqual(['/newsAndInformation/group/a'])
})

test.each([
  ['a cookie', making('x', { headers: { 'Set-Cookie': 'a=b' } })],
  ['private', making('x', { headers: { 'Cache-Control': 'private' } })],
  ['no-store', making('x', { headers: { 'Cache-Control': 'no-store' } })],
  ['500', making('x', { status: 500 })],
  ['303', making('', { status: 303 })],
  ['something that is missing', making('x', {}, false)],
])('never cached: %s', async (_, make) => {
  const store = new ResponseCache({ versions: handmade().versions, maxBytes: 1_000_000 })
  await store.getOrRender('/', make)
  expect(store.size()).toEqual({ responses: 0, bytes: 0, missing: { responses: 0, bytes: 0 } })
  expect(store.peek('/')).toBeUndefined()
})

test('memory is bounded, and made-up addresses evict no page', async () => {
  const store = new ResponseCache({ versions: handmade().versions, maxBytes: 400_000 })
  const body = 'x'.repeat(900)
  await store.getOrRender('/page', making(body))
  for (let number = 0; number < 3000; number += 1) {
    await store.getOrRender(`/none/${number}`, making(body, { status: 404 }))
    await store.getOrRender(`/page?keyword=${number}`, making(body))
  }
  const { bytes, responses, missing } = store.size()
  expect(missing.responses).toBeGreaterThan(1)
  expect(missing.bytes).toBeLessThanOrEqual(400_000 * 0.05)
  expect(bytes).toBeLessThan(400_000)
  expect(responses).toBeGreaterThan(30)
  expect(store.peek('/page')).toBeDefined()
  expect(store.peek('/none/2999')).toBeDefined()
  expect(store.peek('/none/0')).toBeUndefined()
})

test('a response takes no more memory than is counted, in any form and however it was rendered', async () => {
  const store = new ResponseCache({ versions: handmade().versions, maxBytes: 1_000_000 })
  const words = Array.from({ length: 900 }, (_, at) => `山门${at * at}`).join('')
  const long = await store.getOrRender('/', making(words))
  const short = await store.getOrRender('/none', making('山门', { status: 404 }))
  await bodyIn(long, 'gzip')
  const once = long.bodies.br
  expect(await recompress(long)).toBe(true)
  const forms = [once, ...Object.values(long.bodies), ...Object.values(short.bodies)]
  expect(forms.map((form) => form?.buffer.byteLength)).toEqual(forms.map((form) => form?.length))
})

test('a response that was rendered again stays although all others are requested', async () => {
  const store = new ResponseCache({ versions: handmade().versions, maxBytes: 20_000 })
  for (const path of ['/a', '/b', '/c', '/d', '/e', '/new']) {
    await store.getOrRender(path, making('x'.repeat(900)))
    expect(store.peek(path)).toBeDefined()
  }
  expect(store.size().bytes).toBeLessThan(20_000)
})

test.each([1, 3, 64])('STORED_MB=%i gives caches of whole bytes', (megabytes) => {
  const { responses } = memoryShares(megabytes)
  const cache = new ResponseCache({ versions: handmade().versions, maxBytes: responses })
  expect(cache.size().bytes).toBe(0)
})

test('forms that are added later count too, and a page larger than the whole cache is not cached', async () => {
  const store = new ResponseCache({ versions: handmade().versions, maxBytes: 40_000 })
  const cached = await store.getOrRender('/', making('山门'.repeat(2000)))
  const before = store.size().bytes
  const zipped = await bodyIn(cached, 'gzip')
  store.remeasure(cached)
  expect(store.size().bytes).toBe(before + zipped.length)
  const noise = Array.from({ length: 60_000 }, () => Math.random().toString(36)[3]).join('')
  await store.getOrRender('/large', making(noise))
  expect(store.peek('/large')).toBeUndefined()
  expect(store.size().bytes).toBeLessThan(40_000)
})
