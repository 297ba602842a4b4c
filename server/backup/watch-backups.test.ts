import { cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeBackup } from '@shanmen/content/backup/make-backup.ts'
import { listBackups, nameOf } from '@shanmen/content/backup/manifest.ts'
import { restoreBackup } from '@shanmen/content/backup/restore-backup.ts'
import type { Damage } from '@shanmen/content/integrity/finding.ts'
import { recordRestore } from '@shanmen/content/integrity/restored.ts'
import { type Content, openContent } from '@shanmen/content/open.ts'
import { news, put } from '@shanmen/content/testing/fixtures.ts'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { FileCache } from '../files/file-cache.ts'
import { health } from '../health/health.ts'
import { metrics, withGauges } from '../health/metrics.ts'
import { watchBackups } from './watch-backups.ts'

const minute = 60_000

async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'shanmen-watch-backups-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const dataDir = join(folder, 'data')
  const content = await openContent({ dataDir })
  onTestFinished(content.close)
  await put(content, 'news', news({ zh: '一' }))
  const backupDir = join(folder, 'backups')
  const damage: Damage = { findings: [], checkedAt: undefined }
  const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() }
  const watch = (options: { makes?: boolean; backupDir?: string; of?: Content } = {}) => {
    const { dataDir, read } = options.of ?? content
    const settings = {
      ...{ DATA_DIR: dataDir, DATABASE_URL: '', BACKUP_DIR: options.backupDir ?? backupDir },
      ...{ BACKUP_EVERY: 15, BACKUP_KEEP: 30 },
    }
    const end = watchBackups({ settings, read, damage, log, makes: options.makes ?? true, checkMs: 50 })
    onTestFinished(end)
    return end
  }
  return { folder, dataDir, backupDir, content, damage, log, watch }
}

const readyz = async (damage: Damage) => {
  const build = { id: 'a', timestamp: 1 }
  const database = () => Promise.resolve()
  const response = await health({ accepting: () => true, database, damage, build, version: '1' }).request(
    '/readyz',
  )
  return [response.status, await response.json()]
}

const metric = async (damage: Damage, name: string) => {
  const env = { incoming: { socket: { remoteAddress: '::1' }, headers: {} } }
  const gauges = { registry: new Registry(), build: { id: 'a', version: '1' } }
  const measured = { cache: undefined, files: new FileCache(1000), delay: () => 0, damage, ...gauges }
  const text = await (await metrics(withGauges(measured), { token: '' }).request('/metrics', {}, env)).text()
  return text.split('\n').find((line) => line.startsWith(`shanmen_${name}`))
}

test('with BACKUP_DIR a backup is made at once when there is none, and can be restored', async () => {
  const { folder, backupDir, damage, watch } = await setUp()
  watch()
  await expect.poll(() => damage.backupAt, { timeout: 60_000 }).toBeInstanceOf(Date)
  expect(await metric(damage, 'backup_age_seconds')).toMatch(/ \d+$/)
  const [backup] = await listBackups(backupDir)
  const { manifest } = await restoreBackup({
    backup: backup?.folder ?? '',
    to: { dataDir: join(folder, 'to') },
  })
  expect(manifest.rows.entry).toBe(1)
  expect(await readyz(damage)).toEqual([200, { status: 'ready' }])
})

test('without BACKUP_DIR nothing is made or reported', async () => {
  const { folder, damage, watch } = await setUp()
  await watch({ backupDir: '' })()
  expect([await readdir(folder), damage.findings, damage.backupAt]).toEqual([['data'], [], undefined])
})

test('a failed backup is in the log, in the metrics and at /readyz, which stays ready, until one succeeds', async () => {
  const { folder, backupDir, damage, log, watch } = await setUp()
  await writeFile(backupDir, 'not a folder')
  const end = watch()
  await expect.poll(() => damage.findings.length, { timeout: 60_000 }).toBe(1)
  expect(await readyz(damage)).toEqual([200, { status: 'ready', findings: ['backup'] }])
  expect(await metric(damage, 'findings{code="backup"}')).toMatch(/ 1$/)
  expect(log.warn).toHaveBeenCalledWith(
    expect.objectContaining({ code: 'backup' }),
    expect.stringContaining('see the log'),
  )
  await end()
  await rename(backupDir, join(folder, 'aside'))
  watch()
  await expect.poll(() => damage.findings, { timeout: 60_000 }).toEqual([])
})

test('an old backup that cannot be removed keeps no new one from being made, and is reported until it can', async () => {
  const { folder, backupDir, damage, watch } = await setUp()
  const old = join(backupDir, '.2026-01-01T00-00-00-000Z.part')
  await mkdir(old, { recursive: true })
  // The disk fails for this one.
  const failing = join(folder, 'failing.mjs')
  const source = `
    import fs from 'node:fs/promises'
    import { syncBuiltinESMExports } from 'node:module'
    const { rm } = fs
    fs.rm = async (path, options) => {
      if (path === ${JSON.stringify(old)}) throw new Error('EIO: i/o error')
      return rm(path, options)
    }
    syncBuiltinESMExports()`
  await writeFile(failing, source)
  vi.stubEnv('NODE_OPTIONS', `--import ${failing}`)
  onTestFinished(() => void vi.unstubAllEnvs())
  const end = watch()
  const reason = 'A backup was made, but an older one cannot be removed: EIO: i/o error'
  await expect
    .poll(() => damage.findings, { timeout: 60_000 })
    .toMatchObject([{ code: 'backup', where: [reason] }])
  const [backup] = await listBackups(backupDir)
  expect(damage.backupAt).toEqual(backup?.at)
  // The next one, which fails, says nothing about what is still there.
  const before = join(backupDir, nameOf(new Date(Date.now() - 16 * minute)))
  await rename(backup?.folder ?? '', before)
  await rm(join(backupDir, 'files'), { recursive: true })
  await writeFile(join(backupDir, 'files'), 'not a folder')
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  // It begins at 0, long before this process tried last.
  vi.advanceTimersByTime(24 * 60 * minute)
  await expect
    .poll(() => damage.findings, { timeout: 60_000 })
    .toMatchObject([{ code: 'backup', where: [expect.stringMatching(/BACKUP_DIR/), reason] }])
  await end()
  vi.useRealTimers()
  vi.unstubAllEnvs()
  await rm(join(backupDir, 'files'))
  await rm(before, { recursive: true })
  watch()
  await expect.poll(() => listBackups(backupDir), { timeout: 60_000 }).toHaveLength(1)
  await expect.poll(() => damage.findings, { timeout: 60_000 }).toEqual([])
  expect(await readdir(backupDir)).not.toContain('.2026-01-01T00-00-00-000Z.part')
})

test('a line of the log that a backup has and the database has not is reported until a restore is recorded', async () => {
  const { folder, dataDir, backupDir, content, damage, watch } = await setUp()
  const older = join(folder, 'older')
  await cp(dataDir, older, { recursive: true })
  await put(content, 'news', news({ zh: '二' }))
  await makeBackup({ dataDir, backupDir, days: 30, program: '1' })
  const end = watch({ makes: false })
  await expect.poll(() => damage.backupAt).toBeInstanceOf(Date)
  await end()
  expect(damage.findings).toEqual([])
  const before = await openContent({ dataDir: older })
  onTestFinished(before.close)
  watch({ makes: false, of: before })
  await expect
    .poll(() => damage.findings)
    .toMatchObject([
      { code: 'backup', where: [expect.stringMatching(/has audit line \d+, which the database has not/)] },
    ])
  await recordRestore(before, 'doctor', 'ops')
  await expect.poll(() => damage.findings).toEqual([])
})

test('a lost line keeps no other reason from being named, and a restore settles also what a clock that was ahead has dated', async () => {
  const { folder, dataDir, backupDir, content, damage, watch } = await setUp()
  const older = join(folder, 'older')
  await cp(dataDir, older, { recursive: true })
  await put(content, 'news', news({ zh: '二' }))
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.now() + 365 * 24 * 60 * minute })
  onTestFinished(() => void vi.useRealTimers())
  await makeBackup({ dataDir, backupDir, days: 30, program: '1' })
  vi.setSystemTime(Date.now() - 365 * 24 * 60 * minute)
  const before = await openContent({ dataDir: older })
  onTestFinished(before.close)
  watch({ makes: false, of: before })
  vi.advanceTimersByTime(31 * minute)
  const lost = expect.stringMatching(/has audit line \d+, which the database has not/)
  const overdue = 'the newest is of no time'
  await expect.poll(() => damage.findings).toEqual([{ code: 'backup', count: 2, where: [lost, overdue] }])
  await recordRestore(before, 'doctor', 'ops', backupDir)
  await expect.poll(() => damage.findings).toEqual([{ code: 'backup', count: 1, where: [overdue] }])
})

test('a backup for which there is no process is reported as failed', async () => {
  const { damage, watch } = await setUp()
  // The system refuses one by an error that is thrown, as for this argument.
  process.execArgv.push('a\0b')
  onTestFinished(() => void process.execArgv.pop())
  watch()
  const reason = expect.stringContaining('without null bytes')
  await expect.poll(() => damage.findings).toEqual([{ code: 'backup', count: 1, where: [reason] }])
})

test('an overdue backup is reported by a process that does not make them', async () => {
  const { backupDir, damage, watch } = await setUp()
  const old = new Date(Date.now() - 31 * minute)
  await mkdir(join(backupDir, old.toISOString().replaceAll(/[:.]/g, '-')), { recursive: true })
  const begin = Date.now()
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: begin - 20 * minute })
  onTestFinished(() => void vi.useRealTimers())
  watch({ makes: false })
  await expect.poll(() => damage.backupAt).toEqual(old)
  expect(damage.findings).toEqual([])
  vi.advanceTimersByTime(31 * minute)
  await expect.poll(() => damage.findings).toMatchObject([{ code: 'backup' }])
})

test('backups of a clock that was a year ahead keep no others from being made, nor hide that they are overdue', async () => {
  const { backupDir, damage, watch } = await setUp()
  const ahead = new Date(Date.now() + 365 * 24 * 60 * minute)
  await mkdir(join(backupDir, nameOf(ahead)), { recursive: true })
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.now() })
  onTestFinished(() => void vi.useRealTimers())
  const end = watch({ makes: false })
  vi.advanceTimersByTime(31 * minute)
  await expect.poll(() => damage.findings).toMatchObject([{ code: 'backup' }])
  expect(damage.backupAt).toBe(undefined)
  await end()
  vi.useRealTimers()
  watch()
  await expect.poll(() => damage.backupAt?.getTime(), { timeout: 60_000 }).toBeLessThan(ahead.getTime())
})

test('a process that started while its clock was a year ahead makes backups, and reports overdue ones, once it is right', async () => {
  const { backupDir, damage, log, watch } = await setUp()
  await mkdir(backupDir)
  await writeFile(join(backupDir, 'files'), 'not a folder')
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.now() + 365 * 24 * 60 * minute })
  onTestFinished(() => void vi.useRealTimers())
  watch()
  await expect.poll(() => log.warn.mock.calls.length, { timeout: 60_000 }).toBe(1)
  await rm(join(backupDir, 'files'))
  vi.setSystemTime(Date.now() - 365 * 24 * 60 * minute)
  vi.advanceTimersByTime(6 * minute)
  await expect.poll(() => damage.backupAt, { timeout: 60_000 }).toBeInstanceOf(Date)
  await expect.poll(() => damage.findings).toEqual([])
})
