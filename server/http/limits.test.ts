import type { IncomingMessage } from 'node:http'
import { createRateLimit } from '@shanmen/contract/rpc/rate-limit.server.ts'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { settings } from '../config/settings.ts'
import { clientOf, type Env } from './client.ts'
import { allowGetAndHead, createCounters, loadShedding, rateLimit, watchDelay } from './limits.ts'
import { createSlices } from './slices.ts'

const asClient = (address: string) => {
  const app = new Hono<Env>()
  app.use(async (c, next) => {
    c.set('client', { requestId: 'r', address, from: address, https: false })
    await next()
  })
  return app
}

test('a counter lets so many pass in a minute, each visitor alone', () => {
  let time = 0
  const wait = createRateLimit(2, () => time)
  expect([wait('a'), wait('a'), wait('a'), wait('b')]).toEqual([0, 0, 60, 0])
  time = 30_500
  expect(wait('a')).toBe(30)
  time = 60_000
  expect(wait('a')).toBe(0)
})

test('a flood of addresses does not grow the memory without bound', () => {
  const wait = createRateLimit(1)
  for (let i = 0; i < 20_000; i += 1) wait(`visitor ${i}`)
  expect(wait('visitor 0')).toBeGreaterThan(0)
  wait('one more')
  expect(wait('visitor 1')).toBeGreaterThan(0)
  expect(wait('visitor 0')).toBe(0)
})

test('pages and calls are limited apart, each in the form its reader knows', async () => {
  const app = asClient('1.2.3.4')
  app.use(rateLimit(createCounters({ pages: 1, calls: 1 })))
  app.get('*', (c) => c.text('ok'))
  expect((await app.request('/a')).status).toBe(200)
  const page = await app.request('/b')
  expect(page.status).toBe(429)
  expect(page.headers.get('Retry-After')).toMatch(/^\d+$/)
  expect(await page.text()).toContain('<body>429</body>')
  expect((await app.request('/backends/api/menu/1')).status).toBe(200)
  const call = await app.request('/backends/api/menu/1')
  expect(call.status).toBe(429)
  expect(await call.json()).toMatchObject({ code: 42900, msg: '请求过于频繁' })
  expect((await app.request('/assets/a.js')).status).toBe(200)
})

test('an overloaded process refuses at once, but says that it lives', async () => {
  const app = asClient('1.2.3.4')
  app.use(loadShedding(() => 201))
  app.get('*', (c) => c.text('ok'))
  const refused = await app.request('/')
  expect(refused.status).toBe(503)
  expect(refused.headers.get('Retry-After')).toBe('2')
  for (const probe of ['/healthz', '/readyz', '/metrics'])
    expect((await app.request(probe)).status, probe).toBe(200)
  expect((await app.request('/assets/a.js')).status).toBe(200)
})

const block = (milliseconds: number) => {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}
const breathe = () => new Promise((resolve) => setTimeout(resolve, 5))

test('lasting overload is seen, one long task is not', { tags: ['slow'] }, async () => {
  const { delay, stop } = watchDelay(() => 0)
  block(700)
  await breathe()
  expect(delay()).toBeLessThan(200)
  for (let n = 0; n < 7; n++) {
    block(350)
    await breathe()
  }
  stop()
  expect(delay()).toBeGreaterThan(200)
})

test('requests that wait to be begun are overload too, though the event loop turns between them', {
  tags: ['slow'],
  timeout: 90_000,
}, async () => {
  const slices = createSlices()
  const { delay, stop } = watchDelay(slices.waited)
  for (let at = 0; at < 300; at += 1) slices.begin(() => block(10))
  await expect.poll(delay, { interval: 5, timeout: 10_000 }).toBeGreaterThan(200)
  // Their three seconds take longer where other programs have the processors.
  await expect.poll(delay, { interval: 5, timeout: 80_000 }).toBeLessThan(200)
  stop()
})

test('pages are only read', async () => {
  const app = new Hono()
  app.use(allowGetAndHead())
  app.all('*', (c) => c.text('ok'))
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const response = await app.request('/member/scenic', { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('GET, HEAD')
  }
  expect((await app.request('/member/scenic', { method: 'HEAD' })).status).toBe(200)
  expect((await app.request('/backends/api/scenic', { method: 'POST' })).status).toBe(200)
})

const request = (remoteAddress: string, headers: Record<string, string> = {}) => {
  // Only these two are read.
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage
}
const forwarded = {
  'x-forwarded-for': '9.9.9.9, 203.0.113.7',
  'x-forwarded-proto': 'https',
  'x-request-id': 'given-by-proxy',
}

const proxies = (list: string) => settings.shape.TRUST_PROXY.parse(list)
const none = proxies('')
const one = proxies('10.0.0.1')

test('forwarded headers count behind a trusted proxy only', () => {
  const direct = clientOf(request('10.0.0.1', forwarded), none, false)
  expect(direct).toMatchObject({ address: '10.0.0.1', https: false })
  expect(direct.requestId).not.toBe('given-by-proxy')
  expect(clientOf(request('10.0.0.1', forwarded), one, false)).toEqual({
    address: '203.0.113.7',
    from: '203.0.113.7',
    https: true,
    requestId: 'given-by-proxy',
  })
  expect(clientOf(request('10.0.0.2', forwarded), one, false).address).toBe('10.0.0.2')
  expect(clientOf(request('10.0.0.1', forwarded), proxies('10.0.0.1,203.0.113.0/24'), false).address).toBe(
    '9.9.9.9',
  )
  expect(clientOf(request('::ffff:10.0.0.1', forwarded), proxies('private'), false).address).toBe(
    '203.0.113.7',
  )
  expect(
    clientOf(request('::1', { 'x-forwarded-for': '9.9.9.9, unknown' }), proxies('loopback'), false).from,
  ).toBe('::1')
  for (const [hop, address] of [
    ['1.2.3.4:5678', '1.2.3.4'],
    ['[2001:db8::1]:5678', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
  ] as const)
    expect(clientOf(request('10.0.0.1', { 'x-forwarded-for': hop }), one, false).from).toBe(address)
  expect(clientOf(request('10.0.0.1', { 'x-request-id': 'a b\r\nc' }), one, false).requestId).toMatch(
    /^[\w-]{36}$/,
  )
})

test('the trace of a trusted proxy is known, anything else is no trace', () => {
  const id = '0af7651916cd43dd8448eb211c80319c'
  const traceOf = (traceparent: string, from = '10.0.0.1') =>
    clientOf(request(from, { traceparent }), one, false).traceId
  expect(traceOf(`00-${id}-b7ad6b7169203331-01`)).toBe(id)
  expect(traceOf(`00-${id}-b7ad6b7169203331-01`, '192.0.2.7')).toBeUndefined()
  for (const other of ['', `00-${id}`, `00-${id.toUpperCase()}-b7ad6b7169203331-01`, `"${id}`])
    expect(traceOf(other)).toBeUndefined()
})

test('an IPv6 network is one client, and the complete address is known too', () => {
  const whole = (ip: string) => clientOf(request(ip), none, false).from
  expect(['2001:db8:1:2:3:4:5:6', '::ffff:192.0.2.5'].map(whole)).toEqual([
    '2001:db8:1:2:3:4:5:6',
    '192.0.2.5',
  ])
  const address = (ip: string) => clientOf(request(ip), none, false).address
  expect(address('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(address('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64')
  expect(address('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(address('::1')).toBe('0:0:0:0::/64')
  expect(address('::ffff:192.0.2.5')).toBe('192.0.2.5')
})
