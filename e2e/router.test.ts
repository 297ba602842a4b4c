import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { listenToCalls, markDocument, open, useBrowser, waitForHydration } from './browser.ts'
import { base } from './site.ts'

const visit = useBrowser()
const list = '/newsAndInformation/group'
const other = '/information/purchase'

const linkTo = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first()
const listCalls = (calls: string[]) => calls.filter((call) => call.includes('/informationDisclosure'))
const arrived = (page: Page) => page.waitForURL(base + other)

/** Navigates as a script of the page would. */
const go = (page: Page, address: string, replace = false) =>
  page.evaluate(
    ([to, options]) => {
      const { __reactRouterDataRouter: router } = window as unknown as {
        __reactRouterDataRouter: { navigate(to: string, options: object): Promise<void> }
      }
      return router.navigate(to, options)
    },
    [address, { replace }] as const,
  )

const entries = (page: Page) => page.evaluate(() => history.length)

it('the data of a page is prefetched when a pointer rests on its link, and not loaded again by the click', async () => {
  const page = await visit()
  await open(page, '/member/welfare')
  // Prefetched data ages by this clock: a stalled machine must not let it expire.
  await page.clock.setFixedTime(new Date())
  const same = await markDocument(page)
  const calls = listenToCalls(page)
  const loaded = page.waitForEvent('requestfinished', (request) => listCalls([request.url()]).length > 0)
  await linkTo(page, other).hover()
  await loaded
  const before = listCalls(calls).length
  await linkTo(page, other).click()
  await arrived(page)
  await page.locator('main h3').first().waitFor()
  expect(listCalls(calls).length).toBe(before)
  expect(await same()).toBe(true)
})

it('a failed prefetch shows nothing; the click loads again', async () => {
  const page = await visit({ allowed: /Failed to load resource/ })
  await open(page, '/member/welfare')
  let failed = 0
  await page.route(/\/backends\/api\/informationDisclosure/, (route) => {
    failed += 1
    return route.abort()
  })
  await linkTo(page, other).hover()
  await expect.poll(() => failed).toBeGreaterThan(0)
  await page.unroute(/\/backends\/api\/informationDisclosure/)
  await linkTo(page, other).click()
  await arrived(page)
  await page.locator('main h3').first().waitFor()
  expect(await page.getByRole('alert').locator('[data-type]').count()).toBe(0)
})

it('prefetched data is used for ten seconds', async () => {
  const page = await visit()
  await page.clock.install()
  await open(page, '/member/welfare')
  const calls = listenToCalls(page)
  await linkTo(page, other).hover()
  await page.clock.runFor(1000)
  await expect.poll(() => listCalls(calls).length).toBeGreaterThan(0)
  const before = listCalls(calls).length
  await page.clock.runFor(10_000)
  await linkTo(page, other).click()
  await arrived(page)
  await expect.poll(() => listCalls(calls).length).toBeGreaterThan(before)
})

it('where a prefetched call has failed, the click loads all of them again', async () => {
  const page = await visit({ allowed: /Failed to load resource/ })
  await open(page, '/information/contact')
  const failed: string[] = []
  await page.route(/\/backends\/api\//, (route) => {
    failed.push(route.request().url())
    return route.fulfill({ status: 500, body: '' })
  })
  const home = page.locator('header a[href="/"]').first()
  await home.hover()
  // The home page shows what it has; what failed must be loaded again.
  await expect.poll(() => failed.length).toBeGreaterThan(4)
  await page.unroute(/\/backends\/api\//)
  const calls = listenToCalls(page)
  await home.click()
  await page.waitForURL(`${base}/`)
  await expect.poll(() => calls.length).toBeGreaterThan(4)
})

it('a click does not wait for prefetched data that does not arrive', async () => {
  const page = await visit()
  await page.clock.install()
  await open(page, '/member/welfare')
  const waits = { held: 0, over: false }
  await page.route(/\/backends\/api\/informationDisclosure/, (route) => {
    if (waits.over) return route.continue()
    waits.held += 1
  })
  await linkTo(page, other).hover()
  await page.clock.runFor(1000)
  await expect.poll(() => waits.held).toBeGreaterThan(0)
  waits.over = true
  await linkTo(page, other).click()
  await expect
    .poll(async () => {
      await page.clock.runFor(1000)
      return page.url()
    })
    .toBe(base + other)
})

it('back and onward again, by links: every page shows its own content', async () => {
  const page = await visit()
  await open(page, list)
  const same = await markDocument(page)
  for (const path of ['/information/contact', '/member/welfare', other]) {
    await linkTo(page, path).click()
    await page.waitForURL(base + path)
    await page.locator('main h1').first().waitFor()
    await page.goBack()
    await page.waitForURL(base + list)
    await page.locator('main h3').first().waitFor()
    expect(await page.locator('footer').count()).toBe(1)
  }
  expect(await same()).toBe(true)
})

it('going back before any script listens loads the page of that address', async () => {
  const page = await visit()
  await open(page, list)
  await go(page, '/information/contact')
  await page.waitForURL(`${base}/information/contact`)
  const held: (() => void)[] = []
  let over = false
  await page.route(/\/assets\/frame-/, async (route) => {
    if (!over) await new Promise<void>((resolve) => held.push(resolve))
    // The requesting document may have been replaced by then.
    await route.continue().catch(() => undefined)
  })
  await page.reload()
  await page.keyboard.press('Shift')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await page.evaluate(() => history.back())
  await page.waitForURL(base + list)
  over = true
  for (const release of held) release()
  await expect.poll(() => page.title()).toContain('集团新闻')
  await waitForHydration(page)
})

it('a place on the page has its own history entry: going back restores where each page was left', async () => {
  const page = await visit({ reducedMotion: 'reduce' })
  await open(page, list)
  const top = () => page.evaluate(() => Math.round(scrollY))
  await page.evaluate(() => scrollTo(0, 700))
  await go(page, '/member/scenic')
  await page.waitForURL(`${base}/member/scenic`)
  // The address changes before the page does, which begins at its top.
  await expect.poll(top).toBe(0)
  await page.evaluate(() => scrollTo(0, 120))
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '#main'
    document.body.prepend(link)
    link.click()
  })
  await page.waitForURL(/#main$/)
  await page.evaluate(() => scrollTo(0, 400))
  await page.goBack()
  await expect.poll(top).toBe(120)
  await page.goBack()
  await page.waitForURL(base + list)
  await expect.poll(top).toBe(700)
})

it('a visitor who prefers less motion from now on sees no more fading, neither forward nor back', async () => {
  const page = await visit()
  await page.addInitScript(() => {
    // Of every fade between pages: what animates while it is shown.
    const begin = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = begin(update)
      const isFade = (animation: Animation) =>
        animation.effect instanceof KeyframeEffect &&
        animation.effect.pseudoElement?.startsWith('::view-transition')
      void transition.ready.then(() => {
        if (document.getAnimations().some(isFade))
          sessionStorage.setItem('fades', String(Number(sessionStorage.getItem('fades')) + 1))
      })
      return transition
    }
  })
  const counted = () => page.evaluate(() => Number(sessionStorage.getItem('fades')))
  await open(page, list)
  await linkTo(page, '/information/contact').click()
  await page.waitForURL(`${base}/information/contact`)
  await expect.poll(counted).toBe(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await linkTo(page, other).click()
  await arrived(page)
  await page.goBack()
  await page.waitForURL(`${base}/information/contact`)
  await page.goBack()
  await page.waitForURL(base + list)
  expect(await counted()).toBe(1)
})

it('offline, two steps back are both taken back, and both made once the browser is online again', async () => {
  const page = await visit({ allowed: /ERR_INTERNET_DISCONNECTED/ })
  await open(page, list)
  for (const path of ['/information/contact', '/member/welfare', other]) {
    await go(page, path)
    await page.waitForURL(base + path)
  }
  await page.context().setOffline(true)
  await page.getByText('已打开的页面仍可阅读').waitFor()
  await page.evaluate(() => {
    history.back()
    history.back()
  })
  await page.getByText('恢复后可继续').waitFor()
  await arrived(page)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: '打开刚才的页面' }).click()
  await page.waitForURL(`${base}/information/contact`)
  await expect.poll(() => page.title()).toContain('联系我们')
})

it('a missing item is reported once', async () => {
  const page = await visit({ allowed: /Failed to load resource/ })
  // Toasts stay until they are counted, however slow the machine.
  await page.clock.install()
  await open(page, list)
  await page.clock.pauseAt(Date.now() + 60_000)
  await go(page, `${list}/nothere`)
  await page.getByRole('alert').locator('[data-type]').first().waitFor()
  await page.getByText(`访问的地址：${list}/nothere`).waitFor()
  expect(await page.getByRole('alert').locator('[data-type]').count()).toBe(1)
})

it('offline, a step back is taken back too, and made once the browser is online again', async () => {
  const page = await visit({ allowed: /ERR_INTERNET_DISCONNECTED/ })
  await open(page, list)
  const same = await markDocument(page)
  await go(page, other)
  await arrived(page)
  await page.context().setOffline(true)
  await page.getByText('已打开的页面仍可阅读').waitFor()
  await page.evaluate(() => history.back())
  await page.getByText('恢复后可继续').waitFor()
  await arrived(page)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: '打开刚才的页面' }).click()
  await page.waitForURL(base + list)
  expect(await same()).toBe(true)
})

it('an address that redirects leaves one entry in the history, a replaced one none, a link to this page none', async () => {
  const page = await visit()
  await open(page, list)
  const same = await markDocument(page)
  const first = await entries(page)
  await go(page, '/member?from=a')
  await page.waitForURL(/\/member\/\w+\?from=a$/)
  expect(await entries(page)).toBe(first + 1)
  await go(page, other, true)
  await arrived(page)
  await linkTo(page, other).click()
  await page.locator('main h3').first().waitFor()
  expect(await entries(page)).toBe(first + 1)
  await page.goBack()
  await page.waitForURL(base + list)
  expect(await same()).toBe(true)
})

it('a later navigation ends the earlier one, whose response changes nothing', async () => {
  const page = await visit()
  await open(page, list)
  const held: (() => Promise<void>)[] = []
  await page.route(/\/backends\/api\/informationDisclosure/, (route) => {
    held.push(() => route.continue().catch(() => undefined))
  })
  void go(page, other)
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await go(page, '/information/contact')
  await page.waitForURL(`${base}/information/contact`)
  for (const answer of held) await answer()
  await page.locator('main h1').first().waitFor()
  expect(page.url()).toBe(`${base}/information/contact`)
  await expect.poll(() => page.title()).toContain('联系我们')
})

it('the ids that React counts are those of the server', async () => {
  const page = await visit()
  await open(page, other)
  await waitForHydration(page)
  const pairs = await page.locator('main [id]').evaluateAll((all) =>
    all.flatMap((element) => {
      const props = Object.entries(element).find(([name]) => name.startsWith('__reactProps$'))?.[1]
      return props?.id ? [[element.id, props.id]] : []
    }),
  )
  const counted = pairs.filter(([id]) => /^_/.test(id))
  expect(counted.length).toBeGreaterThan(0)
  for (const [inDocument, inReact] of counted) expect(inReact).toBe(inDocument)
})
