/** @module-tag slow */
import { inspectPdf } from '@shanmen/content/media/pdf/inspect.ts'
import { plainText } from '@shanmen/content/rich-text/rich-text.ts'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { findOverflow } from './layout-checks.ts'
import { base } from './site.ts'

const visit = useBrowser()

const still = async (width: number, path: string, view = 'normal'): Promise<Page> => {
  const page = await visit({
    viewport: { width, height: 900 },
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
  })
  await page.context().addCookies([{ name: 'view', value: view, url: base }])
  await page.goto(path)
  return page
}

/** A page on a phone whose reader has text of twice the size. */
async function enlargedPhone(path: string): Promise<Page> {
  const page = await still(390, path)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  return page
}

/** Horizontal texts in a column narrower than two of their characters, and those that lie on another of their row. */
const crampedTexts = () => {
  const range = document.createRange()
  const found: string[] = []
  for (const row of document.querySelectorAll('main :is(li, tr, a)')) {
    const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
    const boxes: { text: string; box: DOMRect; block: Element }[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const parent = node.parentElement
      if (text.length < 2 || !parent?.checkVisibility() || parent.closest('.vh, svg, select')) continue
      const { writingMode, fontSize } = getComputedStyle(parent)
      if (writingMode !== 'horizontal-tb') continue
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (text.length > 4 && box.width > 1 && box.width < 1.9 * Number.parseFloat(fontSize))
        found.push(`narrow: ${text}`)
      let block: Element = parent
      while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement
      if (box.width > 1) boxes.push({ text, box, block })
    }
    for (const [index, { text, box, block }] of boxes.entries())
      for (const other of boxes.slice(index + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        if (other.block !== block && across > 3 && down > 6) found.push(`${text} is on ${other.text}`)
      }
  }
  return [...new Set(found)]
}

it.each([
  '/',
  '/lingShan/honor/national',
  '/partyBuilding/alliance/enterprise',
  '/partyBuilding/alliance/groupActivities',
  '/en/partyBuilding/alliance/groupActivities',
  '/partyBuilding/organization/committee',
  '/college/online/studyMap',
  '/college/recruitment',
  '/en/college/recruitment/archivist',
  '/en/information/contact',
  '/en/information/purchase/electric-boats',
  '/en/information/rent/boatyard-b',
  '/en/lingShan/honor/national',
  '/en/lingShan/intro/organizationalStructure',
  '/en/newsAndInformation/events',
  '/en/press',
  '/lingShan/culture/culturalConcept',
  '/member/industry/energy',
  '/member/scenic',
])(
  'on a phone %s in text of twice the size has its buttons in the window and no cramped text',
  async (path) => {
    const page = await enlargedPhone(path)
    // Lengths that custom properties hold and container queries follow some frames later: a problem is what stays.
    await expect.poll(() => page.evaluate(findOverflow), { timeout: 5_000 }).toEqual([])
    expect(await page.evaluate(crampedTexts)).toEqual([])
  },
)

it('on a phone the long words above and in English titles are in the window in text of twice the size', async () => {
  const page = await enlargedPhone('/en/partyBuilding/alliance/intro')
  await expect.poll(() => page.evaluate(findOverflow), { timeout: 5_000 }).toEqual([])
})

/** Words and numbers that are divided between two lines. An e-mail address is two of them. */
const dividedWords = () => {
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node
    if (!parentElement?.checkVisibility() || !parentElement.closest('main, footer')) continue
    for (const { index, 0: word } of node.textContent?.matchAll(/[\p{Script=Latin}\p{N}.,]+/gu) ?? []) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8)))
      if (lines.size > 1) found.push(word)
    }
  }
  return found
}

it.each([
  '/en/college/recruitment/archivist',
  '/en/information/contact',
  '/en/information/purchase/water-monitoring',
  '/en/member/industry/operations',
  '/en/member/welfare',
  '/en/newsAndInformation/events/lake-in-old-photographs',
  '/en/partyBuilding/alliance/enterprise',
  '/en/partyBuilding/alliance/intro',
  '/en/partyBuilding/integrity/hotline',
  '/information/contact',
])(
  'on a phone no word of %s is divided in text of twice the size, and its tables are in the window',
  async (path) => {
    const page = await enlargedPhone(path)
    await expect.poll(() => page.evaluate(dividedWords), { timeout: 5_000 }).toEqual([])
    const ends = await page
      .locator('main :is(td, input)')
      .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().right))
    expect(Math.max(0, ...ends)).toBeLessThanOrEqual(390 - 20)
  },
)

it('an e-mail address in a Chinese text is beside what comes before it', async () => {
  const page = await still(1440, '/college/cooperation/intro')
  const indent = await page
    .locator('main p a[href^="mailto:"]')
    .first()
    .evaluate((link) => {
      const range = document.createRange()
      range.selectNodeContents(link)
      return range.getBoundingClientRect().left - link.getBoundingClientRect().left
    })
  expect(indent).toBeLessThan(1)
})

it.each([
  ['certificate keeps its words', '/en/lingShan/intro/groupRrofile', 'main button > :first-child', 'b'],
  ['sheet of hours keeps its field', '/en/member/scenic/lanyu', 'main form', 'input'],
  [
    'bar of a vacancy keeps its deadline',
    '/en/college/recruitment/operations-supervisor',
    'main p:has(~ a)',
    'span',
  ],
] as const)('on a phone in text of twice the size a %s', async (_, path, frame, item) => {
  const page = await enlargedPhone(path)
  const over = () =>
    page.locator(`${frame} ${item}`).evaluateAll(
      (all, selector) =>
        all.flatMap((inner) => {
          const { right, bottom } = inner.getBoundingClientRect()
          const outer = inner.closest(selector)?.getBoundingClientRect()
          return outer && (right > outer.right + 1 || bottom > outer.bottom + 1) ? inner.textContent : []
        }),
      frame,
    )
  expect(await page.locator(`${frame} ${item}`).count()).toBeGreaterThan(0)
  await expect.poll(over, { timeout: 5_000 }).toEqual([])
})

it.each(['/college/recruitment', '/college/talent/training', '/partyBuilding/alliance/intro'])(
  '%s: in large text on a tablet the title of a row has half of the width',
  async (path) => {
    const page = await still(820, path, 'elder')
    const shares = await page
      .locator('main a h3, main article h3:has(a)')
      .evaluateAll((titles) =>
        titles.map((title) => title.clientWidth / Number(title.closest('li, article')?.clientWidth)),
      )
    expect(shares.length).toBeGreaterThan(1)
    expect(Math.min(...shares)).toBeGreaterThan(0.48)
  },
)

it.each([600, 1024, 1920])(
  'at %i px no row of places or figures on the home page has a hole',
  async (width) => {
    const page = await still(width, '/')
    for (const items of ['main ol[class] > li:has(h3)', 'main dl > div']) {
      const tops = await page
        .locator(items)
        .evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().top)))
      expect(tops.length).toBeGreaterThan(3)
      const perRow = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
      expect(new Set(perRow).size, `${items}: ${perRow}`).toBe(1)
    }
  },
)

/** How many lines each has. */
const lineCounts = (page: Page, items: string) =>
  page.locator(items).evaluateAll((all) => {
    const range = document.createRange()
    return all.map((item) => {
      range.selectNodeContents(item)
      return new Set(
        [...range.getClientRects()]
          .filter(({ width }) => width > 1)
          .map(({ top, height }) => Math.round(top / (height / 2))),
      ).size
    })
  })

it('on a tablet the English names of the emblems have two lines', async () => {
  const page = await still(820, '/en/partyBuilding/organization/brand')
  const lines = await lineCounts(page, 'main nav li a > b')
  expect(lines).toHaveLength(5)
  expect(Math.max(...lines)).toBeLessThan(3)
})

it('the hours of all English venues are one line, as are those of their row', async () => {
  const page = await still(1440, '/en/partyBuilding/organization/position')
  const heights = await page
    .locator('main li .meta > span')
    .evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))
  expect(heights.length).toBeGreaterThan(11)
  expect(new Set(heights).size).toBe(1)
})

it.each([
  '/member/scenic/lanyu',
  '/en/member/scenic/lanyu',
  '/en/member/scenic/zhuxi',
  '/en/information/purchase/electric-boats',
  '/en/information/purchase/water-monitoring',
])('%s: on paper the address of the page is not alone on the last sheet', async (path) => {
  const page = await still(1440, path)
  const { text } = await inspectPdf(await page.pdf({ preferCSSPageSize: true, tagged: true }), {
    withText: true,
    timeoutMs: 120_000,
  })
  const last = text?.pages.at(-1)?.content.map(plainText).join(' ') ?? ''
  expect(last).toMatch(/Printed from|本文打印自/)
  expect(last.trim()).not.toMatch(/^(Printed from|本文打印自)/)
})
