import { addresses, fill, type PageName, pageNames, pages } from '@shanmen/contract/addresses.ts'
import { languageCodes, languages } from '@shanmen/contract/languages.ts'
import { describe, expect, it } from 'vitest'
import { itemsOf } from './items.ts'
import { base, get, inLanguage, pageOf, textOf } from './site.ts'
import { titles } from './titles.ts'

const isDetail = (name: keyof typeof addresses) => addresses[name].includes(':id')

/** Every list that the sample fills beyond one page; scenic spots and clusters stand on one, as one composition. */
const lists: PageName[] = [
  'activityList',
  'courseList',
  'educationList',
  'honorNational',
  'honorOther',
  'honorProvincial',
  'jobList',
  'newsActivityList',
  'newsGroupList',
  'newsMediaList',
  'purchaseList',
  'rentList',
  'trainingList',
]

describe.each(languageCodes)('every page in %s', (language) => {
  it.each(pageNames)('%s', async (name) => {
    const item = isDetail(name) ? (await itemsOf(name, language))[0] : undefined
    const path = inLanguage(language, item ? fill(addresses[name], item.id) : addresses[name])
    const html = await pageOf(path)

    expect(html).toContain(`<html lang="${languages[language].tag}"`)
    const title = textOf(html, 'title')[0]
    // A page that came after the requirements is held to the name its table gives it.
    expect(title).toContain(titles[name]?.[language] ?? pages[name][language])
    const headings = textOf(html, 'h1')
    expect(headings).toHaveLength(1)
    expect(headings[0]).not.toBe('')
    if (item) {
      expect(headings[0]).toBe(item.title)
      expect(title).toContain(item.title)
    }

    expect(html).toMatch(/<meta name="description" content="[^"]{8,}/)
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="https?://[^/"]+${literal(path)}"`))
    expect(html).toContain('property="og:locale"')
    // React writes hrefLang; HTML does not mind.
    const markup = html.toLowerCase()
    expect(markup).toContain('hreflang="x-default"')
    // The language switch lists exactly the two languages, the current one marked.
    for (const code of languageCodes)
      expect(markup).toContain(`hreflang="${languages[code].tag}"`.toLowerCase())
    expect(html).not.toMatch(/<script(?![^>]*(src=|type="application\/(ld\+)?json"))/)
    expect(html).not.toMatch(/ style="/)
    expect(html).not.toContain('href="/zh')
    expect(html).not.toContain('/en/en')
    // Wherever there is a footer, its filing numbers lead to their registries.
    const registries = [...html.matchAll(/href="https:\/\/(beian\.[a-z.]+)\/[^"]*" rel="noopener"/g)]
    const wanted = html.includes('<footer') ? ['beian.miit.gov.cn', 'beian.mps.gov.cn'] : []
    expect(registries.map(([, host]) => host)).toEqual(wanted)
  })

  it('an unknown id is a 404 page of the site in this language', async () => {
    for (const name of pageNames.filter(isDetail)) {
      const html = await pageOf(inLanguage(language, fill(addresses[name], 'no-such-item')), 404)
      expect(html).toContain(`<html lang="${languages[language].tag}"`)
      expect(html).toContain('<footer')
      expect(textOf(html, 'h1')).toHaveLength(1)
    }
  })
})

it('titles are unique among the static pages of a language', async () => {
  for (const language of languageCodes) {
    const statics = pageNames.filter((name) => !isDetail(name))
    const found = await Promise.all(
      statics.map(async (name) => textOf(await pageOf(inLanguage(language, addresses[name])), 'title')[0]),
    )
    expect(new Set(found).size).toBe(statics.length)
  }
})

it('no page sets a cookie but the language, or offers a way to sign in', async () => {
  for (const name of pageNames.filter((page) => !isDetail(page))) {
    const response = await get(addresses[name])
    for (const cookie of response.headers.getSetCookie()) expect(cookie).toMatch(/^webLang=/)
    expect(await response.text()).not.toMatch(/type="password"|登录|Log in|Sign in/i)
  }
})

it('what a later page of a list names as its other language answers', async () => {
  const statics = pageNames.filter((name) => !isDetail(name))
  const dead: string[] = []
  const later: string[] = []
  for (const path of languageCodes.flatMap((code) =>
    statics.map((name) => inLanguage(code, addresses[name])),
  )) {
    const numbers = [...(await pageOf(path)).matchAll(/href="[^"]*[?;]page=(\d+)"/g)].map(([, page]) => page)
    later.push(...new Set(numbers.map((page) => `${path}?page=${page}`)))
  }
  for (const path of later) {
    const html = await pageOf(path)
    for (const [, to = ''] of html.matchAll(/<(?:link|a)(?=[^>]* hreflang=)[^>]* href="([^"]*)"/gi)) {
      const { status } = await get(to.replace(base, ''))
      if (status !== 200) dead.push(`${status} ${to} on ${path}`)
    }
  }
  expect(dead).toEqual([])
  const paging = statics.filter((name) => later.includes(`${addresses[name]}?page=2`))
  expect(paging.toSorted()).toEqual(lists.toSorted())
  expect(later.filter((path) => path.startsWith('/en/')).length).toBeGreaterThanOrEqual(lists.length)
})

function literal(path: string): string {
  return path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
