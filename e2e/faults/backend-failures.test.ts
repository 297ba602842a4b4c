/** @module-tag slow */
import { rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { startSite, stopSite } from '../../scripts/started-program.ts'
import { useBrowser, waitForHydration } from '../browser.ts'
import { newDataFolder } from '../site.ts'

/** The response of the backend to a path below `/backends`: a JSON body, or a status without one. */
type Respond = (path: string) => unknown

/**
 * Starts the real site with a stub backend on another host, whose responses the test sets. Returns the site's address
 * and every request that the backend got.
 */
function useStubBackend() {
  const requested: { path: string; headers: IncomingHttpHeaders }[] = []
  let respond: Respond = () => 503
  let base = ''
  const backend = createServer((request, response) => {
    const path = (request.url ?? '').replace(/^\/backends/, '')
    requested.push({ path, headers: request.headers })
    const body = respond(path)
    if (typeof body === 'number') response.writeHead(body).end()
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  })
  let close = async () => {}
  beforeAll(async () => {
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
    const { port } = backend.address() as AddressInfo
    const data = await newDataFolder()
    const host = `http://127.0.0.1:${port}`
    const site = await startSite({
      API_HOST: host,
      DATA_DIR: data,
      SITE_BUILD_DIR: inject('buildFolder'),
      LOG_LEVEL: 'silent',
    })
    base = site.baseUrl
    close = async () => {
      await stopSite(site)
      backend.close()
      await rm(data, { recursive: true, force: true })
    }
  })
  afterAll(() => close())
  return {
    requested,
    site: (path: string) => base + path,
    respondWith(next: Respond) {
      respond = next
    },
  }
}

/** Data in the API's envelope. */
const envelope = (data: unknown) => ({ code: 0, msg: '', data })

const visit = useBrowser()
const { requested, site, respondWith } = useStubBackend()
const items = [
  { id: 1, title: 'Alpha', path: '/member', children: [{ id: 2, title: 'Beta', path: '/member/scenic' }] },
  { id: 3, title: 'Shop', path: '/shop', external: 'https://shop.example/door' },
  { id: 4, title: 'Trap', path: '/trap', external: 'javascript:alert(1)' },
]
const menu = envelope({ menu: items })
const withMenu = (rest: (path: string) => unknown) =>
  respondWith((path) => (path.startsWith('/api/menu') ? menu : rest(path)))

it('without its backend a page shows only the status number and a link to try again, never a blank 200', async () => {
  respondWith(() => 503)
  const page = await visit({ allowed: /status of 503/ })
  const response = await page.goto(site('/member/scenic'))
  expect(response?.status()).toBe(503)
  expect((await page.locator('body').innerText()).trim()).toBe('503')
  const again = page.getByRole('link', { name: '重新加载' })
  expect(await again.evaluate((link: HTMLAnchorElement) => link.href)).toBe(page.url())
  expect(response?.headers()['cache-control']).toBe('no-store')
})

it('a page whose rendering throws shows only the number 500', async () => {
  withMenu(() => envelope({}))
  const page = await visit({ allowed: /status of 500/ })
  expect((await page.goto(site('/member/welfare')))?.status()).toBe(500)
  expect((await page.locator('body').innerText()).trim()).toBe('500')
})

it('of the global data only the menu is required', async () => {
  withMenu(() => 503)
  const page = await visit({ allowed: /status of 404/ })
  await page.goto(site('/nope'))
  await waitForHydration(page)
  expect(await page.locator('header nav > ul > li > a').allInnerTexts()).toEqual(['Alpha', 'Shop', 'Trap'])
  expect(await page.locator('footer').count()).toBe(1)
})

it('a menu call that failed on the server shows a toast after hydration, and the page is shown', async () => {
  respondWith((path) =>
    path.startsWith('/api/menu') ? 503 : envelope({ list: [], total: 0, pageNum: 1, pageSize: 10, pages: 0 }),
  )
  // Without its menu no page is stored.
  expect((await fetch(site('/newsAndInformation/group'))).headers.get('Cache-Control')).toMatch(/no-store/)
  const page = await visit({ allowed: /status of 404/ })
  await page.goto(site('/en/nope'))
  await waitForHydration(page)
  await page.getByRole('alert').getByText('Network service error, please reload or contact support').waitFor()
  await page.getByText('Requested address: /en/nope').waitFor()
})

it('home does not say that there are no notices when they could not be read', async () => {
  const block = { title: '同心', text: '', image: null }
  const texts = { headline: ['山门'], subtitle: '', seal: '', shareImage: null, verse: [] }
  const home = { ...texts, intro: block, industry: block, college: block, party: block }
  const list = envelope({ list: [], total: 0, pageNum: 1, pageSize: 10, pages: 0 })
  const homeWith = async (notices: unknown) => {
    respondWith((path) => {
      if (path.startsWith('/api/menu')) return envelope({ menu: items, home })
      if (path.startsWith('/api/informationDisclosure')) return notices
      return /^\/api\/(?:group|charitable)\//.test(path) ? 503 : list
    })
    return (await fetch(site('/'), { headers: { cookie: 'webLang=zh' } })).text()
  }
  expect(await homeWith(503)).toContain('同心')
  expect(await homeWith(503)).not.toContain('暂无公告')
})

it('an external address of the menu redirects, for http and https only', async () => {
  withMenu(() => 503)
  const request = (path: string) => fetch(site(path), { redirect: 'manual' })
  const leaving = await request('/shop')
  expect([leaving.status, leaving.headers.get('location')]).toEqual([302, 'https://shop.example/door'])
  expect((await request('/en/shop')).headers.get('location')).toBe('https://shop.example/door')
  expect((await request('/trap')).status).toBe(404)
  expect(await (await request('/nope')).text()).not.toContain('href="javascript:')
  const page = await visit({ allowed: /status of 404/ })
  await page.route('https://shop.example/**', (route) => route.fulfill({ body: 'the shop' }))
  await page.goto(site('/nope'))
  await waitForHydration(page)
  await page.locator('header nav a', { hasText: 'Shop' }).click()
  await page.waitForURL('https://shop.example/door')
})

it('the server calls with the same headers as the browser', async () => {
  withMenu(() => 503)
  requested.length = 0
  await fetch(site('/newsAndInformation/group'))
  expect(requested.map(({ path }) => path)).toContain('/api/information')
  for (const { headers } of requested)
    expect(headers).toMatchObject({
      platform: '11',
      'x-frontend-id': 'group-portal-web',
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/json',
    })
})
