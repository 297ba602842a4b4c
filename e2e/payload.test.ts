import { expect, it } from 'vitest'
import { blockMovingMap, listenToCalls, markDocument, open, useBrowser } from './browser.ts'
import { everyWay } from './every-way.ts'
import { base, get } from './site.ts'

const visit = useBrowser()
const build = async () => (await (await get('/_app/builds/latest.json')).json()).id
const prepared = [
  '/member/welfare',
  '/college/online/intro',
  '/college/talent/plan',
  '/lingShan/intro/groupRrofile',
  '/lingShan/culture/history',
  '/information/contact',
  '/partyBuilding/organization/committee',
]

it('a page has its data at an address of its own, fresh and answered with 304 when unchanged', async () => {
  const path = `/member/welfare/_payload.json?${await build()}`
  const answer = await get(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=10\b/)
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect((await answer.json()).data).toHaveProperty('headline')
  const again = await get(path, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
  expect((await get(`/en${path}`)).status).toBe(200)
})

it.each([
  '/member/welfare/_payload.json?other',
  '/member/welfare/_payload.json',
  '/nope/_payload.json?',
  '/member/_payload.json?',
])('%s has none', async (path) => {
  const answer = await get(path.endsWith('?') ? path + (await build()) : path)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

it.each(everyWay ? prepared : prepared.slice(0, 2))(
  '%s: the same page from its payload, from calls and as a document',
  async (path) => {
    const page = await visit({ allowed: /status of 404/, reducedMotion: 'reduce' })
    await blockMovingMap(page)
    const text = async () => {
      await page.locator(`main h1`).waitFor()
      return (await page.locator('main').innerText()).replace(/\s+/g, ' ')
    }
    const follow = async () => {
      await open(page, '/newsAndInformation/group')
      const same = await markDocument(page)
      const calls = listenToCalls(page)
      await page
        .locator(`:is(footer, dialog) a[href="${path}"]`)
        .first()
        .evaluate((link) => (link as HTMLElement).click())
      await page.waitForURL(base + path)
      await page
        .locator(`header nav a[aria-current][href^="/${path.split('/')[1]}"]`)
        .first()
        .waitFor({ state: 'attached' })
      expect(await same()).toBe(true)
      return calls
    }
    expect(await follow()).toEqual([])
    const byPayload = await text()
    await page.route('**/_payload.json?*', (route) => route.fulfill({ status: 404 }))
    expect((await follow()).length).toBeGreaterThan(0)
    const byCalls = await text()
    await open(page, path)
    expect([byPayload, byCalls]).toEqual([await text(), await text()])
  },
)
