import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { FileCache } from '../files/file-cache.ts'
import { createMeasurements, routeClass } from './measurements.ts'
import { metrics, withGauges } from './metrics.ts'

const token = 'a-token-of-this-test'
const measured = {
  ...{ cache: undefined, files: new FileCache(1000), delay: () => 3.4 },
  problems: () => ({ clock: 'behind', studio: 'hangs' }),
  build: { id: 'b1', version: '1.2.3' },
  uploads: async () => 4,
}
const ask = (remoteAddress: string, headers: Record<string, string> = {}, open = false) =>
  metrics(withGauges({ ...measured, registry: new Registry() }), { token, open }).request(
    '/metrics',
    {},
    { incoming: { socket: { remoteAddress }, headers } },
  )

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('%s may read the metrics', async (address) => {
  const answer = await ask(address)
  const text = await answer.text()
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(text).toMatch(/^shanmen_cache_bytes 0$/m)
  expect(text).toMatch(/^shanmen_cache_missing_bytes 0$/m)
  expect(text).toMatch(/^shanmen_cached_file_bytes 0$/m)
  expect(text).toMatch(/^shanmen_problems 2$/m)
  expect(text).toMatch(/^shanmen_uploads_waiting 4$/m)
  expect(text).toMatch(/^shanmen_timer_delay_seconds 0\.0034$/m)
  expect(text).toMatch(/^shanmen_build_info\{version="1\.2\.3",build="b1"\} 1$/m)
  // There was no check and no backup: no age is better than a wrong one.
  expect(text).not.toMatch(/^shanmen_(check|backup)_age_seconds \d/m)
})

test.each([
  ['fails', () => Promise.reject(new Error('disk I/O error'))],
  ['does not answer', () => new Promise<number>(() => undefined)],
])('a database that %s leaves out its own number only', async (_, uploads) => {
  const registry = withGauges({ ...measured, uploads, registry: new Registry() })
  const answer = await metrics(registry, { token, open: true }).request(
    '/metrics',
    {},
    { incoming: { socket: { remoteAddress: '127.0.0.1' }, headers: {} } },
  )
  const text = await answer.text()
  expect([answer.status, /^shanmen_problems 2$/m.test(text)]).toEqual([200, true])
  expect(text).not.toMatch(/^shanmen_uploads_waiting \d/m)
})

test.runIf(process.platform === 'linux')('own memory and mapped files are reported separately', async () => {
  const text = await (await ask('127.0.0.1')).text()
  const of = (name: string) =>
    Number(new RegExp(`^shanmen_memory_${name}_bytes (\\d+)$`, 'm').exec(text)?.[1])
  expect(of('own')).toBeGreaterThan(10_000_000)
  expect(of('mapped')).toBeGreaterThan(10_000_000)
})

test.each([
  ['192.0.2.7', {}],
  ['2001:db8::1', {}],
  ['127.0.0.1', { 'x-forwarded-for': '192.0.2.7' }],
  ['192.0.2.7', { authorization: 'Bearer another-token-of-a' }],
  ['192.0.2.7', { authorization: 'Bearer ' }],
])('%s with %o is refused', async (address, headers) => {
  const answer = await ask(address, headers as Record<string, string>)
  expect([answer.status, await answer.text()]).toEqual([404, 'Not Found\n'])
})

test('a program elsewhere reads them with the token, or on the port that visitors cannot reach', async () => {
  expect((await ask('192.0.2.7', { authorization: `Bearer ${token}` })).status).toBe(200)
  expect((await ask('192.0.2.7', {}, true)).status).toBe(200)
})

test('every request is counted by kind and status, in the bucket of its time, and still logged', async () => {
  const { registry, measured } = createMeasurements()
  const logged: unknown[] = []
  const log = measured((_client, ...request) => logged.push(request))
  const client = { requestId: 'r', address: 'a', from: 'a', https: true }
  log(client, 'GET', '/en/news/group', 200, 0)
  log(client, 'GET', '/', 200, 30)
  log(client, 'GET', '/backends/api/global/1', 404, 7)
  expect(logged).toHaveLength(3)
  const text = await registry.metrics()
  const value = (labels: string, part = 'count') =>
    new RegExp(`^shanmen_http_request_duration_seconds_${part}\\{${labels}\\} (\\S+)$`, 'm').exec(text)?.[1]
  expect(value('route="page",status="200"')).toBe('2')
  expect(value('route="page",status="200"', 'sum')).toBe('0.03')
  expect(value('le="0.001",route="page",status="200"', 'bucket')).toBe('1')
  expect(value('le="0.05",route="page",status="200"', 'bucket')).toBe('2')
  expect(value('route="call",status="404"')).toBe('1')
})

test.each([
  ['/', 'page'],
  ['/en/member/scenic/lanyu', 'page'],
  ['/backends/api/menu/1', 'call'],
  ['/assets/entry-a1.js', 'asset'],
  ['/media/x/800.avif', 'media'],
  ['/en/sitemap.xml', 'data'],
  ['/preview/…', 'preview'],
  ['/readyz', 'probe'],
])('%s counts as %s', (path, kind) => {
  expect(routeClass(path)).toBe(kind)
})
