import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
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

test('a process that serves copies refuses new work before it ends, for its load balancer, as any other', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shanmen-stale-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const program = `
    import { mkdir, writeFile } from 'node:fs/promises'
    import { settings } from '../config/settings.ts'
    import { start } from '../start.ts'
    import { diskFolder } from './open-cache.ts'
    const own = settings.parse({
      DATA_DIR: ${JSON.stringify(folder)}, PORT: '0', PUBLIC_BASE_URL: 'http://site.test', STUDIO: 'off', STOP_DELAY_MS: '3000',
    })
    const site = { mode: 'production', info: { id: 'a', timestamp: 1 }, entry: { createApi: () => ({}) }, reload: async () => ({}) }
    const copies = diskFolder(own, 'http://site.test', site)
    await mkdir(copies, { recursive: true })
    for (const name of ['history.json', 'copy']) await writeFile(copies + '/' + name, '{}')
    await writeFile(own.DATA_DIR + '/content.sqlite', 'no database')
    await start(own, async () => ({ site }))`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  let output = ''
  child.stdout.on('data', (data) => (output += data))
  const port = () => /localhost:(\d+)/.exec(output)?.[1]
  await expect.poll(port, { timeout: 100_000 }).toBeDefined()
  const status = async () => {
    const request = get({ port: port(), path: '/readyz', headers: { Host: 'site.test' }, agent: false })
    const [response] = await once(request, 'response')
    response.resume()
    return response.statusCode
  }
  expect(await status()).toBe(200)
  child.kill('SIGTERM')
  await expect.poll(status).toBe(503)
  expect(await ended).toEqual([0, null])
})
