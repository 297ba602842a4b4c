import sharp from 'sharp'
import { expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { base } from './site.ts'

const visit = useBrowser()
const wide = { javaScriptEnabled: false, viewport: { width: 1440, height: 900 } }
const small = { javaScriptEnabled: false, viewport: { width: 390, height: 844 } }

it('the calendar shows one month and today in it; another month is shown without script', async () => {
  const page = await visit(wide)
  await page.goto('/partyBuilding/alliance/groupActivities')
  const today = page.locator('main td[aria-current="date"]')
  expect(await today.count()).toBe(1)
  const tables = page.locator('main table')
  expect(await tables.filter({ visible: true }).count()).toBe(1)
  const [shown = ''] = await page.locator('main section > h2').filter({ visible: true }).allInnerTexts()
  const months = page.getByRole('group', { name: '月份' }).getByRole('radio')
  await months.last().check()
  expect(await tables.filter({ visible: true }).count()).toBe(1)
  expect(await page.locator('main section > h2').filter({ visible: true }).first().innerText()).not.toBe(
    shown,
  )
  await today.waitFor({ state: 'hidden' })
})

it('on a phone the month is the days with something, and today', async () => {
  const page = await visit(small)
  await page.goto('/en/partyBuilding/alliance/groupActivities')
  const days = await page.locator('main td').filter({ visible: true }).all()
  expect(days.length).toBeGreaterThan(1)
  for (const day of days) {
    const isToday = (await day.getAttribute('aria-current')) === 'date'
    expect(isToday || (await day.locator('[data-kind]').count()) > 0).toBe(true)
  }
})

it('a filter or a later page of the activities is about the list alone', async () => {
  const page = await visit(wide)
  for (const query of ['?page=2', '?year=2026']) {
    await page.goto(`/partyBuilding/alliance/groupActivities${query}`)
    expect(await page.locator('main table').count()).toBe(0)
    expect(await page.locator('main li time').count()).toBeGreaterThan(0)
  }
})

it('a pin leads to the text about its member and opens it, without script', async () => {
  const page = await visit(wide)
  await page.goto('/en/partyBuilding/alliance/enterprise')
  const pins = page.getByRole('navigation', { name: 'Map of the members' }).getByRole('link')
  const members = page.locator('main section ol > li')
  expect(await pins.count()).toBe(await members.count())
  const text = members.nth(4).locator('details > div')
  expect(await text.isVisible()).toBe(false)
  // A pin is more than its middle: between name and mark there is a gap.
  await pins.nth(4).locator('circle').click()
  await text.waitFor()
})

it('each emblem leads to its brand, which has the figure of its deed', async () => {
  const page = await visit(wide)
  await page.goto('/partyBuilding/organization/brand')
  const emblems = page.getByRole('navigation', { name: '品牌', exact: true }).getByRole('link')
  expect(await emblems.count()).toBe(5)
  for (const link of await emblems.all()) {
    await link.click()
    const brand = page.locator(new URL(page.url()).hash)
    expect(await brand.locator('h3').innerText()).toBe(await link.innerText())
    expect(await brand.locator('p > b').innerText()).toMatch(/^[\d,]+$/)
  }
  expect(page.url()).toContain(base)
})

it('no picture in ink is a white field on the paper of the page', async () => {
  const page = await visit(wide)
  await page.goto('/partyBuilding/organization/brand/dukou-xianfeng')
  const pictures = await page.locator('[data-ink] img').all()
  expect(pictures.length).toBeGreaterThan(1)
  for (const picture of pictures) {
    await picture.evaluate(async (img) => {
      if (img instanceof HTMLImageElement) await img.decode()
    })
    const corner = sharp(await picture.screenshot()).extract({ left: 4, top: 4, width: 8, height: 8 })
    const blue = (await corner.stats()).channels[2]?.mean
    // The paper's own is 240.
    expect(blue).toBeLessThan(245)
  }
})
