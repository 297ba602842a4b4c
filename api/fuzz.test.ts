import { callNames, calls } from '@shanmen/contract/calls.ts'
import { schemas } from '@shanmen/contract/schemas.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Served, serveSample } from './testing/serve.ts'

let served: Served
beforeAll(async () => {
  served = await serveSample()
})
afterAll(() => served.close())

const host = 'http://site.example/backends'

// Values that break careless programs, among any others.
const nasty = fc.constantFrom<unknown>(
  '',
  '0',
  '-1',
  '1',
  '2',
  1,
  2,
  0,
  -1,
  50,
  51,
  1e15,
  2025,
  null,
  true,
  [],
  {},
  "' or '1'='1",
  '"; drop table publication; --',
  '%',
  '_',
  '\\',
  '\0',
  '\ud800',
  '湖',
  '灯会2026',
  'lanyu',
  'group',
  'rent',
  'hire',
  'open',
  'NEAR("a" "b")',
  'a* OR b',
  '((((',
  '../../etc/passwd',
  '{{7*7}}',
  '\u202e',
  'ﷺ',
)
const value = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 60 }), fc.jsonValue({ maxDepth: 2 }))
const any = (name: (typeof callNames)[number]) =>
  fc.dictionary(
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...Object.keys(schemas[name].input.shape)) },
      { weight: 1, arbitrary: fc.string() },
    ),
    value,
    { maxKeys: 6 },
  )

async function expectAnswer(response: Response, what: unknown) {
  expect(response.status, JSON.stringify(what)).toBe(200)
  const envelope = await response.json()
  expect([0, 40001, 40400], JSON.stringify(what)).toContain(envelope.code)
  expect(served.logged).toEqual([])
}

test.each(callNames)(
  'whatever is sent to %s, the answer is data or a refusal, never HTTP 500',
  async (name) => {
    const { method, path } = calls[name]
    await fc.assert(
      fc.asyncProperty(any(name), async (input) => {
        if (method === 'POST') {
          const body = JSON.stringify(input)
          return expectAnswer(await served.app.request(host + path, { method, body }), input)
        }
        const { languageId, ...rest } = input
        const text = (each: unknown) =>
          typeof each === 'string' ? each.toWellFormed() : String(JSON.stringify(each))
        const id = encodeURIComponent(text(languageId)).replace(/^\.{1,2}$/, '1') || '1'
        const query = new URLSearchParams(
          Object.entries(rest).map(([key, each]) => [key.toWellFormed(), text(each)]),
        )
        if (!path.includes('{languageId}') && languageId !== undefined)
          query.set('languageId', text(languageId))
        const address = `${host}${path.replace('{languageId}', id)}?${query}`
        return expectAnswer(await served.app.request(address), input)
      }),
      { numRuns: 60, examples: [[{ languageId: [{ toString: false }] }]] },
    )
  },
)

test('whatever the path, the answer is an envelope', async () => {
  await fc.assert(
    fc.asyncProperty(fc.webPath(), fc.webQueryParameters(), async (path, query) => {
      const response = await served.app.request(`${host}/api${path}?${query}`)
      expect(response.status).toBeLessThan(500)
      expect(typeof (await response.json()).code).toBe('number')
    }),
    { numRuns: 200 },
  )
})

test('whatever the bytes of a body, the answer is an envelope', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      const response = await served.app.request(`${host}/api/information`, {
        method: 'POST',
        body: new Uint8Array(bytes),
      })
      await expectAnswer(response, [...bytes])
    }),
    { numRuns: 200 },
  )
})
