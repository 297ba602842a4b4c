import { ApiError } from '@shanmen/contract/rpc/client.ts'
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { apiContext, createApi } from './api.ts'
import { detailLoader, listLoader, loader, oneOf, staticLoader } from './load.ts'

type Answer = { code: number; msg?: string; data?: unknown } | Response
type Asked = { path: string; input: Record<string, unknown> }

/** Runs a loader against a backend with a fixed answer, through the real client. */
function visit(address: string, answer: (asked: Asked) => Answer, params: Record<string, string> = {}) {
  const asked: Asked[] = []
  const failures: ApiError[] = []
  const context = new RouterContextProvider()
  const transport = async (request: Request) => {
    request.signal.throwIfAborted()
    const url = new URL(request.url)
    const query = Object.fromEntries(url.searchParams)
    const input = request.method === 'POST' ? await request.json() : query
    const one = { path: url.pathname.replace('/backends/api', ''), input }
    asked.push(one)
    const reply = answer(one)
    return reply instanceof Response ? reply : Response.json(reply)
  }
  const host = 'https://api.example'
  context.set(apiContext, createApi({ host, transport, onFailure: (error) => failures.push(error) }))
  const url = new URL(`https://lingshan.example${address}`)
  const args: LoaderFunctionArgs = { request: new Request(url), url, params, context, pattern: '' }
  return { args, asked, failures }
}

const ok = (data: unknown): Answer => ({ code: 0, msg: 'success', data })
const missing: Answer = { code: 40400, msg: '内容不存在或已下线' }
const page = (pages = 1) => ok({ list: [], total: 0, pageNum: 1, pageSize: 12, pages })
const rejection = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('should fail'),
    (error) => error,
  )

test('the language of the address becomes the id of the call', async () => {
  const zh = visit('/member/welfare', () => ok({ zh: true }))
  expect(await staticLoader('charitable')(zh.args)).toEqual({ zh: true })
  const en = visit('/en/member/welfare', () => ok({}))
  await staticLoader('charitable')(en.args)
  expect([zh.asked[0]?.path, en.asked[0]?.path]).toEqual(['/charitable/1', '/charitable/2'])
})

test('a list asks with the filters of its address and what the page fixes', async () => {
  const { args, asked } = visit('/en/newsAndInformation/media?page=2&year=2026', () => page(3), {
    channel: 'media',
  })
  const load = listLoader('informationList', { fixed: () => ({ type: 'media' }) })
  expect((await load(args)).query).toEqual({ page: 2, year: 2026 })
  expect(asked).toEqual([
    { path: '/information', input: { languageId: 2, pageNum: 2, year: 2026, type: 'media' } },
  ])
})

test('a list brings the types for its filter along', async () => {
  const { args } = visit('/member/scenic', ({ path }) =>
    path === '/type' ? ok({ list: [{ id: '1', code: 'lake', name: '湖区', count: 3 }] }) : page(),
  )
  expect((await listLoader('scenicList', { types: 'scenic' })(args)).types).toHaveLength(1)
})

test('a list whose module has types of several kinds offers, and accepts, only its own', async () => {
  const types = [
    { id: '1', code: 'goods', name: '货物', scope: 'purchase', count: 1 },
    { id: '2', code: 'shop', name: '商铺', scope: 'rent', count: 1 },
  ]
  const load = listLoader('informationDisclosureList', { types: 'informationDisclosure', scope: 'rent' })
  const visitType = (type: string) =>
    visit(`/information/rent?type=${type}`, ({ path }) => (path === '/type' ? ok({ list: types }) : page()))
  expect((await load(visitType('shop').args)).types.map(({ code }) => code)).toEqual(['shop'])
  expect((await rejection(load(visitType('goods').args))).init.status).toBe(404)
})

test.each(['?page=abc', '?page=4'])('a page that does not exist (%s) is invalid', async (search) => {
  const { args } = visit(`/member/scenic${search}`, () => page(3))
  const problem = await rejection(listLoader('scenicList')(args))
  expect(problem.init.status).toBe(404)
  expect(problem.data.message).toBe(`Page Not Found: /member/scenic${search}`)
})

test('the first page of an empty list exists', async () => {
  const { args } = visit('/member/scenic', () => page(0))
  expect((await listLoader('scenicList')(args)).total).toBe(0)
})

test('missing content is a 404 that offers the other language only if it exists there', async () => {
  const load = detailLoader('informationDetail')
  const there = visit(
    '/en/newsAndInformation/group/x',
    ({ input }) => (input.languageId === '1' ? ok({}) : missing),
    {
      id: 'x',
    },
  )
  const offered = await rejection(load(there.args))
  expect(offered.data).toEqual({ message: 'Page Not Found: /en/newsAndInformation/group/x', other: 'zh' })
  const nowhere = visit('/newsAndInformation/group/x', () => missing, { id: 'x' })
  const lost = await rejection(load(nowhere.args))
  expect([lost.init.status, lost.data.other]).toEqual([404, undefined])
})

test('as long as an item has no such page, a visitor is sent to one that it has', async () => {
  const load = detailLoader('responsibilityReportText', {
    without: { call: 'responsibilityReportDetail', address: '/information/report/:id' },
  })
  const path = '/en/information/report/2025/text'
  const there = visit(path, (asked) => (asked.path === '/responsibilityReport' ? ok({}) : missing), {
    id: '2025',
  })
  const response: Response = await rejection(load(there.args))
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/en/information/report/2025'])
  const nowhere = await rejection(load(visit(path, () => missing, { id: '2025' }).args))
  expect(nowhere.init.status).toBe(404)
})

test('an item of another type is sent to its own address', async () => {
  const { args } = visit('/en/newsAndInformation/media/%E7%81%AF%20a?x=1', () => ok({ type: 'group' }), {
    id: '灯 a',
  })
  const load = detailLoader('informationDetail', {
    address: (item) => `/newsAndInformation/${item.type}/:id`,
  })
  const response: Response = await rejection(load(args))
  expect(response.status).toBe(301)
  expect(response.headers.get('Location')).toBe('/en/newsAndInformation/group/%E7%81%AF%20a?x=1')
})

test('an item at its own address is shown, however its id is written', async () => {
  const { args } = visit('/newsAndInformation/group/灯', () => ok({ type: 'group' }), { id: '灯' })
  const load = detailLoader('informationDetail', {
    address: (item) => `/newsAndInformation/${item.type}/:id`,
  })
  expect(await load(args)).toEqual({ type: 'group' })
})

test('an API that cannot be reached is a 503 and is reported', async () => {
  const { args, failures } = visit('/member/welfare', () => new Response('', { status: 500 }))
  const problem = await rejection(staticLoader('charitable')(args))
  expect(problem.init.status).toBe(503)
  expect(failures.map((error) => [error.kind, error.code])).toEqual([['network', 500]])
})

test('a search that is refused as one of too many is a 429, which no proxy sends to another process', async () => {
  const { args } = visit('/en/search?q=x', () => new Response('', { status: 429 }))
  const problem = await rejection(listLoader('search')(args))
  expect(problem.init.status).toBe(429)
})

test('an aborted call stays aborted and is not reported', async () => {
  const { args, failures } = visit('/member/welfare', () => ok({}))
  const signal = AbortSignal.abort()
  const error = await rejection(
    staticLoader('charitable')({ ...args, request: new Request(args.url, { signal }) }),
  )
  expect(error).toBeInstanceOf(ApiError)
  expect([error.kind, failures]).toEqual(['aborted', []])
})

test('validity checks run before any call, may wait and may set their own status', async () => {
  const checked = async (check: Parameters<typeof loader>[1]) => {
    const { args, asked } = visit('/newsAndInformation/x', () => ok({}), { channel: 'x' })
    const load = loader(({ call }) => call('charitable', { languageId: 1 }), check)
    const result = await load(args).catch((problem) => problem.init.status)
    return [result, asked.length]
  }
  expect(await checked(oneOf('channel', ['group', 'media']))).toEqual([404, 0])
  expect(await checked(async () => ({ status: 410 }))).toEqual([410, 0])
  expect(await checked(oneOf('channel', ['x']))).toEqual([{}, 1])
})
