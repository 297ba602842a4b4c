import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { live, open, useBrowser } from './browser.ts'

const visit = useBrowser()
const hidden = (page: Page) =>
  page
    .locator('.rv')
    .evaluateAll((all) => all.filter((block) => getComputedStyle(block).opacity === '0').length)

it('blocks below the screen rise once, within 50 ms of coming into view (R264)', async () => {
  const page = await visit()
  await page.clock.install()
  await open(page, '/')
  await page.locator('html[data-reveal]').waitFor()
  // By a clock that only this test moves: a busy machine must not look like a slow page.
  await page.clock.pauseAt(Date.now() + 60_000)
  const block = await page.waitForSelector('.rv:not([data-shown])', { state: 'attached' })
  const inView = block.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve()).observe(element)
      }),
  )
  await block.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }))
  await inView
  await page.clock.runFor(50)
  expect(await block.getAttribute('data-shown')).toBe('rise')
  await page.clock.resume()
  const first = page.locator('.rv[data-shown="rise"]').first()
  await first.evaluate((element) =>
    Promise.all(element.getAnimations().map((animation) => animation.finished)),
  )
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.waitForTimeout(200)
  await first.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  await page.waitForTimeout(200)
  expect(await first.evaluate((element) => element.getAnimations().length)).toBe(0)
})

it('blocks that come with another page rise too (R265)', async () => {
  const page = await visit()
  await open(page, '/member/welfare')
  await page.locator('html[data-reveal]').waitFor()
  await page.locator('header a[href="/"]').first().click()
  await page.locator('.rv').first().waitFor({ state: 'attached' })
  await expect.poll(() => hidden(page)).toBeGreaterThan(0)
  const waiting = page.locator('.rv:not([data-shown])')
  const showNext = () =>
    waiting.evaluateAll((all) => {
      all[0]?.scrollIntoView({ behavior: 'instant', block: 'center' })
      return all.length
    })
  await expect.poll(showNext, { timeout: 30_000 }).toBe(0)
})

it('a wheel turn of 500 px leaves half the way after about 140 ms (R266)', async () => {
  const page = await visit()
  await page.clock.install()
  await open(page, '/newsAndInformation/group')
  await page.locator('html[data-smooth]').waitFor()
  // By a clock that only this test moves: frames of 16 ms, however busy the machine is.
  await page.clock.pauseAt(Date.now() + 60_000)
  const turned = page.evaluate(
    () => new Promise((resolve) => addEventListener('wheel', resolve, { once: true, passive: true })),
  )
  await page.mouse.move(400, 400)
  await page.mouse.wheel(0, 500)
  await turned
  const left = async () => 500 - (await page.evaluate(() => scrollY))
  expect(await left()).toBe(500)
  for (const half of [250, 125, 62]) {
    await page.clock.runFor(144)
    expect(await left()).toBeGreaterThan(half * 0.85)
    expect(await left()).toBeLessThan(half * 1.15)
  }
})

it('for those who want less motion nothing glides, rises or plays, also when they say so later (R267)', async () => {
  const page = await visit({ reducedMotion: 'reduce' })
  await open(page, '/')
  await page.waitForTimeout(600)
  expect(await hidden(page)).toBe(0)
  expect(await page.locator('html[data-smooth]').count()).toBe(0)
  const slide = () =>
    page
      .locator('main')
      .first()
      .evaluate((main) => main.querySelector('[data-current], [data-index], [aria-current]')?.outerHTML ?? '')
  const before = await slide()
  await page.waitForTimeout(1000)
  expect(await slide()).toBe(before)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.reload()
  await live(page)
  await page.locator('html[data-reveal]').waitFor()
  expect(await hidden(page)).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(() => hidden(page)).toBe(0)
})

it('large text and print show everything at once', async () => {
  const page = await visit()
  await open(page, '/')
  await page.locator('html[data-reveal]').waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await hidden(page)).toBe(0)
  const sentences = page.locator('main li:has(picture) a > p')
  expect(await sentences.count()).toBeGreaterThan(3)
  const opacities = await sentences.evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity))
  expect(new Set(opacities)).toEqual(new Set(['1']))
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/?view=elder')
  await live(page)
  await page.waitForTimeout(300)
  expect(await hidden(page)).toBe(0)
})

it('in forced colours the bars of the paintings are drawn in the colours that the reader chose', async () => {
  const page = await visit({ viewport: { width: 1440, height: 900 }, forcedColors: 'active' })
  await open(page, '/')
  const bars = page.locator('main button[aria-current]').locator('xpath=..').locator('button')
  await bars.first().waitFor()
  const looks = await bars.evaluateAll((all) =>
    all.map((bar) => {
      const { forcedColorAdjust, backgroundImage } = getComputedStyle(bar)
      return `${forcedColorAdjust} ${backgroundImage.includes('rgb(0, 0, 0)')}`
    }),
  )
  expect(new Set(looks)).toEqual(new Set(['none true']))
})
