import { expect, it } from 'vitest'
import { live, useBrowser } from './browser.ts'
import { envelope, useOtherBackend } from './other-backend.ts'

const visit = useBrowser()
const { asked, site, answers } = useOtherBackend()
const items = [
  { id: 1, title: 'Alpha', path: '/member', children: [{ id: 2, title: 'Beta', path: '/member/scenic' }] },
  { id: 3, title: 'Shop', path: '/shop', external: 'https://shop.example/door' },
  { id: 4, title: 'Trap', path: '/trap', external: 'javascript:alert(1)' },
]
const menu = envelope({ menu: items })
const withMenu = (rest: (path: string) => unknown) =>
  answers((path) => (path.startsWith('/api/menu') ? menu : rest(path)))

it('without its backend a page is the bare number, never a blank 200', async () => {
  answers(() => 503)
  const page = await visit({ allowed: /status of 503/ })
  const response = await page.goto(site('/member/scenic'))
  expect(response?.status()).toBe(503)
  expect((await page.locator('body').innerText()).trim()).toBe('503')
  expect(response?.headers()['cache-control']).toBe('no-store')
})

it('a page that breaks while it is rendered is the bare number 500', async () => {
  withMenu(() => envelope({}))
  const page = await visit({ allowed: /status of 500/ })
  expect((await page.goto(site('/member/welfare')))?.status()).toBe(500)
  expect((await page.locator('body').innerText()).trim()).toBe('500')
})

it('of the global data only the menu must be there', async () => {
  withMenu(() => 503)
  const page = await visit({ allowed: /status of 404/ })
  await page.goto(site('/nope'))
  await live(page)
  expect(await page.locator('header nav > ul > li > a').allInnerTexts()).toEqual(['Alpha', 'Shop', 'Trap'])
  expect(await page.locator('footer').count()).toBe(1)
})

it('a menu call that failed on the server is told by a toast after start-up, and the page is there', async () => {
  answers((path) =>
    path.startsWith('/api/menu') ? 503 : envelope({ list: [], total: 0, pageNum: 1, pageSize: 10, pages: 0 }),
  )
  const page = await visit({ allowed: /status of 404/ })
  await page.goto(site('/en/nope'))
  await live(page)
  await page.getByRole('alert').getByText('Network service error, please reload or contact support').waitFor()
  await page.getByText('Page not found: /en/nope').waitFor()
})

it('an address that the menu sends to another site leaves this one, by http and https only', async () => {
  withMenu(() => 503)
  const ask = (path: string) => fetch(site(path), { redirect: 'manual' })
  const leaving = await ask('/shop')
  expect([leaving.status, leaving.headers.get('location')]).toEqual([302, 'https://shop.example/door'])
  expect((await ask('/en/shop')).headers.get('location')).toBe('https://shop.example/door')
  expect((await ask('/trap')).status).toBe(404)
  expect(await (await ask('/nope')).text()).not.toContain('href="javascript:')
  const page = await visit({ allowed: /status of 404/ })
  await page.route('https://shop.example/**', (route) => route.fulfill({ body: 'the shop' }))
  await page.goto(site('/nope'))
  await live(page)
  await page.locator('header nav a', { hasText: 'Shop' }).click()
  await page.waitForURL('https://shop.example/door')
})

it('the server calls with the same headers as the browser', async () => {
  withMenu(() => 503)
  asked.length = 0
  await fetch(site('/newsAndInformation/group'))
  expect(asked.map(({ path }) => path)).toContain('/api/information')
  for (const { headers } of asked)
    expect(headers).toMatchObject({
      platform: '11',
      'x-frontend-id': 'group-portal-web',
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/json',
    })
})
