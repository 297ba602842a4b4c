import { copyFile, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Content, openContent, openReadOnly } from '../open.ts'
import { readVersions } from '../published/changes.ts'
import { news, put } from '../testing/fixtures.ts'

let folder = ''
let file = ''
let content: Content
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shanmen-sqlite-'))
  file = join(folder, 'content.sqlite')
  content = await openContent({ dataDir: folder })
  await put(content, 'news', news())
  // Everything into the one file, so that it alone is the database.
  const other = new DatabaseSync(file)
  other.exec('pragma wal_checkpoint(truncate)')
  other.close()
})
afterEach(async () => {
  await content.close()
  await rm(folder, { recursive: true })
})

const version = async () => (await readVersions(content)).get('news')
const noticed = () => setTimeout(300)
const waitFor = async (wanted: number) => {
  for (let tries = 0; tries < 40; tries += 1) {
    if ((await version().catch(() => undefined)) === wanted) return
    await setTimeout(50)
  }
  throw new Error(`The version did not become ${wanted}`)
}

test('a file that is gone is neither read nor written; when it is back, all goes on', async () => {
  await rename(file, `${file}.away`)
  await noticed()
  await expect(version()).rejects.toThrow(/ENOENT/)
  await expect(put(content, 'news', news())).rejects.toThrow(/ENOENT/)
  await rename(`${file}.away`, file)
  await waitFor(1)
  await put(content, 'news', news())
  await waitFor(2)
})

test('another file in its place is taken', async () => {
  await copyFile(file, `${file}.copy`)
  await put(content, 'news', news())
  expect(await version()).toBe(2)
  for (const rest of ['-wal', '-shm']) await rm(file + rest, { force: true })
  await rename(`${file}.copy`, file)
  await noticed()
  await waitFor(1)
})

test('after damage the mended file is read again', async () => {
  const whole = await readFile(file)
  const broken = Buffer.from(whole)
  broken.fill(0x55, 0, Math.min(broken.length, 40 * 4096))
  await writeFile(file, broken)
  const other = await openContent({ dataDir: folder }).catch((error: Error) => error)
  expect(other).toBeInstanceOf(Error)
  await expect(content.read.selectFrom('revision').selectAll().execute()).rejects.toThrow(
    /malformed|not a database/,
  )
  await writeFile(file, whole)
  await waitFor(1)
})

test('a whole-file lock fails at once instead of stopping the process', async () => {
  // A handle that was never used is not closed.
  await version()
  await content.close()
  const other = new DatabaseSync(file)
  other.exec('pragma journal_mode=delete; begin exclusive')
  const begin = performance.now()
  await expect(openReadOnly({ dataDir: folder })).rejects.toThrow(/in use by another program/)
  expect(performance.now() - begin).toBeLessThan(3000)
  other.exec('commit')
  other.close()
  content = await openContent({ dataDir: folder })
})
