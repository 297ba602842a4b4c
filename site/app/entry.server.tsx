import { styleSheets } from 'virtual:page-styles'
import { languages } from '@shanmen/contract/languages.ts'
import { textResponse } from '@shanmen/contract/text-response.ts'
import { renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { answerContext, inlineStyleContext, settingsContext, type View } from './data/api.ts'
import { isShellData } from './data/global.ts'
import { spriteWith } from './lib/icons.server.ts'
import { markPhrases } from './lib/phrases.server.ts'
import { sharedHtmlOf } from './shell/cached-html.server.tsx'
import { CachedHtmlContext } from './shell/cached-html.ts'
import { drawCodes } from './shell/page-code.server.ts'
import {
  asFatal,
  completeDocument,
  errorAsJson,
  payloadOf,
  startTags,
  wantsJson,
} from './start/document.server.ts'
import { structuredData } from './start/structured-data/structured-data.server.ts'
import { loadLostPage } from './status-pages/lost-page.ts'

await loadLostPage()

// For the server, which must use the very same instances as the loaders:
//   const context = new RouterContextProvider()
//   context.set(apiContext, createApi({ host, transport, onFailure }))
//   context.set(settingsContext, { publicUrl, …, view })   // view from the cookie `view`
//   const response = await createPageHandler(build, onError)(request, context)   // server/site/router.ts
// Afterwards `context.get(inlineStyleContext)` is the text of the page's <style>, for its hash in `style-src`.
export { answerContext, apiContext, createApi, inlineStyleContext, settingsContext } from './data/api.ts'

/** Renders one page as one string; nothing is streamed, because nothing here is slow. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  if (loadContext.get(answerContext) === 'payload') return payloadOf(status, context)
  if (status >= 400 && wantsJson(request)) return errorAsJson(request, status, context)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const fatal = status >= 500
  const router = fatal ? asFatal(context) : context
  // Given a stream, the router would write its own form of the data into the page as inline scripts.
  const page = { ...router, manifest: onlyOf(context), serverHandoffStream: undefined }
  const shell = Object.values(context.staticHandlerContext.loaderData).find(isShellData)
  const parts = shell?.global ? sharedHtmlOf(shell.global, shell.language) : undefined
  const rendered = renderToString(
    <CachedHtmlContext value={parts}>
      <ServerRouter context={page} url={request.url} />
    </CachedHtmlContext>,
  )
  // In development React also compares what the browser never does.
  const isMarked = shell && languages[shell.language].isCjk && !import.meta.env.DEV
  const html = isMarked ? markPhrases(rendered) : rendered
  // The error screen needs no script: its one link loads the page again.
  const settings = loadContext.get(settingsContext)
  const start = fatal ? '' : startTags(context, settings)
  const codes = drawCodes(settings.publicUrl, context, html)
  const about = structuredData(context, settings, html)
  const { inline, late } = stylesOf(context, settings.view)
  loadContext.set(inlineStyleContext, inline)
  const body = completeDocument(html, {
    style: inline,
    head: about.head,
    end: spriteWith(shell?.global?.site.logo?.url) + codes + about.end + late + start,
  })
  return textResponse(body, { status, headers })
}

const layers = '@layer tokens,base,layout,components,pages,modes;'
const stylesOfPages = new Map<string, { inline: string; late: string }>()

/**
 * The styles of this page's routes: what is inlined, beginning with the order of layers, and links for the end of the page.
 * `vite.config.ts` names two groups of files: `late` is linked, but inlined when the page shows an error; `elder` belongs
 * to the large-text view. The 404 page has the search's form, whose styles are no route's of an error.
 */
function stylesOf({ manifest, staticHandlerContext }: EntryContext, view: View) {
  const { matches, errors } = staticHandlerContext
  const ids = matches.map(({ route }) => route.id)
  const key = [view, Boolean(errors), ...ids].join()
  const known = stylesOfPages.get(key)
  if (known) return known
  // The framework marks an address with `#` when dynamic imports need the file too.
  const ofRoutes = ids.flatMap((id) => manifest.routes[id]?.css ?? []).map((href) => href.replace('#', ''))
  const ofError = errors ? Object.keys(styleSheets).filter((href) => href.includes('/search-form-')) : []
  const all = [...new Set([...ofRoutes, ...ofError])].filter(
    (href) => view === 'elder' || !href.includes('/elder-'),
  )
  const isLinked = (href: string) => !errors && href.includes('/late-')
  const inlined = all.filter((href) => !isLinked(href)).map((href) => styleSheets[href] ?? '')
  const links = all.filter(isLinked).map((href) => `<link rel="stylesheet" href="${href}">`)
  const styles = { inline: inlined.length > 0 ? layers + inlined.join('') : '', late: links.join('') }
  stylesOfPages.set(key, styles)
  return styles
}

/** The table of this page's routes: of all in it, the router would make up two hundred for each page. */
function onlyOf({ manifest, staticHandlerContext }: EntryContext): EntryContext['manifest'] {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  return { ...manifest, routes: Object.fromEntries(ids.map((id) => [id, manifest.routes[id]])) }
}
