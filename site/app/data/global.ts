import { siteNames } from '@shanmen/brand/names.ts'
import { type Language, languageOfPath, languages, pathWithoutLanguage } from '@shanmen/contract/languages.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import type { MenuItem as AnyMenuItem } from '@shanmen/contract/types.ts'
import { useSyncExternalStore } from 'react'
import {
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router'
import { storedLanguage } from '../language/cookies.ts'
import { externalTarget, type MenuItem } from '../lib/menu.ts'
import { type Api, apiContext, type SiteSettings, settingsContext, type View } from './api.ts'

/** What every page has: the menu and the site's own texts, null if their call failed; the page itself still works. */
export type ShellData = { language: Language; global: GlobalData | null; settings: SiteSettings }

// In the browser only: on the server every request has its own context.
let stored: ShellData | undefined
let storedAt = 0

/** An alert may begin or end while a visitor goes from page to page. */
const maxAgeMs = 3e5

/** The newest menu of each language that was loaded, shown as long as its call fails. */
const lastGood: { [L in Language]?: GlobalData } = {}

/** Remembers what the shell shows, so that the next navigation knows whether it must be loaded again. */
export function storeShell(data: ShellData): void {
  stored = data
  storedAt = Date.now()
  if (data.global) lastGood[data.language] = data.global
}

/** The shell's loader: the menu call of the address's language. */
export async function loadShell({ url, context, request }: LoaderFunctionArgs): Promise<ShellData> {
  if (typeof document === 'undefined') redirectForView(request, url)
  const language = languageOfPath(url.pathname)
  const settings = context.get(settingsContext)
  const loaded = await context
    .get(apiContext)
    [language]('menu', { languageId: languages[language].id }, request.signal)
    .then(
      (response) => completeGlobal(response, language),
      () => null,
    )
  // A draft of the menu is for its preview alone.
  if (loaded && !settings.preview) lastGood[language] = loaded
  const global = loaded ?? lastGood[language] ?? null
  const path = pathWithoutLanguage(url.pathname)
  const elsewhere = externalTarget(global?.menu ?? [], path)
  if (elsewhere) throw redirect(elsewhere, 302)
  return { language, global: global && path !== home ? withoutHome(global) : global, settings }
}

const home = '/'
const reduced = new WeakMap<GlobalData, GlobalData>()

/** The words of the home page, half a kilobyte of each page, are left out where they are not shown. */
function withoutHome(global: GlobalData): GlobalData {
  const known = reduced.get(global)
  if (known) return known
  const { home: _, ...others } = global
  reduced.set(global, others)
  return others
}

/**
 * Global data is loaded again only when it is missing or five minutes old, when an alert in it has ended, when it or `webLang` is of
 * another language, for the home page's words, or when the menu gives the path an address elsewhere, to which the loader redirects.
 */
export function needsGlobalData({ nextUrl }: Pick<ShouldRevalidateFunctionArgs, 'nextUrl'>): boolean {
  const language = languageOfPath(nextUrl.pathname)
  if (
    !stored?.global ||
    Date.now() - storedAt > maxAgeMs ||
    hasEndedSince(storedAt, stored.global) ||
    stored.language !== language ||
    (storedLanguage() ?? language) !== language
  )
    return true
  const path = pathWithoutLanguage(nextUrl.pathname)
  if (path === home && !stored.global.home) return true
  return externalTarget(stored.global.menu, path) !== undefined
}

/** An alert that had ended before is of a visitor's clock that is ahead, or of an old answer: another one would be the same. */
const hasEndedSince = (loadedAt: number, { alerts }: GlobalData): boolean =>
  alerts?.some(({ until }) => Date.parse(until) > loadedAt && Date.parse(until) <= Date.now()) ?? false

const alertListeners = new Set<() => void>()

/** Reads the alerts alone, into the menu that is shown: a warning appears whether or not the page's own data can be loaded. */
export async function readAlerts({ quiet }: Api): Promise<void> {
  // A backend whose menu has no alerts need not have the call.
  if (!stored?.global?.alerts) return
  const { language, global } = stored
  const { list } = await quiet[language]('alertList', { languageId: languages[language].id })
  if (JSON.stringify(list) === JSON.stringify(global.alerts)) return
  global.alerts = list
  for (const listener of alertListeners) listener()
}

function onAlerts(listener: () => void): () => void {
  alertListeners.add(listener)
  return () => alertListeners.delete(listener)
}

/** The alerts of the whole site, as they were last read. */
export function useAlerts(): GlobalData['alerts'] {
  const global = useGlobal()
  const read = () => global?.alerts
  return useSyncExternalStore(onAlerts, read, read)
}

/** The menu for a loader that needs it: the stored one in the browser, else the call. */
export async function readMenu(args: LoaderFunctionArgs): Promise<GlobalData['menu']> {
  const current = stored?.global && stored.language === languageOfPath(args.url.pathname) ? stored : undefined
  return (current ?? (await loadShell(args))).global?.menu ?? []
}

const shellRouteId = 'shell'

export function useShell(): ShellData | undefined {
  return useRouteLoaderData<typeof loadShell>(shellRouteId)
}

/** The site's global data; null on the error screen and while its call has failed. */
export function useGlobal(): GlobalData | null {
  return useShell()?.global ?? null
}

export function isShellData(value: unknown): value is ShellData {
  return typeof value === 'object' && value !== null && 'language' in value && 'settings' in value
}

type MenuResponse = Data<'menu'>

/** The site's global data; the home page's words may be missing, and are on other pages. */
export type GlobalData = Omit<MenuResponse, 'home' | 'menu' | 'alerts'> & {
  home?: MenuResponse['home']
  alerts?: MenuResponse['alerts']
  /** For links to pages without a picture of their own. */
  shareImage?: MenuResponse['home']['shareImage']
  menu: MenuItem[]
}

const completed = new WeakMap<Partial<MenuResponse>, GlobalData>()

/**
 * Completes the response of the call `menu`, of which only the menu is required: what a backend leaves out is empty, or the
 * default of this site. The same response gives the same object, by which others see that nothing has changed.
 */
export function completeGlobal(response: Partial<MenuResponse>, language: Language): GlobalData | null {
  if (!Array.isArray(response.menu)) return null
  const known = completed.get(response)
  if (known) return known
  const { name, other } = siteNames[language]
  const texts = { slogan: '', description: '', icp: '', copyright: '', friendLinks: [], social: [] }
  const global = {
    menu: response.menu.map((item, place) => completeItem(item, place)),
    site: { name, shortName: name, otherName: other, ...texts, ...response.site },
    contact: { phone: '', hours: '', email: '', address: '', ...response.contact },
    statements: response.statements ?? [],
    defaults: { pageSize: 10, ...response.defaults },
    ...(response.alerts && { alerts: response.alerts }),
    ...(response.home && { home: response.home, shareImage: response.home.shareImage }),
  }
  completed.set(response, global)
  return global
}

// Only the panel of a section shows lines: its own, and those of pages directly below. The others are half a kilobyte of each page.
function completeItem(item: Partial<AnyMenuItem>, place?: number, depth = 0): MenuItem {
  const { title = '', intro = '', path = '', index = place, external, cover, links, children = [] } = item
  return {
    ...{ title, path },
    intro: depth && (depth > 1 || children[0]) ? '' : intro,
    // Decorative wherever it is shown.
    ...(cover && { cover: { ...cover, alt: '' } }),
    ...(links && { links }),
    ...(place !== undefined && { index }),
    ...(external && { external }),
    children: children.map((child) => completeItem(child, undefined, depth + 1)),
  }
}

const year = 365 * 24 * 60 * 60

/**
 * `?view=elder` (or any other value, for the standard view) is a wish, not a part of the address: the server stores it
 * in the cookie `view` and sends the reader back to the page itself. Answers that set a cookie are never stored.
 */
export function redirectForView(request: Request, url: URL): void {
  const wish = url.searchParams.get('view')
  if (wish === null) return
  const view: View = wish === 'elder' ? 'elder' : 'normal'
  const target = new URL(url)
  target.searchParams.delete('view')
  const secure = request.url.startsWith('https:') ? '; Secure' : ''
  const cookie = `view=${view}; Path=/; Max-Age=${view === 'elder' ? year : 0}; SameSite=Lax${secure}`
  // `//host` would lead to another site.
  const path = target.pathname.replace(/^[/\\]+/, '/')
  throw redirect(path + target.search, {
    status: 303,
    headers: { 'Set-Cookie': cookie, 'Cache-Control': 'no-store' },
  })
}
