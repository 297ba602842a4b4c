import { createServer } from 'node:http'
import { BlockList } from 'node:net'
import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { cacheFiles, FileCache } from '../files/file-cache.ts'
import type { Env } from '../http/client.ts'
import { listen } from '../http/listen.ts'
import { cacheFastPath } from './fast-path.ts'

test('a query, which changes no file, leads past the cached file by no method', async () => {
  const files = new FileCache(1_000_000)
  const app = new Hono<Env>().use(cacheFiles(files)).get('*', (c) => {
    c.set('publicUntil', Number.POSITIVE_INFINITY)
    return c.body('picture', 200, { 'Content-Length': '7' })
  })
  await app.request('/media/1/share.jpg', {}, { incoming: { headers: {} } })
  const next = vi.fn((_request, response) => response.end('made again'))
  const fastPath = cacheFastPath({
    settings: { TRUST_PROXY: new BlockList(), DOMAIN_DEFAULT_LOCALE: new Map() },
    https: false,
    cache: undefined,
    files,
    count: () => 0,
    logRequest: () => undefined,
  })
  const server = createServer(fastPath(next))
  const base = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`
  for (const query of ['', '?', '?1', '?preview=x'])
    expect(await (await fetch(`${base}/media/1/share.jpg${query}`)).text(), query).toBe('picture')
  await fetch(`${base}/media/1/share.jpg?2`, { method: 'HEAD' })
  expect(next).not.toHaveBeenCalled()
  server.close()
})
