import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { addressOf } from './addresses.ts'
import { listenToCalls, markDocument, open, useBrowser, waitForHydration } from './browser.ts'
import { base } from './site.ts'

const visit = useBrowser()
const day = 24 * 60 * 60
const wide = { viewport: { width: 1440, height: 900 } }

it('a switch lists Chinese and En, marks the current one, and works without script', async () => {
  const page = await visit({ javaScriptEnabled: false })
  await page.goto('/en/college/recruitment?page=1')
  const links = page.locator('header').getByRole('list', { name: 'Language' }).getByRole('link')
  expect(await links.allInnerTexts()).toEqual(['Chinese', 'En'])
  expect(await page.locator('header a[hreflang][aria-current]').innerText()).toBe('En')
  await links.first().click()
  expect(page.url()).toBe(`${base}/college/recruitment?page=1`)
  expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN')
  // Cookies are written by the page's script; the address says the language.
  expect(await page.context().cookies()).toEqual([])
})

it('query and hash of the address are preserved before and after hydration: in the switch and in the link to large text', async () => {
  const address = '/member/scenic?x=1&y=%20a#list'
  const switchTo = (page: Page, language: string) =>
    page.locator('header').getByRole('link', { name: language, exact: true })
  const after = await visit(wide)
  await open(after, address)
  await expect.poll(() => switchTo(after, 'En').getAttribute('href')).toBe(`/en${address}`)
  await expect.poll(() => switchTo(after, 'Chinese').getAttribute('href')).toBe(address)
  const large = after.locator('header').getByRole('link', { name: '适老模式' })
  await expect.poll(() => large.getAttribute('href')).toBe('/member/scenic?x=1&y=+a&view=elder#list')

  const before = await visit(wide)
  // React never arrives.
  await before.route(/\/assets\/libraries-[^/]*\.js/, () => {})
  await before.goto(address)
  await expect.poll(() => switchTo(before, 'En').getAttribute('href')).toBe('/en/member/scenic')
  await switchTo(before, 'En').click()
  await before.waitForURL(`${base}/en${address}`)
  await before.locator('header').getByRole('link', { name: 'Large text' }).click()
  await before.locator('html[data-elder]').waitFor()
  await expect.poll(() => before.url()).toMatch(/\/en\/member\/scenic\?x=1&y=(\+|%20)a#list$/)
})

it('a result in the other language and the link to a view of another site keep their addresses', async () => {
  const page = await visit()
  // React never arrives.
  await page.route(/\/assets\/libraries-[^/]*\.js/, () => {})
  await page.goto(`/en/search?q=${encodeURIComponent('竹溪书院客舍布草采购')}#results`)
  const hit = page.locator('main .so-hit[hreflang]').first()
  await hit.dispatchEvent('contextmenu')
  expect(await hit.getAttribute('href')).toBe('/information/purchase/academy-linen')
  const elsewhere = 'https://maps.example/?view=3d'
  const found = await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.body.append(link)
    link.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }))
    return link.href
  }, elsewhere)
  expect(found).toBe(elsewhere)
})

it('Chinese characters in the footer of English pages are marked as Chinese', async () => {
  const page = await visit({ javaScriptEnabled: false })
  await page.goto('/en/information/contact')
  const filings = page.locator('footer a', { hasText: '备' })
  expect(await filings.evaluateAll((all) => all.map((link) => link.getAttribute('lang')))).toEqual([
    'zh-CN',
    'zh-CN',
  ])
  await page.goto('/information/contact')
  expect(await page.locator('footer a[lang]', { hasText: '备' }).count()).toBe(0)
})

it('the switch preserves query and hash, and stores the choice for a year', async () => {
  const page = await visit()
  await open(page, '/en/college/recruitment?keyword=a#list')
  const same = await markDocument(page)
  await page.locator('header').getByRole('link', { name: 'Chinese' }).click()
  await page.waitForURL(`${base}/college/recruitment?keyword=a#list`)
  await page.locator('html[lang="zh-CN"]').waitFor()
  expect(await same()).toBe(true)
  const cookies = await page.context().cookies()
  const choice = cookies.find(({ name }) => name === 'i18n_redirected')
  expect(choice).toMatchObject({ value: 'zh', path: '/', sameSite: 'Lax', httpOnly: false })
  expect(Math.abs((choice?.expires ?? 0) - Date.now() / 1000 - 365 * day)).toBeLessThan(day)
  expect(cookies.find(({ name }) => name === 'webLang')).toMatchObject({
    value: 'zh',
    path: '/',
    sameSite: 'Lax',
  })
})

it('the switch preserves the id of a detail page', async () => {
  const page = await visit()
  const address = await addressOf('newsGroupDetail', 'zh')
  await open(page, address)
  await page.locator('header').getByRole('link', { name: 'En', exact: true }).click()
  await page.waitForURL(`${base}/en${address}`)
  await page.locator('html[lang="en"] h1').waitFor()
})

it('on a 404 page the switch leads to the 404 page of the other language', async () => {
  const page = await visit({ allowed: /status of 404/ })
  await open(page, '/nope')
  await page.locator('header').getByRole('link', { name: 'En', exact: true }).click()
  await page.waitForURL(`${base}/en/nope`)
  await page.getByText('Requested address: /en/nope').waitFor()
  expect((await page.reload())?.status()).toBe(404)
})

it('the menu is loaded once per language, and again when webLang or the menu is wrong', async () => {
  const page = await visit()
  // On a busy machine a click would not wait for the prefetched data, and request it again.
  await page.clock.install()
  await open(page, '/')
  await page.clock.pauseAt(Date.now() + 60_000)
  const calls = listenToCalls(page)
  const menus = () => calls.filter((call) => call.startsWith('/api/menu'))
  for (const path of [
    '/member/welfare',
    '/lingShan/culture/history',
    '/newsAndInformation/group',
    '/information/contact',
  ]) {
    await page.locator(`footer a[href="${path}"]`).first().click()
    await page.waitForURL(base + path)
    await page.locator('main h1').waitFor()
  }
  expect(menus()).toEqual([])
  await page.context().addCookies([{ name: 'webLang', value: 'en', url: base }])
  await page.locator('footer a[href="/information/rent"]').first().click()
  await page.waitForURL(`${base}/information/rent`)
  await expect.poll(menus).toEqual(['/api/menu/1'])
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('webLang=zh')
  await page.locator('header').getByRole('link', { name: 'En', exact: true }).click()
  await page.locator('html[lang="en"]').waitFor()
  expect(menus()).toEqual(['/api/menu/1', '/api/menu/2'])
})

it.each([
  ['/', 'zh'],
  ['/en', 'en'],
])('the first visit of %s stores its language', async (path, language) => {
  const page = await visit()
  await open(page, path)
  const cookie = async () =>
    (await page.context().cookies()).map(({ name, value, sameSite }) => [name, value, sameSite])
  await expect.poll(cookie).toEqual([['webLang', language, 'Lax']])
})

it('a cookie of the other language is only overwritten', async () => {
  const page = await visit()
  await page.context().addCookies([{ name: 'webLang', value: 'en', url: base }])
  const calls = listenToCalls(page)
  await open(page, '/')
  expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN')
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('webLang=zh')
  // The one menu call was made on the server.
  expect(calls).toEqual([])
})

it('a menu call that failed is repeated with the next page', async () => {
  const page = await visit({ allowed: /status of 503/ })
  await open(page, '/')
  await page.route('**/backends/api/menu/2', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await page.locator('header').getByRole('link', { name: 'En', exact: true }).click()
  await page.locator('html[lang="en"]').waitFor()
  await page.getByText('Network service error, please reload or contact support').first().waitFor()
  expect(await page.locator('header nav > ul > li').count()).toBe(0)
  await page.locator('main a[href^="/en/"]').first().click()
  await page.locator('header nav > ul > li').first().waitFor({ state: 'attached' })
  expect(await page.locator('header nav > ul > li').count()).toBe(6)
})

it('every call carries the headers of the one client', async () => {
  const page = await visit()
  await open(page, '/')
  const sent: Record<string, string>[] = []
  const addresses: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() !== 'fetch') return
    addresses.push(new URL(request.url()).pathname)
    sent.push(request.headers())
  })
  await page.locator('footer a[href="/newsAndInformation/group"]').first().click()
  await page.waitForURL(`${base}/newsAndInformation/group`)
  await page.locator('header').getByRole('link', { name: 'En', exact: true }).click()
  await page.locator('html[lang="en"]').waitFor()
  expect(addresses.length).toBeGreaterThanOrEqual(3)
  for (const address of addresses) expect(address).toMatch(/^\/backends\/api\//)
  for (const headers of sent)
    expect(headers).toMatchObject({
      platform: '11',
      'x-frontend-id': 'group-portal-web',
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/json',
    })
})

it('every page marks the current section', async () => {
  const page = await visit({ allowed: /status of 404/ })
  const index = () => page.locator('header nav[data-index]').getAttribute('data-index')
  const current = () => page.locator('header nav > ul > li > a[aria-current]').allInnerTexts()
  await open(page, '/')
  expect([await index(), await current()]).toEqual(['0', []])
  await page.locator('footer a[href="/college/talent/plan"]').first().click()
  await page.waitForURL(`${base}/college/talent/plan`)
  await expect.poll(async () => Number(await index())).toBeGreaterThan(0)
  expect(await current()).toHaveLength(1)
  await page.reload()
  await waitForHydration(page)
  expect(await current()).toHaveLength(1)
  await page.goto('/nope')
  expect([await index(), await current()]).toEqual(['0', []])
})
