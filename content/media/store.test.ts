import fs, { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { folderStore } from './store.ts'

const calls: [name: string, path: string][] = []
const note = (name: string, path: unknown) => void calls.push([name, String(path)])

/** Calls of the file system are recorded when they are done: what a failure of power leaves cannot be seen from here. */
function watchCalls() {
  const { open, rename } = fs
  vi.spyOn(fs, 'open').mockImplementation(async (path, ...how) => {
    const handle = await open(path, ...how)
    for (const name of ['sync', 'datasync'] as const) {
      const sync = handle[name].bind(handle)
      handle[name] = async () => {
        await sync()
        note('sync', path)
      }
    }
    return handle
  })
  vi.spyOn(fs, 'rename').mockImplementation(async (from, to) => {
    await rename(from, to)
    note('rename', to)
  })
  syncBuiltinESMExports()
}

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shanmen-store-'))
  watchCalls()
})
afterEach(async () => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  await rm(folder, { recursive: true, force: true })
})

/** What was synced and renamed since the last look, in this order. */
const order = () =>
  calls
    .splice(0)
    .map(([name, path]) => `${name} ${relative(folder, path).replace(/\.[^/]+\.part$/, 'part') || 'root'}`)

const bytes = Buffer.from('x')
test.each(['put', 'copy'] as const)('what `%s` has written is on disk when it returns', async (how) => {
  const store = folderStore(folder)
  const source = join(folder, 'source')
  await writeFile(source, bytes, { mode: 0o400 })
  const write = (path: string) => (how === 'put' ? store.put(path, bytes) : store.copy(path, source))
  await write('media/m1/320.webp')
  const file = ['sync media/m1/part', 'rename media/m1/320.webp', 'sync media/m1']
  expect(order()).toEqual(['sync media', 'sync root', ...file])
  await write('media/m1/320.webp')
  expect(order()).toEqual(file)
  expect(await store.read('media/m1/320.webp')).toEqual(bytes)
})

test('what is taken, or created, is on disk with its folder', async () => {
  const store = folderStore(folder)
  const source = join(folder, 'source')
  await writeFile(source, bytes)
  await store.take('uploads/a', source)
  expect(order()).toEqual(['sync root', 'rename uploads/a', 'sync uploads'])
  expect(await store.create('installation', bytes)).toBe(true)
  expect(order()).toEqual(['sync part', 'sync root'])
})
