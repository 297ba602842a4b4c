/** @module-tag slow */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyDocument } from '@shanmen/content/documents/document.ts'
import type { Browser } from '@shanmen/studio/testing/browser.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findingsOf } from './axe.ts'
import { markDocument, open, useBrowser, waitForHydration } from './browser.ts'
import { enter } from './studio-page.ts'
import { type StudioSite, staff, startStudioSite } from './studio-site.ts'

const visit = useBrowser()
let site: StudioSite
let chief: Browser
beforeAll(async () => {
  const clock = pathToFileURL(join(import.meta.dirname, '../scripts/clock-offset.ts'))
  site = await startStudioSite({ NODE_OPTIONS: `--import=${clock}` })
  ;({ chief } = await staff(site))
  await chief.call('changeMe', { language: 'en' })
}, 120_000)
afterAll(() => site?.stop())

const spot = '/member/scenic/lanyu'
/** Half of the step by which the site's clock is set ahead. */
const until = new Date(Date.now() + 1.5 * 86_400_000).toISOString()
const words = {
  zh: { title: '岚屿湖游船停航', text: '湖面风大，恢复时间另行通知。' },
  en: { title: 'No boats on Lanyu Lake', text: 'Strong wind; they will sail again when it drops.' },
}
const texts = async (path: string) => (await fetch(site.baseUrl + path)).text()
// A busy server may once more answer with the page from before.
const shows = (path: string, title: string) => async () => (await texts(path)).includes(title)
const soon = { timeout: 20_000 }

async function published(document: AnyDocument): Promise<void> {
  const { id } = await chief.call('createEntry', { kind: 'alert', document })
  for (const language of ['zh', 'en'] as const) await chief.call('publish', { id, language })
}

test('an editor puts up a warning for a spot: it is told what is wrong, and visible once it is right', async () => {
  const document = { shared: { level: 'warning', page: '/member/scenic' }, ...words }
  const { id } = await chief.call('createEntry', { kind: 'alert', document })
  const { rows } = await chief.call('checks', { id, language: 'zh' })
  expect(rows.map(({ code }) => code).sort()).toEqual(['alertPage', 'required'])
  const page = await enter(visit, site.studioUrl, chief, `/alert/${id}`, {
    allowed: /Failed to load resource/,
  })
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish (Chinese)', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish in Chinese' })
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.getByText(/Please fill this in: Until/).waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('combobox', { name: /^Page of the scenic spot/ }).fill('Lanyu')
  await page.getByRole('option', { name: spot }).first().click()
  const end = page.getByRole('group', { name: /^Until/ })
  const [day = '', time = ''] = new Date(Date.parse(until) + 8 * 3_600_000)
    .toISOString()
    .slice(0, 16)
    .split('T')
  await end.locator('input[type=date]').fill(day)
  await end.locator('input[type=time]').fill(time)
  await page.getByRole('button', { name: 'Publish (Chinese)', exact: true }).click()
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(shows(spot, words.zh.title), soon).toBe(true)
  // Each language is published by itself.
  expect(await texts(`/en${spot}`)).not.toContain(words.en.title)
  await chief.call('publish', { id, language: 'en' })
  await expect.poll(shows(`/en${spot}`, words.en.title), soon).toBe(true)
})

test.each(['zh', 'en'] as const)(
  'without JavaScript, in %s: on the page of the spot, in the list and at home, and nowhere else',
  async (language) => {
    const prefix = language === 'en' ? '/en' : ''
    const page = await visit({
      baseURL: site.baseUrl,
      javaScriptEnabled: false,
      allowed: /status of 404/,
    })
    const alert = page.locator('[role=alert][data-level]')
    const { title, text } = words[language]
    for (const path of [prefix || '/', `${prefix}/member/scenic`, prefix + spot]) {
      await expect.poll(shows(path, title), soon).toBe(true)
      await page.goto(path)
      expect(await alert.textContent(), path).toContain(`${title} ${text}`)
    }
    // The level is a word, not a colour alone.
    expect(await alert.locator('b').innerText()).toBe(language === 'en' ? 'Caution' : '注意')
    // On the page itself there is nothing to lead to.
    expect(await alert.getByRole('link').count()).toBe(0)
    for (const path of ['/member/scenic/yunjie', '/newsAndInformation/group', '/nowhere']) {
      await page.goto(prefix + path)
      expect(await alert.count(), path).toBe(0)
    }
    await page.goto(prefix || '/')
    await alert.getByRole('link', { name: title }).click()
    await page.waitForURL(`**${prefix}${spot}`)
  },
)

test.each([1440, 390])(
  'at %i: it is announced after a step inside the page, and accessible',
  async (width) => {
    const page = await visit({
      baseURL: site.baseUrl,
      viewport: { width, height: 844 },
      reducedMotion: 'reduce',
      // A busy server refuses calls; the alert does not depend on them.
      allowed: /status of 503/,
    })
    await open(page, '/en/newsAndInformation/group')
    const sameDocument = await markDocument(page)
    const alert = page.locator('[role=alert][data-level]')
    expect(await alert.count()).toBe(0)
    await page.locator('header a').first().click()
    await alert.waitFor()
    expect(await sameDocument()).toBe(true)
    await page.goto('/en')
    expect(await findingsOf(page)).toEqual([])
    // Above the header, which follows below it and takes no height of its own over the painting.
    const boxes = await Promise.all(
      ['[data-level]', 'body > header', 'main'].map((place) => page.locator(place).boundingBox()),
    )
    const [box, header, main] = boxes.map((each) => each ?? { y: Number.NaN, height: 0 })
    expect(box?.y).toBe(0)
    expect(header?.y).toBeCloseTo(box?.height ?? 0, 0)
    expect(main?.y).toBeCloseTo(box?.height ?? 0, 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    // Where its text does not fit beside its title it is below it, not divided by it.
    const starts = await alert.evaluate(({ firstElementChild, lastChild }) => {
      const range = document.createRange()
      if (lastChild) range.selectNodeContents(lastChild)
      return [firstElementChild, range].map((part) => Math.round(part?.getBoundingClientRect().left ?? 0))
    })
    expect(starts[0] === starts[1], `${starts}`).toBe(width === 390)
    await page.goto('/en?view=elder')
    expect(await findingsOf(page)).toEqual([])
  },
)

test('one for the whole site is on every page, before lesser ones; call and feeds have all', async () => {
  const storm = { zh: { title: '台风临近，各景区闭园' }, en: { title: 'Typhoon: all spots are closed' } }
  await published({ shared: { level: 'danger', until }, ...storm })
  await expect.poll(shows('/newsAndInformation/group', storm.zh.title), soon).toBe(true)
  for (const path of ['/en/newsAndInformation/group', '/en/nowhere', '/en/contact', `/en${spot}`])
    await expect.poll(shows(path, storm.en.title), soon).toBe(true)
  const titles = [storm.en.title, words.en.title]
  const levels = async () =>
    [...(await texts('/en')).matchAll(/role="alert"><b>(\w+)/g)].map(([, level]) => level)
  await expect.poll(levels, soon).toEqual(['Urgent', 'Caution'])

  const list = async () => JSON.parse(await texts('/backends/api/alert/2')).data.list
  await expect
    .poll(async () => (await list()).map(({ title }: { title: string }) => title), soon)
    .toEqual(titles)
  expect((await list())[1]).toMatchObject({ path: spot, shownOn: ['/', '/member/scenic', spot] })
  const feed = async () => JSON.parse(await texts('/en/feed/alerts.json'))
  await expect.poll(async () => (await feed()).items.length, soon).toBe(2)
  const { title, items } = await feed()
  expect(title).toMatch(/^Alerts — /)
  expect(items.map((item: { title: string }) => item.title).sort()).toEqual([
    `Caution · ${words.en.title}`,
    `Urgent · ${storm.en.title}`,
  ])
  await expect.poll(shows('/feed/alerts.rss', storm.zh.title), soon).toBe(true)
  await expect.poll(shows('/feed/alerts.atom', words.zh.title), soon).toBe(true)
})

test('pages say an alert in the words of schema.org, and where its feed is', async () => {
  const html = await texts(spot)
  const [, json = ''] = /<script type="application\/ld\+json">([^<]*)/.exec(html) ?? []
  const announced = JSON.parse(json)['@graph'].filter(
    (node: { '@type': string }) => node['@type'] === 'SpecialAnnouncement',
  )
  expect(announced).toHaveLength(2)
  expect(announced[1]).toMatchObject({
    name: words.zh.title,
    text: words.zh.text,
    url: expect.stringContaining(spot),
  })
  for (const { datePosted, expires } of announced)
    expect(Date.parse(expires)).toBeGreaterThan(Date.parse(datePosted))
  expect(html).toContain('<link rel="alternate" type="application/rss+xml" href="/feed/alerts.rss">')
})

test('one that is published while a page is read is announced there, without a step or the page’s own data', async () => {
  const page = await visit({ baseURL: site.baseUrl, allowed: /status of 503/ })
  await page.clock.install()
  await page.goto('/en/newsAndInformation/group')
  await page.clock.runFor(5000)
  await waitForHydration(page)
  const sameDocument = await markDocument(page)
  const notice = page.getByRole('alert').filter({ hasText: 'Main car park full' })
  expect(await notice.count()).toBe(0)
  const isAlerts = (url: URL) => url.pathname.endsWith('/alert/2')
  await page.route(
    (url) => url.pathname.startsWith('/backends/') && !isAlerts(url),
    (route) => route.fulfill({ status: 503 }),
  )
  const full = { zh: { title: '主停车场已满' }, en: { title: 'Main car park full' } }
  const { id } = await chief.call('createEntry', {
    kind: 'alert',
    document: { shared: { level: 'info', until }, ...full },
  })
  await chief.call('publish', { id, language: 'en' })
  await expect.poll(shows('/backends/api/alert/2', full.en.title), soon).toBe(true)
  const shown = async () => {
    await page.clock.runFor(60_000)
    return await notice.count()
  }
  await expect.poll(shown, soon).toBe(1)
  expect(await sameDocument()).toBe(true)
})

test('after its end it is gone by itself, also from a page that stays open', async () => {
  const ending = { zh: { title: '今晚夜游取消' }, en: { title: 'No tours tonight' } }
  await published({ shared: { level: 'info', until }, ...ending })
  await expect.poll(shows('/en/newsAndInformation/group', ending.en.title), soon).toBe(true)
  const page = await visit({ baseURL: site.baseUrl, allowed: /status of 503/ })
  await page.clock.install()
  await page.goto('/en/newsAndInformation/group')
  await page.clock.runFor(5000)
  await waitForHydration(page)
  const sameDocument = await markDocument(page)
  const alerts = page.locator('[role=alert][data-level]')
  expect(await alerts.filter({ hasText: ending.en.title }).count()).toBe(1)
  site.child.kill('SIGUSR2')
  for (const [path, title] of [
    [spot, words.zh.title],
    ['/', words.zh.title],
    [`/en${spot}`, words.en.title],
    ['/en/feed/alerts.json', words.en.title],
    ['/en/newsAndInformation/group', ending.en.title],
  ] as const)
    await expect.poll(shows(path, title), soon).toBe(false)
  // Past its end; a busy server may refuse the first call.
  await page.clock.fastForward(2 * 86_400_000)
  const left = async () => {
    await page.clock.runFor(60_000)
    return await alerts.count()
  }
  await expect.poll(left, soon).toBe(0)
  expect(await sameDocument()).toBe(true)
})
