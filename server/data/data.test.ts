import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { UserError } from '../user-error.ts'
import { whileLocked } from './lock.ts'
import { ensureWritable, openFolder } from './prepare.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shanmen-data-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a folder that can be created counts as writable, and nothing is created', async () => {
  await ensureWritable(join(folder, 'a/b'))
  expect(await readdir(folder)).toEqual([])
})

test('an opened folder is created and left empty; what was created is removed while it is empty', async () => {
  const takeBack = await openFolder(join(folder, 'a/b'))
  expect(await readdir(join(folder, 'a/b'))).toEqual([])
  await writeFile(join(folder, 'a/file'), '')
  await takeBack()
  expect(await readdir(join(folder, 'a'))).toEqual(['file'])
})

test('one that cannot be written to gives a line that says what to do', async () => {
  await writeFile(join(folder, 'file'), '')
  for (const look of [ensureWritable, openFolder]) {
    const failed = look(join(folder, 'file/data'))
    await expect(failed).rejects.toThrow(UserError)
    await expect(failed).rejects.toThrow(/cannot be written to \(E\w+\)\. .*DATA_DIR=/)
  }
})

test('two that want the lock follow each other, and it is gone afterwards', async () => {
  const lock = join(folder, 'lock')
  const steps: string[] = []
  const work = (name: string) => async () => {
    steps.push(`${name} begins`)
    await setTimeout(50)
    steps.push(`${name} ends`)
  }
  let waited = false
  const first = whileLocked(lock, work('a'))
  await setTimeout(10)
  await Promise.all([first, whileLocked(lock, work('b'), () => (waited = true))])
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  expect(waited).toBe(true)
  expect(existsSync(lock)).toBe(false)
})

test('the lock of a process that is gone is taken over', async () => {
  const lock = join(folder, 'lock')
  // Above the highest process number of Linux.
  await writeFile(lock, '4194305')
  expect(await whileLocked(lock, async () => 'done')).toBe('done')
})

test('an untouched lock is taken over, even if another process has its owner’s number', async () => {
  const lock = join(folder, 'lock')
  await writeFile(lock, String(process.pid))
  const longAgo = new Date(Date.now() - 20_000)
  await utimes(lock, longAgo, longAgo)
  expect(await whileLocked(lock, async () => 'done')).toBe('done')
})

test('the lock is released when the work fails', async () => {
  const lock = join(folder, 'lock')
  await expect(whileLocked(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(existsSync(lock)).toBe(false)
})
