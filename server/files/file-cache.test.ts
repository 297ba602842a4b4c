import type { Damage, Finding } from '@shanmen/content/integrity/finding.ts'
import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { setFindings } from '../health/watch-damage.ts'
import type { Env } from '../http/client.ts'
import { cacheFiles, FileCache } from './file-cache.ts'

/** A file of this many bytes at any address, behind what keeps it. */
function served(
  bytes: number,
  headers: Record<string, string> = {},
  status = 200,
  until = Date.now() + 60_000,
) {
  const versions = { epoch: 1, isFlushed: true }
  const damage: Damage = { findings: [], checkedAt: undefined }
  const files = new FileCache(
    3_000_000,
    {
      snapshot: () => ({ epoch: versions.epoch, of: () => 0 }),
      isFlushed: () => versions.isFlushed,
    },
    damage,
  )
  const app = new Hono<Env>()
  app.use(cacheFiles(files))
  app.get('*', (c) => {
    c.set('publicUntil', until)
    const type = { 'Content-Type': 'text/css', 'Cache-Control': 'immutable', ETag: 'W/"1"' }
    const length = { 'Content-Length': String(bytes) }
    return new Response('x'.repeat(bytes), { status, headers: { ...type, ...length, ...headers } })
  })
  const get = (path: string, encoding = 'br', method = 'GET') => {
    const asked = { 'accept-encoding': encoding }
    return app.request(path, { method }, { incoming: { headers: asked } })
  }
  return { files, get, versions, damage }
}

test('a requested file is cached with its headers', async () => {
  const { files, get } = served(2000)
  const answer = await get('/assets/a.css')
  expect((await answer.text()).length).toBe(2000)
  const cached = files.find('/assets/a.css', 'gzip')
  expect(cached).toMatchObject({ status: 200, cacheControl: 'immutable', etag: 'W/"1"', isPage: false })
  expect(cached?.headers).toEqual(['content-type', 'text/css'])
  expect(cached?.bodies.identity?.length).toBe(2000)
})

test('what varies is served to clients with the same encoding alone', async () => {
  const { files, get } = served(10, { Vary: 'Accept-Encoding', 'Content-Encoding': 'br' })
  await get('/assets/a.css', 'gzip;q=0.5, br')
  expect(files.find('/assets/a.css', 'br')?.headers).toContain('content-encoding')
  expect(files.find('/assets/a.css', 'gzip')).toBeUndefined()
  expect(files.find('/assets/a.css', undefined)).toBeUndefined()
})

test('a medium that was put back is read again: what was in memory may have been damaged', async () => {
  const until = Date.now() + 60_000
  const { files, get, damage } = served(10, {}, 200, until)
  const file = { code: 'file', count: 1, where: ['media/1/a.webp'] } as const
  const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() }
  const note = (found: Finding[]) => setFindings(damage, () => true, found, log)
  await get('/media/1/a.webp')
  expect(files.find('/media/1/a.webp', 'br')).toBeDefined()
  note([{ ...file, where: [...file.where] }])
  expect(files.find('/media/1/a.webp', 'br')).toBeDefined()
  note([])
  expect(files.find('/media/1/a.webp', 'br')).toBeUndefined()
  await new Promise((resolve) => setTimeout(resolve, 5))
  await get('/media/1/a.webp')
  expect(files.find('/media/1/a.webp', 'br')).toBeDefined()
})

test('ranges, missing files, large files and other responses are not cached', async () => {
  const cases = [
    [served(10, { 'Content-Range': 'bytes 0-9/20' }, 206), '/assets/a.css', 'GET'],
    [served(10, {}, 404), '/assets/a.css', 'GET'],
    [served(600_000), '/media/1/a.webp', 'GET'],
    [served(10, { 'Content-Length': '' }), '/media/1/a.webp', 'GET'],
    [served(10), '/media/1/a.webp', 'HEAD'],
    [served(10), '/member', 'GET'],
    [served(10, { 'Cache-Control': 'private, no-store' }), '/media/1/a.webp', 'GET'],
  ] as const
  for (const [{ files, get }, path, method] of cases) {
    await get(path, 'br', method)
    expect(files.size().files).toBe(0)
  }
})

test('the memory of files is bounded', async () => {
  const { files, get } = served(500_000)
  for (let number = 0; number < 20; number += 1) await get(`/media/${number}/a.webp`)
  expect(files.size().bytes).toBeLessThanOrEqual(3_000_000)
  expect(files.size().files).toBe(5)
})

test('a medium is served from memory until it expires, and checked again after any publication', async () => {
  const { files, get, versions } = served(10, {}, 200, Date.now() + 60_000)
  const found = () => files.find('/media/1/a.webp', 'br') !== undefined
  await get('/media/1/a.webp')
  expect(found()).toBe(true)
  versions.isFlushed = false
  expect(found()).toBe(false)
  versions.isFlushed = true
  versions.epoch += 1
  expect(found()).toBe(false)
  await get('/media/1/a.webp')
  expect(found()).toBe(true)
  vi.useFakeTimers({ now: Date.now() + 60_001 })
  expect(found()).toBe(false)
  vi.useRealTimers()
})
