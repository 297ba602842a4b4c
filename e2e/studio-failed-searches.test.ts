import { openContent } from '@shanmen/content/open.ts'
import type { Browser } from '@shanmen/studio/testing/browser.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findingsOf } from './axe.ts'
import { useBrowser } from './browser.ts'
import { enter, press, show } from './studio-page.ts'
import { invite, type StudioSite, setUp, startStudioSite } from './studio-site.ts'

const visit = useBrowser()
let site: StudioSite
let administrator: Browser
beforeAll(async () => {
  site = await startStudioSite({}, async (dataDir) => {
    const content = await openContent({ dataDir })
    const day = new Date().toISOString().slice(0, 10)
    const searches = [
      { language: 'zh', query: '热气球', times: 5 },
      { language: 'en', query: 'hot air balloon', times: 3 },
      { language: 'zh', query: '直升机', times: 2 },
      // Found by now.
      { language: 'zh', query: '岚屿湖', times: 9 },
    ] as const
    for (const search of searches)
      await content.write
        .insertInto('search_failure')
        .values({ day, ...search })
        .execute()
    await content.close()
  })
  administrator = await setUp(site)
})
afterAll(() => site?.stop())

async function searchEntry() {
  const { rows } = await administrator.call('entryList', { kind: 'search', pageSize: 1 })
  return administrator.call('readEntry', { id: rows[0]?.id ?? '' })
}
const wordsOf = (rows: unknown) => (rows as { words: string }[]).map(({ words }) => words)

test('what visitors search for in vain leads by keyboard into the editor, the words filled in', async () => {
  await administrator.call('changeMe', { language: 'en' })
  const page = await enter(visit, site.studioUrl, administrator, '/failed-searches')
  const words = page.getByRole('rowheader')
  expect(await words.allInnerTexts()).toEqual([
    expect.stringContaining('热气球'),
    expect.stringContaining('hot air balloon'),
  ])
  expect(await findingsOf(page)).toEqual([])
  const before = await searchEntry()

  await press(page, page.getByRole('link', { name: 'Add a synonym: 热气球' }))
  const focused = page.locator(':focus')
  await expect.poll(() => focused.inputValue().catch(() => '')).toBe('热气球')
  await page.keyboard.press('Control+End')
  await page.keyboard.type('\n灯会\n花灯\n赏灯\n元宵')
  // As high as its text, without a copy of each of the 400 texts that is measured at every change.
  expect(await focused.evaluate((field) => field.clientHeight >= field.scrollHeight)).toBe(true)
  expect(await page.locator('textarea[aria-hidden]').count()).toBe(0)
  const synonyms = async () => wordsOf((await searchEntry()).document.shared.synonyms)
  await expect
    .poll(synonyms, { timeout: 20_000 })
    .toEqual([...wordsOf(before.document.shared.synonyms), '热气球\n灯会\n花灯\n赏灯\n元宵'])
  // Neither a reload nor going back and forward adds it again.
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Site search' }).waitFor()
  await page.goBack()
  await page.goForward()
  await page.getByRole('heading', { level: 1, name: 'Site search' }).waitFor()
  expect(await synonyms()).toHaveLength(wordsOf(before.document.shared.synonyms).length + 1)

  await show(page, '/failed-searches')
  await press(page, page.getByRole('link', { name: 'Add a best bet: hot air balloon' }))
  const bets = async () => wordsOf((await searchEntry()).document.shared.bestBets)
  await expect.poll(async () => (await bets()).at(-1), { timeout: 20_000 }).toBe('hot air balloon')

  await show(page, '/failed-searches')
  await press(page, page.getByRole('link', { name: 'Write an article: hot air balloon' }))
  const title = page.getByLabel('Title (English)')
  await title.waitFor()
  expect([await title.inputValue(), new URL(page.url()).hash]).toEqual(['hot air balloon', '#/news/create'])
})

test('who writes English only begins an article of their own from a search in Chinese', async () => {
  const person = { email: 'wen@lingshan.example', name: '闻笛', roles: ['editor'] as const }
  const english = await invite(site, administrator, { ...person, languages: ['en'] })
  await english.call('changeMe', { language: 'en' })
  const page = await enter(visit, site.studioUrl, english, '/failed-searches')
  await page.getByRole('link', { name: 'Write an article: 热气球' }).click()
  const make = page.getByRole('button', { name: 'Make the draft' })
  await make.waitFor()
  expect(await make.isDisabled()).toBe(true)
  await page.getByLabel('Title (English)').fill('Hot air balloons')
  await make.click()
  await page.getByRole('heading', { level: 1, name: 'Hot air balloons' }).waitFor()
  // A copy and the bin are of every language.
  const ofEntry = page.getByRole('button', { name: /^(Duplicate|Move to bin)/ })
  expect(await ofEntry.count()).toBe(0)
  await show(page, '/news')
  await page.getByRole('link', { name: 'Hot air balloons', exact: true }).waitFor()
  expect(await ofEntry.count()).toBe(0)
})

test('what finds something by now is no longer listed', async () => {
  const { id, revision, document } = await searchEntry()
  const bestBets = (document.shared.bestBets as object[]).slice(0, -1)
  const shared = { ...document.shared, bestBets }
  const { no } = await administrator.call('saveEntry', {
    id,
    basedOn: revision.no,
    document: { ...document, shared },
  })
  const listed = async () => (await administrator.call('failedSearchList', {})).rows.map(({ query }) => query)
  expect(await listed()).toContain('热气球')
  await administrator.call('publish', { id, language: 'zh', revision: no })
  expect(await listed()).toEqual(['hot air balloon'])
})

test.each([
  {
    language: 'en',
    add: 'Add a synonym: hot air balloon',
    says: /“.+” is full \(300\), so nothing was added/,
  },
  { language: 'zh', add: '添加同义词: hot air balloon', says: /“.+”已满 300 项，没有添加/ },
] as const)(
  'a full list of synonyms says in $language that nothing was added',
  async ({ language, add, says }) => {
    await administrator.call('changeMe', { language })
    const { id, revision, document } = await searchEntry()
    const rows = document.shared.synonyms as object[]
    const synonyms = Array.from({ length: 300 }, (_, at) => rows[at] ?? { words: `甲${at}\n乙${at}` })
    const full = { ...document, shared: { ...document.shared, synonyms } }
    await administrator.call('saveEntry', { id, basedOn: revision.no, document: full })
    const page = await enter(visit, site.studioUrl, administrator, '/failed-searches')
    await press(page, page.getByRole('link', { name: add }))
    await page.getByText(says).waitFor({ timeout: 60_000 })
    expect(await page.locator(':focus').getAttribute('id')).toBe('field-shared.synonyms')
    expect((await searchEntry()).document.shared.synonyms).toEqual(synonyms)
  },
)
