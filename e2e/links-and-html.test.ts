import { addresses } from '@shanmen/contract/addresses.ts'
import { HtmlValidate } from 'html-validate'
import { expect, it } from 'vitest'
import { everyAddress } from './addresses.ts'
import { base, get } from './site.ts'

const entity: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' }
const plain = (text: string) => text.replace(/&(?:amp|#x27|quot);/g, (name) => entity[name] ?? name)

/**
 * Everything a page points to, as absolute addresses; not the switch, which keeps the id of an item that may have no
 * translation.
 */
function targetsOf(html: string, at: string): string[] {
  const found = [...html.matchAll(/<(?!a[^>]*hreflang)[a-z][^>]*?\s(?:href|src|action)="([^"]*)"/gi)].map(
    ([, value]) => plain(value ?? ''),
  )
  const sets = [...html.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, set]) =>
    plain(set ?? '')
      .split(',')
      .map((part) => part.trim().split(' ')[0] ?? ''),
  )
  return [...found, ...sets].map((value) => new URL(value, at).href)
}

const pages = new Map<string, string>()

it('every link, picture and file of every page responds, and every anchor exists', {
  tags: ['slow'],
  timeout: 600_000,
}, async () => {
  const queue = [`${base}/`, `${base}/en`]
  const from = new Map<string, string>()
  const anchors: string[] = []
  const broken: string[] = []
  const seen = new Set(queue)
  const work = async () => {
    for (let at = queue.pop(); at; at = queue.pop()) {
      const response = await fetch(at)
      if (!response.ok) broken.push(`${response.status} ${at} on ${from.get(at)}`)
      const isPage = response.headers.get('content-type')?.startsWith('text/html')
      if (!isPage) await response.body?.cancel()
      // Addresses with a query (filters, large text) must respond, but have the same links again.
      if (!isPage || !response.ok) continue
      const html = await response.text()
      if (!new URL(at).search) pages.set(at, html)
      for (const target of targetsOf(html, at)) {
        const url = new URL(target)
        if (url.origin !== base) continue
        if (url.hash.length > 1) anchors.push(target)
        url.hash = ''
        if (seen.has(url.href) || (new URL(at).search && url.search)) continue
        seen.add(url.href)
        from.set(url.href, at)
        queue.push(url.href)
      }
    }
  }
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (queue.length > 0) {
        await work()
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }),
  )
  expect(broken).toEqual([])
  expect(pages.size).toBeGreaterThan(2 * Object.keys(addresses).length)
  const missing = anchors.filter((target) => {
    const [page = '', id = ''] = target.split('#')
    return pages.has(page) && !pages.get(page)?.includes(` id="${decodeURIComponent(id)}"`)
  })
  expect([...new Set(missing)]).toEqual([])
})

it('every page is valid HTML', async () => {
  const check = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // React writes boolean attributes with an empty value and void elements with a slash.
      'attribute-boolean-style': 'off',
      'void-style': 'off',
      'doctype-style': 'off',
      // The policy allows code from the site's own origin only.
      'require-sri': 'off',
      'no-trailing-whitespace': 'off',
      'long-title': 'off',
    },
  })
  const findings: string[] = []
  for (const path of [...(await everyAddress('zh')), ...(await everyAddress('en')), '/nope', '/en/nope']) {
    const html = await (await get(path)).text()
    const report = await check.validateString(html)
    for (const { messages } of report.results)
      for (const { ruleId, message, line, column } of messages)
        findings.push(`${ruleId}: ${message} (${path} ${line}:${column})`)
  }
  expect(findings).toEqual([])
}, 600_000)
