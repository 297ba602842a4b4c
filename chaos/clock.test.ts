import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { news } from '@shanmen/content/testing/fixtures.ts'
import type { Browser } from '@shanmen/studio/testing/browser.ts'
import { expect, test, vi } from 'vitest'
import { newFolder, readiness, setUp, signIn, startSite, startStudio } from './driver.ts'
import { usePostgres } from './postgres.ts'

vi.setConfig({ testTimeout: 300_000 })

const hour = 3_600_000
const soon = { timeout: 60_000, interval: 200 }
// Date in the started programs; the clock of the machine, which other programs use, stays as it is.
const movable = {
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, '../scripts/clock-offset.ts'))}`,
  CLOCK_STEP_MS: String(hour),
}

const ahead = 'SIGUSR2'
const back = 'SIGWINCH'

/** Publishes a news item and returns what it takes to find it. `from` is when it is to appear. */
async function publishNews(browser: Browser, title: string, from?: number) {
  const document = news({ zh: title, at: new Date(Date.now() - 48 * hour).toISOString() })
  const { id } = await browser.call('createEntry', { kind: 'news', document })
  const moment = from === undefined ? {} : { from: new Date(from).toISOString() }
  const { revision, path } = await browser.call('readEntry', { id })
  await browser.call('publish', { id, language: 'zh', revision: revision.no, ...moment })
  return { title, path: path ?? '' }
}

async function movedClocks(settings: Record<string, string>, isServer: boolean): Promise<void> {
  const studio = await startStudio({ ...settings, ...movable })
  let browser = await setUp(studio)
  const startMovable = () => startSite({ ...settings, ...movable })
  let site = await startMovable()
  const move = async (signal: typeof ahead | typeof back) => {
    for (const { pid } of [studio, site]) process.kill(pid(), signal)
    // A session without use ends after half an hour.
    browser = await signIn(studio)
  }
  const shown: { title: string; path: string }[] = []
  /** The list and the page of everything that was published. */
  const expectAll = async () => {
    const faults = async () => {
      const list = await (await fetch(`${site.baseUrl}/newsAndInformation/group`)).text()
      const pages = await Promise.all(shown.map(({ path }) => fetch(site.baseUrl + path)))
      return shown.filter(({ title }, at) => !list.includes(title) || pages[at]?.status !== 200)
    }
    await expect.poll(faults, soon).toEqual([])
  }
  const clockProblem = async () => (await readiness(site)).problems?.clock ?? ''
  const expectSkew = async (words: RegExp) => {
    await expect.poll(clockProblem, soon).toMatch(words)
    await expect
      .poll(() => site.output(), soon)
      .toMatch(/"subject":"clock","problem":"The clock of this machine is/)
  }

  shown.push(await publishNews(browser, '时钟正确时发布的新闻'))
  await expectAll()

  await move(back)
  shown.push(await publishNews(browser, '时钟拨回一小时后发布的新闻'))
  await expectAll()
  await expectSkew(/behind the newest change/)
  await site.stop()
  site = await startMovable()
  await expectAll()
  process.kill(site.pid(), back)
  await expectAll()

  await move(ahead)
  await expectAll()
  await expect.poll(clockProblem, soon).toBe('')

  await move(ahead)
  const planned = await publishNews(browser, '计划在半小时后出现的新闻', Date.now() + hour / 2)
  shown.push(planned, await publishNews(browser, '时钟拨快一小时时发布的新闻'))
  await expectAll()
  if (isServer) await expectSkew(/ahead of the database server/)

  await move(back)
  // What was public stays public, although it is an hour from now by this clock.
  await expectAll()
  await expectSkew(/behind the newest change/)
  shown.push(await publishNews(browser, '时钟改正后发布的新闻'))
  await expectAll()
  expect((await browser.call('verifyAudit', {})).breaks).toEqual([])
  await Promise.all([site.stop(), studio.stop()])
}

test('clocks that are put back and forward an hour: what is published is visible, and the skew is reported', async () => {
  await movedClocks({ DATA_DIR: await newFolder() }, false)
})

test('the same on PostgreSQL, whose clock stays', async ({ skip }) => {
  const postgres = await usePostgres(skip)
  await movedClocks({ DATA_DIR: await newFolder(), DATABASE_URL: postgres.url }, true)
})
