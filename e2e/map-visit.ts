import type { Page } from 'playwright-core'
import { open } from './browser.ts'

export const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' as const }
export const desk = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' as const }
// Drawing in software takes its time on a small machine.
export const patience = { timeout: 30_000 }
export const shown = (page: Page) => page.locator('.map-stage[data-shown]').waitFor(patience)
export const ground = (page: Page) => page.locator('div:has(> svg[role="img"] > image)').first()

/** Brings the map to the screen and waits until it can be used. */
export async function showMap(page: Page, path: string): Promise<void> {
  await open(page, path)
  await ground(page).scrollIntoViewIfNeeded()
  await shown(page)
}
