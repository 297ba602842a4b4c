/** @module-tag slow */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { AnyDocument } from '@shanmen/content/documents/document.ts'
import { addresses } from '@shanmen/contract/addresses.ts'
import { feedFormatNames, feedNames, feedPath } from '@shanmen/contract/feeds.ts'
import { languageCodes, pathIn } from '@shanmen/contract/languages.ts'
import { hashPictures, samplePictures } from '@shanmen/sample/testing/brand-pictures.ts'
import { HtmlValidate } from 'html-validate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { open, useBrowser } from './browser.ts'
import { isTurn } from './every-way.ts'
import { enter, show } from './studio-page.ts'
import { invite, type StudioSite, setUp, startStudioSite } from './studio-site.ts'

const visit = useBrowser()
let folder: string
let site: StudioSite
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shanmen-empty-'))
  site = await startStudioSite({ DATA_DIR: join(folder, 'data'), SAMPLE: 'off' })
})
afterAll(async () => {
  await site?.stop()
  await rm(folder, { recursive: true, force: true })
})

const fixed = Object.values(addresses).filter((path) => !path.includes(':'))
const pages = languageCodes.flatMap((language) => fixed.map((path) => pathIn(language, path)))
const read = async (path: string) => {
  const response = await fetch(new URL(path, site.baseUrl), { redirect: 'manual' })
  return {
    path,
    status: response.status,
    text: await response.text(),
    type: response.headers.get('content-type'),
  }
}

/** Twenty at a time: an address may have 200 connections. */
async function readAll(paths: readonly string[]) {
  const found = []
  for (let at = 0; at < paths.length; at += 20)
    found.push(...(await Promise.all(paths.slice(at, at + 20).map(read))))
  return found
}

test('a site without sample content says so, and each page is valid and leads to no missing one', async () => {
  expect(site.output()).toMatch(/begins empty: a menu, a home page and a site entry/)
  const found = await readAll(pages)
  expect(found.filter(({ status }) => status !== 200)).toEqual([])
  // What does not exist yet is no failure.
  expect(site.output()).not.toContain('API call failed')
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      'void-style': 'off',
      'long-title': 'off',
      'doctype-style': 'off',
      'attribute-boolean-style': 'off',
    },
  })
  for (const { path, text } of found) {
    const { results } = await validator.validateString(text)
    const errors = results
      .flatMap(({ messages }) => messages)
      .filter(({ ruleId }) => /^(?:wcag|heading|no-dup|element)/.test(ruleId))
    expect(errors, path).toEqual([])
    expect(text, path).toMatch(/<title>[^<]/)
    expect(text, path).toContain('<meta property="og:site_name"')
    expect(text, path).toContain('<link rel="canonical"')
    // There are no statements yet, so nothing leads to any.
    expect(text, path).not.toContain('/statement/')
    const anchors = [...text.matchAll(/\shref="#([^"]+)"/g)].map(([, id = '']) => id)
    expect(
      anchors.filter((id) => !text.includes(` id="${id}"`)),
      path,
    ).toEqual([])
    // Connections that the server has closed meanwhile must not be used again.
    await setImmediate()
  }
  const targets = found.flatMap(({ text }) =>
    [...text.matchAll(/\s(?:href|src)="(\/[^"#]*)/g)].map(([, target = '']) =>
      target.replaceAll('&amp;', '&'),
    ),
  )
  const answers = await readAll([...new Set(targets)])
  expect(
    answers.filter(({ status }) => status >= 400).map(({ path, status }) => `${status} ${path}`),
  ).toEqual([])
})

test('no page reports an error in the browser; what is empty is said once, below its heading', async () => {
  // Each page in one language and width; in all with EVERY_WAY=1.
  const widths = [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]
  const all = languageCodes.flatMap((language) => widths.map((viewport) => ({ language, viewport })))
  for (const [turn, { language, viewport }] of all.entries()) {
    const page = await visit({ baseURL: site.baseUrl, viewport })
    for (const [index, address] of fixed.entries()) {
      if (!isTurn(index, turn, all.length)) continue
      const path = pathIn(language, address)
      await open(page, path)
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(width, path).toBeLessThanOrEqual(0)
      expect(await page.locator('h1').count(), path).toBe(1)
      expect(await page.locator('main').innerText(), path).not.toBe('')
      const headings = await page.locator('main h2').allInnerTexts()
      expect(
        headings.filter((text) => text.startsWith('0')),
        path,
      ).toEqual([])
    }
  }
}, 240_000)

test('within the application too: a page without content is no error', async () => {
  const page = await visit({ baseURL: site.baseUrl, viewport: { width: 1440, height: 900 } })
  await open(page, '/en')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^About/ })
    .click()
  await page.waitForURL('**/en/lingShan/intro/groupRrofile')
  await page.getByText('Nothing here yet').waitFor()
  expect(await page.title()).toContain('Group Profile')
})

test('sitemap, feeds and manifest of an empty site are valid', async () => {
  const page = await visit({ baseURL: site.baseUrl })
  // A page without a policy, which would not let its script parse.
  await page.goto('about:blank')
  const feeds = languageCodes.flatMap((language) =>
    feedNames.flatMap((name) => feedFormatNames.map((format) => pathIn(language, feedPath(name, format)))),
  )
  for (const path of ['/sitemap.xml', ...feeds]) {
    const { status, text, type } = await read(path)
    expect(status, path).toBe(200)
    if (type?.includes('json')) expect(JSON.parse(text), path).toMatchObject({ items: [] })
    else {
      const faults = await page.evaluate(
        (xml) => new DOMParser().parseFromString(xml, 'text/xml').querySelectorAll('parsererror').length,
        text,
      )
      expect(faults, path).toBe(0)
    }
  }
  for (const [path, lang] of [
    ['/manifest.webmanifest', 'zh-CN'],
    ['/en/manifest.webmanifest', 'en'],
  ] as const)
    expect(JSON.parse((await read(path)).text)).toMatchObject({ lang, name: expect.stringMatching(/./) })
})

test('the dashboard lists what is missing; each item leads there, and none is left when all is done', async () => {
  const administrator = await setUp(site)
  await administrator.call('changeMe', { language: 'en' })
  const page = await enter(visit, site.studioUrl, administrator, '/')
  const card = page
    .locator('section,div')
    .filter({ has: page.getByRole('heading', { name: /Before your site is ready/ }) })
    .last()
  const links = card.getByRole('link')
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  // The logo is missing as long as brand/ has the sample's.
  const icon = 'public/site/favicon.svg'
  const logo = hashPictures()[icon] === samplePictures()[icon] ? ['#/site'] : []
  expect(targets).toEqual(['#/site', ...logo, '#/site', '#/site', '#/scenic', '#/news', '#/people'])
  for (const target of new Set(targets)) {
    await show(page, target.slice(1))
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toMatch(/not found/i)
  }

  // A place needs a type: as long as there is none, its field says where to add one.
  const begun = await administrator.call('createEntry', {
    kind: 'scenic',
    document: { shared: {}, zh: { title: '云湖' }, en: null },
  })
  await show(page, `/scenic/${begun.id}`)
  await page.getByText('There is no type yet').waitFor()

  const png = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#246' } })
    .png()
    .toBuffer()
  const file = new Blob([new Uint8Array(png)])
  const { id: picture } = await administrator.call('uploadMedia', { name: 'x.png' }, { body: file })
  await expect
    .poll(async () => (await administrator.call('readMedia', { id: picture })).state, { timeout: 20_000 })
    .toBe('ready')
  await administrator.call('changeMedia', { id: picture, alt: { zh: '图', en: 'Picture' } })
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '正文' }] }] }
  const add = async (kind: 'scenic' | 'news', document: AnyDocument) => {
    const { id } = await administrator.call('createEntry', { kind, document })
    await administrator.call('publish', { id, language: 'zh' })
  }
  await administrator.call('createEntry', {
    kind: 'type',
    document: { shared: { of: 'scenic', code: 'lake' }, zh: { name: '湖' }, en: null },
  })
  await add('scenic', {
    shared: { type: 'lake', cover: picture, place: { lng: 119.5, lat: 30.2, system: 'gcj02' } },
    zh: { title: '云湖', summary: '湖', address: '湖边', body },
    en: null,
  })
  await add('news', {
    shared: { channel: 'group', publishedAt: '2024-05-01T09:30:00+08:00' },
    zh: { title: '开园', summary: '今日', body },
    en: null,
  })
  const { rows } = await administrator.call('entryList', { kind: 'site' })
  const { id, document, revision } = await administrator.call('readEntry', { id: rows[0]?.id ?? '' })
  const shared = {
    logo: picture,
    icp: '京ICP备12345678号',
    policeIcp: '京公网安备11010802012345号',
    phone: '400-000-0000',
    email: 'a@b.example',
  }
  const zh = { ...document.zh, slogan: '云上', description: '云上的集团', address: '云路 1 号' }
  await administrator.call('saveEntry', { id, basedOn: revision.no, document: { ...document, shared, zh } })
  await administrator.call('publish', { id, language: 'zh' })
  await invite(site, administrator, { email: 'mei@group.example', name: '梅', roles: ['editor'] })
  await show(page, '/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByText('Before your site is ready').count()).toBe(0)

  // The uploaded logo takes the place of the mark, and the pages know the new content.
  const visitor = await visit({ baseURL: site.baseUrl })
  await expect.poll(async () => (await read('/')).text).toContain('开园')
  await open(visitor, '/')
  expect(await visitor.locator('#i-logo image').getAttribute('href')).toContain(picture)
})
