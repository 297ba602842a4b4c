import { data, type EntryContext, RouterContextProvider, redirect, type ServerBuild } from 'react-router'
import { expect, test, vi } from 'vitest'
import { createPageHandler } from './router.ts'

const secret = new Error('the password is 1234')
const loaders = {
  '/fine': () => ({ words: 'fine' }),
  '/gone': () => {
    throw data({ message: 'gone' }, { status: 404 })
  },
  '/broken': () => {
    throw secret
  },
  '/moved': () => {
    throw redirect('/fine', 301)
  },
}

/** A build of a root and one page for each loader, whose renderer shows its input. */
function answering(
  render: (status: number, shown: EntryContext['staticHandlerContext']) => string,
  turn?: () => Promise<void>,
) {
  const pages = Object.entries(loaders).map(([path, loader]) => [
    path,
    { id: path, parentId: 'root', path: path.slice(1), module: { loader, default: () => null } },
  ])
  const root = { id: 'root', path: '', module: { default: () => null } }
  const show = (_: Request, status: number, headers: Headers, { staticHandlerContext }: EntryContext) =>
    new Response(render(status, staticHandlerContext), { status, headers })
  const build = {
    routes: { root, ...Object.fromEntries(pages) },
    entry: { module: { default: show } },
    assets: {},
  }
  const onError = vi.fn()
  const answer = createPageHandler(build as unknown as ServerBuild, onError, turn)
  return {
    onError,
    ask: (path: string) => answer(new Request(`http://a.example${path}`), new RouterContextProvider()),
  }
}

const asJson = (status: number, { loaderData, errors }: EntryContext['staticHandlerContext']) =>
  JSON.stringify({
    status,
    loaderData,
    errors: Object.values(errors ?? {}).map((error) => error.message ?? error.data),
  })

test('a page is rendered with the data of its loader, a redirect is returned as it is', async () => {
  const { ask, onError } = answering(asJson)
  expect(await (await ask('/fine')).json()).toMatchObject({
    status: 200,
    loaderData: { '/fine': { words: 'fine' } },
  })
  const moved = await ask('/moved')
  expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/fine'])
  expect(onError).not.toHaveBeenCalled()
})

test('a page that has its data waits for its turn to be rendered', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const render = vi.fn(asJson)
  const turn = vi.fn(() => promise)
  const { ask } = answering(render, turn)
  const answer = ask('/fine')
  await expect.poll(() => turn.mock.calls.length).toBe(1)
  expect(render).not.toHaveBeenCalled()
  resolve()
  expect((await answer).status).toBe(200)
})

test('a page not found is no error; an error is logged and not shown in the page', async () => {
  const { ask, onError } = answering(asJson)
  expect(await (await ask('/gone')).json()).toMatchObject({ status: 404, errors: [{ message: 'gone' }] })
  expect((await (await ask('/nowhere')).json()).status).toBe(404)
  expect(onError).not.toHaveBeenCalledWith(secret, expect.anything())
  const broken = await ask('/broken')
  expect([broken.status, await broken.json()]).toMatchObject([500, { errors: ['Unexpected Server Error'] }])
  expect(onError).toHaveBeenCalledWith(secret, expect.anything())
})

test('a page that cannot be rendered becomes the error page, or an empty response where that fails too', async () => {
  const once = answering((status, shown) => {
    if (status === 200) throw secret
    return asJson(status, shown)
  })
  const screen = await once.ask('/fine')
  expect([screen.status, await screen.json()]).toMatchObject([500, { errors: ['Unexpected Server Error'] }])
  const never = answering(() => {
    throw secret
  })
  const empty = await never.ask('/fine')
  expect([empty.status, await empty.text(), never.onError.mock.calls.length]).toEqual([500, '', 2])
})
