import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createApi } from '@shanmen/api/api.ts'
import { largestBody } from '@shanmen/api/dispatch.ts'
import type { Database } from '@shanmen/content/database/tables.ts'
import { createEntry } from '@shanmen/content/entries/create.ts'
import { saveRevision } from '@shanmen/content/entries/save.ts'
import { moveToTrash } from '@shanmen/content/entries/trash.ts'
import { type Content, openContent, openReadOnly } from '@shanmen/content/open.ts'
import { createPreviewLink, revokePreviewLink } from '@shanmen/content/preview/preview-links.ts'
import { news } from '@shanmen/content/testing/fixtures.ts'
import { Hono } from 'hono'
import type { KyselyPlugin } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mediaAccess } from '../files/media-access.ts'
import type { Env } from '../http/client.ts'
import { ClientGoneError } from '../http/client-gone.ts'
import { receiveBody } from '../http/receive-body.ts'
import { createDrafts, currentDraft, type Drafts } from './draft.ts'
import { previews } from './previews.ts'

let dataDir = ''
let content: Content
let reading: Awaited<ReturnType<typeof openReadOnly>>
let app: Hono<Env>
let drafts: Drafts
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
  drafts = createDrafts(reading)
  app = new Hono<Env>()
  app.use(async (c, next) => {
    c.set('client', { requestId: '', address: randomUUID(), from: '', https: true })
    await next()
  })
  app.use('/backends/*', receiveBody(largestBody))
  app.route('/', previews(drafts))
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

test('a request whose body does not arrive holds up no draft, and one with a body is answered with it', async () => {
  const { token } = await link()
  const headers = { Cookie: `preview=${token}`, 'Content-Type': 'application/json' }
  const post = (body: BodyInit) =>
    app.request(
      new Request('http://site.test/backends/api/information', {
        ...{ method: 'POST', headers, body, duplex: 'half' },
      }),
    )
  const unfinished = new TransformStream()
  const waiting = post(unfinished.readable)
  // What is sent after it would wait for it.
  await setTimeout(50)
  expect((await get(`/preview/${token}`)).status).toBe(302)
  expect(await (await post('{"languageId":1,"page":1,"pageSize":5}')).text()).toContain('未公开')
  expect((await post('x'.repeat(20_000))).status).toBe(413)
  await unfinished.writable.abort(new Error('the client has gone'))
  expect((await waiting).status).toBe(400)
})

test('a link that ends while its requests wait shows them nothing', async () => {
  const shown: unknown[] = []
  const opened = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  app.get('/slow', async (c) => {
    shown.push(currentDraft()?.preview.slug)
    opened.resolve()
    await ended.promise
    return c.text('')
  })
  const { token, id } = await link()
  const all = [1, 2, 3].map(() => get('/slow', `preview=${token}`))
  await opened.promise
  await revokePreviewLink(content, 'a', { entry, link: id })
  ended.resolve()
  await Promise.all(all)
  expect(shown).toEqual(['稿', undefined, undefined])
})

test('requests whose clients have gone read no draft when it is their turn', async () => {
  const client = new AbortController()
  let shown = 0
  app.get('/slow', (c) => {
    shown += 1
    // As Node's server does, with a text.
    client.abort('Client connection prematurely closed.')
    return c.text('')
  })
  app.onError((error) => new Response(null, { status: error instanceof ClientGoneError ? 499 : 500 }))
  const { token } = await link()
  const { signal } = client
  const headers = { Cookie: `preview=${token}` }
  const all = await Promise.all(Array.from({ length: 20 }, () => app.request('/slow', { headers, signal })))
  expect(shown).toBe(1)
  expect(all.filter(({ status }) => status === 499)).toHaveLength(19)
})

test('however many requests have a link, one page and one medium at a time read the draft', async () => {
  const running = new Set<object>()
  let most = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (JSON.stringify(node).includes('"revision"')) running.add(queryId)
      most = Math.max(most, running.size)
      return node
    },
    transformResult: async ({ result, queryId }) => {
      // As long as reading the largest draft takes.
      if (running.has(queryId)) await setTimeout(5)
      running.delete(queryId)
      return result
    },
  }
  const { read } = reading
  const counted = { ...reading, read: (read as Database).withPlugin(counting) }
  const drafts = createDrafts(counted)
  const { accessOf } = mediaAccess({ reading: counted, drafts })
  const busy = new Hono<Env>()
  busy.use(async (c, next) => {
    c.set('client', { requestId: '', address: randomUUID(), from: '', https: true })
    await next()
  })
  busy.route('/', previews(drafts))
  busy.get('/media/:id', async (c) =>
    c.json((await accessOf(c.req.param('id'), token, c.req.raw.signal)) ?? null),
  )
  busy.get('/page', (c) => c.text(''))
  const { token } = await link()
  const paths = [`/media/${'a'.repeat(20)}`, '/page', `/preview/${token}`]
  const all = [...paths, ...paths, ...paths].map((path) =>
    busy.request(path, { headers: { Cookie: `preview=${token}` } }),
  )
  expect((await Promise.all(all)).map(({ status }) => status)).toContain(302)
  expect(most).toBeLessThanOrEqual(2)
})
