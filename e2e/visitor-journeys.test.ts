/** @module-tag slow */
import { type Language, languageCodes } from '@shanmen/contract/languages.ts'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { open, useBrowser, waitForHydration } from './browser.ts'
import { base, inLanguage } from './site.ts'

const visit = useBrowser()

type Journey = {
  /** Typed on the home page. */
  search: Record<Language, string>
  /** Where one of the first three results leads. */
  to: RegExp
  /** From there to what the visitor came for. */
  goOn: (page: Page, language: Language) => Promise<void>
}

/** The files and addresses of a page, which must be there. */
async function load(page: Page, selector: string, type: RegExp): Promise<void> {
  const href = await page.locator(selector).first().getAttribute('href')
  const response = await fetch(new URL(href ?? '', page.url()))
  expect([href, response.status, response.headers.get('content-type')]).toEqual([
    href,
    200,
    expect.stringMatching(type),
  ])
}

const main = (page: Page) => page.locator('main')
const phone = (page: Page) => main(page).locator('a[href^="tel:"]').first()

const journeys: Record<string, Journey> = {
  'a tourist finds prices, hours and the way': {
    search: { zh: '岚屿湖门票', en: 'Lanyu Lake tickets' },
    to: /^\/member\/scenic\/lanyu$/,
    goOn: async (page, language) => {
      await main(page).locator('a[href="#visit"]').first().click()
      const visiting = main(page).locator('#visit')
      expect(await visiting.innerText()).toMatch(
        language === 'zh' ? /门票[\s\S]*60 元/ : /Admission[\s\S]*60/i,
      )
      expect(await visiting.locator('tr').count()).toBe(7)
      expect(await main(page).locator('#traffic').innerText()).toMatch(
        language === 'zh' ? /轻轨/ : /light rail/i,
      )
      expect(await main(page).locator('#traffic a[href*="navigation?to="]').count()).toBe(1)
    },
  },
  'a vendor finds an open tender, how to get its documents, and its deadline for their calendar': {
    search: { zh: '正在招标', en: 'open tenders' },
    to: /^\/information\/purchase$/,
    goOn: async (page) => {
      await main(page).locator('a[href$="status=open"]').click()
      await page.waitForURL(/status=open/)
      await main(page).locator('a[href*="/purchase/"]').first().click()
      await page.waitForURL(/\/purchase\/\w/)
      await main(page)
        .getByText(/采购文件|documents/i)
        .first()
        .waitFor()
      await load(page, 'main a[href$=".ics"]', /calendar/)
      await load(page, 'main a[href$=".pdf"]', /pdf/)
      expect(await main(page).locator('time').count()).toBeGreaterThan(1)
      expect(await phone(page).count()).toBe(1)
    },
  },
  'a job seeker finds a vacancy, its salary and where to apply': {
    search: { zh: '校园招聘', en: 'campus recruitment' },
    to: /^\/college\/recruitment/,
    goOn: async (page) => {
      await main(page).locator('h3 a[href*="/recruitment/"]').first().click()
      await page.waitForURL(/\/recruitment\/\w/)
      await main(page).locator('a[href^="mailto:hr@"]').waitFor()
      expect(await main(page).innerText()).toMatch(/\d[\s\S]*(?:月|month)/)
      await load(page, 'main a[href$=".ics"]', /calendar/)
    },
  },
  'a journalist finds who answers, the logo, pictures and the news of a month': {
    search: { zh: '媒体联系', en: 'press contact' },
    to: /^\/press$/,
    goOn: async (page) => {
      await main(page).locator('a[href^="mailto:press@"]').waitFor()
      await load(page, 'main a[href$=".svg"]', /svg/)
      await load(page, 'main a[href^="/media/"]', /image/)
      await main(page).locator('a[href*="?month="]').first().click()
      await page.waitForURL(/month=/)
      await main(page).locator('a[href*="/newsAndInformation/"]').first().click()
      await page.waitForURL(/newsAndInformation/)
      await main(page).locator('article time').first().waitFor()
    },
  },
  'an older reader enlarges the page, and finds concessions and a telephone number': {
    search: { zh: '老年人优惠', en: 'senior discount' },
    to: /^\/member\/scenic/,
    goOn: async (page) => {
      await page.locator('[popovertarget="drawer"]').first().click()
      await page.locator('#drawer a[href*="view=elder"]').click()
      await page.locator('html[data-elder]').waitFor()
      expect(await main(page).innerText()).toMatch(/60/)
      expect(await phone(page).count()).toBe(1)
      const size = await main(page)
        .locator('p')
        .first()
        .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))
      expect(size).toBeGreaterThanOrEqual(18)
    },
  },
}

/** From the home page by its search to one of the first three results. */
async function find(page: Page, { search, to }: Journey, language: Language, scripted: boolean) {
  const home = inLanguage(language, '/')
  await (scripted ? open(page, home) : page.goto(home))
  await page.locator('header [popovertarget="search"]').first().click()
  const field = page.locator('#search').getByRole('searchbox')
  await field.fill(search[language])
  if (!scripted) await field.press('Enter')
  const hits = (scripted ? page.locator('#search') : main(page)).locator('a.so-hit')
  await hits.first().waitFor()
  const leads = await hits.evaluateAll((all) => all.slice(0, 3).map((hit) => hit.getAttribute('href') ?? ''))
  const place = leads.findIndex((href) => to.test(href.replace(/^\/en(?=\/)/, '')))
  expect(place, `${search[language]}: ${leads.join(' ')}`).toBeGreaterThanOrEqual(0)
  await hits.nth(place).click()
  await page.waitForURL((url) => !/^\/(?:en\/?|search|en\/search)?$/.test(url.pathname))
  if (scripted) await waitForHydration(page)
}

const ways = [
  { name: 'with script', scripted: true },
  { name: 'without script', scripted: false },
]

it.each(ways.flatMap((way) => languageCodes.map((language) => ({ ...way, language }))))(
  'five visitors reach what they came for, $name, in $language',
  async ({ scripted, language }) => {
    for (const [who, journey] of Object.entries(journeys)) {
      const page = await visit({ javaScriptEnabled: scripted, viewport: { width: 390, height: 844 } })
      await find(page, journey, language, scripted).catch((error: unknown) => {
        throw new Error(who, { cause: error })
      })
      await journey.goOn(page, language)
      expect(new URL(page.url()).origin, who).toBe(base)
      await page.context().close()
    }
  },
)
