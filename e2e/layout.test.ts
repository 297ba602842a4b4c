/** @module-tag slow */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { open, useBrowser } from './browser.ts'
import { base } from './site.ts'

const visit = useBrowser()
const desktop = { width: 1440, height: 900 }
const tablet = { width: 820, height: 1100 }
const phone = { width: 390, height: 844 }

const still = async (viewport: typeof desktop, path: string): Promise<Page> => {
  const page = await visit({ viewport, javaScriptEnabled: false })
  await page.goto(path)
  return page
}

it.each(['/college/talent/plan', '/en/college/talent/plan'])(
  '%s: each step of the ladder is as much higher than the one before',
  async (path) => {
    const page = await still(desktop, path)
    const tops = await page
      .locator('main ol > li:has(> h3)')
      .evaluateAll((steps) => steps.map((step) => Math.round(step.getBoundingClientRect().top)))
    const rises = tops.slice(1).map((top, index) => Number(tops[index]) - top)
    expect(rises).toHaveLength(4)
    expect(Math.max(...rises) - Math.min(...rises)).toBeLessThan(2)
    expect(Math.min(...rises)).toBeGreaterThan(30)
  },
)

it('in large text no line of business takes more than half of its picture on a tablet', async () => {
  const page = await visit({ viewport: tablet, javaScriptEnabled: false })
  await page.context().addCookies([{ name: 'view', value: 'elder', url: base }])
  await page.goto('/en/member/industry')
  const shares = await page
    .locator('main article > span')
    .evaluateAll((marks) => marks.map((mark) => mark.clientWidth / Number(mark.parentElement?.clientWidth)))
  expect(shares.length).toBeGreaterThan(2)
  expect(Math.max(...shares)).toBeLessThan(0.5)
})

it('in large text no tab of a place is hidden by the trail', async () => {
  const page = await visit({ viewport: desktop, javaScriptEnabled: false })
  await page.context().addCookies([{ name: 'view', value: 'elder', url: base }])
  await page.goto('/en/member/scenic/lanyu')
  const [last, trail] = await page
    .locator('main nav:has(a[href$="#nearby"])')
    .evaluate((tabs) => [
      Number(tabs.querySelector('[href$="#nearby"]')?.getBoundingClientRect().right),
      Number(tabs.parentElement?.lastElementChild?.getBoundingClientRect().left),
    ])
  expect(last).toBeLessThan(Number(trail))
  await page.setViewportSize({ width: 1024, height: 768 })
  const bar = page.locator('main div:has(> div > nav a[href$="#nearby"])')
  expect((await bar.boundingBox())?.height).toBeLessThan(130)
})

it('in large text the title of an article is on the first screen of a small desk', async () => {
  const page = await visit({ viewport: { width: 1280, height: 800 }, javaScriptEnabled: false })
  await page.context().addCookies([{ name: 'view', value: 'elder', url: base }])
  await page.goto('/newsAndInformation/group/qinglv-scroll')
  expect((await page.locator('h1').boundingBox())?.y).toBeLessThan(320)
})

it.each(['/en/newsAndInformation/group', '/en/newsAndInformation/media', '/en/college/talent/training'])(
  '%s: no summary of a row is cut on a tablet',
  async (path) => {
    const page = await still(tablet, path)
    const cut = await page
      .locator('main li p')
      .evaluateAll((all) =>
        all.filter((text) => text.scrollHeight > text.clientHeight + 2).map((text) => text.textContent),
      )
    expect(cut).toEqual([])
  },
)

it.each(['/information/purchase', '/en/information/purchase'])(
  '%s: no title of a row has three lines on a phone held sideways',
  async (path) => {
    const page = await still({ width: 844, height: 390 }, path)
    const lines = await page.locator('main tbody th a').evaluateAll((titles) =>
      titles.map((title) => {
        const { height } = title.getBoundingClientRect()
        return Math.round(height / Number.parseFloat(getComputedStyle(title).lineHeight))
      }),
    )
    expect(lines.length).toBeGreaterThan(5)
    expect(Math.max(...lines)).toBeLessThan(3)
  },
)

it('the menu of a phone has English pages below each other', async () => {
  const page = await visit({ viewport: phone })
  await open(page, '/en/lingShan/culture/history')
  await page.locator('[popovertarget="drawer"]').first().click()
  const lefts = await page
    .locator('#drawer dd a:visible')
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().left)))
  expect(lefts.length).toBeGreaterThan(5)
  expect(new Set(lefts).size).toBe(1)
})

it.each([
  ['on half a screen', { width: 720, height: 900 }, 'normal', '/en/information/report'],
  ['in large text', desktop, 'elder', '/en/lingShan/intro/organizationalStructure'],
] as const)('%s no word of a title is broken', async (_, viewport, view, path) => {
  const page = await visit({ viewport, javaScriptEnabled: false })
  await page.context().addCookies([{ name: 'view', value: view, url: base }])
  await page.goto(path)
  const broken = await page.locator('main :is(h1, h2)').evaluateAll((titles) => {
    const range = document.createRange()
    return titles.flatMap(({ firstChild: text }) =>
      [...(text?.textContent ?? '').matchAll(/\p{L}+/gu)].flatMap(({ index, 0: word }) => {
        if (!(text instanceof Text)) return []
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length > 1 ? word : []
      }),
    )
  })
  expect(broken).toEqual([])
})

/** The names shown on the still map, and whether an edge of it cuts them. */
const namesOnMap = (page: Page) =>
  page.locator('main svg[data-tall] text[y="-54"]:visible').evaluateAll((all) =>
    all.map((name) => {
      const { left, right } = name.getBoundingClientRect()
      const map = name.closest('div:has(> div > svg)')?.getBoundingClientRect()
      return { name: name.textContent, isCut: !map || left < map.left || right > map.right }
    }),
  )

it.each(['/en/member/scenic/lanyu', '/en/member/industry'])(
  '%s: in large text no name on the still map is cut at its edge',
  async (path) => {
    const page = await visit({ viewport: desktop, javaScriptEnabled: false })
    await page.context().addCookies([{ name: 'view', value: 'elder', url: base }])
    await page.goto(path)
    const names = await namesOnMap(page)
    expect(names.length).toBeGreaterThan(2)
    expect(names.filter(({ isCut }) => isCut)).toEqual([])
  },
)

it('a long name on the still map of a phone is left out where text of twice the size would cut it', async () => {
  const page = await still(phone, '/en/information/rent/boatyard-b')
  expect(await namesOnMap(page)).toEqual([{ name: expect.any(String), isCut: false }])
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expect.poll(() => namesOnMap(page)).toEqual([])
})

it('cards have the columns of the whole page while it is still arriving', async () => {
  const page = await visit({ viewport: desktop, javaScriptEnabled: false })
  await page.context().addCookies([{ name: 'view', value: 'elder', url: base }])
  const columns = async () => {
    await page.goto('/college/online/course')
    const cards = page.locator('main .grid')
    const count = await cards.locator('> *').count()
    const tracks = await cards.evaluate(
      (grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length,
    )
    return { count, tracks }
  }
  expect(await columns()).toEqual({ count: 9, tracks: 3 })
  await page.route('**/college/online/course', async (route) => {
    const html = await (await route.fetch()).text()
    const cards = html.split('</article>')
    await route.fulfill({
      contentType: 'text/html',
      body: `${cards.slice(0, 4).join('</article>')}</article>`,
    })
  })
  expect(await columns()).toEqual({ count: 4, tracks: 3 })
})

it.each([
  ['three cards in large text', desktop, 'elder', '/college/online/intro', '.grid > *'],
  ['eight places and the help on a tablet', tablet, 'normal', '/member/scenic', '.grid > *'],
  ['nine cards in large text', desktop, 'elder', '/college/online/course', '.grid > *'],
  ['four reports in large text on a tablet', tablet, 'elder', '/information/report', '.grid > *'],
  ['three roles in large text', desktop, 'elder', '/en/college/online/studyMap', '#stage-3 > ul > li'],
  [
    'three groups of companies between phone and tablet',
    { width: 600, height: 900 },
    'normal',
    '/lingShan/intro/organizationalStructure',
    '[aria-labelledby="all-companies"] > ul > li',
  ],
] as const)('%s stand in rows without a hole', async (_, viewport, view, path, items) => {
  const page = await visit({ viewport, javaScriptEnabled: false })
  await page.context().addCookies([{ name: 'view', value: view, url: base }])
  await page.goto(path)
  const tops = await page
    .locator(`main ${items}`)
    .evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().top)))
  expect(tops.length).toBeGreaterThan(2)
  const perRow = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
  expect(new Set(perRow).size, `${perRow}`).toBe(1)
})

it.each([768, 820, 1000, 1440])(
  'at %i px the number of the help beside the places is one line',
  async (width) => {
    const page = await still({ width, height: 900 }, '/member/scenic')
    const lines = await page.locator('main article a[href^="tel:"]').evaluate((link) => {
      const range = document.createRange()
      range.selectNodeContents(link)
      const edge = link.closest('article')?.getBoundingClientRect().right ?? 0
      const tops = [...range.getClientRects()].map(({ top, height }) => Math.round((top + height / 2) / 8))
      return [new Set(tops).size, link.getBoundingClientRect().right < edge]
    })
    expect(lines).toEqual([1, true])
  },
)

it('on a phone Tab reaches the years of the history before the chapters below them', async () => {
  const page = await still(phone, '/lingShan/culture/history')
  await page.locator('main').evaluate((main) => {
    main.tabIndex = -1
    main.focus()
  })
  const order: string[] = []
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute('href') ?? document.activeElement?.localName ?? '',
    )
  for (let stops = 0; stops < 40 && !order.includes('section'); stops += 1) {
    await page.keyboard.press('Tab')
    order.push(await focused())
  }
  expect(order.slice(-2)).toEqual([expect.stringMatching(/^#from-/), 'section'])
})

it.each(['/lingShan/culture/history', '/en/lingShan/culture/history'])(
  '%s: on a phone the words of each chapter fill it to its end',
  async (path) => {
    const page = await still(phone, path)
    const chapters = await page.locator('main ol > li[id^="from-"]').evaluateAll((all) =>
      all.map((chapter) => {
        const { left, right, bottom } = chapter.getBoundingClientRect()
        const words = chapter.lastElementChild?.getBoundingClientRect().bottom ?? 0
        return { isInView: left >= 0 && right <= innerWidth, below: bottom - words }
      }),
    )
    expect(chapters.length).toBeGreaterThan(2)
    for (const { isInView, below } of chapters) {
      expect(isInView).toBe(true)
      expect(below).toBeLessThan(100)
    }
    // The years lead to them from above.
    const years = await page.locator('main nav a[href="#from-2006"]').boundingBox()
    const first = await page.locator('main ol > li[id^="from-"]').first().boundingBox()
    expect(years?.y).toBeLessThan(first?.y ?? 0)
  },
)

it.each([
  ['/information/purchase', '?type=goods', 'main tbody tr'],
  ['/en/college/recruitment', '?keyword=boat', '[role="status"]'],
])('%s: on a phone the filters are folded until one is set', async (path, filter, list) => {
  const page = await still(phone, path)
  const field = page.locator('main form [name="keyword"]')
  const top = async () => (await page.locator(list).first().boundingBox())?.y
  expect(await field.isVisible()).toBe(false)
  expect(await top()).toBeLessThan(phone.height - 60)
  await page.locator('main summary').first().click()
  expect(await field.isVisible()).toBe(true)
  await page.goto(path + filter)
  expect(await field.isVisible()).toBe(true)
  await page.setViewportSize(desktop)
  await page.goto(path)
  expect(await field.evaluate((input) => input.checkVisibility({ contentVisibilityAuto: true }))).toBe(true)
  expect(await page.locator('main summary').first().isVisible()).toBe(false)
})

it.each(['/member/scenic/lanyu', '/en/member/scenic/zhuxi'])(
  '%s: no screen beside the text of a place is empty',
  async (path) => {
    const page = await still(desktop, path)
    const ends = await page
      .locator('#overview, :is(#overview, #visit) ~ *')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom))
    const [text = 0] = ends
    const beside = ends.slice(1).filter((end) => end < text + 1)
    expect(text - Math.max(...beside)).toBeLessThan(450)
  },
)

it.each(['/lingShan/culture/history', '/en/lingShan/culture/history'])(
  '%s: at a desk no long chapter leaves the river empty below the others',
  async (path) => {
    const page = await still(desktop, path)
    const below = await page
      .locator('main ol > li[id^="from-"]')
      .evaluateAll((all) =>
        all.map(
          (chapter) =>
            chapter.getBoundingClientRect().bottom -
            Number(chapter.lastElementChild?.getBoundingClientRect().bottom),
        ),
      )
    expect(below.length).toBeGreaterThan(2)
    expect(Math.max(...below)).toBeLessThan(200)
  },
)

it.each(['/en/press', '/en/newsAndInformation/activity/repair-cafe'])(
  '%s: on a phone the text begins close below the title',
  async (path) => {
    const page = await still(phone, path)
    const gaps = await page.locator('main header:has(h1)').evaluate((head) => {
      const { bottom } = head.getBoundingClientRect()
      const words = Number(head.lastElementChild?.getBoundingClientRect().bottom)
      return [bottom - words, Number(head.nextElementSibling?.getBoundingClientRect().top) - bottom]
    })
    for (const gap of gaps) expect(gap).toBeLessThan(30)
  },
)

it('between phone and desk the facts of a vacancy are one line below its title', async () => {
  const page = await visit({ viewport: { width: 844, height: 390 }, javaScriptEnabled: false })
  await page.goto('/college/recruitment')
  const heights = await page
    .locator('main article:has(h3) .meta')
    .evaluateAll((all) => all.map((facts) => facts.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(5)
  expect(Math.max(...heights)).toBeLessThan(40)
})

it('in large text the numbers of a table leave the width to its text', async () => {
  const page = await visit({ viewport: desktop, javaScriptEnabled: false })
  await page.context().addCookies([{ name: 'view', value: 'elder', url: base }])
  await page.goto('/en/information/purchase/electric-boats')
  const widths = await page
    .locator('main table')
    .first()
    .locator('th')
    .evaluateAll((cells) => cells.map((cell) => cell.clientWidth))
  expect(widths).toHaveLength(4)
  expect(Number(widths[3])).toBeGreaterThan(2.5 * Number(widths[0]))
})
