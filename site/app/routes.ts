import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { bareSections, movedAddresses, pageNames } from '@shanmen/contract/addresses.ts'
import { languageCodes, languages } from '@shanmen/contract/languages.ts'
import type { Layout } from './page-layout.tsx'
import { routeOf } from './pages.ts'
import { checkGuards, everyPage, guardedPages } from './start/guards.ts'

const strict = { caseSensitive: true } as const
const relative = (path: string) => path.replace(/^\//, '')

/** The layout with one route for each of its pages; several addresses may share one parameterised route. */
function pagesWith(name: Layout, others: RouteConfigEntry[] = []): RouteConfigEntry {
  const mine = pageNames.map(routeOf).filter(({ layout }) => layout === name)
  const files = new Map(mine.map(({ path, file }) => [path, file]))
  const routes = [...files].map(([path, file]) =>
    path === '/' ? index(file) : route(relative(path), file, { id: path, ...strict }),
  )
  return layout('page-layout.tsx', { id: name }, [...routes, ...others])
}

const redirects = (paths: readonly string[], file: string) =>
  paths.map((path) => route(relative(path), file, { id: `to:${path}`, ...strict }))

checkGuards([...everyPage, ...Object.values(guardedPages).flat()])

const prefixes = languageCodes.flatMap((code) => languages[code].prefix || [])
/** `en?`: an optional segment for each language prefix, so that one route serves all languages. */
const anyPrefix = prefixes.map((prefix) => `${relative(prefix)}?`).join('/')

/** The one table of all addresses, in every language. */
export default [
  // Outside the optional prefix, because there `/en/member` would be ambiguous.
  ...redirects(
    prefixes.flatMap((prefix) => Object.keys(bareSections).map((path) => prefix + prefix + path)),
    'redirects/doubled.ts',
  ),
  route(anyPrefix, 'shell/shell.tsx', { id: 'shell', ...strict }, [
    ...redirects(Object.keys(bareSections), 'redirects/bare-section.ts'),
    ...redirects(Object.keys(movedAddresses), 'redirects/moved.ts'),
    pagesWith('noFooter'),
    pagesWith('noSmooth'),
    pagesWith('default', [route('*', 'status-pages/unmatched.tsx', { id: 'unmatched' })]),
  ]),
]
