import { type Language, languageCodes } from '@shanmen/contract/languages.ts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { everyAddress } from './addresses.ts'
import { keepSketch, live, useBrowser } from './browser.ts'
import { base } from './site.ts'

const visit = useBrowser()

/** What stands beyond the edges of the window; what scrolls or is cut inside a frame of its own does not count. */
const beyond = () => {
  const width = document.documentElement.clientWidth
  const isCut = (element: Element): boolean => {
    const parent = element.parentElement
    if (!parent || parent === document.body) return false
    return getComputedStyle(parent).overflowX !== 'visible' || isCut(parent)
  }
  const all = [...document.body.querySelectorAll('main *, footer *, body > header *')]
  const wide = all.filter((element) => {
    const { left, right, width: own } = element.getBoundingClientRect()
    const isOut = own > 1 && (right > width + 1 || left < -1)
    return isOut && element.checkVisibility({ visibilityProperty: true }) && !isCut(element)
  })
  const names = wide.map(
    (element) => `${element.tagName}.${element.getAttribute('class')} ${element.textContent.slice(0, 20)}`,
  )
  return document.documentElement.scrollWidth > width ? [...names, 'the page scrolls sideways'] : names
}

/** Large text (quality A.3): main text below 24 px, lines closer than 1.3, letters written downwards, targets below 60 px. */
const small = () => {
  const found: string[] = []
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1
  const note = (element: Element, what: string) =>
    found.push(
      `${element.tagName}.${element.getAttribute('class')} ${element.textContent.trim().slice(0, 16)}: ${what}`,
    )
  for (const element of document.querySelectorAll('main :is(p, li, td, dd):not(.meta, .eyebrow)')) {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
    if (!hasText || !shown(element)) continue
    const { fontSize, lineHeight, writingMode } = getComputedStyle(element)
    const size = Number.parseFloat(fontSize)
    if (size < 24) note(element, `text of ${fontSize}`)
    if (Number.parseFloat(lineHeight) < 1.3 * size - 0.1) note(element, `lines ${lineHeight} apart`)
    if (writingMode !== 'horizontal-tb') note(element, writingMode)
  }
  // A link inside a sentence keeps its line (WCAG 2.5.8); one that is stretched over its card is as large as the card.
  const isInSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    element.parentElement?.textContent.trim() !== element.textContent.trim()
  const isStretched = (element: Element) => {
    const { position, content, top, bottom } = getComputedStyle(element, '::after')
    return position === 'absolute' && content === '""' && top === '0px' && bottom === '0px'
  }
  for (const element of document.querySelectorAll(
    'a[href]:not(.skip), button, input, select, summary, [tabindex="0"]',
  )) {
    if (!shown(element) || isInSentence(element) || isStretched(element)) continue
    const { width, height } = element.getBoundingClientRect()
    if (width < 59.5 || height < 59.5) note(element, `${Math.round(width)} × ${Math.round(height)}`)
  }
  return found
}

type Look = { name: string; width: number; textSize?: string; look: () => string[] }

/** Opens every page once and looks at it in several ways; answers what is wrong where. */
async function findings(page: Page, language: Language, looks: readonly Look[]): Promise<string[]> {
  const found: string[] = []
  // Sizes are reserved, so the pictures themselves only cost time.
  await page.route(/:\d+\/media\//, (route) => route.abort())
  await keepSketch(page)
  for (const path of await everyAddress(language)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    // A first touch, so that script need not wait for a quiet moment.
    await page.keyboard.press('Shift')
    await live(page)
    for (const { name, width, textSize = '', look } of looks) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
        // Media and container queries follow a new width one frame later.
        return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      }, textSize)
      for (const line of await page.evaluate(look)) found.push(`${decodeURI(path)}, ${name}: ${line}`)
    }
  }
  return found
}

it('the page about the calls does not scroll sideways on a narrow screen', async () => {
  const page = await visit()
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/backends/docs')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

describe.each(languageCodes)('no page in %s', (language) => {
  it('scrolls sideways at 400 % zoom or with text twice as large', async () => {
    const page = await visit({ reducedMotion: 'reduce', allowed: /ERR_FAILED/ })
    const looks = [
      { name: '320 px', width: 320, look: beyond },
      { name: '200 %', width: 1280, textSize: '200%', look: beyond },
    ]
    expect(await findings(page, language, looks)).toEqual([])
  }, 150_000)

  it('is too wide, too small or too tight in large text', async () => {
    const page = await visit({ allowed: /ERR_FAILED/ })
    await page.context().addCookies([{ name: 'view', value: 'elder', url: base }])
    const looks = [390, 1440].flatMap((width) =>
      [beyond, small].map((look) => ({ name: `large text, ${width} px`, width, look })),
    )
    looks.push({ name: 'large text, 320 px', width: 320, look: beyond })
    expect(await findings(page, language, looks)).toEqual([])
  }, 150_000)
})
