/** @module-tag slow */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { open, useBrowser, waitForHydration } from './browser.ts'
import { base } from './site.ts'

const visit = useBrowser()
const hidden = (page: Page) =>
  page
    .locator('.reveal')
    .evaluateAll((all) => all.filter((block) => getComputedStyle(block).opacity === '0').length)

it('blocks below the screen animate once, within 50 ms of entering the viewport', async () => {
  const page = await visit()
  await page.clock.install()
  await open(page, '/')
  await page.locator('html[data-reveal]').waitFor()
  // With a clock that only this test advances: a busy machine must not look like a slow page.
  await page.clock.pauseAt(Date.now() + 60_000)
  const block = await page.waitForSelector('.reveal:not([data-shown])', { state: 'attached' })
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
  const first = page.locator('.reveal[data-shown="rise"]').first()
  await first.evaluate((element) =>
    Promise.all(element.getAnimations().map((animation) => animation.finished)),
  )
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.waitForTimeout(200)
  await first.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  await page.waitForTimeout(200)
  expect(await first.evaluate((element) => element.getAnimations().length)).toBe(0)
})

it('blocks of a page reached by navigation animate too', async () => {
  const page = await visit()
  await open(page, '/member/welfare')
  await page.locator('html[data-reveal]').waitFor()
  await page.locator('header a[href="/"]').first().click()
  await page.locator('.reveal').first().waitFor({ state: 'attached' })
  await expect.poll(() => hidden(page)).toBeGreaterThan(0)
  const waiting = page.locator('.reveal:not([data-shown])')
  const showNext = () =>
    waiting.evaluateAll((all) => {
      all[0]?.scrollIntoView({ behavior: 'instant', block: 'center' })
      return all.length
    })
  await expect.poll(showNext, { timeout: 30_000 }).toBe(0)
})

/** A list with smooth scrolling and a clock that only the test advances: frames of 16 ms, however busy the machine is. */
async function listWithClock(): Promise<Page> {
  const page = await visit()
  await page.clock.install()
  await open(page, '/newsAndInformation/group')
  await page.locator('html.lenis').waitFor()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.mouse.move(400, 400)
  return page
}
const top = (page: Page) => page.evaluate(() => scrollY)
/** Turns the wheel; resolves when the page has received the event. */
async function turn(page: Page, pixels: number): Promise<void> {
  const turned = page.evaluate(
    () => new Promise((resolve) => addEventListener('wheel', resolve, { once: true, passive: true })),
  )
  await page.mouse.wheel(0, pixels)
  await turned
}
const following = (page: Page, path: string) =>
  page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())

it('a wheel turn of 500 px has half its distance left after about 140 ms', async () => {
  const page = await listWithClock()
  await turn(page, 500)
  const left = async () => 500 - (await top(page))
  expect(await left()).toBe(500)
  for (const half of [250, 125, 62]) {
    await page.clock.runFor(144)
    expect(await left()).toBeGreaterThan(half * 0.85)
    expect(await left()).toBeLessThan(half * 1.15)
  }
})

it('any other scrolling ends the smooth scroll: script, a key, back to top', async () => {
  const page = await listWithClock()
  const wheelScroll = async () => {
    await turn(page, 900)
    await page.clock.runFor(300)
    expect(await top(page)).toBeGreaterThan(500)
  }
  const rests = async (at: number) => {
    await expect.poll(() => top(page)).toBe(at)
    await page.clock.runFor(2000)
    expect(await top(page)).toBe(at)
  }
  await wheelScroll()
  await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }))
  await rests(120)
  await wheelScroll()
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  for (const [key, at] of [
    ['End', end],
    ['Home', 0],
  ] as const) {
    // The browser may drop a key while it still scrolls.
    const pressed = async () => {
      await page.keyboard.press(key)
      return top(page)
    }
    await expect.poll(pressed).toBe(at)
    await rests(at)
  }
  await wheelScroll()
  await page.getByRole('button', { name: '回到顶部' }).click()
  await rests(0)
})

it('a smooth scroll ends with its page: the next page and the previous one have their own positions', async () => {
  const page = await listWithClock()
  const arriving = async (path: string, at: number) => {
    await page.waitForURL(base + path)
    await expect.poll(() => top(page)).toBe(at)
    await page.clock.runFor(2000)
    expect(await top(page)).toBe(at)
  }
  await turn(page, 960)
  await page.clock.runFor(100)
  await following(page, '/newsAndInformation/group?page=2')
  await arriving('/newsAndInformation/group?page=2', 0)
  await turn(page, 960)
  await page.clock.runFor(2000)
  expect(await top(page)).toBe(960)
  // While the next page loads the wheel still scrolls this one.
  let arrive = () => {}
  const sent = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/backends/api/hire', async (route) => {
    await sent
    await route.continue()
  })
  const requested = page.waitForRequest('**/backends/api/hire')
  await following(page, '/college/recruitment')
  await requested
  await turn(page, -960)
  await page.clock.runFor(50)
  const left = await top(page)
  expect(left).toBeLessThan(960)
  expect(left).toBeGreaterThan(0)
  arrive()
  await arriving('/college/recruitment', 0)
  await turn(page, 300)
  await page.clock.runFor(50)
  await page.evaluate(() => history.back())
  await arriving('/newsAndInformation/group?page=2', 960)
})

it('horizontal wheel turns, zoom and other modifier keys are left to the browser', async () => {
  const page = await listWithClock()
  type Turn = Pick<WheelEventInit, 'deltaX' | 'deltaY' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>
  const taken = (init: Turn) =>
    page.evaluate(
      (how) =>
        !document.body.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, ...how })),
      init,
    )
  expect([await taken({ deltaY: 100 }), await taken({ deltaX: 30, deltaY: -100 })]).toEqual([true, true])
  for (const left of [
    { deltaX: 100 },
    { deltaX: -100, deltaY: 30 },
    { deltaY: 100, ctrlKey: true },
    { deltaY: 100, metaKey: true },
    { deltaY: 100, shiftKey: true },
    { deltaY: 100, altKey: true },
  ])
    expect([left, await taken(left)]).toEqual([left, false])
})

it('with reduced motion nothing scrolls smoothly, animates or plays, also when it is set later', async () => {
  const page = await visit({ reducedMotion: 'reduce' })
  await open(page, '/')
  await page.waitForTimeout(600)
  expect(await hidden(page)).toBe(0)
  expect(await page.locator('html.lenis').count()).toBe(0)
  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
  expect(await running()).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.reload()
  await waitForHydration(page)
  await page.locator('html[data-reveal]').waitFor()
  expect(await hidden(page)).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(() => hidden(page)).toBe(0)
})

it('large text and print show all blocks immediately', async () => {
  const page = await visit()
  await open(page, '/')
  await page.locator('html[data-reveal]').waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await hidden(page)).toBe(0)
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/?view=elder')
  await waitForHydration(page)
  await page.waitForTimeout(300)
  expect(await hidden(page)).toBe(0)
})

it.each(['no-preference', 'reduce'] as const)(
  'one page fades into the next, unless reduced motion is set: %s',
  async (reducedMotion) => {
    const page = await visit({ reducedMotion })
    await page.addInitScript(() => {
      const begin = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        sessionStorage.setItem('faded', 'yes')
        return begin(update)
      }
    })
    await open(page, '/en')
    await page.locator('main a[href="/en/member/scenic"]').first().press('Enter')
    await page.waitForURL('**/en/member/scenic**')
    await page.locator('main h1').filter({ visible: true }).first().waitFor()
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('faded')))
      .toBe(reducedMotion === 'reduce' ? null : 'yes')
  },
)
