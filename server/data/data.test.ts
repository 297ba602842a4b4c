import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import type { Stats } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { UserError } from '../user-error.ts'
import { ensureWritable, makeMediaFolder, openFolder } from './folder.ts'
import { whileLocked } from './lock.ts'

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

test('a folder of media that cannot be made gives a line that names its setting; one that is there stays', async () => {
  await writeFile(join(folder, 'file'), '')
  // The second is refused by the system with "no such folder", for which a recursive mkdir tries for ever.
  for (const place of [join(folder, 'file'), '/proc/nothing/media']) {
    const failed = makeMediaFolder(place)
    await expect(failed).rejects.toThrow(UserError)
    await expect(failed).rejects.toThrow(/cannot be written to \(E\w+\)\. .*MEDIA_URL=/)
  }
  await makeMediaFolder(join(folder, 'a/b'))
  await writeFile(join(folder, 'a/b/picture'), '')
  await makeMediaFolder(join(folder, 'a/b'))
  expect(await readdir(join(folder, 'a/b'))).toEqual(['picture'])
})

test('a folder of media that does not answer is given up after five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const made = makeMediaFolder(join(folder, 'a'), () => new Promise<Stats>(() => undefined))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await made).toBe(false)
  expect(await readdir(folder)).toEqual([])
})

test('two that want the lock follow each other', async () => {
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
})

test('a lock that cannot be made gives a line that names its file', async () => {
  const lock = join(folder, 'lock')
  await mkdir(lock)
  const failed = whileLocked(lock, () => Promise.resolve())
  await expect(failed).rejects.toThrow(UserError)
  await expect(failed).rejects.toThrow(
    /\/lock cannot be opened: it must be a file that this user may write to/,
  )
})

test('the lock is released when the work fails', async () => {
  const lock = join(folder, 'lock')
  await expect(whileLocked(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await whileLocked(lock, async () => 'done')).toBe('done')
})

/** Starts a process that is number 1 of its own namespace, as in a container. Its lines come as they are printed. */
function startContained(program: string): ChildProcess {
  const url = JSON.stringify(join(import.meta.dirname, 'lock.ts'))
  const code = `import { whileLocked } from ${url}\n${program}`
  const namespace = ['--user', '--map-root-user', '--pid', '--fork', '--kill-child']
  return spawn('unshare', [...namespace, process.execPath, '--input-type=module', '--eval', code], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
}
const hasNamespaces =
  spawnSync('unshare', ['--user', '--map-root-user', '--pid', '--fork', 'true']).status === 0

test.skipIf(!hasNamespaces)(
  'a lock holds across containers, where both are process 1, and ends with a killed process',
  async () => {
    const lock = JSON.stringify(join(folder, 'lock'))
    const holder = startContained(
      `whileLocked(${lock}, async () => {
        console.log(process.pid)
        await new Promise((resolve) => setTimeout(resolve, 60_000))
      })`,
    )
    expect(String((await once(holder.stdout ?? holder, 'data'))[0])).toBe('1\n')
    const waiter = startContained(
      `whileLocked(${lock}, async () => console.log('mine'), () => console.log('waits'))`,
    )
    const lines = waiter.stdout ?? waiter
    expect(String((await once(lines, 'data'))[0])).toBe('waits\n')
    holder.kill('SIGKILL')
    expect(String((await once(lines, 'data'))[0])).toBe('mine\n')
  },
)
