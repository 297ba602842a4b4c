/** @module-tag slow */
import { renameSync } from 'node:fs'
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mayLackRows } from '@shanmen/content/integrity/finding.ts'
import { checkOften } from '@shanmen/content/integrity/often.ts'
import { repairFiles } from '@shanmen/content/integrity/repair-media.ts'
import { type Content, openContent } from '@shanmen/content/open.ts'
import { news, put } from '@shanmen/content/testing/fixtures.ts'
import { addPicture, flipBit } from '@shanmen/content/testing/picture.ts'
import { tamper, tamperIndex } from '@shanmen/content/testing/tamper.ts'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { FileCache } from '../files/file-cache.ts'
import { health } from './health.ts'
import { metrics, withGauges } from './metrics.ts'
import { watchDamage } from './watch-damage.ts'

let folder = ''
let content: Content
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shanmen-watch-'))
  content = await openContent({ dataDir: folder })
  await put(content, 'news', news({ zh: '一' }))
})
afterEach(async () => {
  await content.close()
  await rm(folder, { recursive: true })
})

const build = { id: 'a', timestamp: 1 }
const ready = async () => {
  const database = () => Promise.resolve()
  const options = { accepting: () => true, database, damage: content.damage, build, version: '1' }
  const response = await health(options).request('/readyz')
  return [response.status, await response.json()]
}
const metric = async (code: string) => {
  const env = { incoming: { socket: { remoteAddress: '::1' }, headers: {} } }
  const gauges = { registry: new Registry(), build: { id: 'a', version: '1' } }
  const measured = {
    cache: undefined,
    files: new FileCache(1000),
    delay: () => 0,
    damage: content.damage,
    ...gauges,
  }
  const text = await (await metrics(withGauges(measured), { token: '' }).request('/metrics', {}, env)).text()
  return new RegExp(`^shanmen_findings\\{code="${code}"\\} (\\d+)$`, 'm').exec(text)?.[1]
}

test('damage of what is public is in the log and in the metrics, and makes the process not ready', async () => {
  await tamper(content, [`update revision set document = replace(document, '一', '二')`])
  const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() }
  const { end } = watchDamage(content, { writes: true, log })
  await expect.poll(() => content.damage.checkedAt).toBeInstanceOf(Date)
  await end()
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ code: 'document' }),
    expect.stringContaining('npm run doctor -- --restored'),
  )
  expect(await ready()).toEqual([503, { status: 'damaged', findings: ['history', 'document'] }])
  expect(await metric('document')).toBe('1')
})

test('an index that hides a row is known once the quick check has ended, before anything is served', async () => {
  await tamperIndex(content)
  const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() }
  const { checked, end } = watchDamage(content, { writes: true, log })
  await checked
  expect(mayLackRows(content.damage.findings)).toBe(true)
  await end()
})

test('what follows from the documents is reported, and the process stays ready', async () => {
  await tamper(content, ['delete from search'])
  const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() }
  const { end } = watchDamage(content, { writes: true, log })
  await expect.poll(() => content.damage.checkedAt).toBeInstanceOf(Date)
  await end()
  expect(log.error).not.toHaveBeenCalled()
  expect(log.warn).toHaveBeenCalledOnce()
  expect(await ready()).toEqual([200, { status: 'ready', findings: ['search'] }])
  expect([await metric('search'), await metric('database')]).toEqual(['2', '0'])
})

test('a bit that flips inside a picture is noticed, and the picture is made again while the process runs', async () => {
  const file = join(folder, 'media', await addPicture(content), '320.webp')
  const whole = await flipBit(file)
  const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() }
  const { end } = watchDamage(content, {
    writes: true,
    log,
    repairFiles: () => repairFiles(content, 'doctor'),
  })
  await expect.poll(() => readFile(file)).toEqual(whole)
  await expect.poll(() => log.info.mock.calls.length).toBe(1)
  expect(await ready()).toEqual([200, { status: 'ready', findings: ['file'] }])
  await end()
  // The next round finds it whole.
  const { end: endNext } = watchDamage(content, { writes: true, log })
  await expect.poll(async () => await ready()).toEqual([200, { status: 'ready' }])
  await endNext()
})

test('of a bucket what was put back is no longer reported, and a clock that was ahead does not end its daily check', async () => {
  const hour = 3_600_000
  const target = { ...content, media: { ...content.media, isRemote: true } }
  const file = join(folder, 'media', await addPicture(content), '320.webp')
  const whole = await flipBit(file)
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.now() + 9_000 * hour })
  onTestFinished(() => void vi.useRealTimers())
  const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() }
  const { end } = watchDamage(target, {
    writes: true,
    log,
    repairFiles: () => repairFiles(content, 'doctor'),
  })
  const soon = { timeout: 30_000 }
  await expect.poll(() => readFile(file), soon).toEqual(whole)
  await expect.poll(ready, soon).toEqual([200, { status: 'ready' }])
  vi.setSystemTime(Date.now() - 9_000 * hour)
  await flipBit(file)
  vi.advanceTimersByTime(25 * hour)
  await expect.poll(() => readFile(file), soon).toEqual(whole)
  await end()
})

test('an older backup in place of the database is noticed without waiting for a whole round', async () => {
  const { no } = await content.read
    .selectFrom('audit')
    .select('no')
    .orderBy('no', 'desc')
    .executeTakeFirstOrThrow()
  await content.anchors.flush()
  await tamper(content, [`delete from audit where no = ${no}`])
  expect(await checkOften({ dialect: 'sqlite', dataDir: folder, read: content.read }, true)).toEqual([
    { code: 'history', count: 1, where: [`audit ${no}`] },
  ])
})

test('a data folder that is gone is reported, and the check continues', async () => {
  const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() }
  await rename(folder, `${folder}-away`)
  const { end } = watchDamage(content, { writes: true, log })
  await expect
    .poll(async () => await ready())
    .toMatchObject([200, { findings: expect.arrayContaining(['missing']) }])
  await rename(`${folder}-away`, folder)
  await end()
})

/** Media on which a round of the check waits until `release` is called. */
function heldMedia() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const hash = vi.fn(async (path: string) => {
    await released
    return content.media.hash(path)
  })
  return { media: { ...content.media, hash }, hash, release }
}

test('a database file that is back is no longer reported, before a whole round has ended', async () => {
  await addPicture(content)
  const file = join(folder, 'content.sqlite')
  await rename(file, `${file}-away`)
  const log = { error: vi.fn(), warn: vi.fn(() => renameSync(`${file}-away`, file)), info: vi.fn() }
  const { media, hash, release } = heldMedia()
  const { end } = watchDamage({ ...content, media }, { writes: true, log })
  await expect.poll(() => hash.mock.calls.length).toBeGreaterThan(0)
  expect(log.warn).toHaveBeenCalledOnce()
  // What is cheap is checked every 15 seconds.
  await expect.poll(() => content.damage.findings, { timeout: 40_000 }).toEqual([])
  release()
  await end()
})

test('a database file that was repaired is served from again before a whole round has ended', async () => {
  await addPicture(content)
  await tamperIndex(content)
  const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() }
  const { media, hash, release } = heldMedia()
  const { end } = watchDamage({ ...content, media }, { writes: true, log })
  // The round has checked the file, and goes on with the pictures.
  await expect.poll(() => hash.mock.calls.length).toBeGreaterThan(0)
  expect(mayLackRows(content.damage.findings)).toBe(true)
  await sql`reindex`.execute(content.write)
  await expect.poll(() => content.damage.findings, { timeout: 40_000 }).toEqual([])
  release()
  await expect.poll(() => content.damage.checkedAt, { timeout: 40_000 }).toBeInstanceOf(Date)
  expect(content.damage.findings).toEqual([])
  await end()
})
