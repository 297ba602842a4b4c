import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Env } from '../http/client.ts'
import { amapService } from './amap.ts'
import type { FetchPublic } from './fetch-public.ts'

const key = 'a1b2c3d4e5f6a7b8c9d0a1b2c3d4e5f6'
const code = 'c0dec0dec0dec0dec0dec0dec0dec0de'
const walking = '/_AMapService/v3/direction/walking'
const good = `${walking}?origin=119.5,30.2&destination=119.6,30.3&key=${key}`

type Answer = { status?: number; body?: string; headers?: Record<string, string>; wait?: boolean }
let answer: Answer = {}
let visitor = 0
const seen: { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders }[] = []
const lines: string[] = []
const requested: string[] = []
const upstream = createServer((request, response) => {
  seen.push({ method: request.method, url: request.url, headers: request.headers })
  if (answer.wait) return
  response.writeHead(answer.status ?? 200, { 'Set-Cookie': 'a=1', ...answer.headers })
  response.end(answer.body ?? '{"status":"1"}')
})
const app = new Hono<Env>()

beforeAll(async () => {
  await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done))
  const { port } = upstream.address() as AddressInfo
  // The stand-in answers for every host; the requested one is recorded.
  const toStandIn: FetchPublic = (address, init) => {
    const url = new URL(address)
    requested.push(url.host)
    return fetch(`http://127.0.0.1:${port}${url.pathname}${url.search}`, { ...init, redirect: 'manual' })
  }
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
  app.use(async (c, next) => {
    const address = `10.0.0.${visitor}`
    c.set('client', { requestId: 'request-1', address, from: address, https: false })
    await next()
  })
  app.all('/_AMapService/*', amapService({ key, code, log, ask: toStandIn, wait: 3_000 }))
})
afterAll(() => {
  upstream.closeAllConnections()
  upstream.close()
})
beforeEach(() => {
  answer = {}
  visitor += 1
  for (const list of [seen, lines, requested]) list.length = 0
})

const page = { Host: 'site.test', Referer: 'http://site.test/_map/amap', 'Sec-Fetch-Site': 'same-origin' }
const ask = (path: string, headers: Record<string, string> = page, method = 'GET') =>
  app.request(path, { headers, method })

test('adds the code for AMap, and the browser never sees it', async () => {
  const response = await ask(good, { ...page, Cookie: 'webLang=zh', 'User-Agent': 'test' })
  expect([response.status, await response.text()]).toEqual([200, '{"status":"1"}'])
  expect(requested).toEqual(['restapi.amap.com'])
  const query = new URL(`http://x${seen[0]?.url}`).searchParams
  expect(Object.fromEntries(query)).toEqual({
    origin: '119.5,30.2',
    destination: '119.6,30.3',
    key,
    jscode: code,
  })
  expect(seen[0]?.headers.cookie).toBeUndefined()
  expect(seen[0]?.headers.referer).toBeUndefined()
  expect([...response.headers].join()).not.toMatch(/set-cookie|c0de/i)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(lines.join()).not.toContain(code)
})

test('a call by function name answers as code, and only with a plain name', async () => {
  answer = { body: 'jsonp_1_({"status":"1"})', headers: { 'Content-Type': 'text/html' } }
  const response = await ask(`${good}&callback=jsonp_1_`)
  expect(response.headers.get('Content-Type')).toMatch(/^application\/javascript/)
  expect((await ask(good)).headers.get('Content-Type')).toMatch(/^application\/json/)
  for (const name of ['alert(1)', 'a%0Ab', '%3Cscript%3E', 'a'.repeat(80)])
    expect((await ask(`${good}&callback=${name}`)).status, name).toBe(404)
})

test('styles come from their own host', async () => {
  expect((await ask(`/_AMapService/v4/map/styles?styleid=normal&key=${key}`)).status).toBe(200)
  expect(requested).toEqual(['webapi.amap.com'])
})

test.each([
  ['another service', `/_AMapService/v3/geocode/geo?key=${key}`],
  ['a path below', `${walking}/more?key=${key}`],
  ['steps upwards as the server reads them', `/_AMapService/v3/direction/../place/text?key=${key}`],
  ['written steps upwards', `/_AMapService/v3/direction/%2e%2e/place/text?key=${key}`],
  ['a path with steps upwards', `/_AMapService/v3/direction/walking/..%2F..%2Fplace?key=${key}`],
  ['a doubled slash', `/_AMapService//v3/direction/walking?key=${key}`],
  ['a host in the path', `/_AMapService/http://127.0.0.1/?key=${key}`],
  ['a sign before the path', `/_AMapService/@127.0.0.1/v3/direction/walking?key=${key}`],
  ['a name of every object', `/_AMapService/constructor?key=${key}`],
  ['other letters', `/_AMapService/V3/direction/walking?key=${key}`],
  ['no key', `${walking}?origin=1,2`],
  ['the key of another site', `${walking}?key=ffffffffffffffffffffffffffffffff`],
  ['two keys', `${walking}?key=${key}&key=ffff`],
  ['a code of its own', `${good}&jscode=1`],
])('refuses %s without a request to AMap', async (_, path) => {
  expect((await ask(path)).status).toBe(404)
  expect(seen).toEqual([])
})

test('refuses other methods', async () => {
  for (const method of ['POST', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']) {
    const response = await ask(good, page, method)
    expect([method, response.status, response.headers.get('Allow')]).toEqual([method, 405, 'GET'])
  }
  expect(seen).toEqual([])
})

test.each<[string, Record<string, string>]>([
  ['another site', { ...page, 'Sec-Fetch-Site': 'cross-site' }],
  ['a sister site', { ...page, 'Sec-Fetch-Site': 'same-site' }],
  ['an address typed by hand', { Host: 'site.test', 'Sec-Fetch-Site': 'none' }],
  ['a page elsewhere', { Host: 'site.test', Referer: 'http://evil.test/_map/amap' }],
  ['an origin elsewhere', { ...page, Origin: 'http://evil.test' }],
  ['an origin that is none', { ...page, Origin: 'null' }],
  ['no page', { Host: 'site.test' }],
])('refuses %s', async (_, headers) => {
  expect((await ask(good, headers)).status).toBe(403)
  expect(seen).toEqual([])
})

test.each<[string, Answer]>([
  ['a redirect', { status: 302, headers: { Location: 'http://127.0.0.1/secret' } }],
  ['a failure', { status: 500, body: 'trace' }],
  ['silence', { wait: true }],
  ['too much', { body: 'x'.repeat(1024 * 1024 + 1) }],
  ['an answer that repeats the code', { body: `{"info":"bad jscode ${code}"}` }],
])('%s of AMap is a 502 without details, and the log has no code', async (_, failure) => {
  answer = failure
  const response = await ask(good)
  expect(response.status).toBe(502)
  const text = await response.text()
  expect(text).not.toMatch(/c0de|trace|secret/)
  expect(seen).toHaveLength(1)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('/v3/direction/walking')
  expect(lines[0]).not.toMatch(/c0de|119\.5/)
})

test('one visitor gets sixty answers a minute', async () => {
  const statuses = []
  for (let request = 0; request < 62; request++) statuses.push((await ask(good)).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(60)
  expect(statuses.at(-1)).toBe(429)
  visitor += 1
  expect((await ask(good)).status).toBe(200)
})
