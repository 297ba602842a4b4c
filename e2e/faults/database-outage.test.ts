/** @module-tag slow */
import { randomBytes } from 'node:crypto'
import { open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type Started, startSite, stopSite } from '../../scripts/started-program.ts'
import { newDataFolder } from '../site.ts'

let data = ''
let site: Started
const start = () =>
  startSite({ DATA_DIR: data, SITE_BUILD_DIR: inject('buildFolder'), LOG_LEVEL: 'silent', STUDIO: 'off' })
beforeAll(async () => {
  data = await newDataFolder()
  site = await start()
})
afterAll(async () => {
  await stopSite(site)
  await rm(data, { recursive: true, force: true })
})

const get = (path: string) => fetch(site.baseUrl + path, { headers: { cookie: 'webLang=zh' } })
const files = ['content.sqlite', 'content.sqlite-wal', 'content.sqlite-shm']

async function waitFor(path: string, accept: (response: Response) => boolean | Promise<boolean>) {
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await get(path)
    if (await accept(response)) return response
    await setTimeout(100)
  }
  throw new Error(`${path} did not become what was expected`)
}

const stale = async (response: Response) => (await response.json()).status === 'stale'
const ready = async (response: Response) => (await response.json()).status === 'ready'

async function move(from: string, to: string) {
  for (const file of files)
    await rename(join(data, file + from), join(data, file + to)).catch(() => undefined)
}

it('while the database is unavailable every cached page is served as stale; afterwards pages are fresh again', async () => {
  const paths = [
    '/',
    '/en/member/scenic',
    '/member/welfare',
    '/sitemap.xml',
    '/feed/news.rss',
    '/backends/api/menu/1',
  ]
  for (const path of paths) expect((await get(path)).status).toBe(200)
  await move('', '.away')
  await waitFor('/readyz', (response) => {
    expect(response.status).toBe(200)
    return stale(response)
  })
  for (const path of paths) {
    const response = await get(path)
    expect([path, response.status]).toEqual([path, 200])
    expect(response.headers.get('x-content-as-of')).toMatch(/^\d{4}-\d\d-\d\dT/)
  }
  const { build } = await (await get('/version')).json()
  const never = [
    '/newsAndInformation/group?keyword=never-requested',
    `/lingShan/culture/history/_payload.json?${build}`,
  ]
  for (const path of [...never, '/backends/api/information?id=1&languageId=2']) {
    const response = await get(path)
    expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '5'])
  }
  expect(await (await get('/backends/api/information?id=1&languageId=2')).json()).toEqual({
    ...{ code: 503, msg: 'System error', data: null },
  })
  await move('.away', '')
  await waitFor('/readyz', ready)
  for (const path of [...paths, '/newsAndInformation/group?keyword=never-requested']) {
    const response = await get(path)
    expect([path, response.status]).toEqual([path, 200])
    expect(response.headers.get('x-content-as-of')).toBeNull()
  }
})

it('while a table is damaged every cached page is served as stale, and rendered again once it is repaired', async () => {
  const [list, item] = ['/newsAndInformation/group', await firstOf('/newsAndInformation/group')]
  for (const path of [list, item]) expect((await get(path)).status).toBe(200)
  // Not cached yet: the first request that reads the damaged table.
  const unread = await firstOf('/newsAndInformation/media')
  const mend = await damage(join(data, 'content.sqlite'), 'revision')
  expect((await get(unread)).status).toBe(503)
  expect((await waitFor('/readyz', stale)).status).toBe(200)
  for (const path of ['/', list, item]) {
    const response = await get(path)
    expect([path, response.status]).toEqual([path, 200])
    expect(response.headers.get('x-content-as-of')).toMatch(/^\d{4}-\d\d-\d\dT/)
  }
  await mend()
  await waitFor('/readyz', ready)
  for (const path of [list, item, unread]) {
    const response = await get(path)
    expect([path, response.status, response.headers.get('x-content-as-of')]).toEqual([path, 200, null])
  }
})

/** The address of the first article of a list. */
async function firstOf(list: string): Promise<string> {
  const html = await (await get(list)).text()
  return new RegExp(`href="(${list}/[^"?]+)"`).exec(html)?.[1] ?? ''
}

/** Overwrites all leaf pages of a table while the process runs; returns a function that restores them. */
async function damage(file: string, table: string): Promise<() => Promise<void>> {
  const database = new DatabaseSync(file)
  database.exec('pragma wal_checkpoint(truncate)')
  const size = Number(database.prepare('pragma page_size').get()?.page_size)
  const pages = database
    .prepare("select pageno from dbstat where name = ? and pagetype <> 'internal'")
    .all(table)
    .map(({ pageno }) => Number(pageno) - 1)
  database.close()
  const whole = await readFile(file)
  const overwrite = async (bytes: (from: number) => Buffer) => {
    const handle = await open(file, 'r+')
    for (const page of pages) await handle.write(bytes(page * size), 0, size, page * size)
    await handle.close()
  }
  await overwrite(() => randomBytes(size))
  return () => overwrite((from) => whole.subarray(from, from + size))
}

it('the next start serves the copies on disk', async () => {
  const tags = async () =>
    Promise.all(['/', '/en/member/scenic'].map(async (path) => (await get(path)).headers.get('etag')))
  const before = await tags()
  await stopSite(site)
  // Copies belong to an origin: on another port they are not used, on the same they are.
  const { port } = new URL(site.baseUrl)
  site = await startSite({
    DATA_DIR: data,
    SITE_BUILD_DIR: inject('buildFolder'),
    LOG_LEVEL: 'silent',
    STUDIO: 'off',
    PORT: port,
  })
  expect(await tags()).toEqual(before)
})

it('a start with a damaged database serves the copies on disk, says why, and continues once it is repaired, without a restart', async () => {
  expect((await get('/member/welfare')).status).toBe(200)
  await stopSite(site)
  const file = join(data, 'content.sqlite')
  const intact = await readFile(file)
  await writeFile(file, 'no database any more')
  site = await startSite({
    DATA_DIR: data,
    SITE_BUILD_DIR: inject('buildFolder'),
    LOG_LEVEL: 'silent',
    STUDIO: 'off',
    PORT: new URL(site.baseUrl).port,
  })
  expect(site.output()).toMatch(/content\.sqlite is damaged or no database: .*\.\nUntil then visitors get/)
  expect((await waitFor('/readyz', stale)).status).toBe(200)
  for (const path of ['/', '/en/member/scenic', '/member/welfare']) {
    const response = await get(path)
    expect([path, response.status]).toEqual([path, 200])
    expect(response.headers.get('x-content-as-of')).toMatch(/^\d{4}-\d\d-\d\dT/)
  }
  expect((await get('/newsAndInformation/group?keyword=never-requested')).status).toBe(503)
  await writeFile(`${file}.repaired`, intact)
  await rename(`${file}.repaired`, file)
  await waitFor('/readyz', ready)
  const fresh = await get('/newsAndInformation/group?keyword=never-requested')
  expect([fresh.status, fresh.headers.get('x-content-as-of')]).toEqual([200, null])
})
