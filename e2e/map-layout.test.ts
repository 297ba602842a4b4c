/** @module-tag slow */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { findingsOf } from './axe.ts'
import { open, useBrowser, waitForHydration } from './browser.ts'
import { everyWay, ways } from './every-way.ts'
import { desktop, longTimeout, mapSketch, openCard, phone, rgbOf, showMap, shown } from './map-setup.ts'
import { base } from './site.ts'

const visit = useBrowser()
const liveMap = /\/assets\/live-map-[^/]*\.js/
const elder = join(import.meta.dirname, '../brand/colours-elder.css')
const largeText = (page: Page) => page.context().addCookies([{ name: 'view', value: 'elder', url: base }])

/** What a map must not change: the properties of the document and the position of its heading. */
const around = () => {
  const names = [...document.querySelectorAll('style')].flatMap(({ textContent }) => [
    ...(textContent ?? '').matchAll(/--[\w-]+/g),
  ])
  const style = getComputedStyle(document.documentElement)
  const speaking = ['--r', '--hd', '--gutter', '--ink-3', '--serif', '--d1']
  const properties = [...new Set([...names.map(([name]) => name), ...speaking])].map((name) => [
    name,
    style.getPropertyValue(name),
  ])
  const heading = document.querySelector('h1')?.getBoundingClientRect()
  return {
    properties,
    left: heading?.left,
    right: heading?.right,
    wide: document.documentElement.scrollWidth,
  }
}

const views = [
  ['normal', 1440],
  ['elder', 320],
  ['normal', 320],
  ['elder', 1440],
] as const

it.each(everyWay ? views : views.slice(0, 2))(
  'the map changes nothing outside itself: %s view, %i px wide',
  async (view, width) => {
    const page = await visit({ ...phone, viewport: { width, height: 900 } })
    if (view === 'elder') await largeText(page)
    const held: Route[] = []
    await page.route(liveMap, (route) => void held.push(route))
    await open(page, '/information/contact')
    await mapSketch(page).scrollIntoViewIfNeeded()
    await expect.poll(() => held.length).toBe(1)
    await page.evaluate(() => scrollTo(0, 0))
    const before = await page.evaluate(around)
    expect(before.properties.length).toBeGreaterThan(40)
    await held[0]?.continue()
    await shown(page)
    expect(await page.evaluate(around)).toEqual(before)
    expect(before.wide).toBe(width)
  },
)

it('in the large-text view names and cards of the map have the size and contrast of the text, and a card can be closed', async () => {
  const page = await visit(desktop)
  await largeText(page)
  await showMap(page, '/en/information/contact')
  const toggle = page.locator('.map-walk-toggle')
  await toggle.click()
  const card = await openCard(page)
  // Over the map the two would overlap.
  expect(await toggle.getAttribute('aria-expanded')).toBe('false')
  const sizeOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  for (const selector of ['.map-name', '.map-card', '.map-card strong', '.map-card a', '.map-walk-toggle'])
    expect([selector, await sizeOf(selector)]).toEqual([selector, 24])
  const [, ink = ''] = /\[data-elder\] \{[^}]*--ink-3: (#\w{6})/.exec(readFileSync(elder, 'utf8')) ?? []
  expect(await card.locator('address').evaluate((address) => getComputedStyle(address).color)).toBe(
    rgbOf(ink),
  )
  await page.locator('.maplibregl-popup-close-button').click()
  await expect.poll(() => card.count()).toBe(0)
})

it('in the large-text view the card of a walk covers no name of its stops', async () => {
  const page = await visit(desktop)
  await largeText(page)
  await showMap(page, '/en/member/scenic/lanyu')
  const names = page.locator('.map-pin:not([inert]) .map-name')
  await expect.poll(() => names.count()).toBe(4)
  await names.first().scrollIntoViewIfNeeded()
  const covered = () =>
    names.evaluateAll((all) =>
      all.flatMap((name) => {
        const { left, top, height } = name.getBoundingClientRect()
        const above = document.elementFromPoint(left + 3, top + height / 2)
        return name.parentElement?.contains(above) ? [] : [name.textContent]
      }),
    )
  await expect.poll(covered).toEqual([])
})

it.each(['normal', 'elder'])('an open route does not cover the zoom buttons in the %s view', async (view) => {
  const page = await visit(desktop)
  if (view === 'elder') await largeText(page)
  await showMap(page, '/member/scenic/lanyu')
  await page.locator('.map-walk-toggle').click()
  await page.getByRole('button', { name: '查看路线' }).click()
  await page.locator('.map-steps').waitFor()
  const [panel, zoom, form, total] = await Promise.all(
    ['.map-walk', '.map-zoom', '.map-walk form', '.map-total'].map((name) =>
      page.locator(name).boundingBox(),
    ),
  )
  if (!panel || !zoom || !form || !total) throw new Error('no panel')
  expect(panel.y + panel.height).toBeLessThanOrEqual(zoom.y)
  // The result is visible, although the panel is low.
  expect(total.y + total.height).toBeLessThanOrEqual(form.y + form.height)
})

it.each(ways(['/en/member/scenic/lanyu', '/member/scenic/lanyu', '/en/information/contact'], 0))(
  'axe finds nothing beside an open route in large text on %s',
  async (path) => {
    const page = await visit(desktop)
    await largeText(page)
    await showMap(page, path)
    await page.locator('.map-walk-toggle').click()
    expect(await findingsOf(page)).toEqual([])
    await page.locator('.map-walk form button[type=submit]').click()
    await page.locator('.map-steps').waitFor()
    expect(await findingsOf(page)).toEqual([])
  },
)

it.each([1440, 390])('without script the notice covers neither card nor pin, %i px wide', async (width) => {
  const page = await visit({ ...desktop, viewport: { width, height: 900 }, javaScriptEnabled: false })
  await largeText(page)
  await page.goto('/member/scenic/lanyu')
  const line = page.getByText('交互地图需要 JavaScript')
  await line.waitFor(longTimeout)
  const sketch = mapSketch(page).locator('> svg')
  const card = mapSketch(page).locator('xpath=following-sibling::div')
  const pins = await sketch.locator('use').all()
  const boxes = await Promise.all([...pins, card].map((each) => each.boundingBox()))
  const note = await line.boundingBox()
  expect(boxes.length).toBeGreaterThan(4)
  for (const box of boxes)
    expect(
      box && note && (box.y + box.height <= note.y + 1 || box.y >= note.y + note.height - 1),
      JSON.stringify([box, note]),
    ).toBe(true)
})

it.each(['normal', 'elder'])('on a phone no name is cut off at the edge in the %s view', async (view) => {
  const page = await visit(phone)
  if (view === 'elder') await largeText(page)
  await showMap(page, '/en/information/contact')
  const cut = () =>
    page.evaluate(() => {
      const outer = document.querySelector('.map-box')?.getBoundingClientRect()
      const names = [...document.querySelectorAll('.map-pin:not([inert]) .map-name')]
      return names
        .filter((name) => {
          const { left, right } = name.getBoundingClientRect()
          return outer && (left < outer.left || right > outer.right)
        })
        .map(({ textContent }) => textContent)
    })
  await page.locator('.map-pin:not([inert])').first().waitFor()
  expect(await cut()).toEqual([])
})

it.each([
  ['no script', '/member/scenic', '交互地图需要 JavaScript'],
  ['scripts blocked', '/en/member/scenic', 'The interactive map needs JavaScript'],
])('with %s the sketch says why the interactive map is missing', async (how, path, message) => {
  const page = await visit({ ...phone, javaScriptEnabled: how !== 'no script', allowed: /ERR_FAILED/ })
  await page.route(/\/assets\/[^/]*\.js/, (route) => route.abort())
  await page.goto(path)
  await page.getByText(message).waitFor(longTimeout)
})

it.each([
  ['/information/contact', 'normal'],
  ['/member/scenic/heting', 'normal'],
  ['/information/contact', 'elder'],
])('%s: on a phone the moving map moves nothing below it in the %s view', async (path, view) => {
  const page = await visit(phone)
  if (view === 'elder') await largeText(page)
  const held: Route[] = []
  await page.route(liveMap, (route) => void held.push(route))
  await open(page, path)
  const height = () => page.evaluate(() => Math.round(document.querySelector('main')?.scrollHeight ?? 0))
  await mapSketch(page).scrollIntoViewIfNeeded()
  await expect.poll(() => held.length).toBe(1)
  await page.evaluate(() => document.fonts.ready)
  const before = await height()
  await held[0]?.continue()
  await shown(page)
  await page.locator('.map-walk').waitFor(longTimeout)
  expect(await height()).toBe(before)
})

it.each([390, 820])(
  'while the map loads its note stands at the foot of the sketch, %i px wide',
  async (width) => {
    const page = await visit({ ...phone, viewport: { width, height: 844 } })
    // The map does not come before its worker.
    await page.route(/\/assets\/[^/]*worker[^/]*\.js/, () => undefined)
    await open(page, '/information/contact')
    const sketch = mapSketch(page).locator('xpath=..')
    await sketch.scrollIntoViewIfNeeded()
    await page.locator('.map-note:not(:empty)').waitFor(longTimeout)
    const foot = (place: typeof sketch) => place.evaluate((each) => each.getBoundingClientRect().bottom)
    expect(Math.abs((await foot(sketch)) - (await foot(page.locator('.map-note'))))).toBeLessThan(3)
  },
)

it('the notice for visitors without script is removed as soon as script runs', async () => {
  const page = await visit(phone)
  await open(page, '/member/scenic')
  await waitForHydration(page)
  expect(await page.getByText('交互地图需要 JavaScript').count()).toBe(0)
})

it('in forced colours the parts of the map have visible borders', async () => {
  const page = await visit({ ...desktop, forcedColors: 'active' })
  await showMap(page, '/information/contact')
  await openCard(page)
  for (const selector of ['.map-zoom', '.map-walk-toggle', '.map-name', '.maplibregl-popup-content'])
    expect([
      selector,
      await page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).borderTopWidth),
    ]).toEqual([selector, '1px'])
  expect(await page.locator('.maplibregl-popup-tip').isVisible()).toBe(false)
})
