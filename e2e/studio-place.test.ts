import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Browser } from '../studio/testing/browser.ts'
import { useBrowser } from './browser.ts'
import { invite, type StudioSite, setUp, startStudioSite } from './studio-site.ts'
import { enter, findingsOf } from './studio-visit.ts'

vi.setConfig({ testTimeout: 120_000 })

const visit = useBrowser()
let site: StudioSite
let writer: Browser
beforeAll(async () => {
  site = await startStudioSite()
  const administrator = await setUp(site)
  const person = { email: 'lu@lingshan.example', name: '陆雨', roles: ['editor' as const] }
  writer = await invite(site, administrator, person)
}, 90_000)
afterAll(() => site?.stop())

const firstScenic = async () => (await writer.call('entryList', { kind: 'scenic' })).rows[0]?.id ?? ''
const placeOf = async (id: string) => (await writer.call('readEntry', { id })).document.shared.place

test('what is no coordinate is said at its box, and the place stays until it is whole', async () => {
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

test('a finger that swipes over the sketch scrolls; a click sets the pin, and the pin is dragged', async () => {
  const id = await firstScenic()
  const page = await enter(visit, site.studioUrl, writer, `/scenic/${id}`)
  const group = page.getByRole('group', { name: '位置', exact: true }).first()
  const ground = group.locator('svg[role=group]')
  const lng = group.getByLabel(/经度/)
  await ground.scrollIntoViewIfNeeded()
  expect(await ground.evaluate((svg) => getComputedStyle(svg).touchAction)).toBe('auto')
  const typed = await lng.inputValue()
  const box = await ground.boundingBox()
  if (!box) throw new Error('no sketch')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  for (const type of ['pointerdown', 'pointermove', 'pointercancel'])
    await ground.dispatchEvent(type, {
      pointerType: 'touch',
      buttons: 1,
      clientX: box.x + 20,
      clientY: box.y + 20,
    })
  expect(await lng.inputValue()).toBe(typed)
  await page.mouse.click(box.x + box.width / 4, middle.y)
  await expect.poll(() => lng.inputValue()).not.toBe(typed)
  const clicked = await lng.inputValue()
  const pin = group.getByRole('button', { name: /^图钉/ })
  const head = await pin.locator('path').boundingBox()
  if (!head) throw new Error('no pin')
  await page.mouse.move(head.x + head.width / 2, head.y + 8)
  await page.mouse.down()
  await page.mouse.move(middle.x, middle.y, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => Number(await lng.inputValue())).toBeGreaterThan(Number(clicked) + 0.5)
})
