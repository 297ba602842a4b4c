/** @module-tag slow */
import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startStudioProcess } from './studio-process.ts'

const studioProcess = new URL('./studio-process.ts', import.meta.url).href

async function newProgram(source: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shanmen-studio-process-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'studio.mjs')
  await writeFile(file, source)
  return file
}

test('a studio that was served is back within seconds, however often it is killed', async () => {
  const [node = '', program = ''] = process.argv
  onTestFinished(() => void process.argv.splice(0, 2, node, program))
  process.argv[1] = await newProgram(`
    process.send('served')
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 200)`)
  const error = vi.fn()
  const log = { error, info: vi.fn() } as never
  const studio = startStudioProcess({ settings: {}, onCommit: () => undefined, log, stopMs: 1000 })
  onTestFinished(studio.close)
  const waits = () => error.mock.calls.map(([{ retryMs }]) => retryMs)
  await expect.poll(waits, { timeout: 60_000 }).toHaveLength(4)
  expect(waits()).toEqual([1000, 2000, 4000, 4000])
})

test('a studio for which there is no process, at once or later, is started when there is', async () => {
  const [node = '', program = ''] = process.argv
  const { execPath } = process
  onTestFinished(() => {
    process.argv.splice(0, 2, node, program)
    process.execPath = execPath
  })
  const source = await newProgram(`process.send('served'); setInterval(() => undefined, 1000)`)
  // The two ways in which the system refuses one: an error that is thrown, and one that is told later.
  process.argv[1] = 'a\0b'
  const error = vi.fn()
  const log = { error, info: vi.fn() } as never
  const studio = startStudioProcess({ settings: {}, onCommit: () => undefined, log, stopMs: 1000 })
  onTestFinished(studio.close)
  expect(studio.isWaiting()).toBe(true)
  // Counted in /metrics, where an alarm is raised.
  expect(studio.problems()).toMatchObject({ studio: expect.stringContaining('cannot be opened') })
  process.argv[1] = source
  process.execPath = '/no/such/node'
  // By then it may have been tried once more.
  await expect.poll(() => error.mock.calls.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2)
  expect(error.mock.calls[1]).toMatchObject([
    { message: expect.stringContaining('ENOENT'), retryMs: 2000 },
    expect.anything(),
  ])
  process.execPath = execPath
  await expect.poll(studio.isWaiting, { timeout: 20_000 }).toBe(false)
  expect(studio.problems()).toEqual({})
})

test('a studio whose site was killed finishes what it does, although it tells the site of it', async () => {
  // It has not heard yet that the site is gone, as in the midst of a save.
  const studio = await newProgram(`
    import { tellSite } from '${studioProcess}'
    const site = process.ppid
    console.log('saves')
    while (process.ppid === site);
    tellSite('committed')
    setTimeout(() => console.log('answers'), 200)`)
  const site = spawn(process.execPath, ['-e', `require('node:child_process').fork('${studio}')`])
  let output = ''
  for (const stream of [site.stdout, site.stderr])
    stream.on('data', (chunk) => {
      output += chunk
      if (output === 'saves\n') site.kill('SIGKILL')
    })
  // Of both processes, as the studio has the same output.
  await new Promise((resolve) => site.on('close', resolve))
  expect(output).toBe('saves\nanswers\n')
})
