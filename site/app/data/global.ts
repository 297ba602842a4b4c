import { type Language, languageOfPath, languages, pathWithoutLanguage } from '@shanmen/contract/languages.ts'
import {
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router'
import { storedLanguage } from '../language/cookies.ts'
import { externalTarget } from '../lib/menu.ts'
import { completeGlobal, type GlobalData } from './complete-global.ts'
import { apiContext, type SiteSettings, settingsContext } from './contexts.ts'
import { redirectForView } from './view.ts'

/** What every page has: the menu and the site's own words, null if their call failed; the page itself still works. */
export type ShellData = { language: Language; global: GlobalData | null; settings: SiteSettings }

// Only the browser keeps it: on the server every request asks its own context.
let kept: ShellData | undefined

/** Remembers what the shell shows, so that the next navigation knows whether it must be loaded again. */
export function keep(data: ShellData): void {
  kept = data
}

/** The shell's loader: the menu call of the address's language. */
export async function loadShell({ url, context, request }: LoaderFunctionArgs): Promise<ShellData> {
  if (typeof document === 'undefined') redirectForView(request, url)
  const language = languageOfPath(url.pathname)
  const settings = context.get(settingsContext)
  const global = await context
    .get(apiContext)
    [language]('menu', { languageId: languages[language].id }, request.signal)
    .then(
      (given) => completeGlobal(given, language),
      () => null,
    )
  const elsewhere = externalTarget(global?.menu ?? [], pathWithoutLanguage(url.pathname))
  if (elsewhere) throw redirect(elsewhere, 302)
  return { language, global, settings }
}

/** Global data is loaded again only when it is missing, or when it or `webLang` is of another language. */
export function needsGlobalData({ nextUrl }: Pick<ShouldRevalidateFunctionArgs, 'nextUrl'>): boolean {
  const language = languageOfPath(nextUrl.pathname)
  return !kept?.global || kept.language !== language || (storedLanguage() ?? language) !== language
}

/** The menu for a loader that needs it: the kept one in the browser, else the call. */
export async function readMenu(args: LoaderFunctionArgs): Promise<GlobalData['menu']> {
  const current = kept?.global && kept.language === languageOfPath(args.url.pathname) ? kept : undefined
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
