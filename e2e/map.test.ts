import * as colours from '@shanmen/brand/colours.ts'
import type { Locator, Page, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { findingsOf } from './axe.ts'
import { markDocument, open, useBrowser } from './browser.ts'
import { desktop, longTimeout, mapSketch, openCard, phone, rgbOf, showMap, shown } from './map-setup.ts'
import { base } from './site.ts'

const visit = useBrowser()
it('loads nothing of the map before it is near the viewport, and only from this origin', async () => {
  const page = await visit(phone)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await open(page, '/member/scenic')
  await page.waitForLoadState('networkidle')
  expect(requested.filter((url) => /live-map|show-embedded|maplibre|region-/.test(url))).toEqual([])
  await mapSketch(page).scrollIntoViewIfNeeded()
  await shown(page)
  expect(
    requested.filter((url) => /live-map|show-embedded|maplibre|region-/.test(url)).length,
  ).toBeGreaterThan(3)
  expect(requested.filter((url) => /^https?:/.test(url) && !url.startsWith(base))).toEqual([])
})

it('a cluster opens, a place shows its card, and the card opens its page by client-side navigation', async () => {
  const page = await visit(phone)
  await showMap(page, '/en/member/scenic')
  const clusters = page.locator('.map-cluster')
  const first = clusters.first()
  await first.waitFor(longTimeout)
  const name = await first.getAttribute('aria-label')
  expect(name).toMatch(/^\d places: .+, .+/)
  const pins = await page.locator('.map-pin').count()
  await first.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.map-pin').count(), longTimeout).toBeGreaterThan(pins)
  // The pressed pin is removed: the focus moves to one of the pins of the cluster.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.className))
    .toMatch(/map-(?:pin|cluster)/)
  const pin = page.locator('.map-pin:not([inert])').first()
  const title = (await pin.innerText()).trim()
  await pin.press('Enter')
  const card = page.locator('.map-card')
  await card.waitFor()
  expect(await card.locator('strong').innerText()).toBe(title)
  expect(await card.locator('address').innerText()).toMatch(/Yunshan/)
  expect(await card.getByRole('link', { name: 'Open in a map app' }).getAttribute('href')).toMatch(
    /^https:\/\/uri\.amap\.com\/marker\?position=119\.\d+,30\.\d+&/,
  )
  const same = await markDocument(page)
  await card.getByRole('link', { name: 'Find out more' }).press('Enter')
  await page.waitForURL(/\/en\/member\/scenic\/.+/)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(await same()).toBe(true)
})

it('the moving map has each place where the sketch has it', async () => {
  for (const view of [desktop, phone]) {
    const page = await visit(view)
    await showMap(page, '/member/scenic/lanyu')
    const feet = (selector: string) =>
      page.locator(selector).evaluateAll((marks) =>
        marks
          .map((mark) => mark.getBoundingClientRect())
          .map(({ left, right, bottom }) => ({ x: (left + right) / 2, y: bottom }))
          .sort((a, b) => a.x - b.x),
      )
    await expect.poll(async () => (await feet('.map-pin')).length, longTimeout).toBe(4)
    const [sketched, moving] = [await feet('use[id^="place-"]'), await feet('.map-pin')]
    expect(sketched.length).toBe(4)
    for (const [index, { x, y }] of sketched.entries()) {
      expect(Math.abs(x - (moving[index]?.x ?? 0))).toBeLessThan(6)
      expect(Math.abs(y - (moving[index]?.y ?? 0))).toBeLessThan(6)
    }
  }
})

it("a place of the list is shown on the page's own map; AMap's is a window of its own", async () => {
  const page = await visit(desktop)
  await open(page, '/member/scenic')
  const link = page.locator('#map a[href^="#place-"]').nth(2)
  const name = (await link.getAttribute('aria-label'))?.split(':')[0]
  await link.click()
  await page.locator('.map-card strong', { hasText: name }).waitFor(longTimeout)
  expect(new URL(page.url()).pathname).toBe('/member/scenic')
  const isInView = async (marked: Locator) => {
    const box = await marked.boundingBox()
    return box !== null && box.y > 0 && box.y < desktop.viewport.height
  }
  const target = page.locator('svg :target')
  await expect.poll(() => isInView(target)).toBe(true)
  // Closed, and followed once more: the address has it already.
  await page.locator('.maplibregl-popup-close-button').click()
  await page.locator('.map-card').waitFor({ state: 'detached' })
  await link.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  expect(await isInView(target)).toBe(false)
  await link.click()
  await page.locator('.map-card strong', { hasText: name }).waitFor(longTimeout)
  await expect.poll(() => isInView(target)).toBe(true)
  for (const outer of await page.locator('#map a[href*="amap.com"]').all())
    expect(await outer.getAttribute('target')).toBe('_blank')

  const still = await visit({ ...desktop, javaScriptEnabled: false })
  await still.goto('/member/scenic')
  const stillLink = still.locator('#map a[href^="#place-"]').nth(2)
  await stillLink.click()
  const stillTarget = still.locator('svg :target')
  await expect.poll(() => stillTarget.count()).toBe(1)
  expect(await isInView(stillTarget)).toBe(true)
})

it('finds a walking route from a station, with its steps in the language of the page', async () => {
  for (const [path, button, total, last] of [
    ['/information/contact', '查看路线', /^步行 \d+ 米，约 \d+ 分钟$/, /^到达/],
    ['/en/information/contact', 'Show route', /^\d+ m on foot, about \d+ min$/, /^Arrive at /],
  ] as const) {
    const page = await visit(desktop)
    await showMap(page, path)
    await page.locator('.map-walk-toggle').click()
    const from = page.locator('.map-walk select').first()
    await from.locator('option', { hasText: /湖西站|Huxi/ }).waitFor({ state: 'attached' })
    await from.selectOption({ index: 0 })
    await page.getByRole('button', { name: button }).click()
    await expect.poll(() => page.locator('.map-total').innerText()).toMatch(total)
    expect((await page.locator('.map-steps li').allInnerTexts()).at(-1)).toMatch(last)
    await page.locator('.map-dot').waitFor()
  }
})

it("starts at the visitor's position, or says why it cannot", { tags: ['slow'] }, async () => {
  const here = { permissions: ['geolocation'], geolocation: { longitude: 119.5035, latitude: 30.2275 } }
  const find = async (page: Page) => {
    await page.locator('.map-walk-toggle').click()
    await page.locator('.map-walk select').first().selectOption('here')
    await page.getByRole('button', { name: '查看路线' }).click()
  }
  const near = await visit({ ...desktop, ...here })
  await showMap(near, '/information/contact')
  await find(near)
  await near.locator('.map-steps').waitFor()
  await near.context().setGeolocation({ longitude: 119.25, latitude: 30.4 })
  await near.getByRole('button', { name: '查看路线' }).click()
  await near.getByText('没有找到能走到那里的步行路线').waitFor()
  await near.context().setGeolocation({ longitude: 116.4, latitude: 39.9 })
  await near.getByRole('button', { name: '查看路线' }).click()
  await near.getByText('起点离这里太远').waitFor()

  const denied = await visit(desktop)
  await showMap(denied, '/information/contact')
  await find(denied)
  await denied.getByText('浏览器没有允许读取位置').waitFor()
})

it('the wheel scrolls the page, not the map, and the tab key leaves the map', async () => {
  const page = await visit(desktop)
  await showMap(page, '/member/scenic')
  // Its styles load separately and must have the colours of the site.
  const toggle = page.locator('.map-walk-toggle')
  const ground = await toggle.evaluate((button) => getComputedStyle(button).backgroundColor)
  expect(ground).toBe(rgbOf(colours.white))
  expect(await toggle.evaluate((button) => getComputedStyle(button).fontSize)).toBe('16px')
  const box = await mapSketch(page).boundingBox()
  if (!box) throw new Error('no map')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  const before = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 120)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
  await page.locator('.map-box canvas').focus()
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => !document.activeElement?.closest('.map-stage, .map-walk'))) return
  }
  throw new Error('the map keeps the focus')
})

it('has no accessibility violation with an open card and an open route', async () => {
  const page = await visit(phone)
  await showMap(page, '/en/information/contact')
  await page.locator('.map-walk-toggle').click()
  await page.getByRole('button', { name: 'Show route' }).click()
  await page.locator('.map-steps').waitFor()
  await openCard(page)
  expect(await findingsOf(page)).toEqual([])
})

it.each([
  ['no WebGL', '您的浏览器无法显示交互地图', undefined],
  ['a chunk of the map that does not load', '地图未能载入', /show-embedded-/],
  ['no map code at all', '地图未能载入', /live-map-/],
  ['no region file', '地图未能载入', /region-.*\.json/],
])('with %s the list stays and one line says why', { tags: ['slow'] }, async (_, message, blocked) => {
  const page = await visit({ ...desktop, allowed: /ERR_FAILED/ })
  if (blocked) await page.route(blocked, (route) => route.abort())
  else
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
  await open(page, '/member/scenic')
  await mapSketch(page).scrollIntoViewIfNeeded()
  await page.getByRole('status').getByText(message).waitFor(longTimeout)
  expect(await page.locator('#map address').count()).toBeGreaterThan(5)
  expect(await page.locator('#map a[href*="uri.amap.com/navigation"]').count()).toBeGreaterThan(5)
  expect(await mapSketch(page).locator('svg[role="img"]').first().isVisible()).toBe(true)
})

it.each([
  ['map code', /live-map-[^/]*\.js/, undefined],
  ['drawing code', /show-embedded-[^/]*\.js/, '正在载入地图'],
  ['region file', /region-[^/]*\.json/, '正在载入地图'],
])(
  'when its %s hangs, a line says so after a while, and the map is still shown once it arrives',
  { tags: ['slow'] },
  async (_, part, waiting) => {
    const page = await visit(desktop)
    await page.clock.install()
    const held: Route[] = []
    await page.route(part, (route) => void held.push(route))
    await open(page, '/member/scenic')
    await mapSketch(page).scrollIntoViewIfNeeded()
    await expect.poll(() => held.length, longTimeout).toBeGreaterThan(0)
    if (waiting) await page.getByText(waiting).waitFor(longTimeout)
    await page.clock.fastForward(26_000)
    await page.getByRole('status').getByText('地图未能载入').waitFor(longTimeout)
    for (const route of held) await route.fallback()
    await shown(page)
    await expect.poll(() => page.getByText('地图未能载入').count()).toBe(0)
  },
)
