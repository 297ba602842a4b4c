import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Env } from './client.ts'
import { cspReports } from './csp-reports.ts'

function served() {
  const lines: object[] = []
  const app = new Hono<Env>()
    .use((c, next) => {
      c.set('client', { address: c.req.header('X-Test') ?? '192.0.2.1' } as Env['Variables']['client'])
      return next()
    })
    .route('/', cspReports({ warn: (line) => lines.push(line) }))
    // As the applications have it: an error that is thrown is logged as a failure.
    .onError((_error, c) => c.body(null, 500))
  const send = async (body: unknown, from = '192.0.2.1') => {
    const init = { method: 'POST', headers: { 'X-Test': from }, body: JSON.stringify(body) }
    return (await app.request('/csp-reports', init)).status
  }
  return { lines, send }
}

const report = (values: object = {}) => ({
  'csp-report': {
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/a.js?user=1',
    'document-uri': 'https://site.example/en/news?name=lin',
    referrer: 'https://site.example/private',
    ...values,
  },
})

test('a report is one short line without anything about the visitor', async () => {
  const { lines, send } = served()
  expect(await send(report())).toBe(204)
  await send(
    report({ 'blocked-uri': 'inline', 'document-uri': `https://site.example/preview/${'a'.repeat(32)}` }),
  )
  expect(lines).toEqual([
    { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/en/news' },
    { directive: 'script-src-elem', blocked: 'inline', page: '/preview/…' },
  ])
})

test('what is no report, too large or too frequent is refused and logs nothing', async () => {
  const { lines, send } = served()
  for (const body of [undefined, null, [], 'x', {}, report({ 'effective-directive': 'a\nb' })])
    expect(await send(body, '192.0.2.2')).toBe(400)
  expect(await send(report({ sample: 'x'.repeat(20_000) }), '192.0.2.3')).toBe(413)
  expect(lines).toEqual([])
  for (let count = 0; count < 10; count += 1) expect(await send(report())).toBe(204)
  expect(await send(report())).toBe(429)
  for (let client = 0; client < 100; client += 1) await send(report(), `198.51.100.${client}`)
  expect(lines.length).toBeLessThanOrEqual(60)
})

test('a report whose values are no texts is refused or shortened, and is no failure', async () => {
  const { lines, send } = served()
  const odd = { toString: 1 }
  expect(await send(report({ 'effective-directive': odd }))).toBe(400)
  expect(await send(report({ 'blocked-uri': odd, 'document-uri': [odd] }))).toBe(204)
  expect(lines).toEqual([{ directive: 'script-src-elem', blocked: '', page: '' }])
})
