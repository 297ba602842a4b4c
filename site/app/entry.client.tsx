import type { Language, languages } from '@shanmen/contract/languages.ts'
import { listInlinedStyles, type PageData, pageDataId } from './start/page-data.ts'

/** The loader script, the only script of a page: waits until the page is painted or touched, then lets React take over. */
async function start(): Promise<void> {
  const text = document.getElementById(pageDataId)?.textContent
  if (!text) return
  await paintedOrTouched()
  const page: PageData = JSON.parse(text)
  if (page.hotReload) await import(/* @vite-ignore */ page.hotReload)
  preload([...page.imports, ...Object.values(page.modules), page.manifest])
  await import(/* @vite-ignore */ page.manifest)
  listInlinedStyles(Object.keys(page.modules))
  // The largest library, then our code, each in a task of its own: in one task they would keep a phone from responding.
  await import('react-dom/client')
  await yieldToMain()
  const { createRouter, hydrate, isOtherPage } = await import('./start/hydrate.tsx')
  const modules = Object.entries(page.modules).map(async ([id, file]) => [
    id,
    await import(/* @vite-ignore */ file),
  ])
  const code = Object.fromEntries(await Promise.all(modules))
  await yieldToMain()
  if (isOtherPage()) return location.reload()
  const router = createRouter(page, code)
  await yieldToMain()
  await hydrate(router)
}

/** Has the browser fetch these files at once, in one round trip; none of them runs before it is imported. */
function preload(files: readonly string[]): void {
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
}

const firstTouch = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const
const timeoutMs = 4000

/**
 * Resolves when the visitor touches the page, or when it is loaded and painted and the browser is idle. Pictures that
 * never arrive delay it by four seconds at most.
 */
function paintedOrTouched(): Promise<void> {
  return new Promise((resolve) => {
    const options = { capture: true, passive: true } as const
    const done = () => {
      for (const name of firstTouch) removeEventListener(name, done, options)
      resolve()
    }
    for (const name of firstTouch) addEventListener(name, done, options)
    const painted = () => requestAnimationFrame(() => setTimeout(idle))
    const idle = () =>
      'requestIdleCallback' in window ? requestIdleCallback(done, { timeout: 1000 }) : setTimeout(done, 1)
    if (document.readyState === 'complete') painted()
    else addEventListener('load', painted, { once: true })
    setTimeout(done, timeoutMs)
  })
}

/** Ends the current task, so that the browser can respond to the visitor before the next piece of work. */
const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** By the `lang` of the document. */
const messages: Record<string, readonly [text: string, action: string]> = {
  'zh-CN': ['页面的一部分未能载入', '重新加载'],
  en: ['A part of the page could not be loaded', 'Reload'],
} satisfies Record<(typeof languages)[Language]['tag'], readonly [string, string]>

/**
 * Shown when the page's code cannot be loaded: the page can be read and its links work, and this offers to load it
 * again. It never reloads by itself, so that nothing can repeat for ever.
 */
function offerRetry(): void {
  const [message, action] = messages[document.documentElement.lang] ?? ['', '']
  const bar = document.createElement('p')
  bar.className = 'note'
  bar.role = 'alert'
  const link = document.createElement('a')
  link.href = location.href
  link.textContent = action
  link.addEventListener('click', (event) => {
    event.preventDefault()
    location.reload()
  })
  bar.append(message, ' ', link)
  document.body.append(bar)
}

/**
 * The links to this very page in another language or view. A result of the search in the other language is another page, and
 * so is `?view=` of another site; only the link to large text has `nofollow` with it.
 */
const links = 'a[hreflang]:not([data-hit]),a[rel="nofollow"][href*="view="]'
const asked = ['click', 'auxclick', 'contextmenu'] as const

/**
 * Lets the language switch and the link to large text keep what only the browser knows: the hash, and names of the
 * query that no page reads, which stored pages do not hold. At the moment when one of them is used, so that they work
 * before React takes over; afterwards React has written just that. Page number and city stay as the server put them.
 */
function completeLinks(): void {
  for (const name of asked) document.addEventListener(name, complete, { capture: true })
}

function complete({ target }: Event): void {
  const link = target instanceof Element ? target.closest(links) : null
  if (!(link instanceof HTMLAnchorElement)) return
  const there = namesOf(link.search)
  const more = pairsOf(location.search).filter(
    (pair) => !there.includes(nameOf(pair)) && !ofOneLanguage.includes(nameOf(pair)),
  )
  const query = [...pairsOf(link.search), ...more].join('&')
  if (more.length > 0) link.search = query
  if (link.hash !== location.hash) link.hash = location.hash
}

/** The server left them out where the other language may have none such (`language.ts`). */
const ofOneLanguage: readonly (string | undefined)[] = ['page', 'city']

// Letter by letter, as they are in the address.
const pairsOf = (search: string) => search.slice(1).split('&').filter(Boolean)
const nameOf = (pair: string) => pair.split('=')[0]
const namesOf = (search: string) => pairsOf(search).map(nameOf)

completeLinks()
start().catch(offerRetry)
