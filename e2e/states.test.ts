import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { markDocument, open, useBrowser } from './browser.ts'
import { pageOf } from './site.ts'

const visit = useBrowser()
const list = '/newsAndInformation/group'
const other = '/information/purchase'

/** Handles the data requests of navigations from now on, not documents, code and pictures. */
const onData = (page: Page, handle: 'abort' | 'never' | 'continue') =>
  page.route(/\/backends\/api\/|\/_payload\.json/, async (route) => {
    if (handle === 'abort') await route.abort()
    if (handle === 'continue') await route.continue()
  })

const follow = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first().click()

it('a slow page shows its skeleton, not before 200 ms, in place of the current page', async () => {
  const page = await visit()
  await page.clock.install()
  await open(page, list)
  await onData(page, 'never')
  await page.clock.pauseAt(Date.now() + 60_000)
  await follow(page, other)
  await page.clock.runFor(150)
  expect(await page.locator('main').isVisible()).toBe(true)
  // The 200 ms begin with the navigation, which a busy machine begins later than the click.
  await expect
    .poll(async () => {
      await page.clock.runFor(100)
      return page.getByText('正在加载').count()
    })
    .toBe(1)
  expect(await page.locator('main').isVisible()).toBe(false)
  expect(await page.locator('header').isVisible()).toBe(true)
})

it('a list whose call fails shows its head and tabs and is loaded by its retry', async () => {
  const page = await visit({ allowed: /Failed to load resource/ })
  await open(page, '/information/contact')
  await onData(page, 'abort')
  await follow(page, list)
  const retry = page.locator('main').getByRole('button', { name: '重新加载' })
  await retry.waitFor()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('集团新闻')
  expect(await page.title()).toBe('集团新闻 — 灵山集团')
  await page.unrouteAll()
  await retry.click()
  await page.locator('main h3').first().waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
})

it('offline, a navigation leaves the current page shown and says so; back online it can continue', async () => {
  // Hovering a link prefetches its data.
  const page = await visit({ allowed: /ERR_INTERNET_DISCONNECTED/ })
  await open(page, list)
  const same = await markDocument(page)
  await page.context().setOffline(true)
  await page.getByText('已打开的页面仍可阅读').waitFor()
  await follow(page, other)
  await page.getByText('恢复后可继续').waitFor()
  expect(new URL(page.url()).pathname).toBe(list)
  expect(await page.locator('main h3').first().isVisible()).toBe(true)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: '打开刚才的页面' }).click()
  await page.waitForURL(`**${other}`)
  expect(await same()).toBe(true)
})

it('an item that only the other language has is a 404 with links to the section and the other language', async () => {
  const path = '/newsAndInformation/group/staff-homes-by-the-lake'
  const html = await pageOf(`/en${path}`, 404)
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  expect(main).toContain(`href="${path}"`)
  expect(main).toContain('href="/en/newsAndInformation/group"')
  expect(await pageOf(path)).toContain('<article')
})

it('a picture that fails to load leaves its box, background and alternative text', async () => {
  const page = await visit({ allowed: /Failed to load resource/, javaScriptEnabled: false })
  const shapes = () =>
    page.locator('main img').evaluateAll((images) =>
      images.map((image) => {
        const { width, height } = image.getBoundingClientRect()
        return [Math.round(width), Math.round(height)]
      }),
    )
  for (const path of ['/', '/member/scenic', '/newsAndInformation/group/qinglv-scroll']) {
    await page.goto(path)
    const whole = await shapes()
    expect(whole.length).toBeGreaterThan(0)
    await page.route('**/media/**', (route) => route.abort())
    await page.reload()
    expect([path, await shapes()]).toEqual([path, whole])
    await page.unrouteAll()
  }
})

it('no picture shows the broken-image icon, in pages, heroes or footers', async () => {
  const page = await visit({ allowed: /Failed to load resource/, javaScriptEnabled: false })
  await page.route('**/*.{avif,webp}', (route) => route.abort())
  for (const path of [
    '/',
    '/partyBuilding/integrity/hotline',
    '/college/online/studyMap',
    '/does/not/exist',
  ]) {
    await page.goto(path)
    const covers = await page.locator('img').evaluateAll((images) =>
      images.map((image) => {
        const { position, content, backgroundColor } = getComputedStyle(image, '::after')
        return position === 'absolute' && content !== 'none' && backgroundColor !== 'rgba(0, 0, 0, 0)'
      }),
    )
    expect([path, new Set(covers)]).toEqual([path, new Set([true])])
  }
})
