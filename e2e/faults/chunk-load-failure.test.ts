/** @module-tag slow */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { markDocument, open, useBrowser, waitForHydration } from '../browser.ts'
import { base } from '../site.ts'

const visit = useBrowser()
const noise = /Failed to load resource|Failed to fetch dynamically imported module/

/** Requests for the code of the contact page fail from now on. */
const blockCode = (page: Page, name = 'contact') =>
  page.route(`**/assets/${name}-*.js`, (route) => route.abort())
/** Finds and clicks in one step: a link that the next page removes before the click would be followed by the browser. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => document.querySelector<HTMLElement>(`footer a[href="${to}"]`)?.click(), path)

/** Records the documents that the page loads. */
function documents(page: Page): string[] {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname)
  })
  return loaded
}

it('a chunk that fails to load causes one document load of the target, then a retry is offered', async () => {
  const page = await visit({ allowed: noise })
  await open(page, '/member/welfare')
  await blockCode(page)
  const loaded = documents(page)
  const same = await markDocument(page)
  await follow(page, '/information/contact')
  await page.waitForURL(`${base}/information/contact`)
  await expect.poll(same).toBe(false)
  const bar = page.getByRole('alert').filter({ hasText: '页面的一部分未能载入' })
  await bar.waitFor()
  expect(loaded).toEqual(['/information/contact'])
  expect(await page.locator('main h1').innerText()).not.toBe('')

  await page.unroute('**/assets/contact-*.js')
  await bar.getByRole('link', { name: '重新加载' }).click()
  await waitForHydration(page)
  expect(await bar.count()).toBe(0)
})

it('a second failure within ten seconds offers a retry in place, later ones load again', async () => {
  const page = await visit({ allowed: noise })
  await open(page, '/member/welfare')
  const now = Date.now()
  await page.evaluate(
    (until) => sessionStorage.setItem('shanmen:reload', JSON.stringify({ '/information/contact': until })),
    now + 10_000,
  )
  await blockCode(page)
  const loaded = documents(page)
  await follow(page, '/information/contact')
  await page.getByRole('heading', { name: '页面暂时无法打开' }).waitFor()
  expect(page.url()).toBe(`${base}/information/contact`)
  expect(await page.locator('header').count()).toBe(1)
  expect(loaded).toEqual([])
  await page.unroute('**/assets/contact-*.js')
  await page.getByRole('button', { name: '重新加载' }).click()
  await waitForHydration(page)
  expect(loaded).toEqual(['/information/contact'])
  await page.getByRole('heading', { name: '联系我们', level: 1 }).waitFor()

  await page.goto('/member/welfare')
  await waitForHydration(page)
  await page.evaluate(
    (until) => sessionStorage.setItem('shanmen:reload', JSON.stringify({ '/information/contact': until })),
    Date.now() - 1,
  )
  await blockCode(page)
  loaded.length = 0
  await follow(page, '/information/contact')
  await page.waitForURL(`${base}/information/contact`)
  await expect.poll(() => loaded).toEqual(['/information/contact'])
  const stored = await page.evaluate(() => JSON.parse(sessionStorage.getItem('shanmen:reload') ?? '{}'))
  expect(stored['/information/contact'] - Date.now()).toBeGreaterThan(5000)
})

it('after ten seconds, or once the chunk is available again, its page loads', async () => {
  const page = await visit({ allowed: noise })
  await page.clock.install()
  await open(page, '/member/welfare')
  await page.evaluate(
    (until) => sessionStorage.setItem('shanmen:reload', JSON.stringify({ '/information/contact': until })),
    Date.now() + 60 * 60_000,
  )
  await blockCode(page)
  const loaded = documents(page)
  const lost = page.getByRole('heading', { name: '页面暂时无法打开' })
  const away = async () => {
    await follow(page, '/member/welfare')
    await page.waitForURL(`${base}/member/welfare`)
    await lost.waitFor({ state: 'detached' })
  }
  await follow(page, '/information/contact')
  await lost.waitFor()
  await away()
  await follow(page, '/information/contact')
  await lost.waitFor()
  await away()
  expect(loaded).toEqual([])
  await page.unroute('**/assets/contact-*.js')
  await page.clock.fastForward(2 * 60 * 60_000)
  await follow(page, '/information/contact')
  await page.getByRole('heading', { name: '联系我们', level: 1 }).waitFor()
  expect(loaded).toEqual(['/information/contact'])
})

it('two paths that fail do not cause a reload loop', async () => {
  const page = await visit({ allowed: noise })
  await open(page, '/member/welfare')
  await blockCode(page)
  await blockCode(page, 'history')
  const loaded = documents(page)
  await follow(page, '/information/contact')
  await page.waitForURL(`${base}/information/contact`)
  await page.getByRole('alert').filter({ hasText: '页面的一部分未能载入' }).waitFor()
  await page.locator('footer a[href="/lingShan/culture/history"]').first().click()
  await page.waitForURL(`${base}/lingShan/culture/history`)
  await page.getByRole('alert').filter({ hasText: '页面的一部分未能载入' }).waitFor()
  await page.waitForTimeout(1000)
  expect(loaded).toEqual(['/information/contact', '/lingShan/culture/history'])
})

it('it works where session storage is blocked', async () => {
  const page = await visit({ allowed: noise })
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await open(page, '/en/member/welfare')
  await blockCode(page)
  const loaded = documents(page)
  await follow(page, '/en/information/contact')
  await page.waitForURL(`${base}/en/information/contact`)
  await page.getByRole('alert').filter({ hasText: 'A part of the page could not be loaded' }).waitFor()
  await page.waitForTimeout(500)
  expect(loaded).toEqual(['/en/information/contact'])
})
