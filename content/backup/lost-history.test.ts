import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newManifests } from './lost-history.ts'
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
