import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderStore } from '@shanmen/content/media/store.ts'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compressFiles } from '../build/bundle.ts'
import { disposition, media } from './media.ts'
import { builtFiles } from './serve-files.ts'

let folder = ''
let app: Hono
/** Characters of addresses that a link encodes. */
const reserved = 'A+B, c;d=e@f$g.pdf'

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shanmen-files-'))
  await mkdir(join(folder, 'client/assets'), { recursive: true })
  await mkdir(join(folder, 'media/m1'), { recursive: true })
  await mkdir(join(folder, 'media/m2'), { recursive: true })
  await writeFile(join(folder, 'media/m2/640.avif'), 'draft')
  await writeFile(join(folder, 'client/assets/app-a1b2.js'), 'export const a = 1\n'.repeat(200))
  await writeFile(join(folder, 'client/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(folder, 'media/m1/640.avif'), 'picture')
  await writeFile(join(folder, 'media/m1/社会责任报告 2025.pdf'), '%PDF-1.7 0123456789')
  await writeFile(join(folder, `media/m1/${reserved}`), 'reserved')
  await writeFile(join(folder, 'media/m1/page.html'), '<script>1</script>')
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await compressFiles(join(folder, 'client'))
  app = new Hono()
  app.route('/', builtFiles(folder, { id: 'b1', timestamp: 5 }))
  app.route(
    '/',
    media(folderStore(folder), async (id, token) => {
      if (id === 'm1') return { to: 'everyone', until: Number.POSITIVE_INFINITY }
      return id === 'm2' && token === 'right' ? { to: 'reader' } : undefined
    }),
  )
  app.get('*', (c) => c.text('page', 404))
})
afterAll(() => rm(folder, { recursive: true }))

test('hashed files are cached for a year and sent compressed', async () => {
  const response = await app.request('/assets/app-a1b2.js', { headers: { 'Accept-Encoding': 'gzip, br' } })
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('Content-Encoding')).toBe('br')
  expect(response.headers.get('Content-Type')).toMatch(/^text\/javascript/)
  expect((await response.arrayBuffer()).byteLength).toBeLessThan(200)
})

test('a missing hashed file is a plain 404 that is not cached', async () => {
  const response = await app.request('/assets/gone.js')
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
})

test('other files are revalidated after an hour', async () => {
  const response = await app.request('/favicon.svg')
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'public, max-age=3600'])
})

test('the newest build is always revalidated', async () => {
  const response = await app.request('/_app/builds/latest.json?1')
  expect(response.headers.get('Cache-Control')).toBe('no-cache')
  expect(await response.json()).toEqual({ id: 'b1', timestamp: 5 })
})

test('a picture: its type, cached for minutes, sandboxed, usable elsewhere', async () => {
  const { status, headers } = await app.request('/media/m1/640.avif')
  expect(status).toBe(200)
  expect(headers.get('Content-Type')).toBe('image/avif')
  expect(headers.get('Cache-Control')).toBe('public, max-age=300')
  expect(headers.get('Content-Security-Policy')).toContain('sandbox')
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  expect(headers.get('Content-Disposition')).toBeNull()
})

test('a link in the folder of media is followed neither as a file nor as a folder', async () => {
  await symlink(join(folder, 'secret.txt'), join(folder, 'media/m1/secret.txt'))
  expect((await app.request('/media/m1/secret.txt')).status).toBe(404)
  await rename(join(folder, 'media/m1'), join(folder, 'm1'))
  await symlink(join(folder, 'm1'), join(folder, 'media/m1'))
  expect((await app.request('/media/m1/640.avif')).status).toBe(404)
  await rm(join(folder, 'media/m1'))
  await rename(join(folder, 'm1'), join(folder, 'media/m1'))
})

test('the picture of a draft is served to people who may see the draft, and never cached', async () => {
  const get = (cookie: string, more = {}) =>
    app.request('/media/m2/640.avif', { headers: { Cookie: cookie, ...more } })
  for (const cookie of ['', 'preview=wrong']) {
    const { status, headers } = await get(cookie)
    expect([status, headers.get('Cache-Control')]).toEqual([404, 'no-store'])
  }
  const { status, headers } = await get('preview=right')
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
  expect(headers.get('X-Robots-Tag')).toContain('noindex')
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  expect((await get('', { 'If-None-Match': headers.get('ETag') ?? '' })).status).toBe(404)
})

test('a PDF opens under its own name and in parts', async () => {
  const path = `/media/m1/${encodeURIComponent('社会责任报告 2025.pdf')}`
  const { status, headers } = await app.request(path)
  expect(status).toBe(200)
  expect(headers.get('Content-Type')).toBe('application/pdf')
  expect(headers.get('Content-Disposition')).toBe(
    `inline; filename="______ 2025.pdf"; filename*=UTF-8''${encodeURIComponent('社会责任报告 2025.pdf')}`,
  )
  const part = await app.request(path, { headers: { Range: 'bytes=0-3' } })
  expect([part.status, await part.text()]).toEqual([206, '%PDF'])
})

test('a file opens whatever characters of addresses its name has', async () => {
  for (const path of [encodeURIComponent(reserved), encodeURI(reserved)]) {
    const { status, headers } = await app.request(`/media/m1/${path}`)
    expect([path, status]).toEqual([path, 200])
    expect(headers.get('Content-Disposition')).toContain(`filename="${reserved}"`)
  }
})

test.each(['lines=1', 'bytes=abc', 'bytes=0-1,3-4', 'bytes=-'])('the range %s is ignored', async (Range) => {
  const response = await app.request('/media/m1/640.avif', { headers: { Range } })
  expect([response.status, await response.text()]).toEqual([200, 'picture'])
})

test.each(['/media/m1/640.avif', '/assets/app-a1b2.js', '/favicon.svg'])(
  'that a range of %s is beyond its end is kept by no cache',
  async (path) => {
    for (const [range, status, caching] of [
      ['bytes=0-2', 206, /max-age/],
      ['bytes=999999-', 416, /^no-store$/],
    ] as const) {
      const part = await app.request(path, { headers: { Range: range } })
      expect([range, part.status]).toEqual([range, status])
      expect(part.headers.get('Cache-Control')).toMatch(caching)
      await part.body?.cancel()
    }
  },
)

test('what the browser has already is not sent again; weights of encodings count', async () => {
  for (const path of ['/media/m1/640.avif', '/assets/app-a1b2.js']) {
    const { headers } = await app.request(path)
    const [tag, changed] = [headers.get('ETag') ?? '', headers.get('Last-Modified') ?? '']
    const both: Record<string, string>[] = [{ 'If-None-Match': tag }, { 'If-Modified-Since': changed }]
    for (const known of both) {
      const again = await app.request(path, { headers: known })
      expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', tag])
    }
    const other = { 'If-None-Match': '"x"', 'If-Modified-Since': changed }
    expect((await app.request(path, { headers: other })).status).toBe(200)
  }
  const weighed = { 'Accept-Encoding': 'gzip;q=1, br;q=0' }
  const script = await app.request('/assets/app-a1b2.js', { headers: weighed })
  expect(script.headers.get('Content-Encoding')).toBe('gzip')
})

test('a favicon.ico that is not there costs no page', async () => {
  const response = await app.request('/favicon.ico')
  expect([response.status, await response.text()]).toEqual([404, 'Not Found\n'])
})

test('anything else is saved, not opened', async () => {
  const { headers } = await app.request('/media/m1/page.html')
  expect(headers.get('Content-Disposition')).toMatch(/^attachment; /)
  expect(headers.get('Content-Security-Policy')).toContain('sandbox')
})

test.each([
  '/media/m1/..%2f..%2fsecret.txt',
  '/media/%2e%2e/secret.txt',
  '/media/..%5c/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/..%2fsecret.txt',
  '/media/m1',
  '/media/m1/none.webp',
  '/media/m1/..%2fm2%2f640.avif',
  '/media/m1%2f..%2fm2/640.avif',
  '/media/m2/640.avif',
])('%s leads nowhere', async (path) => {
  const response = await app.request(path)
  expect(response.status).toBe(404)
  expect(await response.text()).not.toContain('secret')
})

test('names in a disposition cannot break out of it', () => {
  expect(disposition('a"b\\c(1).pdf', 'inline')).toBe(
    `inline; filename="a_b_c(1).pdf"; filename*=UTF-8''a%22b%5Cc%281%29.pdf`,
  )
})
