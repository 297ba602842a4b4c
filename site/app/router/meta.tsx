import { createContext, use } from 'react'
import type { MetaDescriptor } from 'react-router'
import { useShown } from './contexts.ts'
import { standing } from './state.ts'

type Modules = Record<string, { meta?: unknown } | undefined>

/** The code of the routes, of which `Meta` reads what they say of themselves. */
export const FrameworkContext = createContext<{ routeModules: Modules }>({ routeModules: {} })

/** Title, description and addresses of the page, from the innermost route that names any. */
export function Meta() {
  const { routeModules } = use(FrameworkContext)
  const shown = useShown()
  const { loaderData, errors, location } = shown
  const { routes } = standing(shown)
  const last = routes.at(-1)
  const error = last && errors?.[last.route.id]
  const named = routes.map(({ route: { id }, params, pathname }) => ({
    id,
    params,
    pathname,
    loaderData: loaderData[id],
    error,
  }))
  const speaking = named.findLast(({ id }) => typeof routeModules[id]?.meta === 'function')
  const meta = speaking && routeModules[speaking.id]?.meta
  if (typeof meta !== 'function') return null
  const said: MetaDescriptor[] =
    meta({ loaderData: speaking?.loaderData, params: last?.params, location, matches: named, error }) ?? []
  return said.map(tag)
}

function tag(said: MetaDescriptor) {
  const key = JSON.stringify(said)
  // First, since a link may have a title too.
  if ('tagName' in said && said.tagName === 'link') {
    const { tagName: _, ...rest } = said
    return <link key={key} {...rest} />
  }
  if ('title' in said) return <title key="title">{String(said.title)}</title>
  return <meta key={key} {...said} />
}
