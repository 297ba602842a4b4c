/** @module-tag slow */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { everyAddress } from './addresses.ts'
import { useBrowser } from './browser.ts'
import { everyWay } from './every-way.ts'
import { base, pageOf } from './site.ts'
import { squareFont } from './square-font.ts'

const visit = useBrowser()
const phone = {
  viewport: { width: 390, height: 844 },
  javaScriptEnabled: false,
  bypassCSP: true,
  allowed: /ERR_FAILED/,
}

/** Under the names of the first Chinese families of the style sheets. */
const fontFaces = ['Songti SC', 'PingFang SC']
  .map(
    (family) =>
      `@font-face { font-family: "${family}"; src: url(data:font/ttf;base64,${squareFont().toString('base64')}) }`,
  )
  .join('\n')

/** The headings of the page, or other titles, that have several lines, each with its lines as they are drawn. */
const headings = (page: Page, titles = 'main :is(h1, h2, h3, h4)'): Promise<string[][]> =>
  page.evaluate((titles) => {
    const linesOf = (heading: Element) => {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      const lines: { top: number; text: string }[] = []
      const range = document.createRange()
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        let at = 0
        for (const character of node.textContent ?? '') {
          range.setStart(node, at)
          at += character.length
          range.setEnd(node, at)
          // At the start of a line a character may also have an empty rectangle at the end of the one before.
          const box = [...range.getClientRects()].find(({ width }) => width > 1)
          if (!box || !character.trim()) continue
          const line = lines.at(-1)
          if (line && Math.abs(line.top - box.top) < box.height / 2) line.text += character
          else lines.push({ top: box.top, text: character })
        }
      }
      return lines.map(({ text }) => text)
    }
    return [...document.querySelectorAll(titles)]
      .filter(
        (heading) => heading.checkVisibility() && getComputedStyle(heading).writingMode === 'horizontal-tb',
      )
      .map(linesOf)
      .filter((lines) => lines.length > 1)
  }, titles)

/** Titles whose mark round a number or dot took the style of something else in the same list, and is a line of its own. */
const partedTitles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll(':is(h1, h2, h3, h4, th, b, address) .nb')]
      .filter((mark) => getComputedStyle(mark).display !== 'inline')
      .map((mark) => mark.closest('h1, h2, h3, h4, th, b, address')?.textContent ?? ''),
  )

/** Texts in which a line begins with a mark that belongs to the end of the one before. */
const wrongStarts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const boxOf = (node: Node, at: number) => {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return [...range.getClientRects()].findLast(({ width }) => width > 1)
    }
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      const parent = node.parentElement
      if (!parent?.checkVisibility() || getComputedStyle(parent).writingMode !== 'horizontal-tb') continue
      for (const { index } of text.matchAll(/(?<=.)[，。；：、！？）》]/g)) {
        const mark = boxOf(node, index)
        const before = boxOf(node, index - 1)
        if (mark && before && mark.top > before.bottom - 3)
          found.push(text.slice(Math.max(0, index - 8), index + 5))
      }
    }
    return found
  })

/** Every page in Chinese. */
const allPaths = async () =>
  [...(await pageOf('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url]) => new URL(String(url)).pathname)
    .filter((path) => !/^\/en(?:\/|$)/.test(path))

async function visitWithoutPictures(viewport = phone.viewport): Promise<Page> {
  const page = await visit({ ...phone, viewport })
  await page.route(/\.(?:avif|webp)$/, (route) => route.abort())
  return page
}

/** Opens a page in the font of the tests. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(base + path, { waitUntil: 'domcontentloaded' })
  // Playwright's own function waits for an event, which needs the page's scripts.
  await page.evaluate(async (css) => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: css }))
    await Promise.all([...document.fonts].map((face) => face.load()))
  }, fontFaces)
}

it('on a phone no heading ends in a line of one character, breaks inside a number or at a dot, and no line begins with a comma', async () => {
  const page = await visitWithoutPictures()
  const all = await allPaths()
  expect(all.length).toBeGreaterThan(100)
  // One page of each address; with EVERY_WAY=1 all of them.
  const paths = everyWay ? all : await everyAddress('zh')
  let measured = 0
  const bad: string[] = []
  for (const path of paths) {
    await open(page, path)
    for (const text of [...(await wrongStarts(page)), ...(await partedTitles(page))])
      bad.push(`${path} ${text}`)
    for (const lines of await headings(page)) {
      measured += 1
      const last = lines.at(-1)?.replace(/\P{L}/gu, '') ?? ''
      const insideNumber = lines.some((line, at) => /\d$/.test(line) && /^[\d年%]/.test(lines[at + 1] ?? ''))
      const dotAtEnd = lines.some((line) => /^·|·$/.test(line))
      if (last.length === 1 || insideNumber || dotAtEnd) bad.push(`${path} ${lines.join('｜')}`)
    }
  }
  expect(measured).toBeGreaterThan(40)
  expect(bad).toEqual([])
})

it('on a phone in text of twice the size no line begins with a comma', async () => {
  // With half of the width every length, in rem, vw or of the window, is to the others as it is there.
  const page = await visitWithoutPictures({ width: 195, height: 422 })
  const bad: string[] = []
  for (const path of await everyAddress('zh')) {
    await open(page, path)
    for (const text of await wrongStarts(page)) bad.push(`${path} ${text}`)
  }
  expect(bad).toEqual([])
})

const desktop = { viewport: { width: 1440, height: 900 }, javaScriptEnabled: false }

it('titles of cards end their lines at punctuation', async () => {
  const page = await visit(desktop)
  await page.goto('/newsAndInformation/group')
  expect(await headings(page)).toContainEqual(['八处景区“一码同行”上线，', '年票持有者不再换票'])
})

it('on a phone in large text no line of a trail begins with its sign', async () => {
  const page = await visit(phone)
  await page.context().addCookies([{ name: 'view', value: 'elder', url: base }])
  await page.goto('/newsAndInformation/group/qinglv-scroll')
  const signs = await page
    .locator('main nav:has(a[href="/"]) li')
    .evaluateAll((steps) => steps.map((step) => getComputedStyle(step, '::before').content))
  expect(signs.length).toBeGreaterThan(2)
  expect(new Set(signs)).toEqual(new Set(['none']))
})

it('on a phone in large text the English words above a title are one line', async () => {
  const page = await visit(phone)
  await page.context().addCookies([{ name: 'view', value: 'elder', url: base }])
  await page.goto('/en')
  const all = page.locator('main .eyebrow')
  expect(await all.count()).toBeGreaterThan(4)
  expect(await headings(page, 'main .eyebrow')).toEqual([])
})

it('on a phone on its side no duty of a committee member ends in a line of one character', async () => {
  const page = await visit({ ...phone, viewport: { width: 844, height: 390 } })
  await page.goto('/partyBuilding/organization/committee')
  const duties = await headings(page, 'main li h3 + p')
  expect(duties.length).toBeGreaterThan(2)
  expect(duties.filter((lines) => (lines.at(-1) ?? '').length < 2)).toEqual([])
})

it('on a phone no English title of an event ends in a line of one short word', async () => {
  const page = await visit(phone)
  await page.goto('/en/newsAndInformation/events')
  const titles = await headings(page)
  expect(titles.length).toBeGreaterThan(3)
  expect(titles.filter((lines) => (lines.at(-1) ?? '').length < 6)).toEqual([])
})

it('on a phone the line of an industry on the home page ends at punctuation', async () => {
  const page = await visit(phone)
  await page.goto('/')
  const lines = await headings(page, 'main li small')
  expect(lines).toContainEqual(['景区规划、演艺、', '住宿与商业一体运营，', '把好山好水照看好。'])
})

it('on a phone the kind and grade above an English title are one line', async () => {
  const page = await visit(phone)
  await page.goto('/en/member/scenic/lanyu')
  expect(await headings(page, 'main .eyebrow:has(+ h1)')).toEqual([])
})

it('titles beside and below an article do', async () => {
  const page = await visit(desktop)
  await page.goto('/newsAndInformation/group/qinglv-scroll')
  const beside = await headings(page, 'main aside li .line')
  expect(beside).toContainEqual(['荷灯助学计划第七年，', '三百一十二名学子收到来信'])
  await page.goto('/partyBuilding/alliance/groupActivities/harvest-hands')
  const below = await headings(page, 'main [rel="next"] b')
  expect(below).toContainEqual(['西岸渡口夜间候船室启用，', '末班船后留一盏灯'])
})

it.each(['/information/report', '/information/purchase'])('%s: no line begins with the dot', async (path) => {
  const page = await visit(desktop)
  await page.goto(path)
  const starts = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(h2, h3) span')]
      .filter((span) => getComputedStyle(span).backgroundImage !== 'none')
      .map((dot) => {
        const left = dot.closest('h2, h3')?.getBoundingClientRect().left ?? 0
        return [...dot.getClientRects()].some((box) => box.left < left + 2)
      }),
  )
  expect(starts.length).toBeGreaterThan(3)
  expect(starts).not.toContain(true)
})

it.each(['/press', '/en/press', '/college/recruitment/operations-supervisor'])(
  '%s: an e-mail address beside a text is one line',
  async (path) => {
    const page = await visit(desktop)
    await page.goto(path)
    const value = page.locator('main dd').filter({ hasText: '@' }).first()
    const lines = await value.evaluate((dd) => {
      const range = document.createRange()
      range.selectNodeContents(dd)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines).toBe(1)
  },
)

it('in large text no line of a quotation is stretched', async () => {
  const page = await visit(desktop)
  await page.context().addCookies([{ name: 'view', value: 'elder', url: base }])
  await page.goto('/newsAndInformation/group/qinglv-scroll')
  const quotation = page.locator('main blockquote p').first()
  expect(await quotation.evaluate((text) => getComputedStyle(text).textAlign)).toBe('start')
})
