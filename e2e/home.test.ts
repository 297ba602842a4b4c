import { scrollPlaces } from '@shanmen/brand/art/scroll.ts'
import { homeBrand } from '@shanmen/brand/messages/home.ts'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { open, useBrowser } from './browser.ts'
import { useScroll } from './scroll-site.ts'

const { visit, call } = useScroll(useBrowser())
const wide = { viewport: { width: 1440, height: 900 } }
const scroll = (page: Page) => page.locator('main ol[tabindex="0"]')
const displayOf = (page: Page) => scroll(page).evaluate((list) => getComputedStyle(list).display)

it('shows its parts in order: today, places, news, figures, industries, disclosure, college and jobs, verse', async () => {
  const page = await visit(wide)
  await page.goto('/en')
  const headings = await page.locator('main :is(h1, h2)').allInnerTexts()
  const { home } = await call()('menu', { languageId: 2 })
  expect(headings.map((text) => text.replaceAll('\n', ' '))).toEqual([
    home?.headline.join(' '),
    'Open today',
    'Latest',
    'Notices',
    homeBrand.en.scroll,
    homeBrand.en.news,
    expect.stringMatching(/Industries/),
    'Information disclosure',
    expect.stringMatching(/purpose/),
    expect.stringMatching(/classroom/),
    homeBrand.en.careers,
  ])
})

it('the hand scroll has every place with its opening of today, from the right to the left', async () => {
  const page = await visit(wide)
  await page.goto('/')
  const stops = await page.locator('main ol > li[id]').evaluateAll((all) =>
    all.map((stop) => ({
      left: Math.round(stop.getBoundingClientRect().left),
      name: stop.querySelector('h3')?.textContent,
      today: stop.querySelector('b')?.textContent,
    })),
  )
  const { list } = await call()('scenicList', { languageId: 1, pageSize: 12 })
  const titleOf = (place: string) => list.find(({ id }) => id === place)?.title
  expect(stops.map(({ name }) => name)).toEqual(
    scrollPlaces.map((place, index) => `${'一二三四五六七八'[index]}${titleOf(place)}`),
  )
  expect(stops.every(({ today }) => /^今日(?:开放|闭园)$/.test(today ?? ''))).toBe(true)
  const lefts = stops.map(({ left }) => left)
  expect(lefts).toEqual([...lefts].sort((a, b) => b - a))
})

it('is drawn by keys and by its index, and marks where it is', async () => {
  const page = await visit(wide)
  await open(page, '/')
  const list = scroll(page)
  await list.focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeLessThan(0)
  // In the middle, so that it can be centred.
  const id = `stop-${scrollPlaces[Math.floor(scrollPlaces.length / 2)]}`
  const stop = page.locator(`nav a[href="#${id}"]`)
  await stop.click()
  const centred = () =>
    page.locator(`#${id}`).evaluate((element) => {
      const { left, right } = element.getBoundingClientRect()
      return Math.abs((left + right) / 2 - innerWidth / 2)
    })
  await expect.poll(centred).toBeLessThan(120)
  const accent = await page.evaluate(
    () => getComputedStyle(document.querySelector('legend') as Element).color,
  )
  await expect.poll(() => stop.evaluate((link) => getComputedStyle(link).color)).not.toBe(accent)
})

it('unrolls as it comes into view', async () => {
  const page = await visit(wide)
  await open(page, '/')
  const clip = () => scroll(page).evaluate((list) => getComputedStyle(list.parentElement as Element).clipPath)
  expect(await clip()).toMatch(/82%|8\d\.?\d*%/)
  await scroll(page).evaluate((list) => list.scrollIntoView({ behavior: 'instant', block: 'center' }))
  await expect.poll(clip).toMatch(/^(?:none|inset\((?:0(?:px|%)? ?)+\))$/)
})

it.each([
  ['reduced motion', { reducedMotion: 'reduce' as const }, '/'],
  ['large text', {}, '/?view=elder'],
])('is an album of a leaf for each place with %s', async (_, options, path) => {
  const page = await visit({ ...wide, ...options })
  await open(page, path)
  expect(await displayOf(page)).toBe('grid')
  const leaves = page.locator('main ol > li[id]').filter({ visible: true })
  expect(await leaves.count()).toBe(scrollPlaces.length)
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  )
  expect(running).toBe(0)
})

it('is an album on paper, and where the reader wishes, also without script', async () => {
  const page = await visit({ ...wide, javaScriptEnabled: false })
  await page.goto('/')
  expect(await displayOf(page)).toBe('flex')
  await page.getByLabel('看静止的全卷').check()
  expect(await displayOf(page)).toBe('grid')
  await page.getByLabel('看静止的全卷').uncheck()
  await page.emulateMedia({ media: 'print' })
  expect(await displayOf(page)).toBe('grid')
})

it('on paper its words are black at every hour', async () => {
  const page = await visit({ ...wide, javaScriptEnabled: false })
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  await page.locator('html').evaluate((html) => html.setAttribute('data-hour', 'night'))
  const link = page.locator('main ol > li[id] a').first()
  expect(await link.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)')
  const title = page.locator('main h1')
  expect(await title.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)')
})

it('its tiles meet without covering each other, and on a phone the button at its end is one line', async () => {
  const page = await visit({ viewport: { width: 390, height: 844 } })
  await open(page, '/')
  // What stands over the next tile has no veil of the air, and is a line in the painting.
  const over = await page
    .locator('main ol > li[id]')
    .evaluateAll((all) =>
      all.map((stop) => (stop.querySelector('img')?.clientWidth ?? 0) - stop.getBoundingClientRect().width),
    )
  expect(Math.max(...over)).toBeLessThan(0.6)
  const button = await page.locator('main ol > li:last-child a').boundingBox()
  expect(button?.height).toBeLessThan(56)
})

it('takes the light of the hour from the server, and shows others by radio buttons', async () => {
  const page = await visit({ ...wide, javaScriptEnabled: false })
  await page.goto('/')
  const hour = await page.locator('html').getAttribute('data-hour')
  expect(await page.locator('[name="hour"]:checked').getAttribute('value')).toBe(hour)
  const sky = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--sky-1').trim())
  const own = await sky()
  const seen = new Set<string>()
  for (const value of ['dawn', 'day', 'dusk', 'night']) {
    await page.locator(`[name="hour"][value="${value}"]`).check()
    seen.add(await sky())
    if (value === hour) expect(await sky()).toBe(own)
  }
  expect(seen.size).toBe(4)
})

it('another hour that begins while the page is read is chosen with its light', async () => {
  const page = await visit(wide)
  await open(page, '/')
  const hour = () => page.locator('[name="hour"]:checked').getAttribute('value')
  const before = await hour()
  await page.clock.setFixedTime(Date.now() + 12 * 3_600_000)
  await page.evaluate(() => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { revalidate(): Promise<void> }
    }
    return router.revalidate()
  })
  await expect.poll(hour).not.toBe(before)
})

it.each(['/', '/en'])('%s: a phone on its side shows the painting below its words', async (path) => {
  const page = await visit({ viewport: { width: 844, height: 390 } })
  await open(page, path)
  const ends = await page
    .locator(':is(main h1, main h1 + div p)')
    .evaluateAll((all) => all.map((words) => words.getBoundingClientRect().bottom))
  expect(ends.length).toBeGreaterThan(1)
  const tile = await page.locator('main picture img').first().boundingBox()
  // The upper third of a tile is sky.
  const mountains = (tile?.y ?? 0) + (tile?.height ?? 0) / 3
  expect(Math.max(...ends)).toBeLessThan(mountains)
  expect(mountains).toBeLessThan(350)
})

it.each([
  [1440, 900, 250],
  [390, 844, 150],
])(
  'at %d × %d the pictures of the first view fit into the budget, and nothing shifts',
  async (width, height, kb) => {
    const page = await visit({ viewport: { width, height } })
    await page.addInitScript(() => {
      const store = window as unknown as { shifts: number }
      store.shifts = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          store.shifts += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    const { pictures, bytes } = await page.evaluate(() => {
      const inView = [...document.images].filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect()
        return image.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
      })
      // A very small one is in the page itself.
      const shown = new Set(
        inView.map(({ currentSrc }) => currentSrc).filter((url) => !url.startsWith('data:')),
      )
      const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const sizeOf = (wanted: (name: string) => boolean) =>
        all.filter(({ name }) => wanted(name)).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
      return {
        pictures: [...shown].map((url) => sizeOf((name) => name === url)),
        bytes: sizeOf((name) => shown.has(name) || name.includes('/ridge-')),
      }
    })
    expect(Math.max(...pictures)).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(kb * 1024)
    // Nor while it is scrolled through, when the hand scroll unrolls.
    const end = await page.evaluate(() => document.body.scrollHeight)
    for (let top = 0; top < end; top += 200) {
      await page.evaluate((top) => {
        scrollTo({ top, behavior: 'instant' })
        return new Promise(requestAnimationFrame)
      }, top)
    }
    // A shift is reported after the frame that it was in.
    for (let frame = 0; frame < 2; frame += 1) await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.001)
  },
)
