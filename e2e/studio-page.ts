import type { Browser } from '@shanmen/studio/testing/browser.ts'
import type { Locator, Page } from 'playwright-core'
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
  // The checks of an entry move its form when they arrive, from under a click.
  await expect.poll(() => page.locator('[aria-busy=true]').count(), { timeout: 10_000 }).toBe(0)
}

/** Presses the tab key until an element has the focus. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  await goal.first().waitFor()
  for (let step = 0; step < 200; step += 1) {
    if (await goal.first().evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The tab key does not lead to ${goal}.`)
}

/** Moves to an element by the tab key and presses Enter. */
export async function press(page: Page, goal: Locator): Promise<void> {
  await tabTo(page, goal)
  await page.keyboard.press('Enter')
}

/** Moves to a field by the tab key and types. */
export async function type(page: Page, goal: Locator, text: string): Promise<void> {
  await tabTo(page, goal)
  await page.keyboard.type(text)
}
