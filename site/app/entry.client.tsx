import { completeLinks } from './start/complete-links.ts'
import { type PageData, pageDataId } from './start/page-data.ts'
import { offerRetry } from './start/retry-bar.ts'
import { breath, whenQuiet } from './start/when-quiet.ts'

/** The starter: the only script of a page. Waits until the page is painted or touched, then lets React take over. */
async function start(): Promise<void> {
  const text = document.getElementById(pageDataId)?.textContent
  if (text) {
    await whenQuiet()
    const page: PageData = JSON.parse(text)
    if (page.hotReload) await import(/* @vite-ignore */ page.hotReload)
    askFor([...page.imports, ...Object.values(page.modules), page.manifest])
    // The largest library and then all that is ours, a task each: in one go they would keep a phone from answering.
    await import('react-dom/client')
    await breath()
    const { routerOf, hydrate, isElsewhere } = await import('./start/hydrate.tsx')
    const modules = Object.entries(page.modules).map(async ([id, file]) => [
      id,
      await import(/* @vite-ignore */ file),
    ])
    await import(/* @vite-ignore */ page.manifest)
    const code = Object.fromEntries(await Promise.all(modules))
    await breath()
    if (isElsewhere()) return location.reload()
    const router = routerOf(page, code)
    await breath()
    hydrate(router, page, code)
  }
}

/** Has the browser fetch this code at once, in one round trip; none of it runs before it is imported. */
function askFor(files: readonly string[]): void {
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
}

completeLinks()
start().catch(offerRetry)
