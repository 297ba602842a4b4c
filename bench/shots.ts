import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { addresses, type PageName, pageNames } from '@shanmen/contract/addresses.ts'
import { type Language, languageCodes, pathIn } from '@shanmen/contract/languages.ts'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { findChromium } from '../scripts/chromium.ts'
import { startSite, stopSite } from '../scripts/started-program.ts'

// Screenshots of every page in both languages, for visual review. `npm run shots -- --only newsGroupDetail --view elder`

const print = (line: string) => void process.stdout.write(`${line}\n`)
const { values: options } = parseArgs({
  options: {
    width: { type: 'string', multiple: true, default: ['1440', '390'] },
    view: { type: 'string', default: 'normal' },
    only: { type: 'string', multiple: true, default: [...pageNames, 'lost'] },
    language: { type: 'string', multiple: true, default: [...languageCodes] },
    folder: { type: 'string', default: join(import.meta.dirname, '../shots') },
    /** A running site; by default one is started with the sample content and stopped afterwards. */
    base: { type: 'string' },
  },
})

const isPage = (name: string): name is PageName => name in addresses

/** The address of a page; of a detail page that of the first link of its list. */
async function pathOf(base: string, name: string, language: Language): Promise<string> {
  if (!isPage(name)) return pathIn(language, '/no/such/page')
  const [list, id] = pathIn(language, addresses[name]).split('/:')
  if (id === undefined || list === undefined) return pathIn(language, addresses[name])
  const html = await (await fetch(base + list)).text()
  const link = new RegExp(`href="(${list}/[^"?#]+)"`).exec(html)?.[1]
  if (!link) throw new Error(`${list} shows no item.`)
  return link
}

/** Scrolls down the page to load lazy content, then back to the top. */
async function wakePictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const rest = () => new Promise((resolve) => setTimeout(resolve, 40))
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await rest()
    }
    scrollTo(0, 0)
    const late = [...document.images].filter((image) => !image.complete && image.checkVisibility())
    const settled = late.map(
      (image) =>
        new Promise((resolve) => {
          image.onload = image.onerror = resolve
        }),
    )
    await Promise.race([Promise.all(settled), new Promise((resolve) => setTimeout(resolve, 5000))])
    await rest()
  })
}

async function shoot(context: BrowserContext, base: string, width: number): Promise<void> {
  const page = await context.newPage()
  for (const language of languageCodes.filter((code) => options.language.includes(code)))
    for (const name of options.only) {
      const path = await pathOf(base, name, language)
      await page.goto(base + path, { waitUntil: 'load' })
      await wakePictures(page)
      const view = options.view === 'elder' ? '-elder' : ''
      const file = join(options.folder, `${name}.${language}-${width}${view}.png`)
      await page.screenshot({ path: file, fullPage: true })
      const map = page.locator('canvas').first()
      // A full-page screenshot shows the interactive map in the wrong place: it has one of its own.
      if (await map.isVisible()) {
        await map.scrollIntoViewIfNeeded()
        await page.screenshot({ path: file.replace(/\.png$/, '-map.png') })
      }
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      print(`${file}  ${decodeURI(path)}${wide > width ? `  ${wide} pixels wide!` : ''}`)
    }
}

async function shootAll(base: string): Promise<void> {
  await mkdir(options.folder, { recursive: true })
  const browser = await chromium.launch({ executablePath: findChromium(print), args: ['--no-sandbox'] })
  try {
    for (const width of options.width.map(Number)) {
      const viewport = { width, height: width < 600 ? 844 : 900 }
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
      await context.addCookies([{ name: 'view', value: options.view, url: base }])
      await shoot(context, base, width)
      await context.close()
    }
  } finally {
    await browser.close()
  }
}

async function shootOwnSite(): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'shanmen-shots-'))
  const { SITE_BUILD_DIR = '' } = process.env
  try {
    print('Starting the site ...')
    const site = await startSite({ DATA_DIR: data, SITE_BUILD_DIR })
    await shootAll(site.baseUrl).finally(() => stopSite(site))
  } finally {
    await rm(data, { recursive: true, force: true })
  }
}

await (options.base ? shootAll(options.base) : shootOwnSite())
