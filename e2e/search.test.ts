import { addresses } from '@shanmen/contract/addresses.ts'
import { languageCodes, languages } from '@shanmen/contract/languages.ts'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { listenToCalls, open, useBrowser } from './browser.ts'
import { ways } from './every-way.ts'
import { base, call, inLanguage, pageOf } from './site.ts'

const visit = useBrowser()
const noise = { allowed: /Failed to load resource/ }
const overlay = (page: Page) => page.locator('#search')
const field = (page: Page) => overlay(page).getByRole('searchbox')
const hits = (page: Page) => overlay(page).locator('.so-hit')
/** The search of the overlay, without the toasts that it contains too. */
const inside = (page: Page) => overlay(page).getByRole('search')
/** Longer than the debounce of the field, and longer than a toast takes to fade out, in ms. */
const debounce = 310
const fading = 400
const state = (page: Page) => inside(page).getByRole('status')

/** Opens a page and its search; suggestions show that its code has loaded. */
async function search(page: Page, path = '/information/contact'): Promise<void> {
  await open(page, path)
  await page.locator('[popovertarget="search"]').first().click()
  await overlay(page).locator('.so-often button').first().waitFor()
}

it('opens with the focus in its field and suggestions, each of which has results', async () => {
  for (const prefix of ['', '/en']) {
    const page = await visit()
    await search(page, `${prefix}/information/contact`)
    await expect.poll(() => field(page).evaluate((it) => it === document.activeElement)).toBe(true)
    expect(await hits(page).count()).toBe(0)
    for (const word of await overlay(page).locator('.so-often button').all()) {
      const text = await word.innerText()
      await word.click()
      await expect.poll(() => field(page).inputValue()).toBe(text)
      await overlay(page)
        .locator('mark')
        .filter({ hasText: new RegExp(text.slice(0, 2), 'i') })
        .first()
        .waitFor()
      await field(page).fill('')
      await expect.poll(() => hits(page).count()).toBe(0)
    }
  }
})

it('a result that is a part of a page leads to its place there', async () => {
  const titles = {
    zh: ['游客指南', '校园招聘', '供应商与商务合作', '年度数据', '竹溪清风书屋', '松岭计划', '古建测绘营'],
    en: ['Visitor Guide', 'Campus Recruitment', 'Suppliers and Partners', 'Annual Figures'],
  }
  for (const language of languageCodes)
    for (const title of titles[language]) {
      const { list } = await call('search', { languageId: languages[language].id, q: title })
      const hit = list.find((each) => each.title.join('').startsWith(title) && each.to.includes('#'))
      const [path = '', id] = hit?.to.split('#') ?? []
      expect([title, id]).toEqual([title, expect.stringMatching(/./)])
      expect([title, await pageOf(inLanguage(language, path))]).toEqual([
        title,
        expect.stringContaining(` id="${id}"`),
      ])
    }
})

it('asks once for the words that it suggests', async () => {
  const page = await visit()
  const calls = listenToCalls(page)
  await search(page)
  await field(page).fill('岚屿湖')
  await hits(page).first().waitFor()
  const searches = calls.filter((path) => path.startsWith('/api/search?'))
  expect(searches.filter((path) => !/[?&]q=[^&]/.test(path))).toHaveLength(1)
})

it('a result that is public in the other language only is marked, and leads to its page there', async () => {
  const page = await visit({ javaScriptEnabled: false })
  await page.goto(`${base}/en/search?q=${encodeURIComponent('竹溪书院客舍布草采购')}`)
  const hit = page.locator('main .so-hit').first()
  expect(await hit.getAttribute('href')).toBe('/information/purchase/academy-linen')
  expect(await hit.getAttribute('hreflang')).toBe('zh-CN')
  expect(await hit.innerText()).toContain('In Chinese')
})

it('a PDF in the other language has its title in the language of the page, and only its text is marked as another', async () => {
  const page = await visit({ javaScriptEnabled: false })
  await page.goto(`${base}/en/search?q=${encodeURIComponent('满载不大于')}`)
  const hit = page.locator('main .so-hit').first()
  expect(await hit.getByText('Electric passenger boats').getAttribute('lang')).toBeNull()
  expect(await hit.locator('[lang="zh-CN"]').innerText()).toContain('满载不大于')
})

it.each([
  ['', '岚屿湖', ['景区', '新闻', '公告', '招聘', '党建'], '/member/scenic/'],
  ['/en', 'lake', ['Places', 'News', 'Notices', 'Courses', 'Careers', 'Party'], '/en/member/scenic/'],
])('%s finds all kinds in place, counted, marked and announced', async (prefix, word, kinds, first) => {
  const page = await visit()
  await search(page, `${prefix}/information/contact`)
  await field(page).fill(word)
  await hits(page).first().waitFor()
  // Its styles load separately and must have the sizes of the site.
  const small = overlay(page).locator('.so-often').first()
  expect(await small.evaluate((it) => getComputedStyle(it).display)).toBe('flex')
  expect(await small.evaluate((it) => getComputedStyle(it).fontSize)).toBe('14px')
  const links = overlay(page).getByRole('navigation')
  for (const kind of kinds) await links.getByRole('link', { name: kind }).waitFor()
  const counts = (await links.locator('sup').allInnerTexts()).map(Number)
  const total = counts.reduce((sum, count) => sum + count, 0)
  expect(await links.getByRole('link').first().innerText()).toContain(String(total))
  expect(await state(page).innerText()).toContain(String(total))
  expect((await hits(page).first().locator('mark').first().innerText()).toLowerCase()).toBe(word)
  expect(await hits(page).first().getAttribute('href')).toContain(first)
  expect(new URL(page.url()).pathname).toBe(`${prefix}/information/contact`)
})

it('finds pages by their names', async () => {
  const page = await visit()
  await search(page)
  await field(page).fill('组织架构')
  await hits(page).first().waitFor()
  expect(await hits(page).first().getAttribute('href')).toBe('/lingShan/intro/organizationalStructure')
  await hits(page).first().click()
  await page.waitForURL(`${base}/lingShan/intro/organizationalStructure`)
  await overlay(page).waitFor({ state: 'hidden' })
})

it('leads to all results of a kind, and going back opens the search again', async () => {
  const page = await visit()
  await search(page)
  await field(page).fill('岚屿湖')
  await overlay(page).getByRole('navigation').getByRole('link', { name: '新闻' }).click()
  await page.waitForURL(/\/search\?q=.*&type=news/)
  await overlay(page).waitFor({ state: 'hidden' })
  const tags = page.locator('main .so-hit .tag')
  await tags.first().waitFor()
  expect(new Set(await tags.allInnerTexts())).toEqual(new Set(['新闻']))
  await page.goBack()
  await hits(page).first().waitFor()
  expect(await field(page).inputValue()).toBe('岚屿湖')
  expect(new URL(page.url()).pathname).toBe('/information/contact')
  await field(page).press('Enter')
  await page.waitForURL(/\/search\?q=[^&]*$/)
  await page.goBack()
  await hits(page).first().waitFor()
  expect(await field(page).inputValue()).toBe('岚屿湖')
  await overlay(page).getByRole('button', { name: '关闭搜索' }).press('Enter')
  await overlay(page).waitFor({ state: 'hidden' })
  const button = page.locator('header [popovertarget="search"]')
  expect(await button.evaluate((it) => it === document.activeElement)).toBe(true)
})

it('going back before the page of results is rendered opens the search again', async () => {
  const page = await visit()
  await search(page)
  await field(page).fill('岚屿湖')
  await hits(page).first().waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 20 })
  await page.evaluate(() => {
    const push = history.pushState.bind(history)
    history.pushState = (...entry) => {
      push(...entry)
      setTimeout(() => history.back())
    }
    addEventListener('popstate', () => document.documentElement.toggleAttribute('data-back', true))
  })
  await field(page).press('Enter')
  await page.locator('[data-back]').waitFor({ state: 'attached' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  // Both pages are rendered by then; where they are not, a search that stays closed is not noticed.
  await page.waitForTimeout(1_000)
  expect(await field(page).inputValue()).toBe('岚屿湖')
})

it.each([false, true])(
  'the page of results has facets, pages and highlights; script: %s',
  async (javaScriptEnabled) => {
    const page = await visit({ javaScriptEnabled })
    const results = page.locator('main .so-hit')
    const status = page.locator('main').getByRole('status').first()
    await page.goto(`${base}/en/search`)
    await page.locator('main').getByRole('searchbox').fill('lake')
    await page.locator('main').getByRole('button', { name: 'Search' }).click()
    await page.waitForURL(/\/en\/search\?q=lake$/)
    expect(await results.count()).toBe(10)
    expect((await results.first().locator('mark').first().innerText()).toLowerCase()).toBe('lake')
    const all = Number.parseInt(await status.innerText(), 10)
    const news = page.getByRole('navigation', { name: 'Category' }).getByRole('link', { name: /^News/ })
    const count = Number(await news.locator('sup').innerText())
    expect(count).toBeLessThan(all)
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await page.waitForURL(/page=2/)
    await news.click()
    await page.waitForURL(/\/en\/search\?q=lake&type=news$/)
    await expect.poll(async () => Number.parseInt(await status.innerText(), 10)).toBe(count)
    expect(new Set(await results.locator('.tag').allInnerTexts())).toEqual(new Set(['News']))
  },
)

it('arrow keys move through the results, Enter opens one, and Esc closes with the focus restored', async () => {
  const page = await visit()
  await search(page)
  await page.keyboard.type('岚屿湖')
  await hits(page).first().waitFor()
  const focused = (at: number) =>
    expect
      .poll(() =>
        hits(page)
          .nth(at)
          .evaluate((it) => it === document.activeElement),
      )
      .toBe(true)
  await page.keyboard.press('ArrowDown')
  await focused(0)
  await page.keyboard.press('ArrowDown')
  await focused(1)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => field(page).evaluate((it) => it === document.activeElement)).toBe(true)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await overlay(page).waitFor({ state: 'hidden' })
  const button = page.locator('[popovertarget="search"]').first()
  await expect.poll(() => button.evaluate((it) => it === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await hits(page).first().waitFor()
  await field(page).focus()
  await page.keyboard.press('ArrowDown')
  const to = await hits(page).first().getAttribute('href')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${base}${to}`)
})

it('searches 300 ms after the last character, and cancels the previous search without a message', async () => {
  const page = await visit()
  await page.clock.install()
  await search(page)
  const calls = listenToCalls(page)
  const requested = () =>
    calls.filter((path) => path.startsWith('/api/search?') && path.includes('q=%')).length
  await page.clock.pauseAt(Date.now() + 600_000)
  await field(page).fill('岚')
  await page.clock.runFor(200)
  await field(page).fill('岚屿')
  await page.clock.runFor(290)
  expect(requested()).toBe(0)
  // The first request is never answered; removing the route would let it through.
  let first = true
  await page.route('**/backends/api/search?*', (route) => {
    if (!first) return route.continue()
    first = false
  })
  await page.clock.runFor(20)
  await expect.poll(requested).toBe(1)
  expect(await state(page).innerText()).toBe('正在搜索……')
  await field(page).fill('鹤汀')
  await page.clock.runFor(debounce)
  await hits(page).first().waitFor()
  expect(requested()).toBe(2)
  expect(await hits(page).first().locator('mark').first().innerText()).toBe('鹤汀')
  expect(await page.locator('[data-type="warning"]').count()).toBe(0)
})

it('says how the results were found, while typing and on the page of results', async () => {
  for (const [prefix, text, step] of [
    ['', 'lanyuhu', '按拼音“lanyuhu”找到的结果'],
    ['/en', 'Lanyu Laek', 'Results similar to “lanyu lake”'],
  ] as const) {
    const page = await visit()
    await search(page, `${prefix}/information/contact`)
    await field(page).fill(text)
    await expect.poll(() => overlay(page).locator('.so-step').allTextContents()).toEqual([step])
    await field(page).press('Enter')
    await page.waitForURL(/\/search\?q=/)
    await expect.poll(() => page.locator('main .so-step').allTextContents()).toEqual([step])
  }
})

it('says when nothing is found, in both languages', async () => {
  for (const [prefix, text] of [
    ['', '没有找到与“xyzzy”相关的内容'],
    ['/en', 'Nothing found for “xyzzy”'],
  ] as const) {
    const page = await visit()
    await search(page, `${prefix}/information/contact`)
    await field(page).fill('xyzzy')
    await expect.poll(() => state(page).innerText()).toBe(text)
    expect(await overlay(page).locator('.so-often button').count()).toBeGreaterThan(3)
    const html = await pageOf(`${prefix}/search?q=xyzzy`)
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    for (const page of ['siteMap', 'contact'] as const)
      expect(main).toContain(`href="${prefix}${addresses[page]}"`)
  }
})

it('a later page of results names the address of the search as the canonical one: without words it has no second page', async () => {
  for (const prefix of ['', '/en']) {
    const html = await pageOf(`${prefix}/search?q=2025&page=2`)
    expect(html.match(/<link rel="canonical" href="([^"]*)"/)?.[1]).toBe(`${base}${prefix}/search`)
    expect(html).toContain(`"@type":"WebPage","@id":"${base}${prefix}/search"`)
  }
})

it('its page offers the popular pages of the menu before a search and where nothing is found', async () => {
  for (const prefix of ['', '/en'])
    for (const query of ['', '?q=xyzzy']) {
      const html = await pageOf(`${prefix}/search${query}`)
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      for (const page of ['scenicList', 'jobList', 'purchaseList'] as const)
        expect(main).toContain(`href="${prefix}${addresses[page]}"`)
    }
})

it('where only the filters leave nothing, its page says so and offers all results', async () => {
  const page = await visit({ javaScriptEnabled: false })
  for (const [path, text, link] of [
    ['/search?q=湖&type=news&status=open', '没有符合条件的内容', '清除筛选'],
    ['/en/search?q=lake&type=news&status=open', 'Nothing matches these filters', 'Clear filters'],
    ['/search?q=湖&year=1950', '没有符合条件的内容', '清除筛选'],
    // Without any one of them the others leave nothing either.
    ['/en/search?q=lake&type=news&year=1950&status=open', 'Nothing matches these filters', 'Clear filters'],
  ] as const) {
    await page.goto(path)
    expect(await page.locator('main').getByRole('status').first().innerText()).toBe(text)
    await page.getByRole('link', { name: link }).click()
    expect(new URL(page.url()).search).toMatch(/^\?q=[^&]+$/)
    expect(await page.locator('main').getByRole('status').first().innerText()).toMatch(/找到|results/)
  }
})

it('when nothing responds, says so once, and its retry finds results', async () => {
  const page = await visit(noise)
  await page.clock.install()
  await search(page)
  await page.route('**/backends/api/**', (route) => route.abort())
  await page.clock.pauseAt(Date.now() + 600_000)
  await field(page).fill('岚屿湖')
  await page.clock.runFor(debounce)
  await inside(page).getByRole('alert').waitFor()
  const warning = page.locator('[data-type="warning"]')
  await warning.first().waitFor({ state: 'attached' })
  expect(await warning.count()).toBe(1)
  expect(await warning.locator('sup').count()).toBe(0)
  await page.unrouteAll()
  await page.clock.resume()
  await overlay(page).getByRole('button', { name: '重新搜索' }).click()
  await hits(page).first().waitFor()
  expect(await inside(page).getByRole('alert').count()).toBe(0)
})

it('when the search is refused, shows the reason in a toast above the overlay', async () => {
  const page = await visit()
  // Only the test advances the clock: on a busy machine a toast would disappear before it is reached.
  await page.clock.install()
  await search(page)
  await page.clock.pauseAt(Date.now() + 600_000)
  for (const [answer, text] of [
    [{ code: 5 }, '系统异常'],
    [{ code: 6, msg: '今日检索已达上限' }, '今日检索已达上限'],
  ] as const) {
    await page.route('**/backends/api/**', (route) => route.fulfill({ json: answer }))
    await field(page).fill(text)
    await page.clock.runFor(debounce)
    await inside(page).getByRole('alert').getByText(text).waitFor()
    await page.unrouteAll()
    const warning = page.getByRole('alert').locator('[data-type="warning"]').filter({ hasText: text })
    // Visible and clickable: the click reaches the toast and not the page below it.
    await warning.hover()
    await warning.getByRole('button', { name: '关闭' }).click()
    await page.clock.runFor(fading)
    await warning.waitFor({ state: 'detached' })
  }
  await page.keyboard.press('Escape')
  await overlay(page).waitFor({ state: 'hidden' })
  await expect.poll(() => overlay(page).locator('[role="alert"]').count()).toBe(0)
  expect(await page.locator('section > [role="alert"]').count()).toBe(1)
})

it('loads its code only when opened; if that fails, or without script, the form opens the page of results', async () => {
  const page = await visit(noise)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.route(/\/assets\/search-panel-[^/]*\.js/, (route) => route.abort())
  await open(page, '/information/contact')
  expect(requested.some((url) => url.includes('/assets/search-panel-'))).toBe(false)
  for (const how of [page, await visit({ javaScriptEnabled: false })]) {
    await how.goto('/en/information/contact')
    await how.locator('[popovertarget="search"]').first().click()
    await field(how).fill('lake')
    await field(how).press('Enter')
    await how.waitForURL(/\/en\/search\?q=lake/)
    await how.locator('main .so-hit').first().waitFor()
  }
})

it.each([
  ['normal', 320, 1],
  ['elder', 320, 0],
  ['elder', 1440, 1],
] as const)('fits in the %s view at %d px', async (view, width, turn) => {
  const languages = [
    ['', '岚屿湖'],
    ['/en', 'lake'],
  ]
  // Each in one language, with EVERY_WAY=1 in both.
  for (const [prefix, word] of ways(languages, turn)) {
    const page = await visit({ viewport: { width, height: 700 } })
    await page.context().addCookies([{ name: 'view', value: view, url: base }])
    await search(page, `${prefix}/information/contact`)
    await field(page).fill(word ?? '')
    await hits(page).first().waitFor()
    const beyond = await overlay(page).evaluate((it) => it.scrollWidth - it.clientWidth)
    expect([prefix, beyond]).toEqual([prefix, 0])
  }
})

it('offers words while typing, also by pinyin, and puts the chosen one into the field', async () => {
  const page = await visit()
  await search(page, '/information/contact')
  const offered = overlay(page).locator('.so-often')
  await field(page).pressSequentially('danf')
  const suggestion = offered.getByRole('button', { name: '丹枫谷', exact: true })
  await suggestion.click()
  expect(await field(page).inputValue()).toBe('丹枫谷')
  await expect.poll(() => hits(page).first().innerText()).toContain('丹枫谷')
})
