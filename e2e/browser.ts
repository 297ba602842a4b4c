import { makeRegion } from '@shanmen/sample/region/region.ts'
import { isSampleBrand } from '@shanmen/sample/testing/sample-brand.ts'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { findChromium } from '../scripts/chromium.ts'
import { base } from './site.ts'

export type VisitOptions = BrowserContextOptions & {
  /** Console messages that the test provokes; any other warning or error fails the test. */
  allowed?: RegExp
}

/** A browser without a graphics card warns about slow drawing, which does not concern the page. */
const graphicsWarning = /GL Driver Message/

/** Only what load shedding refuses has this value. */
const shedRetryAfter = '2'

export type Visit = (options?: VisitOptions) => Promise<Page>

/**
 * One Chromium for the tests of a file. Each visit has its own cookies, and fails the test on a console warning or error,
 * an uncaught error or a violation of the page's policy.
 */
export function useBrowser(): Visit {
  let browser: Browser
  const consoleErrors: { text: string; url?: string }[] = []
  /** Addresses that the server refused because the machine of the tests did not keep up (`server/http/limits.ts`). */
  const shed = new Set<string>()
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM || findChromium(() => {}),
      args: ['--no-sandbox', '--disable-gpu'],
    })
  }, 60_000)
  afterAll(() => browser.close())
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close()
    const errors = consoleErrors.splice(0).filter(({ url = '' }) => !shed.has(url))
    shed.clear()
    if (errors.length > 0)
      throw new Error(`The browser reported:\n${errors.map(({ text }) => text).join('\n')}`)
  })
  return async ({ allowed, ...options } = {}) => {
    const context = await browser.newContext({ baseURL: base, locale: 'zh-CN', ...options })
    context.setDefaultTimeout(20_000)
    // The places of the sample lie in its own region, with stations and paths to walk on, and outside another group's.
    if (!isSampleBrand)
      await context.route(/\/assets\/region-[^/]*\.json$/, (route) => route.fulfill({ json: makeRegion() }))
    const page = await context.newPage()
    const report = (text: string, url?: string) => {
      if (!graphicsWarning.test(text) && !allowed?.test(text))
        consoleErrors.push({ text: `${new URL(page.url()).pathname}: ${text}`, ...(url && { url }) })
    }
    page.on('pageerror', (error) => report(`${error.name}: ${error.message}`))
    page.on('console', (message) => {
      const { url } = message.location()
      const isOfResource = message.text().startsWith('Failed to load resource')
      if (message.type() === 'error' || message.type() === 'warning')
        report(message.text(), isOfResource ? url : undefined)
    })
    page.on('response', (response) => {
      if (response.status() === 503 && response.headers()['retry-after'] === shedRetryAfter)
        shed.add(response.url())
    })
    return page
  }
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/** Resolves once the page is hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('header[data-live="true"]').waitFor({ state: 'attached' })
}

/** Marks the document and returns a check for the mark: client-side navigation preserves it, a document load does not. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.toggleAttribute('data-same-document', true))
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-same-document'))
}

/** Records every request of the page to the API from now on, as its path below `/backends`. */
export function listenToCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/backends')) calls.push(pathname.slice('/backends'.length) + search)
  })
  return calls
}

/** Blocks the code of the interactive map, so that its sketch stays; its loading has tests of its own. */
export const blockMovingMap = (page: Page): Promise<unknown> =>
  page.route(/\/assets\/live-map-[^/]*\.js/, () => {})
