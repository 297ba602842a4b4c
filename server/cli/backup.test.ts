/** @module-tag slow */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openContent } from '@shanmen/content/open.ts'
import { news, put } from '@shanmen/content/testing/fixtures.ts'
import { expect, onTestFinished, test } from 'vitest'
import { runStart } from '../../scripts/started-program.ts'
import { whileLocked } from '../data/lock.ts'

async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'shanmen-cli-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [DATA_DIR, BACKUP_DIR] = [join(folder, 'data'), join(folder, 'backups')]
  const content = await openContent({ dataDir: DATA_DIR })
  await put(content, 'news', news({ zh: '一' }))
  await content.close()
  const run = (command: string, args: string[], settings: Record<string, string> = {}) =>
    runStart({ DATA_DIR, BACKUP_DIR, ...settings }, command, args).ended
  return { folder, run }
}

test('backup and restore are run from the command line, and say what they did', async () => {
  const { folder, run } = await setUp()
  expect(await run('backup', [])).toMatchObject({
    code: 0,
    output: expect.stringMatching(/Backed up to .+ s\.\n$/),
  })
  const listed = await run('backup', ['--list'])
  expect(listed.output.trim().split('\n')).toHaveLength(1)
  expect(await run('restore', ['newest'])).toMatchObject({
    code: 1,
    output: expect.stringContaining('is not empty'),
  })
  const to = join(folder, 'to')
  expect(await run('restore', ['newest'], { DATA_DIR: to })).toMatchObject({
    code: 0,
    output: expect.stringMatching(/: 1 entries, 1 revisions, .+ Everything is as it was backed up\.\n$/),
  })
  expect(await run('doctor', [], { DATA_DIR: to })).toMatchObject({ code: 0 })
  expect(
    await run('restore', [listed.output.trim()], { DATA_DIR: join(folder, 'by-path'), BACKUP_DIR: '' }),
  ).toMatchObject({ code: 0 })
})

test('without BACKUP_DIR, or with one inside DATA_DIR, the command says what to set', async () => {
  const { folder, run } = await setUp()
  expect(await run('backup', [], { BACKUP_DIR: '' })).toMatchObject({
    code: 1,
    output: expect.stringContaining('Set BACKUP_DIR'),
  })
  expect(await run('backup', [], { BACKUP_DIR: join(folder, 'data/backups') })).toMatchObject({
    code: 1,
    output: expect.stringContaining('inside DATA_DIR'),
  })
  expect(await run('restore', ['newest'])).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is no backup'),
  })
})

test('a backup of a damaged database, or into a folder that cannot be made, fails with one line', async () => {
  const { folder, run } = await setUp()
  // The system says "no such folder", for which a recursive mkdir tries for ever.
  const nowhere = await run('backup', [], { BACKUP_DIR: '/proc/nothing/backups' })
  expect(nowhere).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^BACKUP_DIR cannot be written to \(E\w+\): correct \S+\.\n$/),
  })
  for (const rest of ['-wal', '-shm']) await rm(join(folder, `data/content.sqlite${rest}`), { force: true })
  await writeFile(join(folder, 'data/content.sqlite'), 'x'.repeat(9000))
  expect(await run('backup', [])).toMatchObject({
    code: 1,
    output: expect.stringMatching(
      /^What is to be backed up cannot be read \(.+\): npm run doctor says .+\n$/,
    ),
  })
})

test('of two restores into one folder the second is refused at once, and changes nothing', async () => {
  const { folder, run } = await setUp()
  await run('backup', [])
  const to = join(folder, 'to')
  await mkdir(join(to, '.restoring'), { recursive: true })
  const second = await whileLocked(join(to, '.preparing'), () => run('restore', ['newest'], { DATA_DIR: to }))
  expect(second).toMatchObject({ code: 1, output: expect.stringContaining('Another restore, or a start') })
  expect((await readdir(to)).sort()).toEqual(['.preparing', '.restoring'])
  // What one that was killed has left is no obstacle.
  expect(await run('restore', ['newest'], { DATA_DIR: to })).toMatchObject({ code: 0 })
})

test('of two drills on the same backups the second is refused at once', async () => {
  const { folder, run } = await setUp()
  await run('backup', [])
  const scratch = join(folder, 'backups/.drill-of-another')
  await mkdir(scratch)
  const second = () => run('restore', ['--drill'])
  expect(await whileLocked(join(folder, 'backups/.lock-drill'), second)).toMatchObject({
    code: 1,
    output: expect.stringContaining('Another drill works in'),
  })
  expect(await readdir(join(folder, 'backups'))).toContain('.drill-of-another')
})

test('a restore that fails leaves no folder that was not there', async () => {
  const { folder, run } = await setUp()
  const failed = await run('restore', [join(folder, 'none')], { DATA_DIR: join(folder, 'to') })
  expect(failed.code).toBe(1)
  expect((await readdir(folder)).sort()).toEqual(['data'])
})

test('the program does not start on a place that is being restored', async () => {
  const { folder, run } = await setUp()
  const to = join(folder, 'to')
  await mkdir(join(to, '.restoring'), { recursive: true })
  await writeFile(join(to, '.restoring/content.sqlite'), '')
  expect(await run('sample', [], { DATA_DIR: to })).toMatchObject({
    code: 1,
    output: expect.stringContaining('A restore into'),
  })
  expect(await readdir(to)).toEqual(['.restoring'])
})

test('where a backup is dated later than the clock, none is taken for the newest', async () => {
  const { folder, run } = await setUp()
  await run('backup', [])
  await mkdir(join(folder, 'backups/2199-01-01T00-00-00-000Z'))
  for (const args of [['newest'], ['--drill']])
    expect(await run('restore', args, { DATA_DIR: join(folder, 'to') })).toMatchObject({
      code: 1,
      output: expect.stringMatching(/2199\S+ is dated later than the clock .+ name the newest of the others/),
    })
})
