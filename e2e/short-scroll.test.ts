import { rm } from 'node:fs/promises'
import { scrollPlaces } from '@shanmen/brand/art/scroll.ts'
import { findBySlugs } from '@shanmen/content/entries/create.ts'
import { unpublish } from '@shanmen/content/entries/publish.ts'
import { openContent } from '@shanmen/content/open.ts'
import { putOnScroll } from '@shanmen/sample/testing/scroll-places.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Started, startSite, stopSite } from '../scripts/started-program.ts'
import { open, useBrowser } from './browser.ts'
import { newDataFolder } from './site.ts'

// A group with fewer places than the scroll has tiles, or that has withdrawn one.
const visit = useBrowser()
const [first = '', withdrawn = '', ...others] = scrollPlaces
const shown = [first, ...others.slice(0, 3)]
let data: string
let site: Started
beforeAll(async () => {
  data = await newDataFolder()
  const content = await openContent({ dataDir: data })
  await putOnScroll(content, scrollPlaces, new Date())
  for (const place of [withdrawn, ...others.slice(3)].filter(Boolean)) {
    const [stored] = await findBySlugs(content.read, 'scenic', [place])
    if (!stored) throw new Error(`The place "${place}" is not stored`)
    await unpublish(content, 'tester', { entry: stored.id, language: 'zh' })
  }
  await content.close()
  site = await startSite({ DATA_DIR: data, SITE_BUILD_DIR: inject('buildFolder') })
})
afterAll(async () => {
  if (site) await stopSite(site)
  await rm(data, { recursive: true, force: true })
})

test('a short scroll numbers its places without a gap, and marks the one that is shown', async () => {
  const page = await visit({ baseURL: site.baseUrl, viewport: { width: 1440, height: 900 } })
  await open(page, '/')
  const slips = await page.locator('main ol > li[id] h3 > span').allInnerTexts()
  expect(slips).toEqual([...'一二三四'].slice(0, shown.length))
  const list = page.locator('main ol[tabindex="0"]')
  await list.scrollIntoViewIfNeeded()
  const colours = () =>
    page
      .locator('nav a[href^="#stop-"]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('href'), getComputedStyle(link).color] as const),
      )
  const accent = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.setProperty('color', 'var(--cinnabar)')
    return getComputedStyle(probe).color
  })
  for (const place of shown) {
    await list
      .locator(`#stop-${place}`)
      .evaluate((stop) => stop.scrollIntoView({ inline: 'center', block: 'nearest' }))
    await expect
      .poll(async () => (await colours()).filter(([, colour]) => colour === accent).map(([href]) => href))
      .toEqual([`#stop-${place}`])
  }
})
