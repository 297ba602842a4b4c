import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { addresses } from '@shanmen/contract/addresses.ts'
import { chromium, type Page } from 'playwright-core'
import { findChromium } from '../scripts/chromium.ts'
import { startSite, stopSite } from '../scripts/started-program.ts'
import { percentile } from './measure.ts'

// The cost of the interactive map: bytes beyond the page, and the time until it is usable. `node bench/map.ts`, or with
// SITE_URL against a running site.

const print = (line: string) => process.stdout.write(`${line}\n`)
const rounds = 5
const data = await mkdtemp(join(tmpdir(), 'shanmen-map-'))
const own = process.env.SITE_URL ? undefined : await startSite({ DATA_DIR: data })
const base = process.env.SITE_URL ?? own?.baseUrl ?? ''
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || findChromium(print),
  args: ['--no-sandbox', '--disable-gpu'],
})
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

type Cost = { page: number; map: number; usable: number; route: number; files: Map<string, number> }

/** Brotli bytes of code and data that the page loads from now on, by file. */
function weigh(page: Page): { files: Map<string, number>; settled: () => Promise<unknown> } {
  const files = new Map<string, number>()
  const loading: Promise<void>[] = []
  page.on('response', (response) => {
    const name =
      new URL(response.url()).pathname
        .split('/')
        .at(-1)
        ?.replace(/-[\w-]{8}(?=\.)/, '') ?? ''
    if (/\.(?:js|json)$/.test(name))
      loading.push(
        response.body().then((body) => void files.set(name, brotliCompressSync(body, quality).length)),
      )
  })
  return { files, settled: () => Promise.all(loading) }
}

async function visit(path: string): Promise<Cost> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const { files, settled } = weigh(page)
  const opened = performance.now()
  await page.goto(base + path)
  await page.locator('header[data-live="true"]').waitFor({ state: 'attached' })
  const live = performance.now() - opened
  await page.waitForLoadState('networkidle')
  await settled()
  const before = new Set(files.keys())
  const near = performance.now()
  await page.locator('#map').evaluate((map) => map.scrollIntoView())
  await page.locator('.map-stage[data-shown]').waitFor()
  const usable = performance.now() - near
  await page.locator('.map-walk-toggle').click()
  await page.locator('.map-walk option').nth(8).waitFor({ state: 'attached' })
  const started = performance.now()
  await page.locator('.map-walk [type=submit]').click()
  await page.locator('.map-steps, .map-why').waitFor()
  const route = performance.now() - started
  await page.waitForLoadState('networkidle')
  await settled()
  await context.close()
  for (const name of before) files.delete(name)
  const map = [...files.values()].reduce((sum, bytes) => sum + bytes, 0)
  return { page: live, map, usable, route, files }
}

const visits: Cost[] = []
for (let round = 0; round < rounds; round++) visits.push(await visit(addresses.scenicList))
const [first] = visits
const middle = (of: (cost: Cost) => number) => percentile(visits.map(of), 0.5)
const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

print(`Added by the map to ${addresses.scenicList} once it is near the viewport, brotli:`)
for (const [name, bytes] of [...(first?.files ?? [])].sort((a, b) => b[1] - a[1]))
  print(`${kb(bytes).padStart(10)}  ${name}`)
print(`${kb(first?.map ?? 0).padStart(10)}  in total`)
print('')
const page = middle((cost) => cost.page)
print(
  `Median of ${rounds}, software rendering, ms, and as a ratio to hydration of the page (${page.toFixed(0)} ms):`,
)
for (const [name, of] of [
  ['map usable', (cost: Cost) => cost.usable],
  ['first walking route', (cost: Cost) => cost.route],
] as const)
  print(`${middle(of).toFixed(0).padStart(10)}  ${name} (${(middle(of) / page).toFixed(2)})`)

await browser.close()
if (own) await stopSite(own)
await rm(data, { recursive: true, force: true })
