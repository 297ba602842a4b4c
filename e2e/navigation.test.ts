import { expect, it } from 'vitest'
import { markDocument, open, useBrowser, waitForHydration } from './browser.ts'
import { base } from './site.ts'

const visit = useBrowser()

it('a link shows the next page without a document load, moves the focus and scrolls to the top; back returns', async () => {
  const page = await visit()
  await open(page, '/newsAndInformation/group')
  const same = await markDocument(page)
  const [title = ''] = await page.locator('main article h3, main li h3').allInnerTexts()
  await page.evaluate(() => scrollTo(0, 600))
  const link = page.locator('main').getByRole('link', { name: title }).first()
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(100)
  await link.click()
  await page.waitForURL(/newsAndInformation\/group\/./)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await page.title()).toContain(title)
  await page.goBack()
  await page.waitForURL(`${base}/newsAndInformation/group`)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -1)
  expect(await same()).toBe(true)
})

it('paging and searching a list scroll to its heading; a filter leaves the focus where it is', async () => {
  const page = await visit()
  const focused = () => page.evaluate(() => document.activeElement?.tagName)
  await open(page, '/newsAndInformation/group')
  await page.locator('main a[href="/newsAndInformation/group?page=2"]').first().click()
  await page.waitForURL(/page=2/)
  await expect.poll(focused).toBe('H1')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect.poll(() => page.title()).toContain('第 2 页')
  expect(await page.locator('main p[role="status"]').innerText()).toMatch(/^第 2 页，共 \d+ 页$/)
  await page.locator('header').getByRole('button', { name: '搜索' }).click()
  await page.getByRole('dialog').getByRole('searchbox').fill('灵山')
  await page.keyboard.press('Enter')
  await page.waitForURL(/search\?q=/)
  await expect.poll(focused).toBe('H1')
  const year = page.locator('main a[href*="year="]').first()
  await year.press('Enter')
  await page.waitForURL(/year=/)
  expect(await focused()).toBe('A')
})

it('a link to a part of another page moves the focus to its heading, and the way back to the top to that of the page', async () => {
  const page = await visit()
  const focused = () =>
    page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.closest('[id]')?.id])
  await open(page, '/newsAndInformation/group')
  await page.locator('main a[href$="#subscriptions"]').first().click()
  await page.waitForURL(/#subscriptions$/)
  await expect.poll(focused).toEqual(['H2', 'subscriptions'])
  await open(page, '/newsAndInformation/group')
  await page.evaluate(() => scrollTo(0, 900))
  await page.getByRole('button', { name: '回到顶部' }).click()
  await expect.poll(async () => (await focused())[0]).toBe('H1')
})

it('links of a 404 page navigate inside the site', async () => {
  const page = await visit({ allowed: /status of 404/ })
  await open(page, '/does/not/exist?x=1')
  await page.getByText('访问的地址：/does/not/exist?x=1').waitFor()
  const same = await markDocument(page)
  await page.locator('footer a[href="/information/contact"]').first().click()
  await page.waitForURL(`${base}/information/contact`)
  await page.locator('main h1').waitFor()
  expect(await same()).toBe(true)
})

it('the code of a page is prefetched when its link is focused or hovered, not with the data saver on', async () => {
  for (const saveData of [false, true]) {
    const page = await visit()
    await page.clock.install()
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: value } })
    }, saveData)
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    const isRequested = () => requested.some((path) => path.startsWith('/assets/contact-'))
    await open(page, '/member/welfare')
    const link = page.locator('footer a[href="/information/contact"]').first()
    await link.hover()
    await page.clock.runFor(1000)
    if (saveData) expect(isRequested()).toBe(false)
    else await expect.poll(isRequested).toBe(true)
    await link.click()
    await page.getByRole('heading', { name: '联系我们', level: 1 }).waitFor()
    expect(isRequested()).toBe(true)
  }
})

it('an unknown address inside the site: not found, address unchanged, back returns', async () => {
  const page = await visit()
  await open(page, '/member/welfare')
  const same = await markDocument(page)
  await page.evaluate(() => {
    history.pushState({ key: 'a', idx: 1 }, '', '/no/such/page')
    dispatchEvent(new PopStateEvent('popstate', { state: { key: 'a', idx: 1 } }))
  })
  await page.getByText('访问的地址：/no/such/page').waitFor()
  expect(page.url()).toBe(`${base}/no/such/page`)
  expect(await page.locator('footer').count()).toBe(1)
  await page.goBack()
  await page.waitForURL(`${base}/member/welfare`)
  await page.locator('main h1').waitFor()
  expect(await same()).toBe(true)
})

it('the three layouts: footer and smooth scrolling, no footer, no smooth scrolling', async () => {
  const page = await visit()
  await open(page, '/')
  await page.locator('html.lenis').waitFor()
  expect(await page.locator('footer').count()).toBe(1)
  await page.goto('/college/online/studyMap')
  await waitForHydration(page)
  await page.locator('html.lenis').waitFor()
  expect(await page.locator('footer').count()).toBe(0)
  await page.goto('/information/contact')
  await waitForHydration(page)
  await page.waitForTimeout(500)
  expect(await page.locator('footer').count()).toBe(1)
  expect(await page.locator('html.lenis').count()).toBe(0)
})

it('without script all content is readable and all links work', async () => {
  const page = await visit({ javaScriptEnabled: false })
  for (const path of [
    '/',
    '/en',
    '/newsAndInformation/group',
    '/en/information/purchase',
    '/lingShan/culture/history',
  ]) {
    await page.goto(path)
    const text = await page.locator('main').innerText()
    expect(text.length).toBeGreaterThan(200)
  }
  await page.locator('footer a[href="/information/contact"]').first().click()
  expect(page.url()).toBe(`${base}/information/contact`)
})

it('the large-text view is a link, persists, and can be switched off', async () => {
  const page = await visit({ viewport: { width: 1440, height: 900 } })
  await open(page, '/information/contact?page=1')
  const size = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  const before = await size()
  await page.locator('header').getByRole('link', { name: '适老模式' }).click()
  await page.locator('html[data-elder]').waitFor()
  expect(page.url()).toBe(`${base}/information/contact?page=1`)
  // Main text of 18 points, the least that the rules for elder readers allow.
  expect(await size()).toBeCloseTo(before * 1.5, 1)
  await page.goto('/en')
  await waitForHydration(page)
  expect(await page.locator('html[data-elder]').count()).toBe(1)
  expect(await page.locator('html.lenis').count()).toBe(0)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Standard text' }).click()
  await page.locator('html:not([data-elder])').waitFor()
})

it('large text has a plain background, with the headline on the first screen of a phone', async () => {
  const page = await visit({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
  await page.goto('/?view=elder')
  const ground = page.locator('main h1').locator('xpath=..')
  expect(await ground.evaluate((box) => getComputedStyle(box).backgroundColor)).toMatch(
    /^rgb\(|[,/] 0\.[89]\d*\)$/,
  )
  const headline = await page.locator('main h1').boundingBox()
  expect((headline?.y ?? 844) + (headline?.height ?? 0)).toBeLessThanOrEqual(844)
})
