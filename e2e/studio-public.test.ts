import { randomBytes } from 'node:crypto'
import { texts } from '@shanmen/api/testing/attacks.ts'
import { kindOf } from '@shanmen/content/documents/document.ts'
import { kindNames } from '@shanmen/content/kinds.ts'
import { hasOwnPage } from '@shanmen/contract/item-pages.ts'
import { ApiError } from '@shanmen/contract/rpc/client.ts'
import type { Browser } from '@shanmen/studio/testing/browser.ts'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useBrowser, waitForHydration } from './browser.ts'
import { findInjected, injectionAttempts, watchPage } from './injection-attempts.ts'
import { type StudioSite, setUp, startStudioSite } from './studio-site.ts'

let site: StudioSite
let person: Browser
beforeAll(async () => {
  site = await startStudioSite({ RATE_STUDIO: '1000000', RATE_STUDIO_WRITES: '1000000' })
  person = await setUp(site)
}, 120_000)
afterAll(() => site?.stop())

const visit = useBrowser()
const open = async (page: Page, path: string) => {
  const response = await page.goto(site.baseUrl + path)
  await waitForHydration(page)
  return response
}
const rich = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const newsOf = (zh: string, en: string | null = null) => ({
  shared: { channel: 'group', publishedAt: '2026-01-05' },
  zh: { title: zh, summary: zh, body: rich(zh) },
  en: en === null ? null : { title: en, summary: en, body: rich(en) },
})

async function addPicture(): Promise<string> {
  const bytes = await sharp(randomBytes(64 * 64 * 3), { raw: { width: 64, height: 64, channels: 3 } })
    .png()
    .toBuffer()
  const file = new Blob([new Uint8Array(bytes)])
  const { id } = await person.call('uploadMedia', { name: 'x.png' }, { body: file })
  await expect
    .poll(async () => (await person.call('readMedia', { id })).state, { timeout: 20_000 })
    .toBe('ready')
  await person.call('changeMedia', { id, alt: { zh: '图', en: 'Picture' } })
  return id
}

/** Saves and publishes; returns undefined when the studio refuses with status 400; any other failure is thrown. */
async function saveAndPublish(document: ReturnType<typeof injectionAttempts>[number]['document']) {
  try {
    const { id, slug } = await person.call('createEntry', { kind: 'news', document })
    for (const language of ['zh', 'en'] as const) await person.call('publish', { id, language })
    return slug
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return undefined
    throw error
  }
}

test('no document that an editor can save runs script on the public site or violates its policy', {
  tags: ['slow'],
  timeout: 180_000,
}, async () => {
  const attempts = injectionAttempts(await addPicture())
  expect(attempts.length).toBeGreaterThan(200)
  const slugs: string[] = []
  for (const { document } of attempts) {
    const slug = await saveAndPublish(document)
    if (slug) slugs.push(slug)
  }
  // Texts are accepted unchanged; most other attempts are refused.
  expect(slugs.length).toBeGreaterThan(texts.length - 3)
  expect(slugs.length).toBeLessThan(attempts.length / 2)
  const page = await visit()
  const seen = watchPage(page, site.baseUrl)
  const found: string[] = []
  for (const [index, slug] of slugs.entries()) {
    const prefix = index % 2 ? '/en' : ''
    const answer = await open(page, `${prefix}/newsAndInformation/media/${slug}`)
    expect(answer?.status()).toBe(200)
    found.push(...(await page.evaluate(findInjected)))
  }
  for (const path of ['/newsAndInformation/media', '/en/newsAndInformation/media?page=2', '/', '/en']) {
    await open(page, path)
    found.push(...(await page.evaluate(findInjected)))
  }
  expect(found).toEqual([])
  expect(seen).toEqual([])
})

test('the check finds injected elements in a page that has them', async () => {
  const page = await visit()
  await page.setContent('<p onclick="x()">a</p><a href="javascript:x()">b</a><iframe></iframe><p>c</p>')
  expect(await page.evaluate(findInjected)).toHaveLength(3)
})

test('a draft is shown in the real site, in both languages, to anyone with the link, until it is revoked', async () => {
  const document = newsOf('尚未公开的消息', 'News that is not public')
  const { id, slug } = await person.call('createEntry', { kind: 'news', slug: 'preview', document })
  const { id: link, url } = await person.call('createPreviewLink', { id, language: 'zh', hours: 1 })
  const address = `/newsAndInformation/group/${slug}`
  const page = await visit({ allowed: /404|410/ })
  const opened = await page.goto(url)
  await waitForHydration(page)
  expect(new URL(page.url()).pathname).toBe(address)
  expect(opened?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': expect.stringContaining('noindex'),
  })
  await page.getByRole('heading', { name: '尚未公开的消息' }).waitFor()
  await page.getByText('草稿预览').waitFor()
  // Client-side navigation requests the API, which returns the draft too.
  await page.goto(`${site.baseUrl}/en/newsAndInformation/group`)
  await waitForHydration(page)
  await page.getByRole('link', { name: 'News that is not public' }).first().click()
  await page.getByRole('heading', { name: 'News that is not public' }).waitFor()
  await page.getByText('Draft preview').waitFor()
  // Other visitors do not see it, though the page has just been rendered.
  const stranger = await fetch(site.baseUrl + address)
  expect(stranger.status).toBe(404)
  expect(await (await fetch(`${site.baseUrl}/newsAndInformation/group`)).text()).not.toContain(
    '尚未公开的消息',
  )

  await person.call('saveEntry', { id, basedOn: 1, document: newsOf('改过的消息') })
  await page.goto(site.baseUrl + address)
  await page.getByRole('heading', { name: '改过的消息' }).waitFor()
  await person.call('revokePreviewLink', { id, link })
  expect((await page.goto(site.baseUrl + address))?.status()).toBe(404)
  expect((await page.goto(url))?.status()).toBe(410)
})

test('a draft of which only the title is written has a preview, whatever its kind', async () => {
  for (const kind of kindNames.filter((name) => hasOwnPage(name) && !kindOf(name).single)) {
    const words = 'title' in kindOf(kind).words ? { title: '只有标题' } : { name: '只有标题' }
    const document = { shared: {}, zh: words, en: null }
    const { id } = await person.call('createEntry', { kind, document })
    const { url } = await person.call('preview', { id, language: 'zh' })
    const opened = await fetch(url, { redirect: 'manual' })
    const cookie = opened.headers.get('Set-Cookie')?.split(';')[0] ?? ''
    const page = await fetch(site.baseUrl + opened.headers.get('Location'), { headers: { cookie } })
    expect([kind, page.status, (await page.text()).includes('只有标题')]).toEqual([kind, 200, true])
  }
})

test('leaving a preview shows the public site', async () => {
  const { id } = await person.call('createEntry', {
    kind: 'news',
    slug: 'left',
    document: newsOf('草稿一则'),
  })
  const { url } = await person.call('preview', { id, language: 'zh' })
  const page = await visit({ allowed: /404/ })
  await page.goto(url)
  await waitForHydration(page)
  await page.getByRole('link', { name: '退出预览' }).click()
  await page.waitForURL(`${site.baseUrl}/`)
  expect(await page.getByText('草稿预览').count()).toBe(0)
  expect((await page.goto(`${site.baseUrl}/newsAndInformation/group/left`))?.status()).toBe(404)
})

test('a published entry is on its page and in the list at once, and removed when unpublished', async () => {
  const { shared, ...languages } = newsOf('刚刚公开的消息')
  // Dated today, because a feed has the newest items.
  const document = { ...languages, shared: { ...shared, publishedAt: new Date().toISOString().slice(0, 10) } }
  const { id, slug } = await person.call('createEntry', { kind: 'news', slug: 'published', document })
  const address = `${site.baseUrl}/newsAndInformation/group/${slug}`
  const list = `${site.baseUrl}/newsAndInformation/group?keyword=${encodeURIComponent('刚刚公开')}`
  const inFeed = async (prefix = '') =>
    (await (await fetch(`${site.baseUrl}${prefix}/feed/news.json`)).text()).includes(`/group/${slug}"`)
  expect((await fetch(address)).status).toBe(404)
  expect(await (await fetch(list)).text()).not.toContain(slug)
  expect(await inFeed()).toBe(false)
  await person.call('publish', { id, language: 'zh' })
  await expect.poll(async () => (await fetch(address)).status).toBe(200)
  await expect.poll(async () => (await fetch(list)).text()).toContain(slug)
  await expect.poll(() => inFeed()).toBe(true)
  expect(await inFeed('/en')).toBe(false)
  await person.call('unpublish', { id, language: 'zh', note: '重复' })
  await expect.poll(async () => (await fetch(address)).status).toBe(404)
  await expect.poll(() => inFeed()).toBe(false)
})

test('feeds and sitemaps have no drafts, and are served from the cache to those who have one open', async () => {
  const document = newsOf('没有公开的稿件')
  const { id, slug } = await person.call('createEntry', { kind: 'news', slug: 'in-no-feed', document })
  const { url } = await person.call('preview', { id, language: 'zh' })
  const Cookie = `preview=${new URL(url).pathname.split('/').at(-1)}`
  for (const path of ['/sitemap.xml', '/feed/news.json', '/robots.txt']) {
    const response = await fetch(site.baseUrl + path, { headers: { Cookie } })
    expect(response.headers.get('Cache-Control')).not.toMatch(/private|no-store/)
    expect(await response.text()).not.toContain(slug)
  }
})

test('a picture is public with the entry that shows it: before that only its preview serves it, uncached', async () => {
  const media = await addPicture()
  const file = `${site.baseUrl}/media/${media}/64.webp`
  const { shared, ...languages } = newsOf('图片未公开')
  const document = { ...languages, shared: { ...shared, cover: media } }
  const { id } = await person.call('createEntry', { kind: 'news', slug: 'pictured', document })
  const hidden = await fetch(file)
  expect([hidden.status, hidden.headers.get('cache-control')]).toEqual([404, 'no-store'])
  const { url } = await person.call('preview', { id, language: 'zh' })
  const page = await visit()
  await page.goto(url)
  await waitForHydration(page)
  const seen = await page.evaluate(async (address) => {
    const { status, headers } = await fetch(address)
    return [status, headers.get('cache-control'), headers.get('x-robots-tag')]
  }, file)
  expect(seen).toEqual([200, 'private, no-store', expect.stringContaining('noindex')])
  expect((await fetch(file)).status).toBe(404)
  await person.call('publish', { id, language: 'zh' })
  const shown = await fetch(file)
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'public, max-age=300'])
  await person.call('unpublish', { id, language: 'zh', note: '重复' })
  expect((await fetch(file)).status).toBe(404)
})
