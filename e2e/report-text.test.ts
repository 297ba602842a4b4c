import { addresses, fill } from '@shanmen/contract/addresses.ts'
import { languageCodes, languages } from '@shanmen/contract/languages.ts'
import { expect, it } from 'vitest'
import { itemsOf } from './addresses.ts'
import { findingsOf } from './axe.ts'
import { open, useBrowser } from './browser.ts'
import { findOverflow } from './layout-checks.ts'
import { call, get, inLanguage, pageOf } from './site.ts'

const visit = useBrowser()
const pathOf = (language: 'zh' | 'en', id: string) => inLanguage(language, fill(addresses.reportText, id))

it.each(languageCodes)(
  'every report in %s can be read as a page: contents, anchors, the PDF at each page',
  async (language) => {
    for (const { id } of await itemsOf('reportDetail', language)) {
      const languageId = languages[language].id
      const { file, headings, texts } = await call('responsibilityReportText', { id, languageId })
      const html = await pageOf(pathOf(language, id))
      expect(headings.length).toBeGreaterThan(5)
      for (const { title, page } of headings) {
        expect(html).toContain(`href="#page-${page}"`)
        expect(html).toContain(title)
      }
      for (const { page } of texts) {
        expect(html).toContain(`id="page-${page}"`)
        expect(html).toContain(`href="${file.url}#page=${page}"`)
      }
      expect((await get(file.url)).status).toBe(200)
      const detail = await pageOf(inLanguage(language, fill(addresses.reportDetail, id)))
      expect(detail).toContain(`href="${pathOf(language, id)}"`)
    }
  },
)

it('the sitemap has every text', async () => {
  const xml = await (await get('/sitemap.xml')).text()
  for (const language of languageCodes)
    for (const { id } of await itemsOf('reportDetail', language))
      expect(xml).toContain(`${pathOf(language, id)}</loc>`)
})

it.each([
  ['zh', '把安全写在排班表上', '2025'],
  ['en', 'shoreline path still have steps', '2023'],
] as const)(
  'a page of a report that the search finds in %s opens at that page',
  async (language, words, id) => {
    const languageId = languages[language].id
    const { list } = await call('search', { languageId, q: words })
    const hit = list.find(({ to }) => to.startsWith(`${fill(addresses.reportText, id)}#`))
    expect(hit?.to).toBe(`${fill(addresses.reportText, id)}#page-${hit?.page}`)

    const page = await visit()
    await open(page, inLanguage(language, `${addresses.search}?q=${encodeURIComponent(words)}`))
    await page.locator(`a[href="${inLanguage(language, hit?.to ?? '')}"]`).click()
    const section = page.locator(`#page-${hit?.page}`)
    await section.waitFor()
    const top = () => section.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await expect.poll(top, { timeout: 10_000 }).toBeLessThan(400)
    expect(await top()).toBeGreaterThanOrEqual(0)
  },
)

it.each([
  ['zh', 1440],
  ['en', 390],
] as const)('the text in %s at %i px has no finding and nothing too wide', async (language, width) => {
  const page = await visit({ viewport: { width, height: 800 } })
  await open(page, pathOf(language, '2025'))
  expect(await findingsOf(page)).toEqual([])
  expect(await page.evaluate(findOverflow)).toEqual([])
})
