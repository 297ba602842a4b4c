import { languageCodes } from '@shanmen/contract/languages.ts'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { everyAddress } from './addresses.ts'
import { findingsOf } from './axe.ts'
import { keepSketch, live, useBrowser } from './browser.ts'
import { beyond, small } from './looks.ts'
import { base } from './site.ts'

const visit = useBrowser()
const desk = { width: 1440, height: 800 }
const phone = { width: 390, height: 800 }
const narrow = { width: 320, height: 800 }
const twice = { width: 1280, height: 800, textSize: '200%' }

/**
 * To run axe on all pages in all ways takes minutes more (`EVERY_WAY=1 npx vitest run --project e2e
 * e2e/every-page.test.ts`). Each run looks at every page once a language, the ways in turn, the two languages one way
 * apart.
 */
const everyWay = Boolean(process.env.EVERY_WAY)
const axeWays = ['desk', 'large text', 'phone'] as const
type AxeWay = (typeof axeWays)[number]

/** Opens every page of a language, waits until it is alive, and answers what `look` finds wrong with it. */
async function walk(
  page: Page,
  language: (typeof languageCodes)[number],
  look: (isTurnOf: (way: AxeWay) => boolean) => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = []
  await keepSketch(page)
  const lost = language === 'en' ? '/en/nope' : '/nope'
  const offset = languageCodes.indexOf(language)
  for (const [n, path] of [...(await everyAddress(language)), lost].entries()) {
    await page.setViewportSize(desk)
    const answer = await page.goto(path, { waitUntil: 'domcontentloaded' })
    if (answer?.status() !== (path === lost ? 404 : 200)) found.push(`${path}: status ${answer?.status()}`)
    const [before] = await page.locator('main').allInnerTexts()
    const heading = (await page.locator('h1').innerText()).trim().split('\n')[0] ?? ''
    if (!before?.includes(heading)) found.push(`${path}: without script it lacks its heading ${heading}`)
    // A first touch, so that script need not wait for a quiet moment.
    await page.keyboard.press('Shift')
    await live(page)
    const isTurnOf = (way: AxeWay) => everyWay || axeWays[(n + offset) % axeWays.length] === way
    for (const line of await look(isTurnOf)) found.push(`${decodeURI(path)}, ${line}`)
  }
  return found
}

/** Looks at the page in one size of window and text, and says in which it found what it found. */
async function at(
  page: Page,
  { textSize = '', ...size }: typeof desk & { textSize?: string },
  ...looks: (() => string[])[]
): Promise<string[]> {
  await page.setViewportSize(size)
  await page.evaluate((text) => {
    document.documentElement.style.fontSize = text
    // Media and container queries follow a new width one frame later.
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, textSize)
  const found: string[] = []
  for (const look of looks) found.push(...(await page.evaluate(look)))
  return found.map((line) => `${size.width} px ${textSize}: ${line}`)
}

it.each(languageCodes)(
  'every page in %s comes alive in silence, has no finding, and fits at 400 % zoom and with text twice as large',
  async (language) => {
    const page = await visit({ allowed: /status of 404/ })
    const found = await walk(page, language, async (isTurnOf) => {
      // What is still to rise would be left out of the count, or measured where it is not yet.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const found = [
        ...(await at(page, desk, beyond)),
        ...(isTurnOf('desk') ? await findingsOf(page) : []),
        ...(await at(page, twice, beyond)),
        ...(await at(page, narrow, beyond)),
        ...(isTurnOf('phone') ? [...(await at(page, phone, beyond)), ...(await findingsOf(page))] : []),
      ]
      await page.emulateMedia({ reducedMotion: null })
      return found
    })
    expect(found).toEqual([])
  },
  600_000,
)

it.each(languageCodes)(
  'every page in %s has no finding in large text and is neither too wide, too small nor too tight',
  async (language) => {
    const page = await visit({ allowed: /status of 404|ERR_FAILED/ })
    await page.context().addCookies([{ name: 'view', value: 'elder', url: base }])
    // Sizes are reserved, so the pictures themselves only cost time.
    await page.route(/:\d+\/media\//, (route) => route.abort())
    const found = await walk(page, language, async (isTurnOf) => [
      ...(await at(page, desk, beyond, small)),
      ...(isTurnOf('large text') ? await findingsOf(page) : []),
      ...(await at(page, phone, beyond, small)),
      ...(await at(page, narrow, beyond)),
    ])
    expect(found).toEqual([])
  },
  600_000,
)

it('the page about the calls does not scroll sideways on a narrow screen', async () => {
  const page = await visit()
  await page.setViewportSize(narrow)
  await page.goto('/backends/docs')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
