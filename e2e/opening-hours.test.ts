/** @module-tag slow */
import { scrollPlaces } from '@shanmen/brand/art/scroll.ts'
import { addDays, dateOf } from '@shanmen/contract/opening-hours.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findingsOf } from './axe.ts'
import { open, useBrowser } from './browser.ts'
import { useScroll } from './scroll-site.ts'
import { call, get } from './site.ts'
import { enter } from './studio-page.ts'
import { type StudioSite, staff, startStudioSite } from './studio-site.ts'

const visit = useBrowser()
const home = useScroll(visit)

const texts = {
  zh: { path: '/member/scenic/yunjie', languageId: 1, closed: '不开放', reason: '梯田维护', ask: '查询' },
  en: {
    path: '/en/member/scenic/yunjie',
    languageId: 2,
    closed: 'closed',
    reason: 'Upkeep of the terraces',
    ask: 'Show',
  },
} as const

describe.each(['zh', 'en'] as const)('in %s', (language) => {
  const { path, languageId, closed, reason, ask } = texts[language]

  it.each([false, true])(
    'a spot shows its state, its next seven days and a chosen date; with JavaScript: %s',
    async (javaScriptEnabled) => {
      const page = await visit({ javaScriptEnabled })
      const { opening, hours } = await call('scenicDetail', { id: 'yunjie', languageId })
      await (javaScriptEnabled ? open(page, path) : page.goto(path))
      const panel = page.locator('#visit')
      expect(await panel.innerText()).toContain(opening?.text)
      const rows = await panel.getByRole('row').allInnerTexts()
      expect(rows.map((row) => row.replace(/\s+/g, ' ').trim())).toEqual(
        hours?.week.map(({ label, text, reason: why }) => [label, text, why].filter(Boolean).join(' ')),
      )
      expect(await panel.locator('tr[aria-current=date] th').innerText()).toBe(hours?.week[0]?.label)

      const date = addDays(dateOf(Date.now()), 4)
      await panel.locator('input[type=date]').fill(date)
      await panel.getByRole('button', { name: ask }).click()
      await page.waitForURL(`**${path}?date=${date}#visit`)
      const answer = await panel.getByRole('status').innerText()
      expect(answer).toContain(closed)
      expect(answer).toContain(reason)
      expect(await panel.locator('input[type=date]').inputValue()).toBe(date)
      if (javaScriptEnabled) expect(await findingsOf(page)).toEqual([])
    },
  )

  it('home page, list and detail say the same of today', async () => {
    const page = await home.visit({ javaScriptEnabled: false })
    const { list } = await home.call()('scenicList', { languageId })
    await page.goto(language === 'en' ? '/en' : '/')
    const onScroll = list.filter(({ id }) => scrollPlaces.some((place) => place === id))
    expect(onScroll).toHaveLength(scrollPlaces.length)
    for (const { id, opening, openToday } of onScroll) {
      const line = await page.locator(`#stop-${id} p b`).locator('..').innerText()
      expect(openToday).toBe((opening?.today.times.length ?? 0) > 0)
      if (openToday) expect(line).toContain(opening?.today.text)
      else expect(line).not.toMatch(/\d/)
    }
    await page.goto(language === 'en' ? '/en/member/scenic' : '/member/scenic')
    const cards = (await page.locator('main article').allInnerTexts()).join('\n')
    for (const { opening } of list) expect(cards).toContain(opening?.text)
  })
})

it.each(['/member/scenic/yunjie', '/member/scenic/yunjie?view=elder'])(
  'a long reason ends its lines on the narrowest phone: %s',
  async (path) => {
    const page = await visit({ viewport: { width: 320, height: 800 } })
    await open(page, path)
    await page.locator('#visit tr small').evaluate((reason) => {
      reason.textContent = '古镇举行消防演练和水上安全检查'.repeat(3)
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  },
)

it('a year of two digits is asked for again', async () => {
  const page = await visit()
  await open(page, '/member/scenic/lanyu')
  const date = page.locator('#date')
  await date.fill('0026-12-01')
  await page.locator('#visit form button').click()
  expect(await date.evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(false)
  expect(new URL(page.url()).search).toBe('')
})

it.each(['2026-02-30', 'soon', '2026-1-1', '1800-01-01'])('%s is no date: 404', async (date) => {
  expect((await get(`/member/scenic/lanyu?date=${date}`)).status).toBe(404)
  const answer = await get(`/backends/api/scenic?id=lanyu&date=${date}`)
  expect(((await answer.json()) as { code: number }).code).toBe(40001)
})

describe('in the studio', () => {
  let site: StudioSite
  beforeAll(async () => {
    site = await startStudioSite()
  })
  afterAll(() => site?.stop())

  it('an editor adds a season with its weekdays, is told what it leaves open, completes and publishes it', async () => {
    const { chief } = await staff(site)
    await chief.call('changeMe', { language: 'en' })
    const { rows } = await chief.call('entryList', { kind: 'scenic' })
    const id = rows.find(({ slug }) => slug === 'lanyu')?.id
    const page = await enter(visit, site.studioUrl, chief, `/scenic/${id}`, {
      // The publication that is refused.
      allowed: /Failed to load resource/,
    })
    const form = page.getByRole('group', { name: /^Opening hours by season/ })
    await form.getByRole('button', { name: /^Add: Opening hours/ }).click()
    const season = form.getByRole('group', { name: 'No. 2' }).first()
    await season.getByRole('button', { name: /^Add: Weekly times/ }).click()
    await season.getByRole('button', { name: 'Choose every day' }).click()
    await season.getByLabel('Opens').fill('09:00')
    await season.getByLabel(/^Closes/).fill('15:00')
    expect(await findingsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Publish (Chinese)', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish in Chinese' })
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await dialog.getByText(/only one may be without dates/).waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    for (const [field, month] of [
      [/^Season from/, 'June'],
      [/^Season to/, 'August'],
    ] as const) {
      await form.getByRole('combobox', { name: field }).nth(1).click()
      await page.getByRole('option', { name: month }).click()
    }
    await page.getByRole('button', { name: 'Publish (Chinese)', exact: true }).click()
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    const shown = async () =>
      await (await fetch(`${site.baseUrl}/member/scenic/lanyu?date=2027-07-15`)).text()
    await expect.poll(shown, { timeout: 20_000 }).toContain('9:00–15:00')
    const summer = '6月1日–8月1日：每日 9:00–15:00'
    expect(await shown()).toContain(summer)
  })
})
