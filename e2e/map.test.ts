import type { Page, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { findingsOf } from './axe.ts'
import { mark, open, useBrowser } from './browser.ts'
import { desk, ground, patience, phone, showMap, shown } from './map-visit.ts'
import { base } from './site.ts'

const visit = useBrowser()
it('loads nothing of the map before it comes near, and only from here', async () => {
  const page = await visit(phone)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page, '/member/scenic')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /live-map|show-embedded|maplibre|region-/.test(url))).toEqual([])
  await ground(page).scrollIntoViewIfNeeded()
  await shown(page)
  expect(asked.filter((url) => /live-map|show-embedded|maplibre|region-/.test(url)).length).toBeGreaterThan(3)
  expect(asked.filter((url) => /^https?:/.test(url) && !url.startsWith(base))).toEqual([])
})

it('a cluster opens, a place shows its card, and the card leads to its page in this document', async () => {
  const page = await visit(phone)
  await showMap(page, '/en/member/scenic')
  const clusters = page.locator('.map-cluster')
  const first = clusters.first()
  await first.waitFor(patience)
  const name = await first.getAttribute('aria-label')
  expect(name).toMatch(/^\d places: .+, .+/)
  const pins = await page.locator('.map-pin').count()
  await first.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.map-pin').count(), patience).toBeGreaterThan(pins)
  // What was pressed is gone: the focus goes on with what came out of it.
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
  const same = await mark(page)
  await card.getByRole('link', { name: 'Find out more' }).press('Enter')
  await page.waitForURL(/\/en\/member\/scenic\/.+/)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(await same()).toBe(true)
})

it('finds the way on foot from a station, with its steps in the language of the page', async () => {
  for (const [path, button, total, last] of [
    ['/information/contact', '查看路线', /^步行 \d+ 米，约 \d+ 分钟$/, /^到达/],
    ['/en/information/contact', 'Show the way', /^\d+ m on foot, about \d+ min$/, /^Arrive at /],
  ] as const) {
    const page = await visit(desk)
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

it('starts where the visitor stands, or says kindly why it cannot', async () => {
  const here = { permissions: ['geolocation'], geolocation: { longitude: 119.5035, latitude: 30.2275 } }
  const find = async (page: Page) => {
    await page.locator('.map-walk-toggle').click()
    await page.locator('.map-walk select').first().selectOption('here')
    await page.getByRole('button', { name: '查看路线' }).click()
  }
  const near = await visit({ ...desk, ...here })
  await showMap(near, '/information/contact')
  await find(near)
  await near.locator('.map-steps').waitFor()
  await near.context().setGeolocation({ longitude: 119.25, latitude: 30.4 })
  await near.getByRole('button', { name: '查看路线' }).click()
  await near.getByText('没有找到能走到那里的步行路线').waitFor()
  await near.context().setGeolocation({ longitude: 116.4, latitude: 39.9 })
  await near.getByRole('button', { name: '查看路线' }).click()
  await near.getByText('起点离这里太远').waitFor()

  const denied = await visit(desk)
  await showMap(denied, '/information/contact')
  await find(denied)
  await denied.getByText('浏览器没有允许读取位置').waitFor()
})

it('the wheel scrolls the page, not the map, and the keyboard walks out of it', async () => {
  const page = await visit(desk)
  await showMap(page, '/member/scenic')
  // Its styles come by themselves and must find the colours of the site.
  const toggle = page.locator('.map-walk-toggle')
  expect(await toggle.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(
    'rgb(255, 253, 248)',
  )
  expect(await toggle.evaluate((button) => getComputedStyle(button).fontSize)).toBe('16px')
  const box = await ground(page).boundingBox()
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

it('has no finding with an open card and an open way', async () => {
  const page = await visit(phone)
  await showMap(page, '/en/information/contact')
  await page.locator('.map-walk-toggle').click()
  await page.getByRole('button', { name: 'Show the way' }).click()
  await page.locator('.map-steps').waitFor()
  await page.locator('.map-pin:not([inert])').first().press('Enter')
  await page.locator('.map-card').waitFor()
  expect(await findingsOf(page)).toEqual([])
})

it.each([
  ['no WebGL', '您的浏览器无法显示可移动的地图', undefined],
  ['a part of the map that does not come', '地图未能载入', /show-embedded-/],
  ['no map code at all', '地图未能载入', /live-map-/],
  ['no ground', '地图未能载入', /region-.*\.json/],
])('with %s the list stays and one line says why', async (_, words, blocked) => {
  const page = await visit({ ...desk, allowed: /ERR_FAILED/ })
  if (blocked) await page.route(blocked, (route) => route.abort())
  else
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
  await open(page, '/member/scenic')
  await ground(page).scrollIntoViewIfNeeded()
  await page.getByRole('status').getByText(words).waitFor(patience)
  expect(await page.locator('#map address').count()).toBeGreaterThan(5)
  expect(await page.locator('#map a[href*="uri.amap.com/navigation"]').count()).toBeGreaterThan(5)
  expect(await ground(page).locator('svg[role="img"]').first().isVisible()).toBe(true)
})

it.each([
  ['map code', /live-map-[^/]*\.js/, undefined],
  ['drawing code', /show-embedded-[^/]*\.js/, '正在载入地图'],
  ['ground', /region-[^/]*\.json/, '正在载入地图'],
])(
  'when its %s hangs a line says so after a while, and the map is still shown when it comes',
  async (_, part, waiting) => {
    const page = await visit(desk)
    await page.clock.install()
    const held: Route[] = []
    await page.route(part, (route) => void held.push(route))
    await open(page, '/member/scenic')
    await ground(page).scrollIntoViewIfNeeded()
    await expect.poll(() => held.length, patience).toBeGreaterThan(0)
    if (waiting) await page.getByText(waiting).waitFor(patience)
    await page.clock.fastForward(26_000)
    await page.getByRole('status').getByText('地图未能载入').waitFor(patience)
    for (const route of held) await route.continue()
    await shown(page)
    await expect.poll(() => page.getByText('地图未能载入').count()).toBe(0)
  },
)
