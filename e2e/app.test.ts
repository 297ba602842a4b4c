import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { bareSections } from '@shanmen/contract/addresses.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Started, startSite, stopSite } from '../scripts/started-program.ts'
import { newDataFolder } from './site.ts'

let folder = ''
let site: Started | undefined
let base = ''

beforeAll(async () => {
  folder = await newDataFolder()
  site = await startSite({
    DATA_DIR: folder,
    SITE_BUILD_DIR: inject('buildFolder'),
    DOMAIN_DEFAULT_LOCALE: 'en.test=en',
    TRUST_PROXY: 'loopback',
  })
  base = site.baseUrl
}, 120_000)
afterAll(async () => {
  if (site) await stopSite(site)
  await rm(folder, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(base + path, { headers, method, redirect: 'manual' })

const kinds = [
  '/',
  '/en/nope',
  '/member',
  '/member/',
  '/healthz',
  '/version',
  '/robots.txt',
  '/sitemap.xml',
  '/feed/news.rss',
  '/_app/builds/latest.json',
  '/backends/api/menu/1',
  '/backends/api/nope',
  '/backends/docs',
  '/assets/none.js',
  '/media/none/none.webp',
  '/media/1',
  '/media/a/b/c',
]

test.each([
  ['/%zz', 'zh-CN', '页面'],
  ['/en/member/%E4%B8', 'en', 'page'],
  ['/en/member/scenic/%zz', 'en', 'page'],
])('%s, which cannot be decoded, gets the page not found in its language', async (path, tag, word) => {
  const answer = await get(path)
  const html = await answer.text()
  expect(answer.status).toBe(404)
  expect(html).toContain(`<html lang="${tag}"`)
  expect(html).toContain('<footer')
  expect(html).toContain(word)
})

test('the home page has its data at an address of its own in both languages', async () => {
  const { id } = await (await get('/_app/builds/latest.json')).json()
  for (const path of ['/', '/en/']) {
    const answer = await get(`${path}_payload.json?${id}`)
    expect(answer.status).toBe(200)
    expect((await answer.json()).data).toHaveProperty('news')
  }
})

test.each(kinds)('%s carries the security headers', async (path) => {
  const { headers } = await get(path)
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(headers.get('Content-Security-Policy')).not.toMatch(/unsafe|nonce/)
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('X-Frame-Options')).toBe('DENY')
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
  expect(headers.get('Cross-Origin-Resource-Policy')).toBeTruthy()
  expect(headers.get('Permissions-Policy')).toContain('camera=()')
  expect(headers.get('Origin-Agent-Cluster')).toBe('?1')
  expect(headers.get('Strict-Transport-Security')).toBeNull()
  expect(headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/)
  expect(headers.get('X-Powered-By')).toBeNull()
})

test.each(['/', '/en', '/nope', '/en/member/scenic'])(
  '%s: its one style sheet has the hash of the policy',
  async (path) => {
    const response = await get(path)
    const html = await response.text()
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? '')
    expect(styles).toHaveLength(1)
    const hash = createHash('sha256')
      .update(styles[0] ?? '')
      .digest('base64')
    expect(response.headers.get('Content-Security-Policy')).toContain(`style-src 'sha256-${hash}'`)
    expect(html).not.toMatch(/ style="| on[a-z]+="/)
    for (const [, attributes] of html.matchAll(/<script([^>]*)>/g))
      expect(attributes).toMatch(/src=|application\/(ld\+)?json/)
  },
)

test.each(['', 'webLang=zh', 'webLang=en', 'webLang=nonsense'])(
  'a page is the same for everyone, with the cookie "%s" too: none is set, no redirect, any cache may store it',
  async (cookie) => {
    for (const path of ['/', '/en', '/en/nope']) {
      const { status, headers } = await get(path, { Cookie: cookie, 'Accept-Language': 'en' })
      expect([status, headers.getSetCookie()]).toEqual([path === '/en/nope' ? 404 : 200, []])
      if (status !== 200) continue
      expect(headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=10, stale-if-error=604800')
      expect(headers.get('CDN-Cache-Control')).toContain('stale-while-revalidate=60')
    }
  },
)

test('behind a trusted proxy the request keeps its number', async () => {
  const { headers } = await get('/', { 'X-Forwarded-Proto': 'https', 'X-Request-Id': 'from-the-proxy' })
  expect(headers.get('X-Request-Id')).toBe('from-the-proxy')
})

test.each(Object.entries(bareSections))(
  '%s leads to its first page, doubled to the single one',
  async (bare, target) => {
    for (const prefix of ['', '/en']) {
      const response = await get(`${prefix}${bare}?a=1`)
      expect([response.status, response.headers.get('Location')]).toEqual([307, `${prefix}${target}?a=1`])
    }
    const doubled = await get(`/en/en${bare}`)
    expect([doubled.status, doubled.headers.get('Location')]).toEqual([301, `/en${bare}`])
  },
)

test.each([
  ['/EN/member/scenic', 301, '/en/member/scenic'],
  ['/member/scenic/', 301, '/member/scenic'],
  ['/Member/Scenic?page=2', 301, '/member/scenic?page=2'],
  ['/lingShan/intro/groupProfile', 301, '/lingShan/intro/groupRrofile'],
  ['/college/training/a-1', 301, '/college/talent/training/a-1'],
  ['/en/partyBuilding/brand/a-1', 301, '/en/partyBuilding/organization/brand/a-1'],
  ['/zh/member/scenic', 404, null],
  ['/en/en/member/scenic', 404, null],
  ['/newsAndInformation/group/1/2', 404, null],
  ['/newsAndInformation/group/%E4%B8%AD%E6%96%87', 404, null],
  ['/member/scenic.css', 404, null],
  ['/../../etc/passwd', 404, null],
  ['/%2e%2e/%2e%2e/etc/passwd', 404, null],
])('%s: %i %s', async (path, status, location) => {
  const response = await get(path)
  expect([response.status, response.headers.get('Location')]).toEqual([status, location])
})

test.each([
  '/backends/api/brand/2',
  '/backends/api/brand/9',
  '/backends/api/none',
  '/sitemap.xml',
  '/feed/party.atom',
])(
  'HEAD of %s has the length, the ETag and all other headers of GET, also when it comes first',
  async (path) => {
    const variable = new Set(['x-request-id', 'date', 'connection', 'keep-alive'])
    const headersOf = async (method: string, cookie: string) => {
      const { status, headers } = await get(path, { Cookie: cookie }, method)
      return [String(status), ...[...headers].filter(([name]) => !variable.has(name)).flat()]
    }
    for (const cookie of ['', 'preview=x']) {
      const head = await headersOf('HEAD', cookie)
      expect(head).toEqual(await headersOf('GET', cookie))
      expect(head).toContain('content-length')
    }
  },
)

test('pages are read only, and HEAD is GET without its body', async () => {
  const post = await get('/member/scenic', {}, 'POST')
  expect([post.status, post.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  const head = await get('/', { Cookie: 'webLang=zh' }, 'HEAD')
  const whole = await get('/', { Cookie: 'webLang=zh' })
  expect(head.status).toBe(200)
  expect(await head.text()).toBe('')
  for (const name of ['ETag', 'Content-Type', 'Content-Security-Policy', 'Cache-Control']) {
    expect(head.headers.get(name)).toBe(whole.headers.get(name))
  }
})

test('calls: unknown 404, wrong method 405, bad JSON 40001, too large 413', async () => {
  const post = (body: string) =>
    fetch(`${base}/backends/api/scenic`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
    })
  expect((await get('/backends/api/nope')).status).toBe(404)
  const wrong = await get('/backends/api/menu/1', {}, 'DELETE')
  expect([wrong.status, wrong.headers.get('Allow')]).toEqual([405, expect.stringContaining('GET')])
  expect(await (await post('{')).json()).toMatchObject({ code: 40001 })
  const large = await post(JSON.stringify({ languageId: 1, keyword: 'a'.repeat(20_000) }))
  expect(large.status).toBe(413)
  expect(await large.json()).toMatchObject({ code: 413 })
})

test('the sitemap names pages that answer 200, in both languages', async () => {
  const xml = await (await get('/sitemap.xml')).text()
  const urls = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1] ?? '')
  expect(urls.length).toBeGreaterThan(150)
  expect(urls.every((url) => url.startsWith(`${base.replace('127.0.0.1', 'localhost')}/`))).toBe(true)
  const details = urls.filter((url) => /\/(?:group|scenic|rent|purchase|brand|report)\/[^/]+$/.test(url))
  for (const url of details.slice(0, 12))
    expect((await fetch(url, { redirect: 'manual' })).status, url).toBe(200)
})

test('health, version and build', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' })
  expect(await (await get('/readyz')).json()).toEqual({ status: 'ready', role: 'site' })
  const { version, build: id } = await (await get('/version')).json()
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  const latest = await get('/_app/builds/latest.json?1')
  expect(await latest.json()).toEqual({ id, timestamp: expect.any(Number) })
  expect(latest.headers.get('Cache-Control')).toBe('no-cache')
})

test('pages travel as brotli and are not sent twice', async () => {
  const first = await get('/', { 'Accept-Encoding': 'br', Cookie: 'webLang=zh' })
  expect(first.headers.get('Content-Encoding')).toBe('br')
  const again = await get('/', { 'If-None-Match': first.headers.get('ETag') ?? '', Cookie: 'webLang=zh' })
  expect(again.status).toBe(304)
})

test.each(['/backends/api/menu/1', '/backends/openapi.json', '/backends/docs'])(
  '%s names its charset and is not sent again to a client that has it',
  async (path) => {
    const first = await get(path)
    expect(first.headers.get('Content-Type')).toMatch(/^(?:application\/json|text\/html); charset=utf-8$/)
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=60, stale-while-revalidate=600')
    const tag = first.headers.get('ETag') ?? ''
    expect(tag).toMatch(/^W\/"[\w-]+"$/)
    const again = await get(path, { 'If-None-Match': `"x", ${tag}` })
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', tag])
    expect((await get(path, { 'If-None-Match': '"other"' })).status).toBe(200)
    const menu = async (id: number) => (await get(`/backends/api/menu/${id}`)).headers.get('ETag')
    expect(await menu(1)).not.toBe(await menu(2))
  },
)

test('assets of the page are compressed and cached for a year', async () => {
  const html = await (await get('/')).text()
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(html) ?? []
  const { status, headers } = await get(script, { 'Accept-Encoding': 'br' })
  expect(status).toBe(200)
  expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
})

test('no login, no other cookie, no credentials wanted', async () => {
  const response = await get('/')
  expect(response.headers.getSetCookie()).toEqual([])
  expect(await response.text()).not.toMatch(/type="password"|href="[^"]*login/)
})
