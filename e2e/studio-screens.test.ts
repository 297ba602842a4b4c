import type { KindName } from '@shanmen/content/kinds.ts'
import { news } from '@shanmen/content/testing/fixtures.ts'
import type { Browser } from '@shanmen/studio/testing/browser.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findingsOf } from './axe.ts'
import { useBrowser } from './browser.ts'
import { everyWay } from './every-way.ts'
import { enter, show } from './studio-page.ts'
import { invite, type StudioSite, setUp, startStudioSite } from './studio-site.ts'

const visit = useBrowser()
let site: StudioSite
let administrator: Browser
beforeAll(async () => {
  site = await startStudioSite()
  administrator = await setUp(site)
  // A deactivated person, whose row is styled differently.
  const former = { email: 'mei@lingshan.example', name: 'Mei Tang', roles: ['editor' as const] }
  await invite(site, administrator, former)
  const { rows } = await administrator.call('personList', {})
  const { id = '' } = rows.find(({ email }) => email === former.email) ?? {}
  const rights = { roles: former.roles, sections: null, languages: null }
  await administrator.call('changePerson', { id, name: former.name, active: false, ...rights })
})
afterAll(() => site?.stop())

const screens = [
  ...['/', '/calendar', '/media', '/people', '/audit', '/failed-searches', '/account', '/nope'],
  ...['/news', '/news/exchange', '/news/create'],
]

/** Kinds whose forms together use every control: text, places, nested lists, trees, pages, files, dates and times. */
const forms: KindName[] = [
  ...(['news', 'scenic', 'studyMap', 'organization', 'menu'] as const),
  ...(['home', 'site', 'purchase', 'report', 'job'] as const),
]

async function formOf(kind: KindName): Promise<string> {
  const { rows } = await administrator.call('entryList', { kind, pageSize: 1 })
  return `/${kind}/${rows[0]?.id}`
}

test.each([
  ['zh', { width: 1440, height: 900 }],
  ['en', { width: 390, height: 844 }],
] as const)(
  'no screen has an accessibility violation or scrolls sideways: %s',
  { tags: ['slow'], timeout: 300_000 },
  async (language, viewport) => {
    await administrator.call('changeMe', { language })
    const page = await enter(visit, site.studioUrl, administrator, '/', { viewport })
    const written = await Promise.all(forms.map(formOf))
    const all = [...screens, ...written, `${written[0]}/history`]
    // Each screen once, in one language and width; both before a release (EVERY_WAY=1).
    const turn = language === 'zh' ? 0 : 1
    const turns = everyWay ? all : all.filter((_, index) => index % 2 === turn)
    for (const screen of turns) {
      await show(page, screen)
      expect(await findingsOf(page), screen).toEqual([])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, screen).toBeLessThanOrEqual(0)
    }
  },
)

test.each([
  ['zh', 320, '100%', 0],
  ['en', 320, '100%', 1],
  ['en', 1280, '200%', 2],
] as const)(
  'nothing scrolls sideways and no label covers a value: %s, %d px wide, text at %s',
  { tags: ['slow'] },
  async (language, width, text, turn) => {
    await administrator.call('changeMe', { language })
    const page = await enter(visit, site.studioUrl, administrator, '/', { viewport: { width, height: 900 } })
    // The long form in each of the three ways, the others in one in turn; all of them with EVERY_WAY=1.
    const all = ['/', '/calendar', '/news', '/people', '/audit']
    const turns = everyWay ? all : all.filter((_, index) => index % 3 === turn)
    for (const screen of [...turns, await formOf('site')]) {
      await show(page, screen)
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text)
      // Scripts that size a text area run with a delay.
      await expect.poll(() => page.evaluate(sideways), { message: screen }).toBeLessThanOrEqual(0)
      await expect.poll(() => page.evaluate(covered), { message: screen }).toEqual([])
    }
    const button = page.getByRole('banner').getByRole('button', { name: /^(English|中文)$/ })
    const { height = 0 } = (await button.boundingBox()) ?? {}
    // Its label fits on one line.
    expect(height).toBeLessThanOrEqual(text === '200%' ? 88 : 44)
  },
)

test('the dashboard counts public Chinese entries that have no public English', async () => {
  await administrator.call('changeMe', { language: 'en' })
  const { translation } = await administrator.call('dashboard', {})
  // The sample leaves some entries in Chinese alone.
  const before = translation.reduce((sum, { missing }) => sum + missing, 0)
  const counts = (missing: number) =>
    `All public English matches the Chinese. Chinese entries without public English: ${missing}.`
  const page = await enter(visit, site.studioUrl, administrator, '/')
  await page.getByText(counts(before)).waitFor()
  const { id } = await administrator.call('createEntry', { kind: 'news', document: news({ zh: '只有中文' }) })
  await administrator.call('publish', { id, language: 'zh' })
  await show(page, '/')
  await page.getByText(counts(before + 1)).waitFor()
})

const sideways = () => document.documentElement.scrollWidth - innerWidth

/** Labels that overlap the value below them. */
const covered = () =>
  [...document.querySelectorAll('label[data-shrink=true]')].flatMap((label) => {
    const value = label.parentElement?.querySelector('input, textarea, [role=combobox]')
    if (!value) return []
    const start = value.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(value).paddingTop)
    return label.getBoundingClientRect().bottom > start + 2 ? [label.textContent] : []
  })
