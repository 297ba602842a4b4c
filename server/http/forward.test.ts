import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cacheFiles, FileCache } from '../files/file-cache.ts'
import type { Env } from './client.ts'
import { forward } from './forward.ts'

const seen: {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingHttpHeaders
  body: string
}[] = []
const other = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  seen.push({ method: request.method, url: request.url, headers: request.headers, body })
  if (request.url?.endsWith('/moved')) return response.writeHead(302, { Location: 'http://else.test/' }).end()
  if (request.url?.startsWith('/media/'))
    return response.writeHead(200, { 'Content-Type': 'application/pdf', 'Content-Length': '4' }).end('%PDF')
  response.writeHead(200, { 'Content-Type': 'application/json', 'Set-Cookie': 'a=1', ETag: '"1"' })
  response.end('{"code":0}')
})
const app = new Hono<Env>()
const files = new FileCache(1000)

beforeAll(async () => {
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const { port } = other.address() as AddressInfo
  const log = pino({ level: 'silent' })
  app.use(async (c, next) => {
    c.set('client', {
      requestId: 'request-1',
      address: '2001:db8:1:2::/64',
      from: '2001:db8:1:2::9',
      https: false,
    })
    await next()
  })
  app.use(cacheFiles(files))
  for (const path of ['/backends/*', '/media/*'])
    app.all(path, forward(`http://127.0.0.1:${port}`, 'X-Frontend-Id', log))
  app.all('/gone/*', forward('http://127.0.0.1:1', 'X-Frontend-Id', log))
})
afterAll(() => {
  other.closeAllConnections()
  other.close()
})

test('a call reaches the other backend with its headers and body, without cookies', async () => {
  const headers = {
    platform: '11',
    'X-Frontend-Id': 'web',
    Cookie: 'webLang=zh',
    'Content-Type': 'application/json',
  }
  const answer = await app.request('/backends/api/scenic?x=1', { method: 'POST', body: '{"a":1}', headers })
  expect([answer.status, await answer.json()]).toEqual([200, { code: 0 }])
  expect([answer.headers.get('ETag'), answer.headers.get('Set-Cookie')]).toEqual(['"1"', null])
  const last = seen.at(-1)
  expect(last).toMatchObject({ method: 'POST', url: '/backends/api/scenic?x=1', body: '{"a":1}' })
  expect(last?.headers).toMatchObject({
    platform: '11',
    'x-frontend-id': 'web',
    'x-forwarded-for': '2001:db8:1:2::',
  })
  expect(last?.headers.cookie).toBeUndefined()
})

test('a file comes with its size, and is not stored here, as it may be withdrawn there', async () => {
  for (const method of ['GET', 'HEAD'])
    expect((await app.request('/media/a/a.pdf', { method })).headers.get('Content-Length')).toBe('4')
  expect(files.size().files).toBe(0)
  expect((await app.request('/backends/api/scenic', { method: 'HEAD' })).headers.get('Content-Length')).toBe(
    null,
  )
})

test('other methods, large bodies, redirects and a silent backend are refused here', async () => {
  const before = seen.length
  const status = async (path: string, init?: RequestInit) => (await app.request(path, init)).status
  expect(await status('/backends/api/scenic', { method: 'DELETE' })).toBe(405)
  expect(await status('/backends/api/scenic', { method: 'POST', body: 'x'.repeat(17_000) })).toBe(413)
  expect(seen).toHaveLength(before)
  expect(await status('/backends/moved')).toBe(502)
  expect(await status('/gone/api')).toBe(502)
})
