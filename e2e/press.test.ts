import { addresses } from '@shanmen/contract/addresses.ts'
import { languageCodes, languages } from '@shanmen/contract/languages.ts'
import { expect, it } from 'vitest'
import { base, call, get, inLanguage, pageOf, textOf } from './site.ts'

const page = (language: 'zh' | 'en', query = '') => inLanguage(language, addresses.press) + query

it('the press page has contact, logo and pictures, each file is there', async () => {
  for (const language of languageCodes) {
    const html = await pageOf(page(language))
    const { contact, pictures } = await call('press', { languageId: languages[language].id })
    expect(html).toContain(`href="mailto:${contact.email}"`)
    expect(pictures.length).toBeGreaterThan(3)
    const files = [...html.matchAll(/<a href="([^"]+)" download/g)].map(([, path = '']) => path)
    expect(files).toHaveLength(4 + pictures.length)
    for (const path of files) {
      const response = await get(path)
      expect([path, response.status]).toEqual([path, 200])
      expect(response.headers.get('content-type')).toMatch(/^image\/(?:svg\+xml|png|webp)/)
    }
    for (const { caption, credit } of pictures) {
      expect(caption).not.toBe('')
      expect(html).toContain(credit)
    }
  }
})

it('the code for the foot of its print is drawn without script', async () => {
  expect(await pageOf('/press')).toMatch(/<symbol id="page-code"[^>]* data-of="[^"]*\/press"><path d="M/)
})

it('every month with news is a link with its number, and shows as many', async () => {
  for (const language of languageCodes) {
    const languageId = languages[language].id
    const { months } = await call('press', { languageId })
    const html = await pageOf(page(language))
    const links = [...html.matchAll(/href="([^"]*\?month=[^"]*)#archive"/g)].map(([, path]) => path)
    expect(links).toEqual(months.map(({ month }) => page(language, `?month=${month}`)))
    const { total } = await call('informationList', { languageId })
    expect(months.reduce((sum, { count }) => sum + count, 0)).toBe(total)
    for (const { month, count } of months.slice(0, 3)) {
      const shown = await pageOf(page(language, `?month=${month}`))
      expect(textOf(shown, 'h3').length).toBe(1 + count)
      const own = `${base}${page(language, `?month=${month}`)}`
      expect(shown).toContain(`<link rel="canonical" href="${own}"/>`)
      expect(shown).toContain(`<meta property="og:url" content="${own}"/>`)
      const { list } = await call('informationList', { languageId, month, pageSize: 50 })
      expect(list).toHaveLength(count)
      expect(list.map(({ publishedAt }) => publishedAt.slice(0, 7))).toEqual(list.map(() => month))
    }
  }
})

it('names the feed of the news in the head and below the archive', async () => {
  for (const language of languageCodes) {
    const html = await pageOf(page(language))
    const href = inLanguage(language, '/feed/news.rss')
    expect(html).toMatch(
      new RegExp(`<link rel="alternate" type="application/rss\\+xml" title="[^"]+" href="${href}"`),
    )
    expect(html).toContain(`<a href="${href}" type="application/rss+xml">`)
  }
})

it('every month leads to the other language, which says when it has no news of it', async () => {
  const { months } = await call('press', { languageId: 1 })
  const { months: english } = await call('press', { languageId: 2 })
  const missing = months.find(({ month }) => !english.some((other) => other.month === month))
  if (!missing) throw new Error('the sample has every month in English')
  const html = await pageOf(`/press?month=${missing.month}`)
  expect(html).toContain(`href="/en/press?month=${missing.month}"`)
  const other = await pageOf(`/en/press?month=${missing.month}`)
  expect(other).toContain('Nothing here yet')
  expect(other).toMatch(/<link rel="canonical" href="[^"]*\/en\/press"/)
})

it('what is no month, or no page of one, is not found', async () => {
  for (const query of ['?month=1950-01&page=2', '?month=2026-13', '?month=x', '?month=2026-1'])
    expect([query, (await get(page('zh', query))).status]).toEqual([query, 404])
})

it('each month is a page of its own: title and canonical address', async () => {
  const { months } = await call('press', { languageId: 1 })
  const [first] = months
  if (!first) throw new Error('the sample has no news')
  const html = await pageOf(`/press?month=${first.month}&utm=x`)
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/press\\?month=${first.month}"`))
  expect(html).toContain(`${Number(first.month.slice(5))}月的新闻`)
  expect(html).not.toContain('rel="alternate" hrefLang="en"')
  expect(await pageOf('/press')).toMatch(/<link rel="canonical" href="[^"]*\/press"/)
})
