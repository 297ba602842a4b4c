import { createServer, type ServerResponse } from 'node:http'
import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { open, useBrowser } from './browser.ts'
import { base } from './site.ts'

const visit = useBrowser()
const wide = { viewport: { width: 1440, height: 900 } }
const small = { viewport: { width: 390, height: 844 }, hasTouch: true }
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

it('the menu opens by keyboard, arrow keys move inside it, and Esc restores the focus', async () => {
  const page = await visit(wide)
  await open(page, '/information/contact')
  const triggers = page.locator('header nav > ul > li > a')
  const second = await triggers.nth(1).innerText()
  await triggers.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => focused(page)).toBe(second)
  await page.keyboard.press('Enter')
  expect(await triggers.nth(1).getAttribute('aria-expanded')).toBe('true')
  const panel = page.locator('header nav [data-open="true"]')
  await panel.waitFor()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toBe(second)
  expect(await panel.count()).toBe(0)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/college\//)
  await expect.poll(() => panel.count()).toBe(0)
})

it('with Alt, Ctrl or ⌘ the arrow keys stay those of the browser', async () => {
  const page = await visit(wide)
  await open(page, '/information/contact')
  const first = page.locator('header nav > ul > li > a').first()
  await first.focus()
  await page.evaluate(() => {
    addEventListener('keydown', (event) => {
      if (event.key === 'ArrowRight') document.body.dataset.prevented = String(event.defaultPrevented)
    })
  })
  for (const keys of ['Alt+ArrowRight', 'Control+ArrowRight', 'Meta+ArrowRight']) {
    await page.keyboard.press(keys)
    expect([keys, await page.locator('body').getAttribute('data-prevented')]).toEqual([keys, 'false'])
  }
})

it('a header that is only half read shows nothing that would move', async () => {
  const html = await (await fetch(`${base}/information/contact`)).text()
  const half = html.indexOf('href="/lingShan')
  const held: ServerResponse[] = []
  const server = createServer((request, response) => {
    if (request.url !== '/') return void response.end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.write(html.slice(0, half))
    held.push(response)
  })
  await new Promise<void>((listening) => server.listen(0, listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const page = await visit({ ...wide, javaScriptEnabled: false })
  await page.goto(`http://localhost:${port}/`, { waitUntil: 'commit' })
  const items = page.locator('header nav > ul > li')
  await expect.poll(() => items.count()).toBeGreaterThan(1)
  const isSeen = () => items.first().evaluate((item) => item.checkVisibility({ visibilityProperty: true }))
  expect(await isSeen()).toBe(false)
  held[0]?.end(html.slice(half))
  await expect.poll(isSeen).toBe(true)
})

it('hovering opens the menu, leaving closes it', async () => {
  const page = await visit(wide)
  await open(page, '/information/contact')
  await page.locator('header nav > ul > li > a').nth(2).hover()
  await page.locator('header nav [data-open="true"]').waitFor()
  await page.mouse.move(700, 880)
  await expect.poll(() => page.locator('header nav [data-open="true"]').count()).toBe(0)
})

it('the drawer traps the focus, closes with Esc, and closes on navigation', async () => {
  const page = await visit(small)
  await open(page, '/information/contact')
  const burger = page.getByRole('button', { name: '打开菜单' })
  await burger.click()
  const drawer = page.getByRole('dialog', { name: '菜单' })
  await drawer.waitFor()
  for (let stops = 0; stops < 30; stops += 1) {
    await page.keyboard.press('Tab')
    const outside = await drawer.evaluate((element) => {
      const active = document.activeElement
      return active !== document.body && !element.contains(active)
    })
    expect(outside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
  expect(await burger.evaluate((button) => button === document.activeElement)).toBe(true)
  await burger.click()
  await drawer.locator('summary').nth(1).click()
  await drawer.locator('a[href="/college/talent/plan"]').click()
  await page.waitForURL(`${base}/college/talent/plan`)
  await drawer.waitFor({ state: 'hidden' })
  expect(await page.locator('main').evaluate((main) => main.closest('[inert]') !== null)).toBe(false)
  // The entry of the current page links to this page.
  await burger.click()
  await drawer.locator('dd a[href="/college/talent/plan"]').click()
  await drawer.waitFor({ state: 'hidden' })
  expect(page.url()).toBe(`${base}/college/talent/plan`)
})

it('the drawer opens without script', async () => {
  const page = await visit({ ...small, javaScriptEnabled: false })
  await page.goto('/en/information/contact')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').locator('summary').nth(1).click()
  await page.getByRole('dialog').locator('a[href="/en/college/talent/plan"]').click()
  expect(page.url()).toBe(`${base}/en/college/talent/plan`)
})

it('the first Tab stop leads to the content', async () => {
  const page = await visit(wide)
  await open(page, '/en/information/contact')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  expect(new URL(page.url()).hash).toBe('#main')
})

it.each([320, 390, 768, 1024, 1280, 1366, 1440, 1600, 1920])(
  'the header shows the name and fits into %d px in both languages and sizes',
  async (width) => {
    const page = await visit({ viewport: { width, height: 800 } })
    for (const view of ['normal', 'elder']) {
      await page.context().addCookies([{ name: 'view', value: view, url: base }])
      for (const [path, name] of [
        ['/information/contact', '灵山集团'],
        ['/en/information/contact', 'Lingshan Group'],
      ] as const) {
        await page.goto(path)
        const head = page.locator('header > div')
        expect(await head.locator('a b').first().innerText()).toBe(name)
        // The visible elements of the header from left to right; none may overlap the next.
        const edges = await head.evaluate((element) =>
          [...element.querySelectorAll('a:first-child b, nav > ul > li > a, a, button')]
            .filter(
              (part) => part.checkVisibility() && !part.closest('[data-open]') && !part.querySelector('b'),
            )
            .map((part) => part.getBoundingClientRect())
            .sort((one, next) => one.left - next.left)
            .map(({ left, right }) => [Math.round(left), Math.round(right)]),
        )
        const overlaps = edges.filter(([, right = 0], at) => right > (edges[at + 1]?.[0] ?? width))
        expect([view, path, overlaps]).toEqual([view, path, []])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      }
    }
  },
)
