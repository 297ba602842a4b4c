import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createApi } from '@shanmen/api/api.ts'
import { createEntry } from '@shanmen/content/entries/create.ts'
import { saveRevision } from '@shanmen/content/entries/save.ts'
import { moveToTrash } from '@shanmen/content/entries/trash.ts'
import { type Content, openContent, openReadOnly } from '@shanmen/content/open.ts'
import { createPreviewLink, revokePreviewLink } from '@shanmen/content/preview/preview-links.ts'
import { news } from '@shanmen/content/testing/fixtures.ts'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Env } from '../http/client.ts'
import { currentDraft, findDraft } from './draft.ts'
import { previews } from './previews.ts'

let dataDir = ''
let content: Content
let reading: Awaited<ReturnType<typeof openReadOnly>>
let app: Hono<Env>
let entry = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shanmen-previews-'))
  content = await openContent({ dataDir })
  // The public process may have no more than this.
  reading = await openReadOnly({ dataDir })
  const log = {
    error: (line: object) => {
      throw new Error(JSON.stringify(line))
    },
  }
  const api = createApi({ content: reading, draft: () => currentDraft()?.reading, log })
  app = new Hono<Env>()
  app.use(async (c, next) => {
    c.set('client', { requestId: '', address: randomUUID(), from: '', https: true })
    await next()
  })
  app.route(
    '/',
    previews((token) => findDraft(reading, token, new Date())),
  )
  app.all('/backends/*', (c) => api.app.fetch(c.req.raw))
  app.get('/assets/*', (c) => c.text('code', 200, { 'Cache-Control': 'public' }))
  const document = news({ zh: '未公开', en: 'Not yet', channel: 'media' })
  entry = (await createEntry(content, 'a', { kind: 'news', slug: '稿', document })).id
})
afterEach(async () => {
  await reading.close()
  await content.close()
  await rm(dataDir, { recursive: true, force: true })
})

const link = (language: 'zh' | 'en' = 'zh', { by = 'a', shared = true } = {}) =>
  createPreviewLink(content, by, { entry, language, hours: 1, shared })
const get = (path: string, cookie = '') => app.request(path, { headers: { Cookie: cookie } })
const call = (language: 1 | 2, cookie = '') =>
  get(`/backends/api/information?languageId=${language}&id=${encodeURIComponent('稿')}`, cookie)
const codeOf = async (response: Response | Promise<Response>) =>
  ((await (await response).json()) as { code: number }).code
const titleOf = async (response: Response | Promise<Response>) =>
  ((await (await response).json()) as { data: { title: string } }).data.title

test('a link goes to the real address in its language, and opens the draft for that browser in both', async () => {
  const { token, until } = await link('en')
  const opened = await get(`/preview/${token}`)
  expect(opened.status).toBe(302)
  expect(opened.headers.get('Location')).toBe(`/en/newsAndInformation/media/${encodeURIComponent('稿')}`)
  expect(opened.headers.get('Cache-Control')).toBe('private, no-store')
  expect(opened.headers.get('Referrer-Policy')).toBe('no-referrer')
  const cookie = opened.headers.get('Set-Cookie') ?? ''
  expect(cookie).toMatch(/^preview=[\w-]{43}; Path=\/; Expires=.+; HttpOnly; Secure; SameSite=Lax$/)
  expect(Math.abs(Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '') - Date.parse(until))).toBeLessThan(
    2000,
  )
  expect(await titleOf(call(1, `preview=${token}`))).toBe('未公开')
  expect(await titleOf(call(2, `preview=${token}`))).toBe('Not yet')
  expect(await codeOf(call(1))).toBe(40400)
})

test('shows the newest draft, and every response forbids caching and indexing', async () => {
  const { token } = await link()
  await saveRevision(content, 'a', { entry, basedOn: 1, document: news({ zh: '又改了', channel: 'media' }) })
  const answer = await call(1, `preview=${token}`)
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  expect(answer.headers.get('X-Robots-Tag')).toContain('noindex')
  expect(await titleOf(answer)).toBe('又改了')
  const file = await get('/assets/x.js', `preview=${token}`)
  expect(file.headers.get('Cache-Control')).toBe('public')
})

test('a link that was revoked or is unknown opens nothing, also for who had opened it; the cookie goes', async () => {
  const { token, id } = await link()
  expect(await codeOf(call(1, `preview=${token}`))).toBe(0)
  await revokePreviewLink(content, 'a', { entry, link: id })
  for (const ended of [token, 'x', '%00', 'a'.repeat(3000)]) {
    const answer = await call(1, `preview=${ended}`)
    expect(await codeOf(answer.clone())).toBe(40400)
    expect(answer.headers.get('Set-Cookie')).toMatch(/^preview=;.*Max-Age=0/)
    const gone = await get(`/preview/${ended}`)
    expect(gone.status).toBe(410)
    expect(await gone.text()).toContain('预览链接已失效')
    expect(gone.headers.get('Set-Cookie')).toBeNull()
  }
})

test('an entry in the bin has no preview', async () => {
  const { token } = await link()
  await moveToTrash(content, 'a', entry)
  expect((await get(`/preview/${token}`)).status).toBe(410)
})

test('leaving removes the cookie', async () => {
  const left = await get('/preview/end', 'preview=x')
  expect(left.status).toBe(302)
  expect(left.headers.get('Set-Cookie')).toMatch(/^preview=;.*Max-Age=0/)
})

test('two clients at once each see their own draft', async () => {
  const { token } = await link()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => codeOf(call(1, index % 2 ? `preview=${token}` : ''))),
  )
  expect(answers).toEqual(Array.from({ length: 20 }, (_, index) => (index % 2 ? 0 : 40400)))
})

test('drafts that are opened at once are rendered one after the other, from many addresses too', async () => {
  let running = 0
  let most = 0
  app.get('/slow', async (c) => {
    running += 1
    most = Math.max(most, running)
    await setTimeout(5)
    running -= 1
    return c.text(currentDraft()?.preview.slug ?? '')
  })
  const { token } = await link()
  const all = await Promise.all(Array.from({ length: 8 }, () => get('/slow', `preview=${token}`)))
  expect(await Promise.all(all.map((response) => response.text()))).toEqual(Array(8).fill('稿'))
  expect(most).toBe(1)
  await Promise.all(Array.from({ length: 8 }, () => get('/slow')))
  expect(most).toBe(8)
})

test('a link that is opened many times at once holds up no other person, and not the drafts of who made it', async () => {
  const ended: string[] = []
  app.get('/slow/:who', async (c) => {
    await setTimeout(5)
    ended.push(c.req.param('who'))
    return c.text('')
  })
  const shown = async (who: string, options: { by: string; shared: boolean }) => {
    const { token } = await link('zh', options)
    return () => get(`/slow/${who}`, `preview=${token}`)
  }
  const many = await shown('many', { by: 'a', shared: true })
  const own = await shown('own', { by: 'a', shared: false })
  const other = await shown('other', { by: 'b', shared: true })
  const all = Array.from({ length: 20 }, many)
  await Promise.all([...all, own(), other()])
  expect(ended.indexOf('own')).toBeLessThan(6)
  expect(ended.indexOf('other')).toBeLessThan(6)
})
