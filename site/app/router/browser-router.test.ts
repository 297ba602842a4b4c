import fc from 'fast-check'
import { createMemoryRouter, data, type RouteObject, RouterContextProvider, redirect } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBrowserRouter } from './browser-router.ts'
import type { Route } from './state.ts'

/** As much of a browser as the router uses. */
function standInBrowser() {
  const location = new URL('https://site.example/a/one')
  const history = {
    state: null as unknown,
    pushState: (state: unknown, _: string, to: string) => history.replaceState(state, _, to),
    replaceState: (state: unknown, _: string, to?: string) => {
      history.state = state
      if (to) location.href = new URL(to, location).href
    },
  }
  vi.stubGlobal('window', { location, history, scrollY: 0 })
  vi.stubGlobal('addEventListener', () => {})
}

beforeEach(standInBrowser)
afterEach(() => vi.unstubAllGlobals())

const Boundary = () => null

type Behaviour = 'answers' | 'fails' | 'is not found' | 'leads on'
type Plan = { behaviour: Behaviour; guarded: boolean; keeps: boolean }

/** Two lists with items under a shell, behaving as planned; `asked` hears of every loader that is called. */
function site(plans: readonly Plan[], asked: (id: string) => void): RouteObject[] {
  let count = 0
  const route = (id: string, path: string | undefined, children?: RouteObject[]): RouteObject => {
    const plan = plans[count++ % plans.length] as Plan
    return {
      id,
      ...(path !== undefined && { path }),
      ...(children && { children }),
      ...(plan.guarded && { ErrorBoundary: Boundary }),
      ...(plan.keeps && { shouldRevalidate: () => false }),
      loader: ({ url, params }) => {
        asked(id)
        const isFirst = url.pathname === '/a/one'
        if (!isFirst && plan.behaviour === 'fails') throw new Error(`${id} failed`)
        if (!isFirst && plan.behaviour === 'is not found') throw data({ id }, { status: 404 })
        if (url.pathname === '/b/two' && plan.behaviour === 'leads on') throw redirect('/c?from=b')
        return { id, at: url.pathname + url.search, params }
      },
    } as RouteObject
  }
  return [
    route('root', undefined, [
      route('a', 'a', [route('a-item', ':id')]),
      route('b', 'b', [route('b-item', ':id')]),
      route('c', 'c'),
      route('rest', '*'),
    ]),
  ]
}

const plan: fc.Arbitrary<Plan> = fc.record({
  behaviour: fc.constantFrom<Behaviour>('answers', 'answers', 'answers', 'fails', 'is not found', 'leads on'),
  guarded: fc.boolean(),
  keeps: fc.boolean(),
})
const step = fc.constantFrom(
  ...[
    '/a/one',
    '/a/two',
    '/a/two?page=2',
    '?page=3',
    '#place',
    '/a',
    '/b',
    '/b/two',
    '/c',
    '/no/where',
    'again',
  ],
)

/** What a visitor could tell apart. */
const seen = (state: {
  location: { pathname: string; search: string; hash: string }
  matches: { route: { id?: string }; params: object; pathname: string }[]
  loaderData: object
  errors: Record<string, unknown> | null
  historyAction: string
}) => ({
  at: state.location.pathname + state.location.search + state.location.hash,
  matches: state.matches.map(({ route: { id }, params, pathname }) => ({ id, params, pathname })),
  loaderData: state.loaderData,
  errors: Object.entries(state.errors ?? {}).map(([id, error]) => [
    id,
    error instanceof Error ? error.message : JSON.parse(JSON.stringify(error)),
  ]),
})

it('goes from page to page as the library does: same pages, data, errors and questions', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(plan, { minLength: 3, maxLength: 9 }),
      fc.array(step, { minLength: 1, maxLength: 6 }),
      async (plans, steps) => {
        standInBrowser()
        const asked: [string[], string[]] = [[], []]
        const first = { root: 'r', a: 'a', 'a-item': 'i' }
        const library = createMemoryRouter(
          site(plans, (id) => asked[0].push(id)),
          { initialEntries: ['/a/one'], hydrationData: { loaderData: first } },
        )
        const own = createBrowserRouter(site(plans, (id) => asked[1].push(id)) as Route[], {
          hydrationData: { loaderData: first },
          getContext: () => new RouterContextProvider(),
        })
        expect(seen(own.state)).toEqual(seen(library.state))
        for (const to of steps) {
          await (to === 'again' ? library.revalidate() : library.navigate(to))
          await (to === 'again' ? own.revalidate() : own.navigate(to))
          expect(seen(own.state), to).toEqual(seen(library.state))
          expect(asked[1].sort(), to).toEqual(asked[0].sort())
        }
        library.dispose()
      },
    ),
    { numRuns: 200 },
  )
})
