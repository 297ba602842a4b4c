import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { open, useBrowser } from './browser.ts'
import { desktop, longTimeout, mapSketch, phone, showMap, shown } from './map-setup.ts'

const visit = useBrowser()

it('the focus reaches only visible pins, and moves neither the map nor the page', async () => {
  const page = await visit(phone)
  await showMap(page, '/member/scenic')
  const zoom = page.locator('.map-zoom button').first()
  for (let press = 0; press < 3; press++) await zoom.click()
  await expect.poll(() => page.locator('.map-box [inert]').count(), longTimeout).toBeGreaterThan(0)
  await page.locator('.map-box canvas').focus()
  const top = await page.evaluate(() => scrollY)
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(() => {
      const [box, pin] = [document.querySelector('.map-box'), document.activeElement]
      if (!box || !pin || !box.contains(pin)) return 'outside'
      const [outer, inner] = [box.getBoundingClientRect(), pin.getBoundingClientRect()]
      const isIn = inner.top >= outer.top && inner.bottom <= outer.bottom
      return isIn && inner.left >= outer.left && inner.right <= outer.right && box.scrollTop === 0
    })
    if (seen === 'outside') break
    expect(seen).toBe(true)
  }
  expect(await page.evaluate(() => scrollY)).toBe(top)
})

const find = (page: Page) => page.getByRole('button', { name: '查看路线' }).click()
const steps = (page: Page) => page.locator('.map-steps')
const active = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

it('another start or end clears the route, and the focus stays in the panel', async () => {
  const page = await visit(desktop)
  await showMap(page, '/member/scenic')
  const toggle = page.locator('.map-walk-toggle')
  const [from, to] = [page.locator('.map-walk select').nth(0), page.locator('.map-walk select').nth(1)]
  await toggle.click()
  await expect.poll(() => from.locator('option').count()).toBeGreaterThan(8)
  await find(page)
  await steps(page).waitFor()
  await from.selectOption({ index: 1 })
  expect(await steps(page).count()).toBe(0)
  await find(page)
  await steps(page).waitFor()
  await page.getByRole('button', { name: '清除路线' }).press('Enter')
  expect([await steps(page).count(), await active(page)]).toEqual([0, '查看路线'])
  await find(page)
  await steps(page).waitFor()
  const pin = page.locator('.map-pin:not([inert])').last()
  const name = await pin.getAttribute('data-place')
  await pin.press('Enter')
  const walk = page.locator('.map-card').getByRole('button', { name: '步行到这里' })
  await walk.press('Enter')
  await expect.poll(() => to.inputValue()).toBe(name)
  expect(await toggle.getAttribute('aria-expanded')).toBe('true')
  expect([await steps(page).count(), await page.locator('.map-card').count()]).toEqual([0, 0])
  expect(await active(page)).toBe('查看路线')
})

it('a position that arrives after another start was chosen is ignored', async () => {
  const page = await visit(desktop)
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (onPosition) => Object.assign(window, { onPosition })
  })
  await showMap(page, '/information/contact')
  await page.locator('.map-walk-toggle').click()
  const from = page.locator('.map-walk select').first()
  await from.locator('option', { hasText: '湖西站' }).waitFor({ state: 'attached' })
  await from.selectOption('here')
  await find(page)
  await page.getByText('正在获取您的位置').waitFor()
  await from.selectOption({ index: 0 })
  expect(await page.getByText('正在获取您的位置').count()).toBe(0)
  await page.evaluate(() => {
    const { onPosition } = window as unknown as { onPosition: (position: unknown) => void }
    onPosition({ coords: { longitude: 119.5035, latitude: 30.2275 } })
    return new Promise((resolve) => setTimeout(resolve))
  })
  expect(await page.locator('.map-walk [role=status]').innerText()).toBe('')
})

it('a map that loses its drawing surface says so meanwhile, and comes back with it', async () => {
  const page = await visit(desktop)
  await showMap(page, '/member/scenic')
  await page.locator('.map-walk-toggle').click()
  await find(page)
  await steps(page).waitFor()
  await page.locator('.map-dot').waitFor()
  await page.locator('.map-box canvas').evaluate((canvas) => {
    const context = canvas instanceof HTMLCanvasElement ? canvas.getContext('webgl2') : null
    const extension = context?.getExtension('WEBGL_lose_context')
    Reflect.set(window, 'restore', () => extension?.restoreContext())
    extension?.loseContext()
  })
  await page.getByText('地图未能载入').waitFor()
  await page.evaluate(() => Reflect.get(window, 'restore')())
  await shown(page)
  await page.getByText('地图未能载入').waitFor({ state: 'detached' })
  // The route is not left on the map without its text.
  expect([await steps(page).count(), await page.locator('.map-dot').count()]).toEqual([0, 0])
})

it('a map whose tab is hidden while it loads is shown when the tab is', async () => {
  const page = await visit(desktop)
  await page.clock.install()
  await open(page, '/member/scenic')
  // Tabs that are hidden get no frames.
  await page.evaluate(() => {
    const own = requestAnimationFrame
    const held: FrameRequestCallback[] = []
    Reflect.set(window, 'requestAnimationFrame', (callback: FrameRequestCallback) => held.push(callback))
    Reflect.set(window, 'release', () => {
      Reflect.set(window, 'requestAnimationFrame', own)
      for (const callback of held) own(callback)
    })
  })
  await mapSketch(page).scrollIntoViewIfNeeded()
  await page.locator('.map-box canvas').waitFor({ ...longTimeout, state: 'attached' })
  await page.clock.fastForward(30_000)
  await page.getByText('地图未能载入').waitFor()
  await page.evaluate(() => Reflect.get(window, 'release')())
  await shown(page)
})

it('says how many places are outside the map, and shows both of two places at one point', async () => {
  const page = await visit(desktop)
  await page.route(/\/backends\/api\/scenic(?:\?|$)/, async (route) => {
    const response = await route.fetch()
    let count = 0
    let first = {}
    // The second place moves to the first, the third to the capital.
    const body = JSON.parse(await response.text(), (_, value) => {
      if (typeof value?.lng !== 'number') return value
      count += 1
      if (count === 1) first = { lng: value.lng, lat: value.lat }
      return { ...value, ...(count === 2 && first), ...(count === 3 && { lng: 116.4, lat: 39.9 }) }
    })
    await route.fulfill({ response, json: body })
  })
  await open(page, '/information/contact')
  await page
    .locator('a[href="/member/scenic"]')
    .last()
    .evaluate((link: HTMLElement) => link.click())
  await page.waitForURL('**/member/scenic')
  await page.locator('#map').waitFor()
  await mapSketch(page).scrollIntoViewIfNeeded()
  await shown(page)
  await page.getByText('有 1 处不在这张地图的范围内').waitFor()
  const zoom = page.locator('.map-zoom button').first()
  const raised = page.locator('.map-pin[style*="translate: 0"]')
  for (let press = 0; press < 10 && (await raised.count()) === 0; press++) {
    const cluster = page.locator('.map-cluster:not([inert])').first()
    if (await cluster.count()) await cluster.press('Enter')
    else await zoom.click()
  }
  await raised.first().waitFor()
})
