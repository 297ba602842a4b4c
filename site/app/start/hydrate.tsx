import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { createApi } from '../data/api.ts'
import { apiContext, type SiteSettings, settingsContext } from '../data/contexts.ts'
import { watchBuilds } from './builds.ts'
import { reportFailure } from './failures.ts'

/** React takes over the page that the server sent. */
export function hydrate(settings: SiteSettings): void {
  const api = createApi({
    host: settings.host,
    identification: settings.identification,
    transport: (request) => fetch(request),
    onFailure: reportFailure,
  })
  const getContext = () => {
    const context = new RouterContextProvider()
    context.set(apiContext, api)
    context.set(settingsContext, settings)
    return context
  }
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter getContext={getContext} />)
  })
  watchBuilds(window.__reactRouterManifest?.version ?? '', settings.buildPollMs)
}
