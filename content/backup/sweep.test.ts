import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sha256 } from '../media/media-row.ts'
import { findFile } from './hashed-file.ts'
import { type MediaFile, storedFile, writeManifest } from './manifest.ts'
import { storeMedia, storeMediaList, sweepMedia } from './media-files.ts'

const names = ['2026-01-01T00-00-00-000Z', '2026-01-02T00-00-00-000Z']

/** Two backups, each with a file that the other has not got; returns which of the files are there. */
async function setUp() {
  const backupDir = await mkdtemp(join(tmpdir(), 'shanmen-sweep-'))
  onTestFinished(() => rm(backupDir, { recursive: true }))
  await mkdir(join(backupDir, 'files'))
  const hashes: string[] = []
  const lists: MediaFile[][] = []
  for (const name of names) {
    const text = `the file of ${name}`
    const media = {
      async *list(below: string) {
        if (below === 'media') yield { path: 'media/m/a.pdf', bytes: text.length, mtimeMs: 0 }
      },
      save: async (_: string, to: string) => {
        await writeFile(to, text)
        return { sha256: sha256(Buffer.from(text)), bytes: text.length }
      },
    }
    const stored = await storeMedia(media, backupDir, [])
    hashes.push(stored[0]?.sha256 ?? '')
    lists.push(stored)
    const folder = join(backupDir, name)
    await mkdir(folder)
    await writeManifest(folder, {
      ...{ format: 1, program: '1.0.0', at: '2026-01-01T00:00:00.000Z', database: 'sqlite' },
      ...{ head: { no: 0, hash: '' }, rows: {}, files: [] },
      media: await storeMediaList(backupDir, stored),
    })
  }
  const files = join(backupDir, 'files')
  const found = async () => {
    const there = await Promise.all(hashes.map((hash) => findFile(storedFile(files, hash))))
    return there.map((file) => file !== undefined)
  }
  const sweep = () => sweepMedia(backupDir).then(found)
  const storeAgain = () => storeMediaList(backupDir, lists[0] ?? [])
  const list = storedFile(files, (await storeAgain()).list)
  return { manifest: join(backupDir, names[0] ?? '', 'manifest.json'), list, sweep, found, storeAgain }
}

test('the files of every backup stay; those of one that was removed do not', async () => {
  const { manifest, sweep } = await setUp()
  expect(await sweep()).toEqual([true, true])
  await rm(dirname(manifest), { recursive: true })
  expect(await sweep()).toEqual([false, true])
})

test('nothing is removed while a manifest or a list of media is damaged', async () => {
  const { manifest, list, sweep, found } = await setUp()
  const [whole, lines] = [await readFile(manifest, 'utf8'), await readFile(list, 'utf8')]
  await writeFile(manifest, whole.replace('1.0.0', '1.0.1'))
  await expect(sweep()).rejects.toThrow(`${manifest} is damaged`)
  await writeFile(manifest, whole)
  await writeFile(list, lines.replace('a.pdf', 'b.pdf'))
  await expect(sweep()).rejects.toThrow(`${list} is missing or damaged`)
  expect(await found()).toEqual([true, true])
})

test('a list of media that was damaged is whole after the next backup of the same media', async () => {
  const { list, storeAgain } = await setUp()
  const lines = await readFile(list, 'utf8')
  await writeFile(list, lines.replace('a.pdf', 'b.pdf'))
  await storeAgain()
  expect(await readFile(list, 'utf8')).toBe(lines)
})

test('nothing is removed while a backup is of a newer release, or cannot be read at present', async () => {
  const { manifest, sweep } = await setUp()
  const whole = await readFile(manifest, 'utf8')
  await writeFile(manifest, whole.replace('"format": 1', '"format": 2'))
  await expect(sweep()).rejects.toThrow(/was written by a newer release/)
  await rm(manifest)
  await mkdir(manifest)
  await expect(sweep()).rejects.toThrow(/cannot be read \(EISDIR\)/)
  await rm(manifest, { recursive: true })
  await writeFile(manifest, whole)
  expect(await sweep()).toEqual([true, true])
})
