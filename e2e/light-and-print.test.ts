import { hourNames } from '@shanmen/contract/light.ts'
import { expect, it } from 'vitest'
import { findingsOf } from './axe.ts'
import { open, useBrowser } from './browser.ts'
import { isComplete } from './every-way.ts'
import { base } from './site.ts'

const visit = useBrowser()
const wide = { width: 1440, height: 900 }

const views = [
  ['wide', wide, 'normal'],
  ['on a phone', { width: 390, height: 844 }, 'normal'],
  ['in large text', wide, 'elder'],
] as const

// The other tests see the light of the hour and season in which they run.
it.each(views.slice(0, isComplete ? undefined : 1))(
  'the home page has no accessibility finding at any hour of any season: %s',
  async (_, viewport, view) => {
    const page = await visit({ viewport, reducedMotion: 'reduce' })
    await page.context().addCookies([{ name: 'view', value: view, url: base }])
    await open(page, '/')
    const found: string[] = []
    for (const season of ['spring', 'summer', 'autumn', 'winter'])
      for (const hour of hourNames) {
        await page.locator(`[name="hour"][value="${hour}"]`).check()
        await page.locator('html').evaluate((html, set) => Object.assign(html.dataset, set), { hour, season })
        const findings = await findingsOf(page, ['color-contrast'])
        found.push(...findings.map((line) => `${season}, ${hour}: ${line}`))
      }
    expect(found).toEqual([])
  },
  300_000,
)

it.each(['/lingShan/intro/organizationalStructure', '/en/information/report'])(
  '%s: on paper no title of a part is in a grid, where it could be alone at the foot of a sheet',
  async (path) => {
    const page = await visit({ viewport: wide, javaScriptEnabled: false })
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const displays = await page
      .locator('main section[aria-labelledby] > .wrap:has(> h2)')
      .evaluateAll((all) => all.map((part) => getComputedStyle(part).display))
    expect(displays.length).toBeGreaterThan(0)
    expect(new Set(displays)).toEqual(new Set(['block']))
  },
)

it('on paper no title of the home page is alone at the foot of a sheet, and a figure is with its name', async () => {
  const page = await visit({ viewport: wide, javaScriptEnabled: false })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/')
  const displays = await page.locator('main section h2').evaluateAll((titles) =>
    titles.map((title) => {
      const found: string[] = []
      for (
        let above = title.parentElement;
        above && above.localName !== 'section';
        above = above.parentElement
      )
        found.push(getComputedStyle(above).display)
      return `${title.textContent}: ${found.filter((display) => display === 'flex')}`
    }),
  )
  expect(displays).toContain('信息公开: ')
  const notice = page.locator('main div:has(> div > div > h2:text-is("信息公开")) li').first()
  expect(await notice.evaluate((row) => getComputedStyle(row).breakBefore)).toBe('avoid')
  await page.goto('/college/talent/plan')
  const figures = page.locator('main dl').last()
  expect(await figures.evaluate((all) => getComputedStyle(all).breakInside)).toBe('avoid')
})

it.each([
  '/en/partyBuilding/organization/committee',
  '/college/online/course',
  '/partyBuilding/organization/brand',
])('%s: on paper, and so in a PDF, no level of heading is left out', async (path) => {
  const page = await visit({ viewport: wide })
  await open(page, path)
  await page.emulateMedia({ media: 'print' })
  expect(await findingsOf(page, ['heading-order'])).toEqual([])
})

it('on paper what is as high as half a sheet goes on over its end, and the map itself is whole', async () => {
  const page = await visit({ viewport: wide, javaScriptEnabled: false })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/en/member/scenic/lanyu')
  const breaks = (of: string) =>
    page.locator(of).evaluateAll((all) => all.map((part) => getComputedStyle(part).breakInside))
  expect(await breaks('main aside:has(table)')).toEqual(['auto'])
  expect(await breaks('main div:has(> div > svg[data-tall])')).toEqual(['auto'])
  expect(await breaks('main div:has(> svg[data-tall])')).toEqual(['avoid'])
  // Nor is there an empty bar where the tabs are.
  expect(await page.locator('main div:has(> .wrap > nav [href^="#"])').isVisible()).toBe(false)
})

it('on paper large text is large print, as wide as the sheet: main text of 16 points, tables and lists of 12 or more', async () => {
  // A sheet of A4 without its margins.
  const page = await visit({ viewport: { width: 673, height: 990 }, javaScriptEnabled: false })
  await page.context().addCookies([{ name: 'view', value: 'elder', url: base }])
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/newsAndInformation/group/qinglv-scroll', '/en/member/scenic/lanyu']) {
    await page.goto(path)
    const points = (of: string) =>
      page
        .locator(`main ${of}`)
        .evaluateAll((all) =>
          all
            .filter((text) => text.checkVisibility({ visibilityProperty: true }))
            .map((text) => (Number.parseFloat(getComputedStyle(text).fontSize) * 72) / 96),
        )
    // What follows a paragraph is neither an opening one, which is larger, nor a quotation or a label.
    expect(Math.min(...(await points('div > p + p')))).toBeCloseTo(16, 2)
    expect(Math.min(...(await points(':is(td, th, li, dd)')))).toBeGreaterThanOrEqual(12)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(673)
  }
})
