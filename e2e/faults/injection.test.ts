/** @module-tag slow */
import { vectors } from '@shanmen/api/testing/attacks.ts'
import { findInjected } from '@shanmen/api/testing/injected.ts'
import { type Poisoned, poison } from '@shanmen/api/testing/poison.ts'
import { inTransaction } from '@shanmen/content/database/change.ts'
import { kindNames } from '@shanmen/content/kinds.ts'
import { openContent } from '@shanmen/content/open.ts'
import { addresses } from '@shanmen/contract/addresses.ts'
import { feedFormatNames, feedNames, feedPath } from '@shanmen/contract/feeds.ts'
import { languageCodes } from '@shanmen/contract/languages.ts'
import { address } from '@shanmen/studio/client.ts'
import type { Browser } from '@shanmen/studio/testing/browser.ts'
import { parse as parseCsv } from 'csv-parse/sync'
import { parse } from 'parse5'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useBrowser, waitForHydration } from '../browser.ts'
import { inParallel } from '../in-parallel.ts'
import { watchPage } from '../injection-attempts.ts'
import { getFrom, inLanguage } from '../site.ts'
import { enter, show } from '../studio-page.ts'
import { type StudioSite, setUp, startStudioSite } from '../studio-site.ts'

/** A site in whose content every text, link and address is an attempt to inject script. */
let site: StudioSite
let poisoned: Poisoned
let administrator: Browser
beforeAll(async () => {
  site = await startStudioSite({ LOG_LEVEL: 'info' }, async (dataDir) => {
    const content = await openContent({ dataDir })
    poisoned = await inTransaction(content, poison)
    await content.close()
  })
  administrator = await setUp(site)
  await administrator.call('changeMe', { name: '<img src=x onerror=alert(1)>' })
}, 240_000)
afterAll(() => site?.stop())

const visit = useBrowser()
const get = (path: string) => getFrom(site.baseUrl, path)

/** Elements of this HTML that no page may contain, each with the address of the page. */
const injectedIn = (path: string, html: string) => findInjected(parse(html)).map((line) => `${path}: ${line}`)

/** Parses XML as a browser does: throws when it is not well-formed. */
const textsOf = (page: Page, xml: string, names: string) =>
  page.evaluate(
    ({ xml, names }) => {
      const parsed = new DOMParser().parseFromString(xml, 'text/xml')
      const fault = parsed.querySelector('parsererror')
      if (fault) throw new Error(`${fault.textContent} in ${xml.slice(0, 200)}`)
      return [...parsed.querySelectorAll(names)].map((element) => element.textContent)
    },
    { xml, names },
  )

test('no page in either language, nor its data, contains an element or address of an attempt', async () => {
  const browser = await visit()
  const locations = await textsOf(browser, await (await get('/sitemap.xml')).text(), 'loc')
  const paths = locations.map((url) => new URL(url).pathname)
  expect(paths.length).toBeGreaterThan(2 * Object.keys(addresses).length)
  const found: string[] = []
  let shown = 0
  await inParallel(paths, async (path) => {
    const answer = await get(path)
    const html = await answer.text()
    if (answer.status !== 200) found.push(`${path}: ${answer.status}`)
    if (html.includes('alert(1)')) shown += 1
    found.push(...injectedIn(path, html))
  })
  expect(found).toEqual([])
  // They are there, as texts.
  expect(shown).toBeGreaterThan(paths.length * 0.9)

  const build = (await (await get('/_app/builds/latest.json')).json()).id
  let payloads = 0
  await inParallel(paths, async (path) => {
    const answer = await get(`${path === '/' ? '' : path}/_payload.json?${build}`)
    if (answer.status !== 200) return
    payloads += 1
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    await answer.json()
  })
  expect(payloads).toBeGreaterThan(10)
}, 180_000)

test('no list that is searched for an attempt contains one', async () => {
  const found: string[] = []
  for (const [index, vector] of vectors.entries()) {
    const path = `${inLanguage(index % 2 ? 'en' : 'zh', addresses.newsGroupList)}?keyword=${encodeURIComponent(vector.toWellFormed())}`
    const answer = await get(path)
    if (answer.status >= 500) found.push(`${path}: ${answer.status}`)
    found.push(...injectedIn(path, await answer.text()))
  }
  expect(found).toEqual([])
})

test('feeds, sitemap and robots.txt are well-formed and hold attempts as texts only', async () => {
  const browser = await visit()
  const found: string[] = []
  for (const language of languageCodes)
    for (const name of feedNames)
      for (const format of feedFormatNames) {
        const path = inLanguage(language, feedPath(name, format))
        const answer = await get(path)
        expect([path, answer.status]).toEqual([path, 200])
        const text = await answer.text()
        const html =
          format === 'json'
            ? JSON.parse(text).items.map((item: { content_html: string }) => item.content_html)
            : await textsOf(browser, text, 'encoded, content')
        expect(html.length).toBeGreaterThan(5)
        for (const each of html) found.push(...injectedIn(path, each))
      }
  expect(found).toEqual([])
  const robots = (await (await get('/robots.txt')).text()).split('\n').filter(Boolean)
  expect(robots.filter((line) => !/^(?:User-agent|Allow|Disallow|Sitemap): |^#/i.test(line))).toEqual([])
})

test('a browser runs no script of an attempt: pages of each kind, and the screens of the studio', async () => {
  const page = await visit({ allowed: /status of 404|Failed to load resource/ })
  const seen = watchPage(page, site.baseUrl)
  const { rows } = await administrator.call('entryList', { kind: 'news', state: 'public' })
  const [news] = rows
  const sample = [addresses.home, addresses.scenicList, addresses.organization, addresses.contact]
  for (const path of [
    ...sample,
    String((await administrator.call('readEntry', { id: news?.id ?? '' })).path),
  ])
    for (const language of languageCodes) {
      await page.goto(site.baseUrl + inLanguage(language, path))
      await waitForHydration(page)
      expect(injectedIn(path, await page.content())).toEqual([])
    }
  expect(seen).toEqual([])

  const screens = [
    '/',
    '/calendar',
    '/media',
    '/people',
    '/audit',
    '/menu',
    '/site',
    '/home',
    '/organization',
  ]
  const entry = `/news/${news?.id}`
  const studio = await enter(visit, site.studioUrl, administrator, '/news')
  const inStudio = watchPage(studio, site.studioUrl)
  for (const screen of ['/news', entry, `${entry}/history`, '/news/exchange', ...screens]) {
    await show(studio, screen)
    expect(injectedIn(screen, await studio.content())).toEqual([])
  }
  expect(inStudio).toEqual([])
}, 120_000)

test('exported tables have no cell that a spreadsheet takes for a formula', async () => {
  let cells = 0
  const exports = kindNames.map((kind) => address('exportEntries', { kind, format: 'csv' }).url)
  for (const url of [...exports, address('auditCsv', {}).url]) {
    const rows: string[][] = parseCsv(await (await administrator.fetch(url)).text(), { bom: true })
    cells += rows.flat().length
    expect(rows.flat().filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([])
  }
  expect(cells).toBeGreaterThan(poisoned.placed)
})

test('no attempt begins a line of the log of its own', async () => {
  const forged = '{"level":60,"msg":"forged"}'
  for (const sign of ['\n', '\r\n', '\u2028', '"'])
    await get(`/${encodeURIComponent(`x${sign}${forged}`)}?${encodeURIComponent(sign + forged)}`)
  const lines = () => site.output().split('\n').slice(0, -1)
  await expect.poll(() => lines().filter((line) => line.includes('forged')).length).toBeGreaterThan(2)
  const own = lines().filter((line) => line.startsWith('{'))
  expect(own.map((line) => JSON.parse(line).msg)).not.toContain('forged')
  expect(lines().filter((line) => !line.startsWith('{') && /alert|forged/.test(line))).toEqual([])
})
