import { expect, expectTypeOf, test, vi } from 'vitest'
import { callNames, calls } from './calls.ts'
import { address, createClient, type Transport } from './client.ts'
import { descriptions } from './openapi-descriptions.ts'
import { ApiError } from './rpc/client.ts'
import type { Data } from './schemas.ts'

const answer =
  (body: unknown, status = 200): Transport =>
  () =>
    Promise.resolve(Response.json(body, { status }))
const clientOf = (transport: Transport, more: Partial<Parameters<typeof createClient>[0]> = {}) =>
  createClient({ host: 'https://api.example', language: 'zh', transport, ...more })

/** What a call rejects with; fails when it resolves. */
async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => new Error('it resolved'),
    (reason: unknown) => reason,
  )
  if (error instanceof ApiError) return error
  throw error
}

test.each(callNames)('%s goes to its path below {host}/backends with every header', async (name) => {
  const transport = vi.fn(answer({ code: 0, msg: '', data: {} }))
  const input = descriptions[name].example
  await clientOf(transport)(name, input)
  const request = transport.mock.calls[0]?.[0]
  expect(request?.method).toBe(calls[name].method)
  const url = new URL(request?.url ?? '')
  expect(url.origin + url.pathname).toBe(
    `https://api.example/backends${calls[name].path.replace('{languageId}', '1')}`,
  )
  expect(request?.headers.get('platform')).toBe('11')
  expect(request?.headers.get('X-Frontend-Id')).toBe('group-portal-web')
  expect(request?.headers.get('X-Requested-With')).toBe('XMLHttpRequest')
  expect(request?.headers.get('Content-Type')).toBe('application/json')
  expect(request?.headers.get('Accept')).toBe('application/json')
  if (calls[name].method === 'POST') expect(await request?.json()).toEqual(input)
})

test('name and value of the identification header can be configured', async () => {
  const transport = vi.fn(answer({ code: 0, msg: '', data: {} }))
  await clientOf(transport, { identification: { name: 'X-App', value: 'other' } })('menu', { languageId: 1 })
  expect(transport.mock.calls[0]?.[0].headers.get('X-App')).toBe('other')
  expect(transport.mock.calls[0]?.[0].headers.has('X-Frontend-Id')).toBe(false)
})

test('only `data` is read, whatever else the answer has or lacks', async () => {
  const call = clientOf(answer({ code: 0, data: { menu: [{ id: 'a' }] }, more: 1 }))
  const data = await call('menu', { languageId: 1 })
  expect(data).toEqual({ menu: [{ id: 'a' }] })
  expectTypeOf(data).toEqualTypeOf<Data<'menu'>>()
})

test.each([201, 204, 301, 404, 429, 500, 503])(
  'HTTP status %d is a failure of the network',
  async (status) => {
    const transport = () => Promise.resolve(new Response(status === 204 ? null : '{"code":0}', { status }))
    const error = await failure(clientOf(transport)('menu', { languageId: 1 }))
    expect([error.kind, error.code, error.call]).toEqual(['network', status, 'menu'])
    expect(error.message).toBe('网络服务异常，请重新加载或联系客服')
  },
)

test.each([
  ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
  ['no JSON', () => Promise.resolve(new Response('<html>'))],
  ['an empty body', () => Promise.resolve(new Response(''))],
  ['JSON without a code', answer({ data: {} })],
  ['null', answer(null)],
  ['a list', answer([])],
  ['a text', answer('ok')],
  ['a code that is a text', answer({ code: '0', data: {} })],
])('%s is a failure of the network', async (_, transport) => {
  const error = await failure(clientOf(transport)('menu', { languageId: 1 }))
  expect(error.kind).toBe('network')
  expect(error.message).toBe('网络服务异常，请重新加载或联系客服')
})

test('no answer in time is a failure of the network, and the request is aborted', async () => {
  const waiting: Transport = ({ signal }) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  const error = await failure(clientOf(waiting, { timeoutMs: 20 })('menu', { languageId: 1 }))
  expect([error.kind, error.code]).toEqual(['network', 0])
})

test('a code other than 0 is refused with the message of the server', async () => {
  const error = await failure(clientOf(answer({ code: 5, msg: 'X' }))('menu', { languageId: 1 }))
  expect([error.kind, error.code, error.message]).toEqual(['refused', 5, 'X'])
})

test.each([{ code: 5 }, { code: 5, msg: '' }, { code: 5, msg: null }])(
  '%j has the message of the client',
  async (body) => {
    const error = await failure(clientOf(answer(body))('menu', { languageId: 1 }))
    expect(error.message).toBe('系统异常')
  },
)

test('the client’s messages are in the language of the page', async () => {
  const english = (transport: Transport) =>
    failure(clientOf(transport, { language: 'en' })('menu', { languageId: 2 }))
  expect((await english(answer({}, 500))).message).toBe(
    'Network service error, please reload or contact support',
  )
  expect((await english(answer({ code: 5 }))).message).toBe('System error')
})

test('a call aborted by its caller is neither of the two', async () => {
  const controller = new AbortController()
  const waiting: Transport = ({ signal }) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  const promise = failure(clientOf(waiting)('menu', { languageId: 1 }, controller.signal))
  controller.abort()
  expect((await promise).kind).toBe('aborted')
})

test('an id of any characters arrives as it is, and a field without a value is left out', () => {
  const { url } = address('scenicDetail', { id: '山门 a/b?c&d=e#f+g', languageId: undefined })
  expect(new URL(url, 'https://a.example').searchParams.get('id')).toBe('山门 a/b?c&d=e#f+g')
  expect(url).not.toContain('languageId')
  expect(address('menu', { languageId: 2 })).toEqual({ url: '/api/menu/2' })
})
