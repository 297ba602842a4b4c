/** @module-tag slow */
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Source } from '@shanmen/content/published/dependencies.ts'
import { expect, onTestFinished, test } from 'vitest'
import { parseSettings, type Settings } from '../config/settings.ts'
import { createPurger, purgeHeaders } from './purge.ts'
import type { Versions } from './versions.ts'

type Purge = { method: string; url: string; keys: string; body: string }

/** A cache in front that answers purges with the given statuses, the last of them for ever. */
async function cacheInFront(...statuses: number[]) {
  const purges: Purge[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    purges.push({
      ...{ method: request.method ?? '', url: request.url ?? '', body },
      keys: String(request.headers['x-keys']),
    })
    response.writeHead((statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { purges, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

async function setUp(url: string, folder?: string) {
  const data = folder ?? (await mkdtemp(join(tmpdir(), 'shanmen-purge-')))
  if (!folder) onTestFinished(() => rm(data, { recursive: true, force: true }))
  const known = new Map<Source, number>()
  /** The planned moments of each kind. */
  const planned = new Map<Source, number[]>()
  const versions = {
    snapshot: () => ({ epoch: 0, of: (source: Source) => known.get(source) ?? 0 }),
    nextPlanned: async (kind, from) =>
      Math.min(...(planned.get(kind) ?? []).filter((moment) => moment > from), Number.POSITIVE_INFINITY),
  } as Versions
  const settings = parseSettings({
    PURGE_URL: `${url}/purge?keys={keys}`,
    PURGE_METHOD: 'POST',
    PURGE_HEADERS: 'X-Keys: {keys}; Content-Type: application/json',
    PURGE_BODY: '{"tags":[{list}]}',
  }) as Settings
  const logged: unknown[] = []
  const log = { error: (line: unknown) => logged.push(line), info: () => {}, warn: () => {} }
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const file = join(data, 'purged.json')
  const open = () => createPurger({ settings, versions, file, log: log as never, signal: stop.signal })
  return { open, stop, known, planned, logged, file, data }
}

test('a change is purged by one request with the kinds that changed, and again for other processes', async () => {
  const { purges, url } = await cacheInFront(200)
  const { open, known, file } = await setUp(url)
  const purger = await open()
  purger.check()
  known.set('news', 5)
  purger.check()
  purger.check()
  await expect.poll(() => purges.length).toBe(2)
  const purge = {
    ...{ method: 'POST', url: '/purge?keys=news%20media', keys: 'news media' },
    body: '{"tags":["news","media"]}',
  }
  expect(purges).toEqual([purge, purge])
  expect(JSON.parse(purges[0]?.body ?? '')).toEqual({ tags: ['news', 'media'] })
  await expect.poll(async () => JSON.parse(await readFile(file, 'utf8')).news).toBe(5)
  expect(purger.problem()).toBeUndefined()
})

test('a request that fails is repeated with what has changed since, and is a problem until it succeeds', async () => {
  const { purges, url } = await cacheInFront(503, 200)
  const { open, known, logged } = await setUp(url)
  const purger = await open()
  known.set('news', 1)
  purger.check()
  await expect.poll(() => purger.problem()).toMatch(/old pages.*503/)
  expect(logged).toHaveLength(1)
  known.set('job', 1)
  await expect.poll(() => purges.map(({ keys }) => keys)).toContain('job news media')
  await expect.poll(() => purger.problem()).toBeUndefined()
})

test('what was not purged before the end is purged by the next start', async () => {
  const broken = await cacheInFront(500)
  const before = await setUp(broken.url)
  const purger = await before.open()
  before.known.set('rent', 3)
  purger.check()
  await expect.poll(() => broken.purges.length).toBeGreaterThan(0)
  before.stop.abort()
  const working = await cacheInFront(200)
  const after = await setUp(working.url, before.data)
  after.known.set('rent', 3)
  ;(await after.open()).check()
  await expect.poll(() => working.purges[0]?.keys).toBe('rent media')
})

test('where the note cannot be written the program starts, and a purge that succeeds is no problem', async () => {
  const { purges, url } = await cacheInFront(200)
  const folder = await mkdtemp(join(tmpdir(), 'shanmen-purge-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  // A file in place of the folder, as no permission stops every user.
  const blocked = join(folder, 'file')
  await writeFile(blocked, '')
  const { open, known, logged } = await setUp(url, blocked)
  const purger = await open()
  known.set('news', 1)
  await purger.check()
  await expect.poll(() => purges.length).toBe(2)
  known.set('news', 2)
  const count = async () => {
    await purger.check()
    return purges.length
  }
  await expect.poll(count).toBe(4)
  expect([purger.problem(), logged]).toEqual([undefined, []])
})

test('what appears or ends at a planned moment is purged then, once, and after a restart what passed meanwhile', async () => {
  const { purges, url } = await cacheInFront(200)
  const { open, stop, planned, data } = await setUp(url)
  const purger = await open()
  planned.set('news', [Date.now() - 60_000, Date.now() + 3_600_000])
  await purger.check()
  planned.set('job', [Date.now() + 50])
  const keys = async () => {
    await purger.check()
    return purges.map(({ keys }) => keys)
  }
  await expect.poll(keys).toEqual(['job media', 'job media'])
  stop.abort()
  const after = await setUp(url, data)
  after.planned.set('rent', [Date.now() - 1])
  const next = await after.open()
  await next.check()
  await expect.poll(() => purges.length).toBe(4)
  expect(purges[3]?.keys).toBe('rent media')
  await next.check()
  expect(purges).toHaveLength(4)
})

test('a planned moment whose purge fails is purged again', async () => {
  const { purges, url } = await cacheInFront(500, 500, 200)
  const { open, planned } = await setUp(url)
  const purger = await open()
  planned.set('purchase', [Date.now() + 1])
  const count = async () => {
    await purger.check()
    return purges.length
  }
  await expect.poll(count).toBeGreaterThan(3)
  expect(new Set(purges.map(({ keys }) => keys))).toEqual(new Set(['purchase media']))
  await expect.poll(() => purger.problem()).toBeUndefined()
})

test('responses name what they were rendered from, in both common headers', () => {
  expect(purgeHeaders(new Set<Source>(['site', 'news']))).toEqual({
    'Surrogate-Key': 'news site',
    'Cache-Tag': 'news,site',
  })
})
