import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync as compress, constants } from 'node:zlib'
import { addresses, fill } from '@shanmen/contract/addresses.ts'
import { createClient } from '@shanmen/contract/client.ts'
import { chromium } from 'playwright-core'
import { findChromium } from '../scripts/chromium.ts'
import { startSite, stopSite } from '../scripts/started-program.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)
const brotli = (text: string | Buffer) =>
  compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
const kb = (bytes: number) => (bytes / 1024).toFixed(1).padStart(8)

/** The limits of each page type in KB, brotli: HTML with its inlined styles, and everything that a phone loads. */
const limits = {
  home: { html: 22, css: 8, js: 118, all: 450 },
  list: { html: 20, css: 8, js: 118, all: 250 },
  article: { html: 20, css: 8, js: 118, all: 150 },
} as const

const data = await mkdtemp(join(tmpdir(), 'shanmen-bytes-'))
const own = process.env.SITE_URL ? undefined : await startSite({ DATA_DIR: data })
const base = process.env.SITE_URL ?? own?.baseUrl ?? ''
const call = createClient({ host: base, transport: fetch, language: 'zh' })
const [news] = (await call('informationList', { languageId: 1, type: 'group' })).list
const rows: [keyof typeof limits, string][] = [
  ['home', '/'],
  ['home', '/en'],
  ['list', addresses.newsGroupList],
  ['list', addresses.purchaseList],
  ['list', addresses.scenicList],
  ['list', `/en${addresses.rentList}`],
  ['article', fill(addresses.newsGroupDetail, news?.id ?? '')],
  ['article', addresses.welfare],
  ['article', addresses.contact],
]

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || findChromium(print),
  args: ['--no-sandbox', '--disable-gpu'],
})

/** The bytes that a phone loads for a page without scrolling, by type, brotli; pictures as they are sent. */
async function measureBytes(path: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const sum = { html: 0, css: 0, js: 0, pictures: 0, requests: 0 }
  const loading: Promise<void>[] = []
  page.on('response', (response) => {
    sum.requests += 1
    const kind = { document: 'html', script: 'js', image: 'pictures' }[response.request().resourceType()]
    if (kind !== 'html' && kind !== 'js' && kind !== 'pictures') return
    loading.push(
      response.body().then((body) => {
        const isPacked = kind === 'pictures' && !response.url().endsWith('.svg')
        sum[kind] += isPacked ? body.length : brotli(body)
        const style = kind === 'html' && /<style>([\s\S]*?)<\/style>/.exec(body.toString())?.[1]
        if (style) sum.css = brotli(style)
      }),
    )
  })
  await page.goto(base + path)
  await page.locator('header[data-live="true"]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await Promise.all(loading)
  await context.close()
  return { ...sum, all: sum.html + sum.js + sum.pictures }
}

print('KB (brotli)   HTML its CSS      JS  pictures     all  requests')
for (const [kind, path] of rows) {
  const { html, css, js, pictures, all, requests } = await measureBytes(path)
  const over = Object.entries({ html, css, js, all }).filter(
    ([name, bytes]) => bytes / 1024 > limits[kind][name as 'html'],
  )
  const mark = over.length > 0 ? `  over the limit: ${over.map(([name]) => name).join(', ')}` : ''
  print(
    `${kind.padEnd(9)} ${kb(html)}${kb(css)}${kb(js)}  ${kb(pictures)}${kb(all)}  ${String(requests).padStart(8)}  ${path}${mark}`,
  )
}
await browser.close()
if (own) await stopSite(own)
await rm(data, { recursive: true, force: true })
