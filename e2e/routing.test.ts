import { addresses, fill } from '@shanmen/contract/addresses.ts'
import { describe, expect, it } from 'vitest'
import { itemsOf } from './addresses.ts'
import { base, get, pageOf } from './site.ts'

describe('language and cookies', () => {
  it('neither cookie nor Accept-Language redirects', async () => {
    const response = await get('/', { headers: { cookie: 'webLang=en', 'accept-language': 'en' } })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<html lang="zh-CN"')
  })
})

describe('unmatched addresses', () => {
  it.each([
    ['/does/not/exist?x=1', 'zh-CN'],
    ['/en/does/not/exist?x=1', 'en'],
    ['/newsAndInformation/nope', 'zh-CN'],
    ['/en/newsAndInformation/constructor/a', 'en'],
    ['/lingShan/honor/__proto__', 'zh-CN'],
  ])('%s', async (path, tag) => {
    const html = await pageOf(path, 404)
    expect(html).toContain(`<html lang="${tag}"`)
    expect(html).toContain('<header')
    expect(html).toContain('<footer')
    const json = await get(path, { headers: { accept: 'application/json' } })
    expect(json.status).toBe(404)
    expect(JSON.stringify(await json.json())).toContain(`Page not found: ${path}`)
  })
})

describe('the 404 page', () => {
  it.each([
    ['/does/not/exist', ''],
    ['/en/does/not/exist', '/en'],
    ['/%', ''],
    ['/en/%E0%A4', '/en'],
    ['/en/newsAndInformation/group/%zz', '/en'],
  ])('%s offers the search and popular pages in its language alone', async (path, prefix) => {
    const html = await pageOf(path, 404)
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(main).toContain(`action="${prefix}/search"`)
    expect((await get(`${prefix}/search?q=2`)).status).toBe(200)
    const links = [...main.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href)
    expect(links.length).toBeGreaterThan(6)
    for (const href of links) expect((await get(href)).status, href).toBe(200)
    const words = main.replace(/<title>.*?<\/title>|<svg.*?<\/svg>/g, '').replace(/<[^>]*>/g, ' ')
    const said = words.replace(/\/\S*/g, '')
    expect(said).not.toMatch(prefix ? /\p{Script=Han}/u : /[A-Za-z]/)
  })
})

describe('detail addresses', () => {
  it('an id is any one segment', async () => {
    for (const id of ['a%20b', '%E4%B8%AD%E6%96%87', '..%2F..%2Fetc', "o'clock"])
      expect((await get(`/newsAndInformation/group/${id}`)).status).toBe(404)
    const all = await itemsOf('newsActivityDetail', 'zh')
    const special = all.find(({ id }) => /[^\w-]/.test(id))
    if (!special) throw new Error('the sample has no id with special characters')
    expect(await pageOf(fill(addresses.newsActivityDetail, special.id))).toContain(special.title)
  })

  it('two segments are no id', async () => {
    expect((await get('/newsAndInformation/group/1/2')).status).toBe(404)
  })

  it('an item of another type is shown at its own address', async () => {
    const [item] = await itemsOf('newsGroupDetail', 'zh')
    if (!item) throw new Error('no group news')
    const response = await get(fill(addresses.newsMediaDetail, item.id))
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toContain(fill(addresses.newsGroupDetail, item.id))
  })
})

describe('validity', () => {
  it.each(['/newsAndInformation/group?page=abc', '/lingShan/honor/other?page=0', '/member/scenic/nope'])(
    '%s',
    async (path) => {
      const response = await get(path, { headers: { accept: 'application/json' } })
      expect(response.status).toBe(404)
      expect(JSON.stringify(await response.json())).toContain(`Page Not Found: ${path}`)
    },
  )

  it('a page beyond the last one is not found', async () => {
    expect((await get('/newsAndInformation/group?page=9999')).status).toBe(404)
  })
})

describe('methods', () => {
  it('HEAD responds like GET without a body, other methods are refused', async () => {
    const head = await get('/', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    const post = await get('/member/scenic', { method: 'POST' })
    expect(post.status).toBe(405)
    expect(post.headers.get('allow')).toContain('GET')
  })
})

describe('for search engines', () => {
  it('the sitemap lists static pages and published details, nothing bare, doubled or missing', async () => {
    const xml = await pageOf('/sitemap.xml')
    const found = locationsIn(xml)
    const statics = Object.values(addresses).filter((address) => !address.includes(':id'))
    for (const address of statics) {
      expect(found).toContain(address)
      expect(found).toContain(address === '/' ? '/en' : `/en${address}`)
    }
    expect(found).not.toContain('/member')
    expect(found.filter((path) => path.startsWith('/en/en'))).toEqual([])
    const details = found.filter((path) => !statics.includes(path as never))
    for (const path of details.filter((_, n) => n % 12 === 0)) expect((await get(path)).status).toBe(200)
    expect(await pageOf('/robots.txt')).toContain(`/sitemap.xml`)
    expect(base).toMatch(/^http/)
    // The same pages, each once, in a file for each section.
    expect(await pageOf('/robots.txt')).toContain('/sitemap-index.xml')
    const files = locationsIn(await pageOf('/sitemap-index.xml'))
    const parts = await Promise.all(files.map(async (file) => locationsIn(await pageOf(file))))
    expect(parts.every((part) => part.length > 0)).toBe(true)
    expect(parts.flat().sort()).toEqual([...found].sort())
  })

  it('crawlers are led to one filter at a time, not to all combinations', async () => {
    for (const list of [
      addresses.courseList,
      addresses.jobList,
      addresses.purchaseList,
      addresses.rentList,
      addresses.newsGroupList,
    ]) {
      const found = new Set<string>([list])
      const open: string[] = [list]
      for (let path = open.pop(); path !== undefined; path = open.pop()) {
        for (const [, attributes = ''] of (await pageOf(path)).matchAll(/<a ([^>]*)>/g)) {
          const href = /href="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&') ?? ''
          if (!href.startsWith(`${list}?`) || /nofollow|hreflang|view=/.test(attributes) || found.has(href))
            continue
          found.add(href)
          open.push(href)
        }
      }
      for (const path of found) {
        const filters = [...new URL(path, base).searchParams.keys()].filter((name) => name !== 'page')
        expect(filters.length, path).toBeLessThan(2)
      }
      expect(found.size, list).toBeLessThan(60)
    }
  })
})

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(String(url)).pathname)

it.each([
  '/newsAndInformation/group?year=abc',
  '/information/purchase?year=abc',
  '/information/purchase?status=zzz',
  '/newsAndInformation/events?status=zzz',
  '/search?q=a&status=zzz',
  '/press?month=abc',
  '/press?month=1899-01',
  '/press?month=2999-01',
  '/press?page=2',
  '/member/scenic?type=zzz',
  '/information/rent?type=zzz',
  '/information/rent?type=goods',
  '/information/purchase?type=shop',
  '/college/online/course?type=zzz',
  '/college/talent/training?type=zzz',
  '/member/industry?type=zzz',
  '/college/recruitment?type=zzz',
  '/college/recruitment?city=zzz',
])('one rule for a filter that no list has: %s is not found', async (path) => {
  expect((await get(path)).status).toBe(404)
  expect((await get(`/en${path}`)).status).toBe(404)
})

it.each([addresses.eventList, addresses.newsGroupList])(
  'a type in the address of %s, which offers none, changes nothing',
  async (path) => {
    const [first] = await itemsOf(path === addresses.eventList ? 'eventDetail' : 'newsGroupDetail', 'zh')
    expect(await (await get(`${path}?type=zzz`)).text()).toContain(`href="${path}/${first?.id}"`)
  },
)
