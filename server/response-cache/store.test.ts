import { setTimeout } from 'node:timers/promises'
import { recordDependency } from '@shanmen/content/published/dependencies.ts'
import { expect, test } from 'vitest'
import { bodyIn, type Kept, tighten } from './cached-response.ts'
import { Store } from './store.ts'
import type { Versions } from './versions.ts'

/** Versions that a test turns by hand. */
function handmade() {
  const state = {
    ...{ version: 1, epoch: 1, until: Number.POSITIVE_INFINITY },
    ...{ down: undefined as Date | undefined, away: false },
  }
  const versions: Versions = {
    snapshot: () => {
      const { epoch, version } = state
      return { epoch, of: () => version }
    },
    changed: () => {},
    settled: () => true,
    settle: async () => {},
    look: async () => {},
    until: async () => state.until,
    downSince: () => state.down,
    away: () => state.away,
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
const textOf = async (kept: Kept) => (await bodyIn(kept, 'identity')).toString()

test('a thousand at once for one cold page: one is made', async () => {
  const { versions } = handmade()
  const store = new Store({ versions, mostBytes: 1_000_000 })
  const slow = async () => {
    await setTimeout(20)
    return making('page')()
  }
  const all = await Promise.all(Array.from({ length: 1000 }, () => store.give('/', slow)))
  expect(new Set(all).size).toBe(1)
  expect(store.counts.made).toBe(1)
})

test('while making anew takes long the old page is given, then the new one', async () => {
  const { versions, publish } = handmade()
  const store = new Store({ versions, mostBytes: 1_000_000 })
  await store.give('/', making('old'))
  publish()
  let finish = () => {}
  const slow = new Promise<void>((resolve) => {
    finish = resolve
  })
  const late = () => slow.then(making('new'))
  expect(store.peek('/')).toBeUndefined()
  expect(await textOf(await store.give('/', late))).toBe('old')
  expect(store.counts.old).toBe(1)
  finish()
  expect(await textOf(await store.give('/', late))).toBe('new')
  expect(store.counts.made).toBe(2)
})

test('an item that changed is never given as it was, however long making takes: it may be withdrawn', async () => {
  const { versions, publish } = handmade()
  const store = new Store({ versions, mostBytes: 1_000_000 })
  const item = '/newsAndInformation/group/a'
  await store.give(item, making('old'))
  publish()
  // Longer than readers of a list wait.
  const gone = async () => {
    await setTimeout(400)
    return making('gone', { status: 404 })()
  }
  expect(await textOf(await store.give(item, gone))).toBe('gone')
  publish()
  expect((await store.give(item, making('503', { status: 503 }))).status).toBe(503)
  expect(store.counts.old).toBe(0)
})

test('when making fails the old page stays; without one the failure is told and not kept', async () => {
  const { versions, publish } = handmade()
  const store = new Store({ versions, mostBytes: 1_000_000 })
  const failing = making('503', { status: 503 })
  const broken = async () => Promise.reject(new Error('no database'))
  expect((await store.give('/', failing)).status).toBe(503)
  await expect(store.give('/', broken)).rejects.toThrow('no database')
  await store.give('/', making('old'))
  publish()
  expect(await textOf(await store.give('/', failing))).toBe('old')
  expect(await textOf(await store.give('/', broken))).toBe('old')
  expect(await textOf(await store.give('/', making('new')))).toBe('new')
})

test('without its database nothing is tried while there is an old page', async () => {
  const { state, versions } = handmade()
  const store = new Store({ versions, mostBytes: 1_000_000 })
  await store.give('/', making('old'))
  state.down = new Date()
  state.away = true
  for (const kept of store.all()) kept.until = 0
  expect(await textOf(await store.give('/', making('new')))).toBe('old')
  expect(store.counts.made).toBe(1)
})

test('while only a part of its database fails what can be made is new, and what cannot is given as it was', async () => {
  const { state, versions, publish } = handmade()
  let time = Date.now()
  const store = new Store({ versions, mostBytes: 1_000_000, now: () => time })
  const [list, item] = ['/newsAndInformation/group', '/newsAndInformation/group/a']
  for (const key of [list, item]) await store.give(key, making('old'))
  state.down = new Date(time)
  time += 1000
  for (const kept of store.all()) kept.until = time - 1
  const broken = async () => Promise.reject(new Error('malformed'))
  for (const key of [list, item]) expect(await textOf(await store.give(key, broken))).toBe('old')
  expect(await textOf(await store.give(list, making('half', {}, false)))).toBe('old')
  for (const key of [list, item]) expect(await textOf(await store.give(key, making('new')))).toBe('new')
  publish()
  expect(await textOf(await store.give(list, broken))).toBe('new')
  await expect(store.give(item, broken)).rejects.toThrow('malformed')
})

test.each(['/newsAndInformation/group/a', '/feed/news.rss'])(
  'without its database %s, which had changed before, is not given: it may be withdrawn; a list is',
  async (item) => {
    const { state, versions, publish } = handmade()
    const store = new Store({ versions, mostBytes: 1_000_000 })
    const list = '/newsAndInformation/group'
    for (const key of [item, list]) await store.give(key, making('old'))
    state.down = new Date()
    expect(await textOf(await store.give(item, making('new')))).toBe('old')
    publish()
    const away = async () => Promise.reject(new Error('no database'))
    expect(await textOf(await store.give(list, away))).toBe('old')
    await expect(store.give(item, away)).rejects.toThrow('no database')
  },
)

test('an item that came to its end before the database went away is not given either', async () => {
  const { state, versions } = handmade()
  const store = new Store({ versions, mostBytes: 1_000_000 })
  const kept = await store.give('/en/member/scenic/a', making('old'))
  state.down = new Date()
  kept.until = state.down.getTime()
  await expect(store.give('/en/member/scenic/a', () => Promise.reject(new Error('away')))).rejects.toThrow()
})

test('the copy of a page that is not there any longer goes', async () => {
  const { versions, publish } = handmade()
  const removed: string[] = []
  const disk = {
    read: async () => undefined,
    write: () => {},
    remove: async (key: string) => void removed.push(key),
    clear: async () => {},
    written: async () => {},
  }
  const store = new Store({ versions, mostBytes: 1_000_000, disk })
  await store.give('/newsAndInformation/group/a', making('page'))
  expect(removed).toEqual([])
  publish()
  await store.give('/newsAndInformation/group/a', making('gone', { status: 404 }))
  expect(removed).toEqual(['/newsAndInformation/group/a'])
})

test.each([
  ['a cookie', making('x', { headers: { 'Set-Cookie': 'a=b' } })],
  ['private', making('x', { headers: { 'Cache-Control': 'private' } })],
  ['no-store', making('x', { headers: { 'Cache-Control': 'no-store' } })],
  ['500', making('x', { status: 500 })],
  ['303', making('', { status: 303 })],
  ['something that is missing', making('x', {}, false)],
])('never kept: %s', async (_, make) => {
  const store = new Store({ versions: handmade().versions, mostBytes: 1_000_000 })
  await store.give('/', make)
  expect(store.size()).toEqual({ answers: 0, bytes: 0, missing: { answers: 0, bytes: 0 } })
  expect(store.peek('/')).toBeUndefined()
})

test('memory is bounded, and made-up addresses drive out no page', async () => {
  const store = new Store({ versions: handmade().versions, mostBytes: 400_000 })
  const body = 'x'.repeat(900)
  await store.give('/page', making(body))
  for (let number = 0; number < 3000; number += 1) {
    await store.give(`/none/${number}`, making(body, { status: 404 }))
    await store.give(`/page?keyword=${number}`, making(body))
  }
  const { bytes, answers, missing } = store.size()
  expect(missing.answers).toBeGreaterThan(1)
  expect(missing.bytes).toBeLessThanOrEqual(400_000 * 0.05)
  expect(bytes).toBeLessThan(400_000)
  expect(answers).toBeGreaterThan(30)
  expect(store.peek('/page')).toBeDefined()
  expect(store.peek('/none/2999')).toBeDefined()
  expect(store.peek('/none/0')).toBeUndefined()
})

test('an answer holds no more memory than is counted, in any form and however it was made', async () => {
  const store = new Store({ versions: handmade().versions, mostBytes: 1_000_000 })
  const words = Array.from({ length: 900 }, (_, at) => `山门${at * at}`).join('')
  const long = await store.give('/', making(words))
  const short = await store.give('/none', making('山门', { status: 404 }))
  await bodyIn(long, 'gzip')
  const once = long.forms.br
  expect(await tighten(long)).toBe(true)
  const forms = [once, ...Object.values(long.forms), ...Object.values(short.forms)]
  expect(forms.map((form) => form?.buffer.byteLength)).toEqual(forms.map((form) => form?.length))
})

test('what is made anew stays although all the others are asked for', async () => {
  const store = new Store({ versions: handmade().versions, mostBytes: 20_000 })
  for (const path of ['/a', '/b', '/c', '/d', '/e', '/new']) {
    await store.give(path, making('x'.repeat(900)))
    expect(store.peek(path)).toBeDefined()
  }
  expect(store.size().bytes).toBeLessThan(20_000)
})

test('forms made later count too, and one page larger than all room is not kept', async () => {
  const store = new Store({ versions: handmade().versions, mostBytes: 40_000 })
  const kept = await store.give('/', making('山门'.repeat(2000)))
  const before = store.size().bytes
  const zipped = await bodyIn(kept, 'gzip')
  store.resize(kept, kept.bytes + zipped.length)
  expect(store.size().bytes).toBe(before + zipped.length)
  const noise = Array.from({ length: 60_000 }, () => Math.random().toString(36)[3]).join('')
  await store.give('/large', making(noise))
  expect(store.peek('/large')).toBeUndefined()
  expect(store.size().bytes).toBeLessThan(40_000)
})
