import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { recordRestore } from '../integrity/restored.ts'
import { openContent } from '../open.ts'
import { news, put } from '../testing/fixtures.ts'
import { lostHistory, newManifests } from './lost-history.ts'
import { makeBackup } from './make-backup.ts'
import { listBackups, nameOf, writeManifest } from './manifest.ts'

test('a manifest that could not be read is read at the next call, and once it was read no more', async () => {
  const backupDir = await mkdtemp(join(tmpdir(), 'shanmen-lost-history-'))
  onTestFinished(() => rm(backupDir, { recursive: true, force: true }))
  const folder = join(backupDir, nameOf(new Date()))
  await mkdir(folder)
  const readNew = newManifests()
  const read = async () => (await readNew(await listBackups(backupDir))).length
  expect(await read()).toBe(0)
  const hash = '0'.repeat(64)
  await writeManifest(folder, {
    ...{ format: 1, program: '1', at: new Date().toISOString(), database: 'sqlite' },
    ...{ head: { no: 1, hash }, rows: {}, files: [], media: { list: hash, files: 0, bytes: 0 } },
  })
  expect([await read(), await read()]).toEqual([1, 0])
})

test('the backup that has what the database has lost is not removed before a restore is recorded, and named while it is there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shanmen-lost-history-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [dataDir, older, backupDir] = [join(folder, 'data'), join(folder, 'older'), join(folder, 'backups')]
  const content = await openContent({ dataDir })
  onTestFinished(content.close)
  await cp(dataDir, older, { recursive: true })
  await put(content, 'news', news())
  const backUp = (dataDir: string) => makeBackup({ dataDir, backupDir, days: 30, program: '1' })
  const nameAt = (minute: number) => nameOf(new Date(Date.UTC(2026, 0, 1, 0, minute)))
  await rename((await backUp(dataDir)).folder, join(backupDir, nameAt(0)))
  // More of one hour than stay.
  const { folder: other } = await backUp(older)
  for (let minute = 1; minute < 10; minute += 1)
    await cp(other, join(backupDir, nameAt(minute)), { recursive: true })
  const names = async () => (await listBackups(backupDir)).map(({ name }) => name)
  const lost = expect.stringMatching(/has audit line \d+, which the database has not/)
  expect((await backUp(older)).problem).toEqual(lost)
  expect(await names()).toContain(nameAt(0))

  const before = await openContent({ dataDir: older })
  onTestFinished(before.close)
  const backups = await listBackups(backupDir)
  const findLost = lostHistory(older, before.read)
  expect(await findLost(await newManifests()(backups), backups)).toEqual(lost)
  expect(await findLost([], [])).toBe(undefined)
  expect(await findLost([], backups)).toEqual(lost)
  await recordRestore(before, 'doctor', 'ops', backupDir)
  expect((await backUp(older)).problem).toBe(undefined)
  expect(await names()).not.toContain(nameAt(0))
})
