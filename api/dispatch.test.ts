import { type CallName, calls } from '@shanmen/contract/calls.ts'
import { address } from '@shanmen/contract/client.ts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createInProcessClient, createPublicDispatcher } from './dispatch.ts'
import { createHandlers } from './handlers.ts'
import { type Served, serveSample } from './testing/serve.ts'

let served: Served
beforeAll(async () => {
  served = await serveSample()
})
afterAll(() => served.close())

const host = 'http://site.example/backends'
const get = (path: string) => served.app.request(host + path)
const post = (path: string, body: BodyInit) => served.app.request(host + path, { method: 'POST', body })

/** HTTP status and envelope of an answer. */
async function read(answer: Response | Promise<Response>) {
  const response = await answer
  const { code, msg, data } = await response.json()
  return { status: response.status, code, msg, data }
}

test.each([
  '/api/nope',
  '/api',
  '/api/menu',
  '/api/menu/',
  '/api/menu/2/1',
  '/api/scenic/1',
  '/api/../api/nope',
  '/nope',
  '/api/__proto__/1',
  '/api//menu/1',
  '/api/constructor',
])('%s is HTTP 404 with an envelope', async (path) => {
  expect(await read(get(path))).toEqual({ status: 404, code: 404, msg: '接口不存在', data: null })
})

test.each([
  ['DELETE', '/api/menu/1', 'GET, HEAD'],
  ['POST', '/api/menu/1', 'GET, HEAD'],
  ['PUT', '/api/information', 'GET, HEAD, POST'],
  ['PATCH', '/api/scenic', 'GET, HEAD, POST'],
  ['OPTIONS', '/api/hire', 'GET, HEAD, POST'],
  ['POST', '/api/enterpriseHonor', 'GET, HEAD'],
])('%s %s is HTTP 405 and names what is allowed', async (method, path, allow) => {
  const response = await served.app.request(host + path, { method })
  expect([response.status, response.headers.get('Allow')]).toEqual([405, allow])
  expect((await response.json()).code).toBe(405)
})

test('an error before the call is in the language of its address', async () => {
  const large = JSON.stringify({ keyword: 'x'.repeat(17_000) })
  expect((await read(get('/api/nope?languageId=2'))).msg).toBe('No such call')
  expect((await read(post('/api/menu/2', '{}'))).msg).toBe('Method not allowed')
  expect((await read(post('/api/information?languageId=2', large))).msg).toBe('Request body too large')
  expect((await read(get('/nope/2'))).msg).toBe('No such call')
})

test('HEAD answers like GET, without the body', async () => {
  const response = await served.app.request(`${host}/api/menu/1`, { method: 'HEAD' })
  expect([response.status, await response.text()]).toEqual([200, ''])
  for (const name of ['Content-Type', 'Cache-Control', 'Content-Security-Policy'])
    expect(response.headers.get(name)).toBe((await get('/api/menu/1')).headers.get(name))
})

describe('languageId is 1 or 2', () => {
  test.each(['3', '0', '01', '02', '-1', 'zh', '1.0', '01x', '1e0', '%31%32', 'NaN', '%00', '1%0A'])(
    'not %s',
    async (id) => {
      expect(await read(get(`/api/menu/${id}`))).toMatchObject({ status: 200, code: 40001 })
      expect(await read(get(`/api/information?id=x&languageId=${id}`))).toMatchObject({
        status: 200,
        code: 40001,
      })
    },
  )
})

test('a body over 16 KiB is HTTP 413, whatever length it says it has', async () => {
  const large = JSON.stringify({ keyword: 'x'.repeat(17_000) })
  expect(await read(post('/api/information', large))).toMatchObject({ status: 413, code: 413 })
  const stream = new ReadableStream({
    start(controller) {
      for (let part = 0; part < 40; part++) controller.enqueue(new TextEncoder().encode(' '.repeat(1000)))
      controller.close()
    },
  })
  const init = { method: 'POST', body: stream, duplex: 'half' }
  expect(await read(served.app.request(new Request(`${host}/api/information`, init)))).toMatchObject({
    status: 413,
  })
})

test('a GET may be cached for a minute; a posted list and an error may not', async () => {
  const caching = async (answer: Response | Promise<Response>) => (await answer).headers.get('Cache-Control')
  expect(await caching(get('/api/menu/1'))).toBe('public, max-age=60, stale-while-revalidate=600')
  expect(await caching(post('/api/information', '{}'))).toBe('no-store')
  expect(await caching(get('/api/information?id=nope'))).toBe('no-store')
  expect(await caching(get('/api/nope'))).toBe('no-store')
})

test('an answer cannot be shown as a page', async () => {
  const { headers } = await get('/api/menu/1')
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
})

test('an unexpected error is HTTP 500 with its code alone; the log has the rest', async () => {
  const lines: [Record<string, unknown>, string][] = []
  const handlers = {
    ...createHandlers(
      () => served.content,
      () => new Date(),
    ),
    menu: () => Promise.reject(new Error('secret at /home/x')),
  }
  const open = createPublicDispatcher(handlers, { error: (fields, message) => lines.push([fields, message]) })
  const answer = await open(new Request(`${host}/api/menu/2`), calls.menu.path.replace('{languageId}', '2'))
  expect(await read(answer)).toEqual({ status: 500, code: 50000, msg: 'System error', data: null })
  expect(lines).toHaveLength(1)
  expect(lines[0]?.[0]).toMatchObject({ call: 'menu', message: 'secret at /home/x' })
})

test('while the database does not answer a call is answered with when to retry, in the envelope', async () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  const handlers = {
    ...createHandlers(
      () => served.content,
      () => new Date(),
    ),
    menu: () => Promise.reject(refused),
  }
  const lines: unknown[] = []
  const log = { error: (fields: unknown) => void lines.push(fields) }
  const answer = await createPublicDispatcher(handlers, log)(new Request(`${host}/api/menu/2`), '/api/menu/2')
  expect(answer.headers.get('Retry-After')).toBe('5')
  expect(await read(answer)).toEqual({ status: 503, code: 503, msg: 'System error', data: null })
  expect((await createInProcessClient(handlers, log)('menu', { languageId: 2 })).status).toBe(503)
  // Each request is one while it lasts: without the stack.
  expect(lines).toEqual(Array(2).fill({ call: 'menu', message: 'connect' }))
})

test('while rows may be missing a call is not answered with a list that lacks one', async () => {
  const { damage } = served.content
  onTestFinished(() => {
    damage.findings = []
  })
  damage.findings = [{ code: 'index', count: 1, where: ['row 3 missing from index publication_sorted'] }]
  const answer = await get('/api/menu/2')
  expect(answer.headers.get('Retry-After')).toBe('5')
  expect(await read(answer)).toEqual({ status: 503, code: 503, msg: 'System error', data: null })
  // A search index that differs is reported, and hides nothing of a list.
  damage.findings = [{ code: 'search', count: 1, where: ['publication 1'] }]
  expect((await get('/api/menu/2')).status).toBe(200)
})

test('an id is code 40400 when there is nothing of that id', async () => {
  const answer = await read(get('/api/information?id=nope&languageId=1'))
  expect(answer).toEqual({ status: 200, code: 40400, msg: '内容不存在或已下线', data: null })
})

test.each([
  ['menu', { languageId: 1 }],
  ['menu', { languageId: 3 }],
  ['contact', { languageId: 2 }],
  ['typeList', { languageId: 2, module: 'hire' }],
  ['typeList', { languageId: 1, module: 'none' }],
  ['informationList', { languageId: 1, keyword: '山', type: undefined, year: '' }],
  ['informationList', { languageId: 1, pageNum: 0 }],
  ['informationDetail', { languageId: 2, id: 'not-there' }],
  ['enterpriseHonorList', { languageId: 1, level: 'national', more: 1 }],
] as [CallName, Record<string, unknown>][])('%s of %j is the same without a request', async (name, input) => {
  served.setNow(new Date())
  const { url, body } = address(name, input)
  const request = new Request(host + url, { method: calls[name].method, body })
  const { status, envelope } = await served.ask(name, input)
  expect({ status, ...JSON.parse(JSON.stringify(envelope)) }).toEqual(await read(served.app.request(request)))
  served.setNow(null)
})
