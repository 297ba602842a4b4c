import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { live, mark, useBrowser } from './browser.ts'
import { base } from './site.ts'

const visit = useBrowser()
const hour = 60 * 60 * 1000
const latest = '**/_app/builds/latest.json?*'

/** Answers the poll with another build than the page's own, and counts how often it is asked. */
async function newerBuild(page: Page) {
  const asked: string[] = []
  await page.route(latest, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ json: { id: 'newer', timestamp: 1 } })
  })
  return asked
}

/** Resolves once the page has read the answer to its first poll: by then the same, asked later, is answered too. */
async function heard(page: Page, asked: string[]): Promise<void> {
  await expect.poll(() => asked.length).toBe(1)
  await page.evaluate(async () => (await fetch('/_app/builds/latest.json?0')).json())
}

/** A page whose clock the test moves. */
async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await page.goto(path)
  await page.clock.runFor(5000)
  await live(page)
}

it('the newest build can be asked for', async () => {
  const answer = await fetch(`${base}/_app/builds/latest.json`)
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(await answer.json()).toEqual({ id: expect.any(String), timestamp: expect.any(Number) })
})

it('is asked for once an hour; while it is the same, nothing changes', async () => {
  const page = await visit()
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/_app/builds/') && asked.push(request.url()))
  await openWithClock(page, '/member/welfare')
  expect(asked).toEqual([])
  await page.clock.fastForward(hour)
  await expect.poll(() => asked.length).toBe(1)
  expect(asked[0]).toMatch(/latest\.json\?\d{13}$/)
  await page.clock.fastForward(hour)
  await expect.poll(() => asked.length).toBe(2)
  const same = await mark(page)
  await page.locator('footer a[href="/information/contact"]').first().click()
  await page.waitForURL(`${base}/information/contact`)
  expect(await same()).toBe(true)
})

it('a newer one makes the next page a document load, and leaves the idle page alone', async () => {
  const page = await visit()
  const asked = await newerBuild(page)
  await openWithClock(page, '/member/welfare')
  const same = await mark(page)
  await page.clock.fastForward(hour)
  await heard(page, asked)
  await page.clock.fastForward(hour)
  expect(await same()).toBe(true)
  await page.locator('footer a[href="/information/contact"]').first().click()
  await page.waitForURL(`${base}/information/contact`)
  await expect.poll(same).toBe(false)
  await page.locator('main h1').waitFor()
})

it('also when the visitor goes back', async () => {
  const page = await visit()
  const asked = await newerBuild(page)
  await openWithClock(page, '/member/welfare')
  await page.locator('footer a[href="/information/contact"]').first().click()
  await page.waitForURL(`${base}/information/contact`)
  await page.locator('main h1').waitFor()
  const same = await mark(page)
  await page.clock.fastForward(hour)
  await heard(page, asked)
  await page.goBack()
  await page.waitForURL(`${base}/member/welfare`)
  await expect.poll(same).toBe(false)
})

it('is looked for when the tab is shown again after five minutes, not before', async () => {
  const page = await visit()
  const asked = await newerBuild(page)
  await openWithClock(page, '/member/welfare')
  const showAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.clock.fastForward(4 * 60_000)
  await showAgain()
  expect(asked).toEqual([])
  await page.clock.fastForward(2 * 60_000)
  await showAgain()
  await expect.poll(() => asked.length).toBe(1)
})

it.each([
  ['no answer', (page: Page) => page.route(latest, (route) => route.abort())],
  ['an error', (page: Page) => page.route(latest, (route) => route.fulfill({ status: 503, body: 'no' }))],
  ['nonsense', (page: Page) => page.route(latest, (route) => route.fulfill({ body: '[]' }))],
])('%s is no matter, and it goes on asking', async (_, spoil) => {
  const page = await visit({ allowed: /Failed to load resource/ })
  let asked = 0
  await spoil(page)
  page.on('request', (request) => {
    if (request.url().includes('/_app/builds/')) asked += 1
  })
  await openWithClock(page, '/member/welfare')
  for (const times of [1, 2]) {
    await page.clock.fastForward(hour)
    await expect.poll(() => asked).toBe(times)
  }
  expect(await page.getByRole('alert').innerText()).toBe('')
})
