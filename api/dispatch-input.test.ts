import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
const badRequest = { status: 200, code: 40001, msg: '参数错误', data: null }

describe('a bad body is code 40001, never HTTP 500', () => {
  test.each([
    '{',
    'null',
    '[]',
    '"x"',
    '1',
    'a=b',
    '{"pageNum":1',
    '\u0000',
    '{"a":1}}',
    '[{"type":"group"}]',
  ])('%j', async (body) => {
    expect(await read(post('/api/information', body))).toEqual(badRequest)
  })
  test('bytes that are no UTF-8', async () => {
    expect(await read(post('/api/information', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])))).toEqual(badRequest)
  })
  test('an empty body is an empty input', async () => {
    expect(await read(post('/api/information', ''))).toMatchObject({ code: 0 })
  })
})

describe('bad input is code 40001 in the reader’s language', () => {
  test.each([
    { pageNum: 0 },
    { pageNum: 'a' },
    { pageNum: '2' },
    { pageNum: 1.5 },
    { pageNum: -1 },
    { pageNum: 1e99 },
    { pageNum: null },
    { pageNum: [1] },
    { pageNum: { $gt: 0 } },
    { pageSize: 0 },
    { pageSize: 'all' },
    { year: 1948 },
    { year: 9999 },
    { year: '2025' },
    { keyword: 'x'.repeat(51) },
    { keyword: 1 },
    { keyword: ['a'] },
    { keyword: 'a\u0000b' },
    { keyword: '\ud800' },
    { type: 'nope' },
    { type: ['group', 'media'] },
    { languageId: 3 },
    { languageId: '1' },
    { languageId: true },
  ])('%j', async (input) => {
    expect(await read(post('/api/information', JSON.stringify(input)))).toEqual(badRequest)
  })
  test('in English for English', async () => {
    const input = { languageId: 2, pageNum: 0 }
    expect((await read(post('/api/information', JSON.stringify(input)))).msg).toBe('Invalid parameters')
    expect((await read(get('/api/information?languageId=2'))).msg).toBe('Invalid parameters')
    expect((await read(get('/api/information?languageId=2&id=nope'))).msg).toBe('Content not found')
  })
  test('a module is required, and must be a known one', async () => {
    for (const query of ['', '?module=', '?module=nope', '?languageId=1'])
      expect((await read(get(`/api/type${query}`))).code).toBe(40001)
  })
})

test('numbers and truth values in a query may be texts; an empty text is no filter; unknown keys are ignored', async () => {
  const query =
    'languageId=2&pageNum=1&pageSize=2&type=&year=&keyword=&utm_source=x&__proto__=1&constructor=x'
  const answer = await read(get(`/api/enterpriseHonor?${query}`))
  expect(answer).toMatchObject({ code: 0, data: { pageNum: 1, pageSize: 2 } })
  expect(answer.data.list).toHaveLength(2)
  expect((await read(get('/api/enterpriseHonor?pageNum=1x'))).code).toBe(40001)
})

test('a key sent twice is refused, in a query as with a path', async () => {
  for (const path of [
    '/api/information?id=a&id=b',
    '/api/enterpriseHonor?pageNum=1&pageNum=2',
    '/api/menu/1?languageId=2',
    '/api/enterpriseHonor?x=1&x=2',
  ])
    expect(await read(get(path))).toMatchObject({ status: 200, code: 40001 })
})

test('no key of an input reaches a prototype', async () => {
  const body =
    '{"__proto__":{"pageSize":3,"polluted":1},"constructor":{"prototype":{"polluted":1}},"pageSize":2}'
  expect((await read(post('/api/information', body))).data.pageSize).toBe(2)
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  expect((await read(post('/api/information', '{"__proto__":{"pageSize":3}}'))).data.pageSize).toBe(10)
})
