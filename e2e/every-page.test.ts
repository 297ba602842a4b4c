import { type Language, languageCodes, pathIn } from '@shanmen/contract/languages.ts'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { everyAddress } from './addresses.ts'
import { findingsOf } from './axe.ts'
import { blockMovingMap, useBrowser, waitForHydration } from './browser.ts'
import { everyWay, isComplete, isTurn } from './every-way.ts'
import { findLargeTextProblems, findOverflow } from './layout-checks.ts'
import { base } from './site.ts'

const visit = useBrowser()
const desktop = { width: 1440, height: 800 }
const phone = { width: 390, height: 800 }
const narrow = { width: 320, height: 800 }
const twice = { width: 1280, height: 800, textSize: '200%' }

/** A run loads every page once, languages and modes in turn; with EVERY_WAY=1 in all modes of both languages. */
const modes = ['desktop', 'large text', 'phone'] as const
type Mode = (typeof modes)[number]

/** The addresses of a language that are checked in a mode, with one that does not exist. */
async function addressesIn(mode: Mode, language: Language): Promise<string[]> {
  const missing = pathIn(language, '/nope')
  const all = [...(await everyAddress(language)), missing]
  const turn = languageCodes.indexOf(language) * modes.length + modes.indexOf(mode)
  return all.filter((_, index) => isTurn(index, turn, languageCodes.length * modes.length))
}

/** Opens the page, waits until it is hydrated, and returns the problems of its status and HTML. */
async function open(page: Page, path: string): Promise<string[]> {
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
  const found: string[] = []
  if (response?.status() !== (path.endsWith('/nope') ? 404 : 200)) found.push(`status ${response?.status()}`)
  const [before] = await page.locator('main').allInnerTexts()
  const heading = (await page.locator('h1').innerText()).trim().split('\n')[0] ?? ''
  if (!before?.includes(heading)) found.push(`without script it lacks its heading ${heading}`)
  // A first key press, so that the script need not wait for an idle moment.
  await page.keyboard.press('Shift')
  await waitForHydration(page)
  return found
}

type Size = typeof desktop & { textSize?: string }

/** Runs checks at one size of window and text; each result names that size. */
async function at(
  page: Page,
  { textSize = '', ...size }: Size,
  checks: (() => string[])[],
): Promise<string[]> {
  await page.setViewportSize(size)
  await page.evaluate((text) => {
    document.documentElement.style.fontSize = text
    // Media and container queries follow a new width one frame later.
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, textSize)
  // A busy machine may need more frames: a problem is what stays.
  for (let attempt = 1; ; attempt++) {
    const found: string[] = []
    for (const check of checks) found.push(...(await page.evaluate(check)))
    if (found.length === 0 || attempt === 10)
      return found.map((line) => `${size.width} px ${textSize}: ${line}`)
    await page.waitForTimeout(200)
  }
}

/** The size of each mode, others that a run by hand leaves out, and what is looked for at each. */
const sizesOf = {
  desktop: { own: desktop, others: [twice, narrow], checks: [findOverflow] },
  phone: { own: phone, others: [narrow, twice], checks: [findOverflow] },
  'large text': { own: desktop, others: [phone, narrow], checks: [findOverflow, findLargeTextProblems] },
} satisfies Record<Mode, { own: Size; others: Size[]; checks: (() => string[])[] }>

it.each(languageCodes.flatMap((language) => modes.map((mode) => [language, mode] as const)))(
  'pages in %s in the mode %s run without console errors, have no accessibility finding and fit',
  async (language, mode) => {
    // Elements that are still animating would be skipped, or measured at their start position.
    const page = await visit({ allowed: /status of 404|ERR_FAILED/, reducedMotion: 'reduce' })
    await blockMovingMap(page)
    if (mode === 'large text') await page.context().addCookies([{ name: 'view', value: 'elder', url: base }])
    // Sizes are reserved, so the pictures themselves only cost time; that they load is tested with the links.
    if (!everyWay) await page.route(/:\d+\/media\//, (route) => route.abort())
    const { own, others, checks } = sizesOf[mode]
    const found: string[] = []
    for (const path of await addressesIn(mode, language)) {
      await page.setViewportSize(own)
      const problems = await open(page, path)
      problems.push(...(await at(page, own, checks)), ...(await findingsOf(page)))
      for (const size of isComplete ? others : []) problems.push(...(await at(page, size, checks)))
      found.push(...problems.map((line) => `${decodeURI(path)}, ${line}`))
    }
    expect(found).toEqual([])
  },
  600_000,
)

it('the documentation of the API does not scroll sideways on a narrow screen', async () => {
  const page = await visit()
  await page.setViewportSize(narrow)
  await page.goto('/backends/docs')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
