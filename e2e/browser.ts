import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { findChromium } from '../scripts/chromium.ts'
import { base } from './site.ts'

export type VisitOptions = BrowserContextOptions & {
  /** What the browser may say on its console because the test makes it happen; anything else fails the test. */
  allowed?: RegExp
}

/** A browser without a graphics card tells that it draws slowly; that is no complaint about the page. */
const drawing = /GL Driver Message/

export type Visit = (options?: VisitOptions) => Promise<Page>

/**
 * One Chromium for the tests of a file. Each visit has its own cookies and must end without a word on the console, an
 * uncaught error or something that the page's policy refused.
 */
export function useBrowser(): Visit {
  let browser: Browser
  const complaints: string[] = []
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM || findChromium(() => {}),
      args: ['--no-sandbox', '--disable-gpu'],
    })
  }, 60_000)
  afterAll(() => browser.close())
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close()
    const heard = complaints.splice(0)
    if (heard.length > 0) throw new Error(`The browser complained:\n${heard.join('\n')}`)
  })
  return async ({ allowed, ...options } = {}) => {
    const context = await browser.newContext({ baseURL: base, locale: 'zh-CN', ...options })
    context.setDefaultTimeout(20_000)
    const page = await context.newPage()
    const complain = (text: string) => {
      if (!drawing.test(text) && !allowed?.test(text))
        complaints.push(`${new URL(page.url()).pathname}: ${text}`)
    }
    page.on('pageerror', (error) => complain(`${error.name}: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complain(message.text())
    })
    return page
  }
}

/** Opens a page and waits until React has taken it over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await live(page)
}

/** Resolves once script does what links and styles did before. */
export async function live(page: Page): Promise<void> {
  await page.locator('header[data-live="true"]').waitFor({ state: 'attached' })
}

/** Marks the document; a navigation inside the site keeps the mark, a document load loses it. */
export async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.toggleAttribute('data-same-document', true))
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-same-document'))
}

/** Every request of the page to the API from now on, as its path below `/backends`. */
export function listenToCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/backends')) calls.push(pathname.slice('/backends'.length) + search)
  })
  return calls
}

/** Lets the moving map never arrive: its sketch stays. What comes when it pleases has tests of its own. */
export const keepSketch = (page: Page): Promise<unknown> =>
  page.route(/\/assets\/live-map-[^/]*\.js/, () => {})
