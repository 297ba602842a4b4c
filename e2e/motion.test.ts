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
  await open(page, '/')
  await page.locator('html[data-reveal]').waitFor()
  const block = page.locator('.rv:not([data-shown])').first()
  const waited = await block.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        let seen = 0
        new IntersectionObserver(([entry]) => {
          if (entry?.isIntersecting) seen ||= performance.now()
        }).observe(element)
        new MutationObserver(() => resolve(performance.now() - seen)).observe(element, {
          attributeFilter: ['data-shown'],
        })
        scrollTo({
          top: element.getBoundingClientRect().top + scrollY - innerHeight / 2,
          behavior: 'instant',
        })
      }),
  )
  expect(waited).toBeLessThan(50 + 2 * 17 + 20)
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
  const atEnd = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)
  do {
    await page.evaluate(() => scrollBy({ top: 400, behavior: 'instant' }))
    await page.waitForTimeout(80)
  } while (!(await atEnd()))
  await expect.poll(() => page.locator('.rv:not([data-shown])').count()).toBe(0)
})

it('a wheel turn of 500 px leaves half the way after about 140 ms (R266)', async () => {
  const page = await visit()
  await open(page, '/newsAndInformation/group')
  await page.locator('html[data-smooth]').waitFor()
  await page.mouse.move(400, 400)
  const watched = page.evaluate(
    () =>
      new Promise<[number, number][]>((resolve) => {
        const points: [number, number][] = []
        const step = (now: number) => {
          points.push([now, scrollY])
          if (scrollY > 499) resolve(points)
          else requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }),
  )
  await page.mouse.wheel(0, 500)
  const points = await watched
  const when = (position: number) => points.find(([, y]) => y >= position)?.[0] ?? Number.NaN
  for (const [from, to] of [
    [100, 300],
    [200, 350],
    [300, 400],
  ] as const) {
    const half = when(to) - when(from)
    expect(half).toBeGreaterThan(144 * 0.7)
    expect(half).toBeLessThan(144 * 1.3)
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
