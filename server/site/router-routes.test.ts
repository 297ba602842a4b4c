import { RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { createHandlers } from './router.ts'

const route = (id: string, parentId: string | undefined, path?: string) => ({
  ...{ id, parentId, path, index: id === 'home', caseSensitive: true },
  module: { loader: () => id },
})
const table = [
  route('root', undefined, ''),
  ...['a', 'b'].map((name) => route(`doubled ${name}`, 'root', `en/en/${name}`)),
  route('shell', 'root', 'en?'),
  route('moved', 'shell', 'a/old'),
  route('layout', 'shell'),
  route('home', 'layout'),
  ...['a', 'a/:id', 'a/:id/more', 'b/c', 'b/c/a', 'b/:any'].map((path) => route(path, 'layout', path)),
  route('lost', 'layout', '*'),
]

test('an address finds among the routes of its first part what it finds among all', async () => {
  const build = { routes: Object.fromEntries(table.map((row) => [row.id, row])) } as unknown as ServerBuild
  const handlers = createHandlers(build)
  const shown = async (path: string) => {
    const requestContext = new RouterContextProvider()
    const page = await handlers(path).query(new Request(`http://a.example${path}`), { requestContext })
    return page instanceof Response ? undefined : [page.matches.at(-1)?.route.id, page.matches.at(-1)?.params]
  }
  const found = Object.entries({
    '/': ['home', {}],
    '/en': ['home', {}],
    '/a': ['a', {}],
    '/en/a/old': ['moved', {}],
    '/a/new': ['a/:id', { id: 'new' }],
    '/en/a/%E5%B1%B1/more': ['a/:id/more', { id: '山' }],
    '/b/c': ['b/c', {}],
    '/en/b/c/a': ['b/c/a', {}],
    '/b/x': ['b/:any', { any: 'x' }],
    '/en/en/a': ['doubled a', {}],
    '/%61': ['a', {}],
    '/A': ['lost', { '*': 'A' }],
    '/a/x/y': ['lost', { '*': 'a/x/y' }],
    '/en/nowhere': ['lost', { '*': 'nowhere' }],
  })
  for (const [path, [id, params]] of found)
    expect([path, ...((await shown(path)) ?? [])]).toEqual([path, id, params])
  expect(handlers('/a/x')).toBe(handlers('/en/a'))
  expect(handlers('/a')).not.toBe(handlers('/b'))
})
