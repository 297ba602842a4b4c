import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBrowser } from '@shanmen/studio/testing/browser.ts'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { findChromium } from '../scripts/chromium.ts'
import { runStart, stopSite, studioOf } from '../scripts/started-program.ts'
import { percentile } from './measure.ts'

// Time to the studio's dashboard with a session on a slow connection and an empty browser cache:
// `npm run bench -- studio`. The limit is 2 s.

const print = (line: string) => void process.stdout.write(`${line}\n`)
const rounds = 9
type Cookies = Parameters<BrowserContext['addCookies']>[0]
/** Lighthouse's slow 4G. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** Milliseconds from the request until code is loaded, data is loaded and the cards are painted. */
async function visit(browser: Browser, url: string, cookies: Cookies) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slowLine)
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('main section h2')) return
      watch.disconnect()
      // The second animation frame begins when the first one is painted.
      requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('drawn')))
    })
    watch.observe(document, { subtree: true, childList: true })
  })
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('drawn').length > 0)
  const times = await page.evaluate(() => {
    const end = (of: RegExp) =>
      Math.max(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => of.test(name))
          .map(({ startTime, duration }) => startTime + duration),
      )
    const drawn = performance.getEntriesByName('drawn')[0]?.startTime ?? Number.NaN
    return { code: end(/\.js$/), data: end(/\/api\/dashboard/), drawn }
  })
  await context.close()
  return times
}

const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-studio-bench-'))
const program = runStart({ DATA_DIR: dataDir, STUDIO: 'alone' })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || findChromium(print),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const { studioUrl, setUpLink } = await studioOf(program)
  const person = openBrowser(studioUrl)
  const token = setUpLink.slice(setUpLink.lastIndexOf('/') + 1)
  const password = '晨雾里的石阶 42 级'
  await person.call('acceptInvitation', { token, email: 'lin@lingshan.example', name: '林岚', password })
  const cookies = [...person.cookies].map(([name, value]) => ({ name, value, url: studioUrl }))
  // Warm-up: the server reads its files and the browser starts.
  await visit(browser, studioUrl, cookies)
  const visits: Awaited<ReturnType<typeof visit>>[] = []
  for (let round = 0; round < rounds; round++) visits.push(await visit(browser, studioUrl, cookies))
  const summary = (of: (visit: (typeof visits)[number]) => number) => {
    const seconds = (part: number) => (percentile(visits.map(of), part) / 1000).toFixed(2)
    return `${seconds(0.5)} s (p90 ${seconds(0.9)})`
  }
  print(`Studio, dashboard on a slow connection (1.6 Mbit/s, 150 ms), median of ${rounds}:`)
  print(`  code loaded   ${summary(({ code }) => code)}`)
  print(`  data loaded   ${summary(({ data }) => data)}`)
  print(`  cards painted ${summary(({ drawn }) => drawn)}`)
} finally {
  await browser.close()
  await stopSite(program)
  await rm(dataDir, { recursive: true, force: true })
}
