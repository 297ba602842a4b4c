import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StorageError } from '@shanmen/content/errors.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { whileLocked } from './lock.ts'
import { prepareContent } from './prepare.ts'

const disk = vi.hoisted(() => ({ isFull: true }))

// A full disk often has room for a name, but for nothing in the file; none can be made here without being root.
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  const writeFile: typeof real.writeFile = async (file, data, options) => {
    await real.writeFile(file, disk.isFull ? '' : data, options)
    if (disk.isFull && data !== '')
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  }
  return { ...real, writeFile }
})

test('a start on a full disk says so in one line and leaves no lock behind for the next one', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-full-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const settings = { DATA_DIR: dataDir, DATABASE_URL: '' }
  const failed = prepareContent({ settings, now: () => new Date() })
  await expect(failed).rejects.toThrow(StorageError)
  await expect(failed).rejects.toThrow(/^The disk is full: free some space for .+ and start again\.$/)
  expect(await readdir(dataDir)).toEqual([])
  disk.isFull = false
  const waited = vi.fn()
  expect(await whileLocked(join(dataDir, '.preparing'), async () => 'done', waited)).toBe('done')
  expect(waited).not.toHaveBeenCalled()
})
