import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { open } from './browser.ts'

export const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' as const }
export const desktop = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' as const }
// Software rendering is slow on a small machine.
export const longTimeout = { timeout: 30_000 }
export const shown = (page: Page) => page.locator('.map-stage[data-shown]').waitFor(longTimeout)
export const mapSketch = (page: Page) => page.locator('div:has(> svg[role="img"] > image)').first()

/** Brings the map to the screen and waits until it can be used. */
export async function showMap(page: Page, path: string): Promise<void> {
  await open(page, path)
  await mapSketch(page).scrollIntoViewIfNeeded()
  await shown(page)
}

/** Opens the card of a place by the keyboard. A pin may become inert, or part of a cluster, before it is pressed. */
export async function openCard(page: Page): Promise<Locator> {
  const card = page.locator('.map-card')
  const pressed = async () => {
    if (!(await card.isVisible())) await page.locator('.map-pin:not([inert])').first().press('Enter')
    return card.isVisible()
  }
  await expect.poll(pressed, longTimeout).toBe(true)
  return card
}

/** A colour of the brand as a browser tells it. */
export const rgbOf = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
