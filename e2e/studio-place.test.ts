/** @module-tag slow */
import type { Browser } from '@shanmen/studio/testing/browser.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findingsOf } from './axe.ts'
import { useBrowser } from './browser.ts'
import { enter } from './studio-page.ts'
import { invite, type StudioSite, setUp, startStudioSite } from './studio-site.ts'

vi.setConfig({ testTimeout: 120_000 })

const visit = useBrowser()
let site: StudioSite
let writer: Browser
beforeAll(async () => {
  site = await startStudioSite()
  const administrator = await setUp(site)
  const person = { email: 'lu@lingshan.example', name: '陆雨', roles: ['editor' as const] }
  writer = await invite(site, administrator, person)
})
afterAll(() => site?.stop())

const firstScenic = async () => (await writer.call('entryList', { kind: 'scenic' })).rows[0]?.id ?? ''
const placeOf = async (id: string) => (await writer.call('readEntry', { id })).document.shared.place

test('an invalid coordinate is reported at its field, and the place is unchanged until both are valid', async () => {
  const id = await firstScenic()
  const before = await placeOf(id)
  const page = await enter(visit, site.studioUrl, writer, `/scenic/${id}`)
  const group = page.getByRole('group', { name: '位置', exact: true }).first()
  const [lng, lat] = [group.getByLabel(/经度/), group.getByLabel(/纬度/)]
  for (const text of ['abc', '1e2']) {
    await lng.fill(text)
    await group.getByText('请填数字').waitFor()
    expect(await lng.getAttribute('aria-invalid')).toBe('true')
    expect(await lat.getAttribute('aria-invalid')).toBe('false')
  }
  await lng.fill('')
  await group.getByText('经度与纬度要一起填').waitFor()
  expect(await lng.getAttribute('aria-invalid')).toBe('true')
  expect(await findingsOf(page)).toEqual([])
  expect(await placeOf(id)).toEqual(before)
  await lng.fill('119.6')
  await expect.poll(() => group.getByText('经度与纬度要一起填').count()).toBe(0)
  await expect.poll(async () => await placeOf(id), { timeout: 30_000 }).toMatchObject({ lng: 119.6 })
})

/** Touches at a point and moves by an offset, with the touch events of a real screen. */
async function swipe(page: Page, x: number, y: number, by: { x: number; y: number }): Promise<void> {
  const screen = await page.context().newCDPSession(page)
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (let part = 1; part <= 8; part++)
    await screen.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: x + (by.x * part) / 8, y: y + (by.y * part) / 8 }],
    })
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a touch drags the pin by its own distance, and scrolls the page when it starts elsewhere', async () => {
  const id = await firstScenic()
  const touch = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await enter(visit, site.studioUrl, writer, `/scenic/${id}`, touch)
  const group = page.getByRole('group', { name: '位置', exact: true }).first()
  const ground = group.locator('svg[role=group]')
  const lng = group.getByLabel(/经度/)
  await ground.evaluate((svg) => svg.scrollIntoView({ block: 'center' }))
  const typed = Number(await lng.inputValue())
  const box = await ground.boundingBox()
  const head = await group.getByRole('button', { name: /^图钉/ }).locator('path').boundingBox()
  if (!box || !head) throw new Error('no pin')
  await swipe(page, head.x + head.width / 2, head.y + 4, { x: 60, y: 20 })
  // The map is eight degrees wide.
  await expect.poll(async () => Number(await lng.inputValue())).toBeCloseTo(typed + (60 / box.width) * 8, 1)
  const dragged = await lng.inputValue()
  const top = (await ground.boundingBox())?.y ?? 0
  await swipe(page, box.x + 20, box.y + box.height / 2, { x: 0, y: -120 })
  await expect.poll(async () => (await ground.boundingBox())?.y).toBeLessThan(top - 60)
  expect(await lng.inputValue()).toBe(dragged)
})

test('a click sets the pin, dragging stops at the edge, and with arrow keys the map follows the pin', async () => {
  const id = await firstScenic()
  const page = await enter(visit, site.studioUrl, writer, `/scenic/${id}`)
  const group = page.getByRole('group', { name: '位置', exact: true }).first()
  const ground = group.locator('svg[role=group]')
  const [lng, lat] = [group.getByLabel(/经度/), group.getByLabel(/纬度/)]
  await ground.evaluate((svg) => svg.scrollIntoView({ block: 'center' }))
  const typed = await lng.inputValue()
  const box = await ground.boundingBox()
  if (!box) throw new Error('no sketch')
  await page.mouse.click(box.x + box.width / 4, box.y + box.height / 2)
  await expect.poll(() => lng.inputValue()).not.toBe(typed)
  await page.locator('body').press('Control+z')
  await expect.poll(() => lng.inputValue()).toBe(typed)
  await page.mouse.click(box.x + box.width / 4, box.y + box.height / 2)
  await expect.poll(() => lng.inputValue()).not.toBe(typed)
  const clicked = Number(await lng.inputValue())
  const pin = group.getByRole('button', { name: /^图钉/ })
  const isWhole = async () => {
    const [outer, inner] = [await ground.boundingBox(), await pin.locator('path').boundingBox()]
    if (!outer || !inner) return false
    const isAcross = inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width
    return isAcross && inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height
  }
  const head = await pin.locator('path').boundingBox()
  if (!head) throw new Error('no pin')
  await page.mouse.move(head.x + head.width / 2, head.y + 8)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width + 200, box.y - 200, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => Number(await lng.inputValue())).toBeGreaterThan(clicked + 4)
  expect(await isWhole()).toBe(true)
  await pin.focus()
  const north = Number(await lat.inputValue())
  for (let press = 0; press < 20; press++) await page.keyboard.press('Shift+ArrowUp')
  await expect.poll(async () => Number(await lat.inputValue())).toBeGreaterThan(north + 4)
  expect(await isWhole()).toBe(true)
  await lat.fill('89.9')
  await pin.focus()
  for (let press = 0; press < 20; press++) await page.keyboard.press('Shift+ArrowUp')
  await expect.poll(() => lat.inputValue()).toBe('90')
  expect(await isWhole()).toBe(true)
})
