import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { base } from './site.ts'

const visit = useBrowser()
const still = (width: number, height: number) => ({ viewport: { width, height }, javaScriptEnabled: false })

/** How wide the pictures beside texts are for their height: as they are shown, and as they are drawn. */
const ratios = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main .pair .pic img')].map((image) => {
      const { width, height } = image.getBoundingClientRect()
      return [width / height, Number(image.getAttribute('width')) / Number(image.getAttribute('height'))]
    }),
  )

it.each(['/member/industry/operations', '/lingShan/culture/culturalConcept', '/college/talent/devProject'])(
  '%s: a crop cuts nothing off the pictures beside texts',
  async (path) => {
    for (const width of [1440, 820]) {
      const page = await visit(still(width, 900))
      await page.goto(path)
      const found = await ratios(page)
      expect(found.length).toBeGreaterThan(0)
      for (const [shown = 0, drawn = 0] of found) expect(Math.abs(shown - drawn)).toBeLessThan(0.02)
    }
  },
)

it.each(['/member/scenic/zhuxi', '/en/member/scenic/zhuxi', '/en/member/scenic/hanxiang'])(
  '%s: on a phone the text begins where the picture ends in mist, at twice the size too',
  async (path) => {
    const page = await visit(still(390, 844))
    await page.goto(path)
    for (const size of ['100%', '200%']) {
      const overlap = await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
        const mist = Number.parseFloat(size) / 100
        const [text, picture] = ['main .eyebrow', 'main picture'].map((selector) =>
          document.querySelector(selector)?.getBoundingClientRect(),
        )
        return text && picture ? (picture.bottom - text.top) / mist : undefined
      }, size)
      expect([size, overlap]).toEqual([size, expect.closeTo(32, 0)])
    }
  },
)

it('in a window as low as that of a phone on its side the text of a place is below the header, at twice the size too', async () => {
  const page = await visit(still(667, 375))
  await page.goto('/en/member/scenic/hanxiang')
  for (const size of ['100%', '200%']) {
    const space = await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
      const [header, text] = ['body > header', 'main .eyebrow'].map((selector) =>
        document.querySelector(selector)?.getBoundingClientRect(),
      )
      return header && text ? text.top - header.bottom : undefined
    }, size)
    expect(space).toBeGreaterThan(0)
  }
})

it.each(['/information/report/2025', '/en/information/report/2024'])(
  '%s: on a phone the cover scrolls away with the page and does not lie on the text',
  async (path) => {
    const page = await visit(still(390, 844))
    await page.goto(path)
    const [cover, text] = await page.evaluate(() => {
      scrollTo(0, 900)
      const cover = document.querySelector('main .sticky')
      return [cover?.getBoundingClientRect().bottom, cover?.nextElementSibling?.getBoundingClientRect().top]
    })
    expect(text).toBeGreaterThanOrEqual(cover ?? Number.POSITIVE_INFINITY)
  },
)

it.each([
  [820, 'normal'],
  [1280, 'elder'],
])(
  '%d px wide, in the %s view, the facts of a notice are between its text and the links that follow',
  async (width, view) => {
    const page = await visit(still(width, 1180))
    await page.context().addCookies([{ name: 'view', value: view, url: base }])
    await page.goto('/information/purchase/electric-boats')
    const next = page.locator('main [rel="next"]')
    await next.evaluate((link) => link.scrollIntoView({ block: 'start', behavior: 'instant' }))
    const text = await page.locator('main article').boundingBox()
    const facts = await page.locator('main aside.sticky').boundingBox()
    expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThan(facts?.y ?? 0)
    expect((facts?.y ?? 0) + (facts?.height ?? 0)).toBeLessThan((await next.boundingBox())?.y ?? 0)
  },
)

it('beside a long text its title stays in view, and a link leads to its beginning', async () => {
  const page = await visit(still(1440, 900))
  await page.goto('/information/contact')
  const title = page.locator('main h2#cooperation > span')
  await page.locator('main section:has(#cooperation) p').last().scrollIntoViewIfNeeded()
  expect((await title.boundingBox())?.y).toBeGreaterThan(100)
  await page.evaluate(() => {
    location.hash = '#cooperation'
  })
  const top = async () => (await page.locator('main section:has(#cooperation) p').first().boundingBox())?.y
  await expect.poll(top).toBeGreaterThan(140)
})

it('on a tablet neither the sun nor a crane is behind the number of an error page', async () => {
  const page = await visit({ ...still(820, 1180), allowed: /status of 404/ })
  await page.goto('/no/such/page')
  const left = await page.evaluate(() => {
    const image = document.querySelector<HTMLImageElement>('main picture img')
    if (!image) throw new Error('no picture')
    const { width, height } = image.getBoundingClientRect()
    const drawn = (height * Number(image.getAttribute('width'))) / Number(image.getAttribute('height'))
    const [x = 0] = getComputedStyle(image)
      .objectPosition.split(' ')
      .map((part) => Number.parseFloat(part) / 100)
    return ((drawn - width) * x) / drawn
  })
  // Both are in the left two fifths of the painting.
  expect(left).toBeGreaterThan(0.4)
})
