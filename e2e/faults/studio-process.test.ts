/** @module-tag slow */
import { news } from '@shanmen/content/testing/fixtures.ts'
import type { Browser } from '@shanmen/studio/testing/browser.ts'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startSite, stopSite, studioOf } from '../../scripts/started-program.ts'
import { type StudioSite, setUp, startStudioSite, studioPid } from '../studio-site.ts'

const builds = () => ({
  SITE_BUILD_DIR: inject('buildFolder'),
  STUDIO_BUILD_DIR: inject('studioBuildFolder'),
})

async function start(): Promise<StudioSite> {
  const site = await startStudioSite()
  onTestFinished(() => site.stop())
  return site
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const readiness = async ({ baseUrl }: Pick<StudioSite, 'baseUrl'>) => {
  const response = await fetch(`${baseUrl}/readyz`)
  return [response.status, await response.json()]
}

/** Creates entries one after another until the studio does not answer; returns how many it acknowledged. */
async function createUntilGone(browser: Browser, onCreated: (count: number) => void): Promise<number> {
  for (let count = 0; ; count += 1) {
    const body = JSON.stringify({ kind: 'news', document: news({ zh: `第 ${count} 条` }) })
    const headers = { 'Content-Type': 'application/json' }
    const response = await browser
      .fetch('/api/entries', { method: 'POST', headers, body })
      .catch(() => undefined)
    if (!response) return count
    expect(response.status).toBe(200)
    onCreated(count + 1)
  }
}

test('killed while it saves, the studio returns by itself with all that it acknowledged; the site serves on and says so', async () => {
  const site = await start()
  const browser = await setUp(site)
  const count = async () => (await browser.call('entryList', { kind: 'news', page: 1, pageSize: 1 })).total
  const before = await count()
  const pid = studioPid(site)
  const acknowledged = await createUntilGone(browser, (created) => {
    // Not at once: the next save is under way then.
    if (created === 5) setTimeout(() => process.kill(pid, 'SIGKILL'), 5)
  })
  await expect.poll(() => readiness(site), { interval: 50 }).toMatchObject([200, { studio: 'waiting' }])
  expect((await fetch(`${site.baseUrl}/member/scenic`)).status).toBe(200)
  // The log is written in batches.
  await expect
    .poll(() => site.output())
    .toMatch(/"signal":"SIGKILL".+the studio has ended and is started again/)
  await expect.poll(async () => (await readiness(site))[1], { timeout: 30_000 }).not.toHaveProperty('studio')
  expect(studioPid(site)).not.toBe(pid)
  // The session is still valid. The save in flight is there or not.
  const added = (await count()) - before
  expect([acknowledged, acknowledged + 1]).toContain(added)
  const { rows } = await browser.call('entryList', { kind: 'news', page: 1, pageSize: 3 })
  for (const { id } of rows) expect((await browser.call('history', { id })).revisions).toHaveLength(1)
  expect((await browser.call('verifyAudit', {})).breaks).toEqual([])
}, 120_000)

test('a signal to the site ends both processes; without the site the studio ends too', async () => {
  const site = await start()
  const stopped = studioPid(site)
  const { code, output } = await stopSite(site)
  expect([code, isRunning(stopped)]).toEqual([0, false])
  expect(output).not.toContain('started again')
  const second = await start()
  const orphan = studioPid(second)
  second.child.kill('SIGKILL')
  await expect.poll(() => isRunning(orphan), { timeout: 20_000 }).toBe(false)
  // Its port and its lock are free: the next start has a studio.
  const settings = { DATA_DIR: second.dataDir, STUDIO: 'on', STUDIO_PORT: new URL(second.studioUrl).port }
  const third = await startSite({ ...settings, ...builds() })
  await studioOf(third)
  await stopSite(third)
}, 120_000)
