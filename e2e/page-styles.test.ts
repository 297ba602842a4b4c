import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { expect, it } from 'vitest'
import { open, useBrowser } from './browser.ts'
import { base } from './site.ts'

const visit = useBrowser()
const pages = [
  '/',
  '/en',
  '/newsAndInformation/group',
  '/newsAndInformation/group/qinglv-scroll',
  '/member/scenic/lanyu',
]
const kb = 1024

const read = async (path: string, view = 'normal') =>
  (await fetch(base + path, { headers: { cookie: `view=${view}` } })).text()

const stylesOf = (html: string) =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text)

const sizeOf = (html: string) => brotliCompressSync(html).length
const print = (line: string) => process.stdout.write(`${line}\n`)
const inKb = (bytes: number) => `${(bytes / kb).toFixed(1)} KB`

it.each(pages)('%s: the HTML with its styles is at most 22 KB', async (path) => {
  const html = await read(path)
  const [style = '', ...others] = stylesOf(html)
  expect(others).toEqual([])
  print(`${path}: HTML ${inKb(sizeOf(html))}, of it styles ${inKb(sizeOf(style))}`)
  expect(sizeOf(html)).toBeLessThanOrEqual(22 * kb)
})

it.each(pages)('%s: styles and first screen are in the first 14 KB', async (path) => {
  const html = await read(path)
  const page = await visit({ viewport: { width: 412, height: 823 }, javaScriptEnabled: false })
  await page.goto(path)
  // The last element with a text or picture on the first screen: its name, and how many of that name come before it.
  const { name, before } = await page.evaluate(() => {
    const isShown = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect()
      const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      return isVisible && width > 1 && bottom > 0 && top < innerHeight
    }
    const hasContent = (element: Element) =>
      element.localName === 'img' ||
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
    const last = [...document.body.querySelectorAll('*')].findLast(
      (element) => hasContent(element) && isShown(element),
    )
    const same = last ? [...document.getElementsByTagName(last.localName)] : []
    return { name: last?.localName ?? '', before: last ? same.indexOf(last) : 0 }
  })
  const start = [...html.matchAll(new RegExp(`<${name}[ >]`, 'g'))][before]?.index ?? html.length
  const end = name === 'img' ? html.indexOf('>', start) : html.indexOf(`</${name}`, start)
  const firstScreen = html.slice(0, end)
  expect(firstScreen).toContain('</style>')
  expect(firstScreen).toContain('</h1>')
  print(`${path}: styles and first screen ${inKb(sizeOf(firstScreen))}`)
  expect(sizeOf(firstScreen)).toBeLessThanOrEqual(14 * kb)
  // In what the server sends too, where the rest of the page is compressed with it.
  const arrived = brotliDecompressSync(brotliCompressSync(html).subarray(0, 14 * kb), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString()
  expect(arrived.length).toBeGreaterThanOrEqual(firstScreen.length)
})

it('a page loads the late styles and those of code that it loads later, nothing that it carries', async () => {
  const page = await visit()
  const requested: string[] = []
  page.on('request', (request) => {
    const name = /assets\/(.*)-[\w-]{8}\.css/.exec(request.url())?.[1]
    if (name) requested.push(name)
  })
  await open(page, '/member/scenic/lanyu')
  await page.waitForLoadState('networkidle')
  expect(requested).toEqual(['late'])
  await page.locator('[data-many]').first().scrollIntoViewIfNeeded()
  await page.locator('.map-stage').waitFor({ state: 'attached' })
  expect(requested).toEqual(['late', 'live-map'])
})

it('a page carries no rules of other pages, and those of large text only in that view', async () => {
  const [home, list] = await Promise.all(['/', '/newsAndInformation/group'].map((path) => read(path)))
  const [ofHome = '', ofList = ''] = [home, list].flatMap((html) => stylesOf(html ?? ''))
  expect(ofList.length).toBeLessThan(ofHome.length)
  expect(ofHome).not.toBe(ofList)
  const rules = '[data-elder]{font-size:150%}'
  expect(ofHome).not.toContain(rules)
  expect(stylesOf(await read('/', 'elder'))[0]).toContain(rules)
})

it('going from page to page shows no page without its styles, and nothing shifts', async () => {
  const page = await visit()
  // Styles that arrive late must delay the page, not appear after it.
  await page.route('**/assets/*.css', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  await open(page, '/newsAndInformation/group')
  await page.evaluate(() => {
    const store = window as unknown as { shifts: number }
    store.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node: Node | null }[]
        }
        // The header is higher above a painting than above paper: its own parts move with its height, the page does not.
        const isOfPage = shift.sources.some(({ node }) => !node?.parentElement?.closest('body > header'))
        if (!shift.hadRecentInput && isOfPage) store.shifts += shift.value
      }
    }).observe({ type: 'layout-shift' })
  })
  // The styles of each element of the next page, taken when its heading appears, by which they must have arrived.
  const compareLater = () => {
    const styleOf = (element: Element) => {
      const style = getComputedStyle(element)
      const { display, position, fontSize, paddingTop, marginTop, borderTopWidth, textAlign } = style
      return [display, position, fontSize, paddingTop, marginTop, borderTopWidth, textAlign].join()
    }
    const heading = () => document.querySelector('main h1')
    const before = heading()
    const store = window as unknown as { first?: Map<Element, string>; changed: () => string[] }
    delete store.first
    const poll = () => {
      if (!heading() || heading() === before) return void requestAnimationFrame(poll)
      const styled = [...document.querySelectorAll('main, main *')].filter(({ className }) => className)
      store.first = new Map(styled.map((element) => [element, styleOf(element)]))
    }
    requestAnimationFrame(poll)
    store.changed = () =>
      [...(store.first ?? [])]
        .filter(([element, style]) => element.isConnected && styleOf(element) !== style)
        .map(([element, style]) => `${element.className}: ${style} → ${styleOf(element)}`)
  }
  const next = [
    '/',
    '/member/scenic',
    '/lingShan/culture/history',
    '/information/purchase',
    '/member/welfare',
  ]
  for (const path of next) {
    await page.evaluate(compareLater)
    // Not the entries of the main navigation, whose first click opens a panel.
    await page
      .locator(`a[href="${path}"]:not([aria-expanded])`)
      .first()
      .evaluate((link) => (link as HTMLElement).click())
    await page.waitForURL(base + path)
    await page.waitForFunction(() => (window as unknown as { first?: object }).first)
    await page.waitForLoadState('networkidle')
    const changed = await page.evaluate(() => (window as unknown as { changed: () => string[] }).changed())
    expect(changed, path).toEqual([])
  }
  // The browser counts a change of a millionth of a pixel too; a score of 0.001 is one that no one sees.
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.001)
})

it('without script the 404 page of an item has the styles of its search', async () => {
  const page = await visit({ javaScriptEnabled: false, allowed: /status of 404/ })
  await page.goto('/member/scenic/none')
  const form = page.locator('main search form')
  expect(await form.evaluate((element) => getComputedStyle(element).display)).toBe('flex')
})

// A `:has()` on the root whose rules reach into the page would match everything again at each change, as a menu that opens.
it.each(pages)(
  '%s: an element that is added does not have the whole page matched with the style sheets again',
  async (path) => {
    const page = await visit()
    await open(page, path)
    const browser = page.context().browser()
    await browser?.startTracing(page, { categories: ['devtools.timeline'] })
    const all = await page.evaluate(() => {
      document.head.append(document.createElement('link'))
      document.body.append(document.createElement('p'))
      document.body.getBoundingClientRect()
      return document.querySelectorAll('body *').length
    })
    const trace: { traceEvents: { name: string; args?: { elementCount?: number } }[] } = JSON.parse(
      String(await browser?.stopTracing()),
    )
    const matched = trace.traceEvents.flatMap(({ args }) => args?.elementCount ?? [])
    expect(matched.length).toBeGreaterThan(0)
    expect(Math.max(...matched)).toBeLessThan(all / 2)
  },
)
