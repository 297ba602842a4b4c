/** @module-tag slow */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { markDocument, useBrowser, waitForHydration } from './browser.ts'
import { base } from './site.ts'

const visit = useBrowser()
const hour = 60 * 60 * 1000
const latest = '**/_app/builds/latest.json?*'

/** Responds to the poll with another build than the page's own, and records its requests. */
async function newerBuild(page: Page) {
  const requested: string[] = []
  await page.route(latest, (route) => {
    requested.push(route.request().url())
    return route.fulfill({ json: { id: 'newer', timestamp: 1 } })
  })
  return requested
}

/** Resolves once the page has read the response to its first poll: by then a later request has been answered too. */
async function firstPollRead(page: Page, requested: string[]): Promise<void> {
  await expect.poll(() => requested.length).toBe(1)
  await page.evaluate(async () => (await fetch('/_app/builds/latest.json?0')).json())
}

/** A page whose clock the test advances. */
async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await page.goto(path)
  await page.clock.runFor(5000)
  await waitForHydration(page)
}

it('the newest build has an address', async () => {
  const answer = await fetch(`${base}/_app/builds/latest.json`)
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(await answer.json()).toEqual({ id: expect.any(String), timestamp: expect.any(Number) })
})

it('the newest build is polled once an hour; while it is the same, nothing changes', async () => {
  const page = await visit()
  const requested: string[] = []
  page.on('request', (request) => request.url().includes('/_app/builds/') && requested.push(request.url()))
  await openWithClock(page, '/member/welfare')
  expect(requested).toEqual([])
  await page.clock.fastForward(hour)
  await expect.poll(() => requested.length).toBe(1)
  expect(requested[0]).toMatch(/latest\.json\?\d{13}$/)
  await page.clock.fastForward(hour)
  await expect.poll(() => requested.length).toBe(2)
  const same = await markDocument(page)
  await page.locator('footer a[href="/information/contact"]').first().click()
  await page.waitForURL(`${base}/information/contact`)
  expect(await same()).toBe(true)
})

it('a newer build makes the next navigation a document load, and does not change the idle page', async () => {
  const page = await visit()
  const requested = await newerBuild(page)
  await openWithClock(page, '/member/welfare')
  const same = await markDocument(page)
  await page.clock.fastForward(hour)
  await firstPollRead(page, requested)
  await page.clock.fastForward(hour)
  expect(await same()).toBe(true)
  await page.locator('footer a[href="/information/contact"]').first().click()
  await page.waitForURL(`${base}/information/contact`)
  await expect.poll(same).toBe(false)
  await page.locator('main h1').waitFor()
})

it('a newer build makes going back a document load too', async () => {
  const page = await visit()
  const requested = await newerBuild(page)
  await openWithClock(page, '/member/welfare')
  await page.locator('footer a[href="/information/contact"]').first().click()
  await page.waitForURL(`${base}/information/contact`)
  await page.locator('main h1').waitFor()
  const same = await markDocument(page)
  await page.clock.fastForward(hour)
  await firstPollRead(page, requested)
  await page.goBack()
  await page.waitForURL(`${base}/member/welfare`)
  await expect.poll(same).toBe(false)
})

it('polls when the tab is shown again after five minutes, not before', async () => {
  const page = await visit()
  const requested = await newerBuild(page)
  await openWithClock(page, '/member/welfare')
  const showAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.clock.fastForward(4 * 60_000)
  await showAgain()
  expect(requested).toEqual([])
  await page.clock.fastForward(2 * 60_000)
  await showAgain()
  await expect.poll(() => requested.length).toBe(1)
})

it('a page that is shown again after five minutes says what is so by then, and stays where a call fails', async () => {
  const page = await visit({ allowed: /status of 503/ })
  let text = 'closed by now'
  await page.route('**/backends/api/scenic?*', async (route) => {
    if (!text) return route.fulfill({ status: 503, body: 'no' })
    const response = await route.fetch()
    const answer = await response.json()
    answer.data.opening.text = text
    return route.fulfill({ json: answer })
  })
  await openWithClock(page, '/en/member/scenic/lanyu')
  const same = await markDocument(page)
  const showAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const state = page.locator('main [data-is]').first()
  expect(await state.innerText()).not.toBe(text)
  await page.clock.fastForward(6 * 60_000)
  await showAgain()
  await expect.poll(() => state.innerText()).toBe('closed by now')
  text = ''
  const refused = page.waitForResponse((response) => response.status() === 503)
  await page.clock.fastForward(6 * 60_000)
  await showAgain()
  await refused
  await page.clock.runFor(1000)
  expect(await state.innerText()).toBe('closed by now')
  expect(await page.getByRole('alert').allInnerTexts()).not.toContain(expect.stringMatching(/\S/))
  expect(await same()).toBe(true)
})

it('a page that stays in view says what is so once what it said is over, and asks until it is told', async () => {
  const page = await visit()
  await page.clock.install()
  const before = Date.now()
  let asked = 0
  // At first as if the visitor's clock were ahead.
  let isLate = false
  await page.route('**/backends/api/scenic', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    asked += 1
    for (const { opening } of answer.data.list)
      Object.assign(opening, {
        until: new Date(before + (isLate ? 72 : 0) * hour).toISOString(),
        ...(isLate && { text: 'closed by now' }),
      })
    return route.fulfill({ json: answer })
  })
  await page.goto('/en/member/scenic')
  await page.clock.runFor(5000)
  await waitForHydration(page)
  const state = page.locator('main article [data-until]').first()
  expect(asked).toBe(0)
  await page.clock.fastForward(24 * hour)
  await expect.poll(() => asked).toBeGreaterThan(0)
  isLate = true
  await page.clock.fastForward(60_000)
  await expect.poll(() => state.innerText()).toContain('closed by now')
  await page.clock.runFor(5000)
  const times = asked
  await page.clock.runFor(10 * 60_000)
  expect(asked).toBe(times)
})

it.each([
  ['no response', (page: Page) => page.route(latest, (route) => route.abort())],
  ['an error', (page: Page) => page.route(latest, (route) => route.fulfill({ status: 503, body: 'no' }))],
  ['nonsense', (page: Page) => page.route(latest, (route) => route.fulfill({ body: '[]' }))],
])('%s is ignored, and polling continues', async (_, respond) => {
  const page = await visit({ allowed: /Failed to load resource/ })
  let requested = 0
  await respond(page)
  page.on('request', (request) => {
    if (request.url().includes('/_app/builds/')) requested += 1
  })
  await openWithClock(page, '/member/welfare')
  for (const times of [1, 2]) {
    await page.clock.fastForward(hour)
    await expect.poll(() => requested).toBe(times)
  }
  expect(await page.getByRole('alert').innerText()).toBe('')
})
