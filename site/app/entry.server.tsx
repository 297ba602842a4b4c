import { styleSheets } from 'virtual:style-sheet'
import { textResponse } from '@shanmen/contract/text-response.ts'
import { renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { answerContext, settingsContext } from './data/api.ts'
import { isShellData } from './data/global.ts'
import { sprite } from './lib/icons.server.ts'
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

export { styleSheets } from 'virtual:style-sheet'
// For the server, which must use the very same instances as the loaders:
//   const context = new RouterContextProvider()
//   context.set(apiContext, createApi({ host, transport, onFailure }))
//   context.set(settingsContext, { publicUrl, …, view })   // view from the cookie `view`
//   const response = await createPageHandler(build, onError)(request, context)   // server/site/router.ts
// `styleSheets` are the texts of the inlined <style>, for their hashes in `style-src`.
export { answerContext, apiContext, createApi, settingsContext } from './data/api.ts'

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
  const html = renderToString(
    <CachedHtmlContext value={parts}>
      <ServerRouter context={page} url={request.url} />
    </CachedHtmlContext>,
  )
  // The error screen needs no script: its one link loads the page again.
  const settings = loadContext.get(settingsContext)
  const start = fatal ? '' : startTags(context, settings)
  const codes = drawCodes(settings.publicUrl, context)
  const body = completeDocument(html, { style: styleSheets[settings.view], end: sprite + codes + start })
  return textResponse(body, { status, headers })
}

/** The table of this page's routes: of all in it, the router would make up two hundred for each page. */
function onlyOf({ manifest, staticHandlerContext }: EntryContext): EntryContext['manifest'] {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  return { ...manifest, routes: Object.fromEntries(ids.map((id) => [id, manifest.routes[id]])) }
}
