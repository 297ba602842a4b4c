/** @module-tag slow */
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPeople } from '@shanmen/studio/people/people.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { prepareContent } from './prepare.ts'
import { closeToOthers } from './private-files.ts'

test('databases, anchors and key are for the own user only, also those of an earlier release', async () => {
  const umask = process.umask(0o022)
  const folder = await mkdtemp(join(tmpdir(), 'shanmen-modes-'))
  const dataDir = join(folder, 'data')
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(async () => {
    printed.mockRestore()
    process.umask(umask)
    await rm(folder, { recursive: true })
  })
  const settings = { DATA_DIR: dataDir, DATABASE_URL: '' }
  const start = async () => {
    const content = await prepareContent({ settings, now: () => new Date() })
    const people = await openPeople({ dataDir }, 'http://studio.test')
    await people.close()
    await content.close()
  }
  const files = ['content.sqlite', 'people.sqlite', 'studio.key', 'anchor.jsonl']
  const modes = async () => {
    const found = files.map(async (name) => (await stat(join(dataDir, name))).mode & 0o777)
    return new Set(await Promise.all(found))
  }
  await start()
  expect(await modes()).toEqual(new Set([0o600]))
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  expect((await stat(join(dataDir, 'media'))).mode & 0o777).toBe(0o700)

  for (const name of files) await chmod(join(dataDir, name), 0o644)
  await writeFile(join(dataDir, 'notes.txt'), '', { mode: 0o644 })
  await chmod(join(dataDir, 'notes.txt'), 0o644)
  await chmod(dataDir, 0o2755)
  await start()
  expect(await modes()).toEqual(new Set([0o600]))
  expect((await stat(dataDir)).mode & 0o7777).toBe(0o2750)
  expect((await stat(join(dataDir, 'notes.txt'))).mode & 0o777).toBe(0o644)
  await start()
  const lines = printed.mock.calls.filter(([text]) => String(text).includes('mode 600'))
  expect(lines).toHaveLength(1)
})

test('a folder of other programs is neither closed to them nor filled with new data', async () => {
  const umask = process.umask(0o022)
  const folder = await mkdtemp(join(tmpdir(), 'shanmen-foreign-'))
  onTestFinished(async () => {
    process.umask(umask)
    await rm(folder, { recursive: true })
  })
  await chmod(folder, 0o755)
  await writeFile(join(folder, 'other.conf'), '')
  const settings = { DATA_DIR: folder, DATABASE_URL: '' }
  const prepare = () => prepareContent({ settings, now: () => new Date() })
  await expect(prepare()).rejects.toThrow(/holds files of something else \(other\.conf\)/)
  await closeToOthers(folder)
  expect((await stat(folder)).mode & 0o777).toBe(0o755)
  expect(await readdir(folder)).toEqual(['other.conf'])
  // With any file of this program it is its own.
  await writeFile(join(folder, 'public-media.json'), '[]')
  await (await prepare()).close()
})

test('a folder of which only its media are left is closed to others', async () => {
  const umask = process.umask(0o022)
  const folder = await mkdtemp(join(tmpdir(), 'shanmen-media-only-'))
  onTestFinished(async () => {
    process.umask(umask)
    await rm(folder, { recursive: true })
  })
  await mkdir(join(folder, 'media'))
  await chmod(folder, 0o755)
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await closeToOthers(folder)
  expect((await stat(folder)).mode & 0o777).toBe(0o750)
})
