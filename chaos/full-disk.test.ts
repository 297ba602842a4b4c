import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  ftruncateSync,
  mkdtempSync,
  openSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { checkOften } from '@shanmen/content/integrity/often.ts'
import { news } from '@shanmen/content/testing/fixtures.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newFolder, report, setUp, startBoth } from './driver.ts'
import { Editor, noCounts, verify } from './history.ts'
import { createPostgres } from './postgres.ts'

vi.setConfig({ testTimeout: 300_000 })

/** A disk of its own, so small that it can be filled, with bytes or with so many files; undefined where mounting is not permitted. */
function mountSmallDisk(megabytes: number, files = 0): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'shanmen-disk-'))
  const options = `size=${megabytes}m,nr_inodes=${files}`
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  onTestFinished(() => {
    if (status === 0) execFileSync('umount', ['--lazy', folder])
    rmdirSync(folder)
  })
  return status === 0 ? folder : undefined
}
const notMounted = 'a file system cannot be mounted without the rights of root'

const blockBytes = 64 * 1024

/** Fills a disk up to so many bytes. Returns a function that makes it as free as before. */
function fill(disk: string, leaving: number): () => void {
  const file = join(disk, 'filler')
  const handle = openSync(file, 'w')
  let bytes = 0
  try {
    for (;;) bytes += writeSync(handle, Buffer.alloc(bytes % blockBytes === 0 ? blockBytes : 1024))
  } catch {
    ftruncateSync(handle, Math.max(0, bytes - leaving))
  }
  closeSync(handle)
  return () => rmSync(file)
}

const paths = ['/', '/en', '/newsAndInformation/group', '/member/scenic', '/backends/api/menu/1']

const others = ['/member/welfare', '/lingShan/honor/national', '/college/recruitment', '/information/rent']

/** Takes a step again until it fails, and returns why. */
async function failureOf(step: () => Promise<unknown>): Promise<string> {
  for (;;)
    try {
      await step()
    } catch (error) {
      return String(error)
    }
}

/** Works until the disk is full, then reads, then frees it: again and again, with so many bytes left at first. */
async function workOnFullDisk(
  disk: string,
  settings: { DATA_DIR: string; DATABASE_URL?: string },
  repair = () => {},
) {
  const program = await startBoth(settings)
  const browser = await setUp(program)
  let before = (await browser.call('entryList', { kind: 'news', page: 1, pageSize: 1 })).total
  const counts = noCounts()
  const editor = new Editor('a', counts)
  while (counts.acknowledged < 5) await editor.step(browser)
  const expectPages = async () => {
    for (const path of paths)
      expect([path, (await fetch(program.baseUrl + path)).status]).toEqual([path, 200])
  }
  await expectPages()
  for (const [round, leaving] of [0, 4096, 20_000, 100_000].entries()) {
    const free = fill(disk, leaving)
    for (let failures = 0; failures < 3; ) if (!(await editor.step(browser))) failures += 1
    // A small one may still find space.
    const refusal = await failureOf(async () => {
      await browser.call('createEntry', { kind: 'news', document: news({ zh: '磁盘将满' }) })
      before += 1
    })
    expect(refusal).toMatch(/nothing was saved/)
    const file = new Blob([new Uint8Array(200_000).fill(round)])
    const upload = () => browser.call('uploadMedia', { name: 'a.png' }, { body: file })
    if (settings.DATA_DIR.startsWith(disk)) expect(await failureOf(upload)).toMatch(/try again/)
    await expectPages()
    // Not asked for before, so it is rendered from the database; a PostgreSQL server ends when it cannot write its log.
    const status = (await fetch(`${program.baseUrl}/en${others[round]}`)).status
    expect(settings.DATABASE_URL ? [200, 503] : [200]).toContain(status)
    const { id, no } = editor.entries.at(-1) ?? { id: '', no: 0 }
    // The page may have come from a cache after a PostgreSQL server had ended; `verify` reads all entries at the end.
    const read = await browser.call('readEntry', { id }).catch((error: unknown) => {
      if (!settings.DATABASE_URL) throw error
    })
    if (read) expect(read.revision.no).toBeGreaterThanOrEqual(no)
    free()
    repair()
    const acknowledged = counts.acknowledged
    while (editor.pending || counts.acknowledged < acknowledged + 5)
      if (!(await editor.step(browser))) await setTimeout(200)
  }
  await verify(browser, [editor], before)
  await program.stop()
  return counts
}

test('a full disk: saves say that nothing was saved, reading continues, and with free space all is as before', async ({
  skip,
}) => {
  const disk = mountSmallDisk(80)
  if (!disk) return skip(notMounted)
  const counts = await workOnFullDisk(disk, { DATA_DIR: join(disk, 'data') })
  report(`full disk, SQLite: ${JSON.stringify(counts)}`)
})

test('a disk that is nearly full refuses files and still saves texts', async ({ skip }) => {
  const disk = mountSmallDisk(600)
  if (!disk) return skip(notMounted)
  const program = await startBoth({ DATA_DIR: join(disk, 'data') })
  const browser = await setUp(program)
  const file = new Blob([new Uint8Array(200_000)])
  const upload = () => browser.call('uploadMedia', { name: 'a.png' }, { body: file })
  await upload()
  const free = fill(disk, 200_000_000)
  await expect(upload()).rejects.toThrow(/nearly full.*file was not saved/)
  await browser.call('createEntry', { kind: 'news', document: news({ zh: '磁盘将满' }) })
  free()
  await upload()
  await program.stop()
})

test('a full folder of temporary files keeps no one from starting, saving and publishing', async ({
  skip,
}) => {
  const disk = mountSmallDisk(1)
  if (!disk) return skip(notMounted)
  fill(disk, 0)
  const program = await startBoth({ DATA_DIR: await newFolder(), TMPDIR: disk })
  const browser = await setUp(program)
  const document = news({ zh: '一篇很长的文章', body: '正文'.repeat(100_000) })
  const { id } = await browser.call('createEntry', { kind: 'news', document })
  await browser.call('publish', { id, language: 'zh', revision: 1 })
})

test('a full disk of copies alone is named', async ({ skip }) => {
  const disk = mountSmallDisk(4)
  if (!disk) return skip(notMounted)
  const dataDir = await newFolder()
  symlinkSync(disk, join(dataDir, 'media-copies'))
  const find = async () =>
    (await checkOften({ dialect: 'postgres', dataDir }, true)).flatMap(({ where }) => where)
  expect(await find()).not.toContain('media-copies: 0 MB')
  fill(disk, 0)
  expect(await find()).toContain('media-copies: 0 MB')
})

test('a disk that takes no more files is named though bytes are free, until it takes some again', async ({
  skip,
}) => {
  const disk = mountSmallDisk(600, 40)
  if (!disk) return skip(notMounted)
  chmodSync(disk, 0o700)
  const find = () => checkOften({ dialect: 'postgres', dataDir: disk }, true)
  expect(await find()).toEqual([])
  const files = Array.from({ length: 50 }, (_, n) => join(disk, `file ${n}`))
  const made = files.filter((file) => spawnSync('touch', [file]).status === 0)
  expect(await find()).toEqual([{ code: 'space', count: 1, where: ['.'] }])
  for (const file of made.slice(0, 5)) rmSync(file)
  expect(await find()).toEqual([])
})

test('a full disk of PostgreSQL', async ({ skip }) => {
  const disk = mountSmallDisk(250)
  if (!disk) return skip(notMounted)
  const postgres = await createPostgres(disk)
  if (!postgres) return skip('PostgreSQL is not installed under /usr/lib/postgresql')
  onTestFinished(() => postgres.remove())
  const settings = { DATA_DIR: await newFolder(), DATABASE_URL: postgres.url }
  const counts = await workOnFullDisk(disk, settings, () => {
    if (!postgres.isRunning()) postgres.start()
  })
  report(`full disk, PostgreSQL: ${JSON.stringify(counts)}`)
})
