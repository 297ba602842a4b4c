import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { textResponse } from '@shanmen/contract/text-response.ts'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { negotiate } from './compress.ts'
import { finishResponse } from './respond.ts'

const long = '山门'.repeat(2000)
const app = new Hono()
app.use(finishResponse())
app.get('/long', (c) => c.text(long))
app.get('/text', () => textResponse(long, { headers: { 'Content-Type': 'text/plain' } }))
app.get('/short', (c) => c.json({ a: 1 }))
app.get('/no-store', (c) => c.text(long, 200, { 'Cache-Control': 'no-store' }))
app.get('/picture', (c) => c.body(new Uint8Array(4000), 200, { 'Content-Type': 'image/webp' }))
app.get('/svg', (c) => c.body('<svg/>', 200, { 'Content-Type': 'image/svg+xml' }))
let sent = 0
app.get('/stream', (c) => {
  const pull = (controller: ReadableStreamDefaultController) => {
    sent += 1
    controller.enqueue(Buffer.from(long))
    if (sent === 20) controller.close()
  }
  const headers = { 'Content-Type': 'text/csv', 'Cache-Control': 'no-store, no-transform' }
  return c.body(new ReadableStream({ pull }), 200, headers)
})
app.get('/cookies', (c) => {
  c.header('Set-Cookie', 'a=1')
  c.header('Set-Cookie', 'b=2', { append: true })
  return c.text(long)
})

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('brotli and gzip as the client accepts, with the length of the body', async () => {
  const br = await get('/long', { 'Accept-Encoding': 'gzip, deflate, br' })
  expect(br.headers.get('Content-Encoding')).toBe('br')
  const bytes = await bytesOf(br)
  expect(br.headers.get('Content-Length')).toBe(String(bytes.length))
  expect(brotliDecompressSync(bytes).toString()).toBe(long)
  const gz = await get('/long', { 'Accept-Encoding': 'gzip' })
  expect(gunzipSync(await bytesOf(gz)).toString()).toBe(long)
  expect((await get('/long')).headers.get('Content-Encoding')).toBeNull()
})

test('a response that has its text at hand is sent like any other', async () => {
  for (const encoding of ['br', 'identity']) {
    const [text, other] = await Promise.all(
      ['/text', '/long'].map((path) => get(path, { 'Accept-Encoding': encoding })),
    )
    expect(await bytesOf(text as Response)).toEqual(await bytesOf(other as Response))
    for (const name of ['ETag', 'Content-Length', 'Content-Encoding'])
      expect(text?.headers.get(name)).toBe(other?.headers.get(name))
  }
})

test('small texts and pictures are sent as they are', async () => {
  const short = await get('/short', { 'Accept-Encoding': 'br' })
  expect(short.headers.get('Content-Encoding')).toBeNull()
  const picture = await get('/picture', { 'Accept-Encoding': 'br' })
  expect(picture.headers.get('Content-Encoding')).toBeNull()
  expect(picture.headers.get('Content-Type')).toBe('image/webp')
})

test('a stream that is not to be transformed is sent as it comes', async () => {
  const response = await get('/stream', { 'Accept-Encoding': 'br' })
  expect(response.headers.get('Content-Encoding')).toBeNull()
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  const reader = response.body?.getReader()
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe(long)
  expect(sent).toBeLessThan(5)
  await reader?.cancel()
})

test('every text says utf-8 and varies by encoding', async () => {
  for (const [path, type] of [
    ['/long', 'text/plain; charset=utf-8'],
    ['/short', 'application/json; charset=utf-8'],
    ['/svg', 'image/svg+xml; charset=utf-8'],
  ] as const) {
    const { headers } = await get(path)
    expect(headers.get('Content-Type')).toBe(type)
    expect(headers.get('Vary')).toBe('Accept-Encoding')
  }
})

test('what the browser has already is not sent again', async () => {
  const etag = (await get('/long')).headers.get('ETag') ?? ''
  const again = await get('/long', { 'If-None-Match': `"other", ${etag}`, 'Accept-Encoding': 'br' })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect((await get('/long', { 'If-None-Match': '"other"' })).status).toBe(200)
  expect((await get('/no-store')).headers.get('ETag')).toBeNull()
})

test('no cookie is lost or doubled', async () => {
  const { headers } = await get('/cookies', { 'Accept-Encoding': 'br' })
  expect(headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})

test.each([
  [undefined, undefined],
  ['', undefined],
  ['br', 'br'],
  ['gzip, br', 'br'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['*', 'br'],
  ['identity', undefined],
  ['BR', 'br'],
])('Accept-Encoding %s: %s', (header, encoding) => {
  expect(negotiate(header)).toBe(encoding)
})
