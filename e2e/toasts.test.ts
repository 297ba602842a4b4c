/** @module-tag slow */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { open, useBrowser, type VisitOptions } from './browser.ts'
import { ways } from './every-way.ts'
import { base } from './site.ts'

const visit = useBrowser()
const texts = {
  '': '网络服务异常，请重新加载或联系客服',
  '/en': 'Network service error, please reload or contact support',
}
const noise = { allowed: /Failed to load resource/ } satisfies VisitOptions
type RouteHandler = Parameters<Page['route']>[1]

/** Opens the news list with a response to its call that the test sets. */
async function listWith(page: Page, prefix: string, respond: RouteHandler): Promise<void> {
  await page.route('**/backends/api/information', respond)
  await page.locator(`footer a[href="${prefix}/newsAndInformation/group"]`).first().click()
}
const answer =
  (body: unknown): RouteHandler =>
  (route) =>
    route.fulfill({ json: body })
/** Longer than a toast takes to fade out, in ms. */
const fading = 400
/** A page whose clock only the test advances, so that a busy machine does not look like a slow page. */
async function stopped(path = '/member/welfare', options?: VisitOptions): Promise<Page> {
  const page = await visit(options)
  await page.clock.install()
  await open(page, path)
  await page.clock.pauseAt(Date.now() + 60_000)
  return page
}
const warning = (page: Page) => page.getByRole('alert').locator('[data-type="warning"]')

const failures = [
  ['status 500', (route) => route.fulfill({ status: 500, body: '' })],
  ['status 503', (route) => route.fulfill({ status: 503, json: { code: 0, msg: '', data: {} } })],
  ['status 204', (route) => route.fulfill({ status: 204 })],
  ['no response', (route) => route.abort()],
  ['a response that is no JSON', (route) => route.fulfill({ body: '<html>' })],
] satisfies [string, RouteHandler][]

// Each in one language, with EVERY_WAY=1 in both.
it.each(failures.map(([name, respond], turn) => ({ name, respond, turn })))(
  '$name is a network error, with a retry in the page',
  async ({ respond, turn }) => {
    for (const [prefix, text] of ways(Object.entries(texts), turn)) {
      const page = await stopped(`${prefix}/member/welfare`, noise)
      await listWith(page, prefix, respond)
      await warning(page).waitFor()
      expect(await warning(page).locator('span').first().innerText()).toBe(text)
      await page.unroute('**/backends/api/information')
      await page.locator('main button').click()
      await page.locator('main h3').first().waitFor()
    }
  },
)

it('a call that is not answered within 15 seconds has failed', async () => {
  const page = await visit(noise)
  await open(page, '/member/welfare')
  const begin = Date.now()
  await listWith(page, '', () => {})
  await warning(page).waitFor({ timeout: 40_000 })
  expect(Date.now() - begin).toBeGreaterThan(14_000)
  expect(await warning(page).innerText()).toContain(texts[''])
})

it.each([
  ['', { code: 5, msg: 'X' }, 'X'],
  ['', { code: 5 }, '系统异常'],
  ['', { code: 5, msg: '' }, '系统异常'],
  ['/en', { code: 5, msg: 'X' }, 'X'],
  ['/en', { code: 5 }, 'System error'],
])('%s: %j shows the message %s', async (prefix, body, text) => {
  const page = await stopped(`${prefix}/member/welfare`)
  await listWith(page, prefix, answer(body))
  await warning(page).waitFor()
  expect(await warning(page).locator('span').first().innerText()).toBe(text)
  expect(await page.locator('main').getByRole('alert').locator('p').first().innerText()).toBe(text)
})

it('a call cancelled by navigation shows no toast', async () => {
  const page = await visit()
  await open(page, '/member/welfare')
  await listWith(page, '', () => {})
  await page.waitForTimeout(200)
  await page.unroute('**/backends/api/information')
  await page.locator('header a[href="/"]').first().click()
  await page.locator('main h1').waitFor()
  await page.waitForURL(`${base}/`)
  await page.waitForTimeout(500)
  expect(await page.locator('[data-type]').count()).toBe(0)
})

it('a toast is shown 16 px below the top for 3 seconds; the next one 16 px below it', async () => {
  const page = await stopped()
  await listWith(page, '', answer({ code: 5, msg: 'X' }))
  await warning(page).waitFor()
  await page.route('**/backends/api/information', answer({ code: 6, msg: 'Y' }))
  await page.locator('main button').click()
  await expect.poll(() => warning(page).count()).toBe(2)
  await warning(page).evaluateAll((all) =>
    Promise.all(all.flatMap((toast) => toast.getAnimations()).map((animation) => animation.finished)),
  )
  const boxes = await warning(page).evaluateAll((all) =>
    all.map((toast) => toast.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
  )
  expect(boxes[0]?.top).toBeCloseTo(16, 0)
  expect((boxes[1]?.top ?? 0) - (boxes[0]?.bottom ?? 0)).toBeCloseTo(16, 0)
  await page.clock.runFor(2900)
  expect(await warning(page).count()).toBe(2)
  await page.clock.runFor(100 + fading)
  await expect.poll(() => warning(page).count()).toBe(0)
})

it('hovering pauses a toast, leaving restarts its time, Esc closes it', async () => {
  const page = await stopped()
  await listWith(page, '', answer({ code: 5, msg: 'X' }))
  await warning(page).hover()
  await page.clock.runFor(10_000)
  expect(await warning(page).count()).toBe(1)
  await page.mouse.move(5, 700)
  await page.clock.runFor(2900)
  expect(await warning(page).count()).toBe(1)
  await page.clock.runFor(100 + fading)
  await expect.poll(() => warning(page).count()).toBe(0)
  await page.locator('main button').click()
  await warning(page).waitFor()
  await page.keyboard.press('Escape')
  await page.clock.runFor(fading)
  await expect.poll(() => warning(page).count()).toBe(0)
})

it('the same failure again only raises the count; the focus stays where it is', async () => {
  const page = await visit()
  await open(page, '/member/welfare')
  await listWith(page, '', answer({ code: 5, msg: 'X' }))
  await warning(page).hover()
  const retry = page.locator('main button')
  await retry.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => warning(page).innerText()).toMatch(/^X\s*2\s/)
  expect(await warning(page).count()).toBe(1)
  expect(await retry.evaluate((button) => button === document.activeElement)).toBe(true)
})

it('one action shows one toast, however many calls fail; a retry counts one more', async () => {
  const page = await visit(noise)
  await page.clock.install()
  await open(page, '/member/welfare')
  // The toast of the first time must still be there when the second fails.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.route('**/backends/api/**', (route) => route.abort())
  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(request.url()))
  await page.locator('footer a[href="/member/scenic"]').first().click()
  await warning(page).hover()
  await expect.poll(() => failed.length).toBeGreaterThan(1)
  const retry = page.locator('main button')
  await retry.waitFor()
  expect(await warning(page).locator('sup').count()).toBe(0)
  await retry.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => warning(page).innerText()).toMatch(/\s2\s/)
})

it('a toast is shown above open overlays, clickable and in a live region', async () => {
  const page = await visit({ ...noise, viewport: { width: 390, height: 844 } })
  await page.clock.install()
  await open(page, '/member/welfare')
  await page.clock.pauseAt(Date.now() + 60_000)
  // The language of the cookie makes the menu be requested again; without it the page itself loads.
  await page.context().addCookies([{ name: 'webLang', value: 'en', url: base }])
  await page.route('**/backends/api/menu/1', (route) => route.abort())
  // On a phone the groups of the footer are closed.
  await page.locator('footer summary', { hasText: '走进集团' }).click()
  await page.locator('footer li a[href="/lingShan/intro/groupRrofile"]').first().click()
  await page.waitForURL(`${base}/lingShan/intro/groupRrofile`)
  // An overlay that is opened before the page is shown closes with the one before.
  await page.locator('main h1', { hasText: '集团简介' }).waitFor()
  await warning(page).waitFor()
  for (const [opener, box] of [
    ['[popovertarget="drawer"]', '#drawer'],
    ['main li > a[href^="/media/"]', 'dialog:modal'],
  ] as const) {
    // By keyboard: on a narrow screen the toast covers the buttons of the header.
    await page.locator(opener).first().press('Enter')
    const toast = page.locator(box).getByRole('alert').locator('[data-type="warning"]')
    await toast.hover()
    expect(await warning(page).count()).toBe(1)
    await page.locator(box).getByRole('button', { name: '关闭' }).first().press('Enter')
    await page.locator(box).waitFor({ state: 'hidden' })
    await warning(page).waitFor()
  }
  await page.locator('main li > a[href^="/media/"]').first().press('Enter')
  await page.locator('dialog:modal').getByRole('alert').getByRole('button').click()
  await page.clock.runFor(fading)
  await expect.poll(() => warning(page).count()).toBe(0)
})
