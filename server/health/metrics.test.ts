import { expect, test } from 'vitest'
import { FileCache } from '../files/file-cache.ts'
import { metrics } from './metrics.ts'

const ask = (remoteAddress: string, headers: Record<string, string> = {}) =>
  metrics({
    ...{ cache: undefined, files: new FileCache(1000), delay: () => 3.4 },
    problems: () => ({ clock: 'behind', studio: 'hangs' }),
  }).request('/metrics', {}, { incoming: { socket: { remoteAddress }, headers } })

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('%s may read the metrics', async (address) => {
  const answer = await ask(address)
  const text = await answer.text()
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  expect(text).toMatch(/^shanmen_cache_bytes 0$/m)
  expect(text).toMatch(/^shanmen_cache_missing_bytes 0$/m)
  expect(text).toMatch(/^shanmen_cached_file_bytes 0$/m)
  expect(text).toMatch(/^shanmen_problems 2$/m)
  expect(text).toMatch(/^shanmen_timer_delay_milliseconds 3$/m)
  expect(text).toMatch(/^shanmen_memory_resident_bytes \d{7,}$/m)
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
])('%s with %o is refused', async (address, headers) => {
  expect((await ask(address, headers as Record<string, string>)).status).toBe(404)
})
