import { pathWithoutLanguage } from '@shanmen/contract/languages.ts'
import { createStaticHandler, type RouteObject, type ServerBuild, type StaticHandler } from 'react-router'

/**
 * What asks the routes of a path for its data. The router compares a path with one route after the other, all two hundred
 * of them for a twentieth of a page: so there is a handler for each first part of an address, of the routes that may match.
 */
export function createHandlers(build: ServerBuild): (pathname: string) => StaticHandler {
  const handlerOf = (first?: string) =>
    createStaticHandler(routesUnder(undefined, build, first), { basename: build.basename })
  const firsts = Object.values(build.routes).map((entry) => firstOf(entry?.path))
  const handlers = new Map([...new Set(firsts)].filter(isFixed).map((first) => [first, handlerOf(first)]))
  const all = handlerOf()
  return (pathname) => handlers.get(firstOf(pathWithoutLanguage(pathname).slice(1))) ?? all
}

const firstOf = (path = ''): string => path.split('/', 1)[0] ?? ''
const isFixed = (part: string): boolean => !/^$|[:*?]/.test(part)

/** The routes of the build as the router wants them on the server, without those that begin with another `first`. */
function routesUnder(
  parent: string | undefined,
  build: ServerBuild,
  first: string | undefined,
): RouteObject[] {
  return Object.values(build.routes)
    .filter((entry) => entry !== undefined)
    .filter(({ parentId }) => parentId === parent)
    .filter(({ path }) => first === undefined || !isFixed(firstOf(path)) || firstOf(path) === first)
    .map(({ id, path, index, caseSensitive, module }): RouteObject => {
      const { loader, middleware } = module
      // What stands in for an error is known to the site's renderer; the router asks only where there is something.
      const ErrorBoundary = id === 'root' || module.ErrorBoundary ? () => null : undefined
      const route = { id, path, loader, middleware, ErrorBoundary } as RouteObject
      const below = isFixed(firstOf(path)) ? undefined : first
      return Object.assign(
        route,
        index ? { index } : { caseSensitive, children: routesUnder(id, build, below) },
      )
    })
}
