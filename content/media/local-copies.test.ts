import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hashFile } from '../backup/hashed-file.ts'
import { LocalCopies } from './local-copies.ts'

test('of requests that arrive together one compares a copy with its hash', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shanmen-copies-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const hash = vi.fn(hashFile)
  const copies = new LocalCopies(folder, 1_000_000, hash)
  const hold = () =>
    copies.hold('media/m1/report.pdf', async (to) => {
      await writeFile(to, '%PDF')
      return { sha256: (await hashFile(to)).sha256, changed: new Date() }
    })
  expect(await hold()).toBe(true)
  const later = performance.now() + 60_000
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later)
  onTestFinished(() => clock.mockRestore())
  expect(await Promise.all(Array.from({ length: 20 }, hold))).toEqual(Array(20).fill(true))
  expect(hash).toHaveBeenCalledTimes(1)
})
