import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StorageError, UnknownSchemaError } from '@shanmen/content/errors.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { diskFolder } from './open-cache.ts'
import { openOrServeStale } from './serve-stale.ts'

type Options = Parameters<typeof openOrServeStale>[1]

async function optionsWithCopies(): Promise<Options> {
  const folder = await mkdtemp(join(tmpdir(), 'shanmen-stale-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const settings = { DATA_DIR: folder, DATABASE_URL: '', READ_ONLY: 'no', STORED_MB: 1 }
  const site = { mode: 'production', info: { id: 'a', timestamp: 1 } }
  const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() }
  const options = { settings, site, log, publicUrl: 'http://site.test' } as unknown as Options
  const copies = diskFolder(options.settings, options.publicUrl, options.site)
  await mkdir(copies, { recursive: true })
  for (const name of ['history.json', 'copy']) await writeFile(join(copies, name), '{}')
  return options
}

test('copies are served while the database is away, and the start fails once it is of another release', async () => {
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(() => printed.mockRestore())
  const away = new StorageError('The server does not answer.')
  const newer = new UnknownSchemaError('The database is at schema version 99.')
  const serve = vi.fn()
  const open = vi.fn().mockRejectedValueOnce(away).mockRejectedValue(newer)
  await expect(openOrServeStale(open, await optionsWithCopies(), serve)).rejects.toBe(newer)
  expect([serve.mock.calls.length, open.mock.calls.length]).toEqual([1, 2])

  await expect(openOrServeStale(open, await optionsWithCopies(), serve)).rejects.toBe(newer)
  expect(serve).toHaveBeenCalledOnce()
})
