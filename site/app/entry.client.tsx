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
    // Asked for together with the rest, so that code arrives in one round trip.
    const starting = import('./start/hydrate.tsx')
    const modules = Promise.all(
      Object.entries(page.modules).map(async ([id, file]) => [id, await import(/* @vite-ignore */ file)]),
    )
    await import(/* @vite-ignore */ page.manifest)
    const code = Object.fromEntries(await modules)
    const { routerOf, hydrate } = await starting
    await breath()
    const router = routerOf(page, code)
    await breath()
    hydrate(router, page, code)
  }
}

completeLinks()
start().catch(offerRetry)
