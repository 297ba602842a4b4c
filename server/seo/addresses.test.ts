import { addresses, bareSections, movedAddresses, pageNames } from '@shanmen/contract/addresses.ts'
import { languageCodes } from '@shanmen/contract/languages.ts'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { canonicalAddresses, canonicalPath, domainLanguage } from './canonical.ts'

import { sitemapXml } from './sitemap.ts'

const every = [...Object.values(addresses), ...Object.keys(bareSections), ...Object.keys(movedAddresses)]
const withId = (path: string) => path.replace(':id', 'Ab-9')

test('every known address is its own canonical spelling in both languages', () => {
  for (const path of every.map(withId)) {
    expect(canonicalPath(path)).toBe(path)
    const english = path === '/' ? '/en' : `/en${path}`
    expect(canonicalPath(english)).toBe(english)
  }
})

test('every known address is found in other spellings, its id untouched', () => {
  for (const path of every.map(withId)) {
    const odd = path.toUpperCase().replace('AB-9', 'Ab-9')
    expect(canonicalPath(`${odd}/`)).toBe(path)
    expect(canonicalPath(`/EN${odd}`)).toBe(path === '/' ? '/en' : `/en${path}`)
  }
})

test.each([
  ['/EN/member/scenic', '/en/member/scenic'],
  ['/en/', '/en'],
  ['/En/En/Member', '/en/en/member'],
  ['//evil.test/', '/evil.test'],
  ['//evil.test', '/evil.test'],
  ['/member//scenic', '/member/scenic'],
  ['/m%65mber/scenic', '/member/scenic'],
  ['/%65n/member/scenic', '/en/member/scenic'],
  ['/e%4E', '/en'],
  ['/zh/Member/scenic', '/zh/Member/scenic'],
  ['/Nope/x', '/Nope/x'],
  ['/english', '/english'],
  ['/member/scenic/%E5%B1%B1', '/member/scenic/%E5%B1%B1'],
  ['/Member/scenic/1/2', '/Member/scenic/1/2'],
])('%s becomes %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
})

test('another spelling is redirected permanently, with its query; calls and files are not', async () => {
  const app = new Hono()
  app.use(canonicalAddresses())
  app.get('*', (c) => c.text('ok'))
  const moved = await app.request('/EN/Member/Scenic/?page=2')
  expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/en/member/scenic?page=2'])
  for (const path of ['/backends/api/Menu/', '/media/A/b.webp', '/assets/A.js', '/member.data']) {
    expect((await app.request(path)).status).toBe(200)
  }
})

test('only the start page of a domain with a language is redirected', async () => {
  const app = new Hono()
  app.use(
    domainLanguage(
      new Map([
        ['en.test', 'en'],
        ['zh.test', 'zh'],
      ]),
      'locale',
    ),
  )
  app.get('*', (c) => c.text('ok'))
  const at = (host: string, path: string, headers: Record<string, string> = {}) =>
    app.request(path, { headers: { Host: host, ...headers } })
  const start = await at('EN.test:3000', '/?a=1')
  expect([start.status, start.headers.get('Location')]).toEqual([302, '/en?a=1'])
  expect(start.headers.get('Cache-Control')).toBe('no-store')
  for (const [host, path] of [
    ['en.test', '/member/scenic'],
    ['zh.test', '/'],
    ['other.test', '/'],
  ] as const) {
    expect((await at(host, path)).status).toBe(200)
  }
  // Who has switched to the other language there, with or without script, stays in it.
  for (const [name, value] of [
    ['Cookie', 'locale=zh'],
    ['Sec-Fetch-Site', 'same-origin'],
  ] as const) {
    const page = await at('en.test', '/', { [name]: value })
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  }
  for (const [name, value] of [
    ['Cookie', 'locale=en'],
    ['Sec-Fetch-Site', 'cross-site'],
  ] as const)
    expect((await at('en.test', '/', { [name]: value })).status).toBe(302)
})

test('the sitemap has every fixed page, the details of each language, and translations where there are two', () => {
  const both = { path: '/member/scenic/a' }
  const xml = sitemapXml('https://x.test', { zh: [both, { path: '/member/scenic/b&c' }], en: [both] })
  const urls = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])
  const fixed = pageNames.filter((name) => !addresses[name].includes(':id'))
  expect(urls).toHaveLength(languageCodes.length * fixed.length + 3)
  expect(new Set(urls).size).toBe(urls.length)
  expect(urls).toContain('https://x.test/en')
  expect(urls).toContain('https://x.test/member/scenic/b&#38;c')
  for (const path of Object.keys(bareSections)) expect(urls).not.toContain(`https://x.test${path}`)
  const entry = (path: string) =>
    xml.split('\n').find((line) => line.includes(`<loc>https://x.test${path}</loc>`))
  expect(entry('/en/member/scenic/a')).toContain('hreflang="zh-CN" href="https://x.test/member/scenic/a"')
  expect(entry('/member/scenic/b&#38;c')).not.toContain('hreflang')
})
