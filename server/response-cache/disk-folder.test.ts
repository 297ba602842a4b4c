import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { openContent } from '@shanmen/content/open.ts'
import { news, put } from '@shanmen/content/testing/fixtures.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parseSettings, type Settings, settings } from '../config/settings.ts'
import type { Site } from '../site/site.ts'
import { affectsResponses, diskFolder, openResponseCache } from './open-cache.ts'

const cleared = vi.hoisted(() => vi.fn())
// Removing a folder of many copies takes longer than writing a file.
vi.mock('./disk.ts', async (load) => {
  const disk = await load<typeof import('./disk.ts')>()
  const openDiskCache = (folder: string) => {
    const opened = disk.openDiskCache(folder)
    const clear = () => setTimeout(100).then(opened.clear).then(cleared)
    return { ...opened, clear }
  }
  return { ...disk, openDiskCache }
})

const info = { id: 'build', timestamp: 1 }
function folder(changes: Partial<Record<keyof Settings, string>> = {}, built = info) {
  const settings = parseSettings(changes)
  if (Array.isArray(settings)) throw new Error(settings.join())
  return diskFolder(settings, settings.PUBLIC_BASE_URL, { info: built })
}

const others = {
  ...{ PUBLIC_BASE_URL: 'https://a.test', API_HOST: 'https://b.test', FRONTEND_ID_HEADER: 'X-A' },
  ...{ FRONTEND_ID: 'other', LOCALE_COOKIE: 'other', BUILD_POLL_MS: '1000', AMAP_KEY: 'abcdefgh' },
  ...{ AMAP_SECURITY_CODE: 'abcdefgh', AMAP_CODE_IN_PAGE: 'on', PURGE_URL: 'https://cdn.test/', HSTS: 'off' },
}

test.each(Object.entries(others))('copies are not shared with another %s', (name, value) => {
  expect(folder({ [name]: value })).not.toBe(folder())
})

test('each setting that affects responses is tried above', () => {
  const named = Object.entries(affectsResponses).flatMap(([name, isShown]) => (isShown ? [name] : []))
  expect(Object.keys(others).sort()).toEqual(named.sort())
})

test.each([
  ['LOG_LEVEL', 'debug'],
  ['PORT', '4000'],
  ['STOP_DELAY_MS', '5000'],
  ['STORED_MB', '128'],
  ['RATE_PAGES', '10'],
  ['STUDIO', 'off'],
])('a start with another %s begins with the copies there are', (name, value) => {
  expect(folder({ [name]: value })).toBe(folder())
})

test('another build and another database have copies of their own, another password has not', () => {
  const here = folder({ DATABASE_URL: 'postgres://me:one@db.test/site' })
  expect(here).not.toBe(folder())
  expect(folder({ DATABASE_URL: 'postgres://you:two@db.test/site' })).toBe(here)
  expect(folder({ DATABASE_URL: 'postgres://me:one@db.test/other' })).not.toBe(here)
  expect(folder({}, { id: 'build', timestamp: 2 })).not.toBe(folder())
})

/** A response cache on a database of its own, and the file that names its history. */
async function openCache() {
  const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-disk-folder-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const content = await openContent({ dataDir })
  onTestFinished(content.close)
  await put(content, 'news', news())
  const own = settings.parse({ DATA_DIR: dataDir })
  const site = { mode: 'production', info } as Site
  const log = { error: vi.fn() } as never
  const cache = await openResponseCache(own, 'http://site.test', { reading: content, content }, site, log)
  onTestFinished(() => cache?.close())
  const history = join(diskFolder(own, 'http://site.test', site), 'history.json')
  return { dataDir, content, cache, history }
}

test('while the database answers, the copies have the date of the last minute, also when nothing changes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { history } = await openCache()
  const dateOf = async () => (await stat(history)).mtimeMs
  const start = Date.now() - 3_600_000
  await utimes(history, start / 1000, start / 1000)
  vi.advanceTimersByTime(60_000)
  await expect.poll(dateOf).toBeGreaterThan(start + 3_000_000)
})

test('what was withdrawn ends also where the history cannot be written, as on a full disk; its date stays', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { content, cache, history } = await openCache()
  await rm(history)
  await mkdir(history)
  await utimes(history, 1, 1)
  const afterChange = vi.fn(async () => undefined)
  if (cache) cache.afterChange = afterChange
  await put(content, 'news', news())
  vi.advanceTimersByTime(400)
  await expect.poll(() => afterChange.mock.calls.length).toBe(1)
  vi.advanceTimersByTime(60_000)
  await setTimeout(500)
  expect((await stat(history)).mtimeMs).toBe(1000)
})

test('after the database was put back to an earlier state the copies name its history', async () => {
  const { dataDir, history } = await openCache()
  expect([existsSync(history), cleared.mock.calls.length]).toEqual([true, 1])
  const database = new DatabaseSync(join(dataDir, 'content.sqlite'))
  database.exec('update version set version = version - 1')
  database.close()
  await expect.poll(() => cleared.mock.calls.length, { timeout: 30_000 }).toBe(2)
  await expect.poll(() => existsSync(history)).toBe(true)
})
