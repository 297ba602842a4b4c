import type { Browser } from '@shanmen/studio/testing/browser.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Visit, VisitOptions } from './browser.ts'

/** Opens a screen of the studio in a browser of its own, signed in as `who`, without animations. */
export async function enter(
  visit: Visit,
  studioUrl: string,
  who: Browser,
  screen: string,
  options: VisitOptions = {},
): Promise<Page> {
  const page = await visit({ baseURL: studioUrl, reducedMotion: 'reduce', ...options })
  const cookies = [...who.cookies].map(([name, value]) => ({ name, value, url: studioUrl }))
  await page.context().addCookies(cookies)
  await show(page, screen)
  return page
}

/** Opens a screen as if its address had been typed, and waits for its heading and its data. */
export async function show(page: Page, screen: string): Promise<void> {
  // From another page, or the heading found could be that of the previous screen.
  await page.goto('about:blank')
  await page.goto(`/#${screen}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const loading = page.getByRole('status').filter({ hasText: /正在载入|Loading/ })
  await expect.poll(() => loading.count(), { timeout: 10_000 }).toBe(0)
}
