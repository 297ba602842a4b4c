/** @module-tag slow */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { addressOf } from './addresses.ts'
import { open, useBrowser } from './browser.ts'
import { base } from './site.ts'

const visit = useBrowser()
const phone = { viewport: { width: 390, height: 844 } }
const bar = (page: Page) => page.locator('main section[aria-label][data-over]')

it.each([
  ['/information/purchase/electric-boats', '截止时间', /还剩\s\d+\s天/, ['电话', '下载文件']],
  ['/en/information/purchase/electric-boats', 'Deadline', /\d+ days left/, ['Phone', 'Documents']],
  ['/information/rent/heting-west-18', '截止时间', /还剩\s\d+\s天/, ['预约看房']],
  ['/college/recruitment/operations-supervisor', '报名截止', /还剩\s\d+\s天/, ['电话', '投递简历']],
])(
  '%s: deadline, days and actions under the title and in a bar, without script',
  async (path, label, days, actions) => {
    const page = await visit({ ...phone, javaScriptEnabled: false })
    await page.goto(path)
    const texts = await page
      .locator('main article [data-over]')
      .evaluateAll((all) => all.map((part) => (part as HTMLElement).innerText))
    expect(texts).toHaveLength(2)
    for (const text of texts) {
      expect(text).toContain(label)
      expect(text).toMatch(days)
      for (const action of actions) expect(text).toContain(action)
    }
    const title = await page.locator('h1').boundingBox()
    const card = await page.locator('main article div[data-over]').boundingBox()
    expect(card?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0) + 200)
    const heights = await page
      .locator('main [data-over] a')
      .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(48)
  },
)

it('the bar stays at the bottom of the window, the helpers give way to it, and nothing ends below it', async () => {
  const page = await visit(phone)
  await open(page, '/information/purchase/electric-boats')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const box = await bar(page).boundingBox()
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844)
  const end = await page.locator('footer > div').last().boundingBox()
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1)
  // The footer's own ground goes on below the bar.
  const footer = await page.locator('footer').last().boundingBox()
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeGreaterThan(843)
  // They would be shown to a reader who scrolls up.
  const helpers = page.locator('main ~ aside')
  await page.evaluate(() => scrollBy({ top: -100, behavior: 'instant' }))
  await expect.poll(() => helpers.getAttribute('data-up')).toBe('true')
  expect(await helpers.isVisible()).toBe(false)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await bar(page).isVisible()).toBe(false)
})

it.each([
  ['/information/purchase/ancient-trees', '已截止', '查看结果'],
  ['/en/information/purchase/ancient-trees', 'Closed', 'See the result'],
])('%s: after the deadline the bar is grey and leads to the result', async (path, label, action) => {
  const page = await visit(phone)
  await open(page, path)
  expect(await bar(page).innerText()).toContain(label)
  const colour = (name: string) =>
    bar(page).evaluate((element, name) => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.setProperty('background', `var(${name})`)
      const expected = getComputedStyle(probe).backgroundColor
      probe.remove()
      return getComputedStyle(element).backgroundColor === expected
    }, name)
  expect(await colour('--paper-3')).toBe(true)
  await bar(page).getByRole('link', { name: action }).click()
  await page.waitForURL(/#result$/)
})

it('a table of three columns is a block for each row, every cell after its column', async () => {
  const page = await visit(phone)
  await page.goto('/information/purchase/electric-boats')
  const cell = page.locator('main td[data-label="数量"]').first()
  expect(await cell.evaluate((td) => getComputedStyle(td, '::before').content)).toBe('"数量"')
  const box = page.locator('main .table').first()
  expect(await box.evaluate((table) => table.scrollWidth - table.clientWidth)).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await cell.evaluate((td) => getComputedStyle(td).display)).toBe('table-cell')
})

it('in large text no table is wider than a phone, and a bar with one action has one row', async () => {
  const page = await visit(phone)
  await page.context().addCookies([{ name: 'view', value: 'elder', url: base }])
  await page.goto('/en/information/purchase/water-monitoring')
  const tables = page.locator('main .table')
  const wider = await tables.evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth))
  expect(wider).toEqual([0, 0])
  expect((await bar(page).boundingBox())?.height).toBeLessThan(120)
})

it('in large text the words of the action in a bar are one line', async () => {
  const page = await visit({ ...phone, javaScriptEnabled: false })
  await page.context().addCookies([{ name: 'view', value: 'elder', url: base }])
  await page.goto('/en/information/rent/heting-west-18')
  expect((await bar(page).getByRole('link').last().boundingBox())?.height).toBeLessThan(80)
})

it.each(['/partyBuilding/organization/committee', '/en/information/contact', '/en/college/recruitment'])(
  '%s: the current tab is in view without script',
  async (path) => {
    const page = await visit({ ...phone, javaScriptEnabled: false })
    await page.goto(path)
    const tab = await page.locator('main nav [aria-current="page"]').first().boundingBox()
    expect(tab?.x).toBeGreaterThanOrEqual(0)
    expect((tab?.x ?? 0) + (tab?.width ?? 0)).toBeLessThanOrEqual(390)
  },
)

it('the footer is six parts to open on a phone, the first open, and a list of all links on a wide screen', async () => {
  const page = await visit({ ...phone, javaScriptEnabled: false })
  await page.goto('/')
  const parts = page.locator('footer details')
  expect(await parts.count()).toBe(6)
  const shown = () =>
    parts.locator('li').evaluateAll((all) => all.filter((li) => li.checkVisibility()).length)
  const first = await parts.first().locator('li').count()
  expect(await shown()).toBe(first)
  const heights = await page
    .locator('footer :is(summary, details[open] li a)')
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(52)
  await parts.nth(1).locator('summary').click()
  expect(await shown()).toBeGreaterThan(first)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  const isShown = { contentVisibilityAuto: true }
  expect(
    await parts
      .locator('a')
      .evaluateAll((all, how) => all.every((link) => link.checkVisibility(how)), isShown),
  ).toBe(true)
  expect(await page.locator('footer summary').first().isVisible()).toBe(false)
})

it.each(['/lingShan/culture/culturalConcept', '/college/cooperation/brandProject'])(
  '%s: beside or below a picture, no text touches it',
  async (path) => {
    const page = await visit({ ...phone, javaScriptEnabled: false })
    await page.goto(path)
    const gaps = await page.locator('main [data-reverse]').evaluateAll((all) =>
      all.map((spread) => {
        const [picture, text] = [...spread.children]
        const title = text?.querySelector('h2, h3')
        return (title?.getBoundingClientRect().top ?? 0) - (picture?.getBoundingClientRect().bottom ?? 0)
      }),
    )
    expect(gaps.length).toBeGreaterThan(0)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(24)
  },
)

it.each(['/en/partyBuilding/organization/position', '/en/lingShan/honor/national'])(
  '%s: the title is beside the roofs of its picture, not over them',
  async (path) => {
    const page = await visit({ ...phone, javaScriptEnabled: false })
    await page.goto(path)
    const right = await page.locator('h1').evaluate((title) => {
      const text = document.createRange()
      text.selectNodeContents(title)
      return text.getBoundingClientRect().right
    })
    expect(right).toBeLessThan(256)
  },
)

it.each(['/search?q=湖', '/en/search?q=lake'])(
  '%s: the first result is on the first screen',
  async (path) => {
    const page = await visit({ ...phone, javaScriptEnabled: false })
    await page.goto(path)
    const hit = await page.locator('main .so-hit').first().boundingBox()
    expect(hit?.y).toBeLessThan(phone.viewport.height - 100)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width)
  },
)

it.each(['/college/recruitment/operations-supervisor', '/information/purchase/electric-boats'])(
  '%s: pay and contacts come before the links to the next',
  async (path) => {
    const page = await visit({ ...phone, javaScriptEnabled: false })
    await page.goto(path)
    const facts = await page.locator('main dl').last().boundingBox()
    const next = await page.locator('main [rel="next"]').boundingBox()
    expect((facts?.y ?? 0) + (facts?.height ?? 0)).toBeLessThan(next?.y ?? 0)
    // On a desktop they are beside the text, and the links below it.
    await page.setViewportSize({ width: 1440, height: 900 })
    const text = await page.locator('main article').first().boundingBox()
    const beside = await page.locator('main dl').last().boundingBox()
    const below = await page.locator('main nav:has([rel="next"])').boundingBox()
    expect(text?.width).toBeGreaterThan(600)
    expect(beside?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0))
    expect(below?.x).toBe(text?.x)
    expect(below?.y).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0))
  },
)

it('the marked tab of a place stays in view while its sections are read', async () => {
  const page = await visit(phone)
  await open(page, await addressOf('scenicDetail', 'zh'))
  const tabs = page.locator('main nav a[href^="#"]')
  expect(await tabs.count()).toBeGreaterThan(3)
  for (const tab of await tabs.all()) {
    const section = page.locator((await tab.getAttribute('href')) ?? '')
    await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    await expect.poll(() => tab.getAttribute('aria-current')).toBe('location')
    const edges = async () => {
      const box = await tab.boundingBox()
      return [(box?.x ?? -1) >= 0, (box?.x ?? 0) + (box?.width ?? 0) <= 390]
    }
    await expect.poll(edges).toEqual([true, true])
  }
})

it.each([
  ['on a phone', phone.viewport, 'normal'],
  ['in large text', { width: 1440, height: 900 }, 'elder'],
])(
  '%s the way back to the top lies on no text that is read downwards; the page ends with its footer',
  async (_, viewport, view) => {
    const page = await visit({ viewport })
    await page.context().addCookies([{ name: 'view', value: view, url: base }])
    await open(page, '/newsAndInformation/group')
    const helpers = page.locator('main ~ aside')
    const opacity = () => helpers.evaluate((element) => getComputedStyle(element).opacity)
    const to = (top: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
    await to(1200)
    await expect.poll(() => helpers.getAttribute('data-shown')).toBe('true')
    await expect.poll(opacity).toBe('0')
    await to(1100)
    await expect.poll(opacity).toBe('1')
    await to(1e5)
    await expect.poll(opacity).toBe('0')
    // By keyboard it is reached all the same.
    await helpers.getByRole('button').focus()
    await expect.poll(opacity).toBe('1')
    await helpers.getByRole('button').blur()
    await expect.poll(opacity).toBe('0')
    const footer = await page.locator('footer').last().boundingBox()
    expect(Math.round((footer?.y ?? 0) + (footer?.height ?? 0))).toBe(viewport.height)
  },
)

it('on a phone on its side the tabs of a section leave the window to the text', async () => {
  const page = await visit({ viewport: { width: 844, height: 390 } })
  await open(page, '/newsAndInformation/group')
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  const tabs = await page.locator('main nav:has([aria-current="page"])').first().boundingBox()
  expect((tabs?.y ?? 0) + (tabs?.height ?? 0)).toBeLessThan(0)
})

it('in large text the emblems of the brands leave the first of these to the second screen', async () => {
  const page = await visit({ ...phone, javaScriptEnabled: false })
  await page.context().addCookies([{ name: 'view', value: 'elder', url: base }])
  await page.goto('/partyBuilding/organization/brand')
  const first = await page.locator('main li[id] h3').first().boundingBox()
  expect(first?.y).toBeLessThan(2 * phone.viewport.height)
})
