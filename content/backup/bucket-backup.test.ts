/** @module-tag slow */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkContent } from '../integrity/check.ts'
import { findMismatch, isMarked, markStore } from '../media/installation.ts'
import { sha256 } from '../media/media-row.ts'
import { acceptUpload, pathOfUpload, reserveUpload } from '../media/upload-queue.ts'
import { openContent } from '../open.ts'
import { addPicture } from '../testing/picture.ts'
import { startS3Server } from '../testing/s3-server.ts'
import { makeBackup } from './make-backup.ts'
import { readManifest, readMediaList } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'shanmen-bucket-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const server = await startS3Server()
  onTestFinished(server.close)
  const media = { bucket: server.place, maxCopyBytes: 1e9 }
  const where = { dataDir: join(folder, 'data'), media }
  const content = await openContent(where)
  onTestFinished(content.close)
  const backUp = () =>
    makeBackup({ ...where, backupDir: join(folder, 'backups'), days: 30, program: '1.0.0' })
  return { folder, server, media, content, backUp }
}

test('what a list of the bucket leaves out is in the backup all the same', async () => {
  const { folder, server, content, backUp } = await setUp()
  const id = await addPicture(content)
  const key = (await reserveUpload(content, 'a', 'a.pdf')) ?? ''
  await content.media.put(pathOfUpload(key), Buffer.from('bytes'))
  await acceptUpload(content, key, { sha256: sha256(Buffer.from('bytes')), bytes: 5 })
  const all = [...server.objects.keys()].sort()
  expect(all.filter((path) => path.includes(id))).toHaveLength(3)
  server.isListed = () => false
  const backup = await backUp()
  const stored = await readMediaList(backup.folder, await readManifest(backup.folder))
  expect(stored.map(({ path }) => path)).toEqual(all)
  const { findings } = await restoreBackup({ backup: backup.folder, to: { dataDir: join(folder, 'to') } })
  expect(findings).toEqual([])
})

test('what was in a bucket is restored beside its database, and belongs to it', async () => {
  const { folder, content, backUp } = await setUp()
  await addPicture(content)
  expect(await markStore(content)).toBe(true)
  const to = { dataDir: join(folder, 'to') }
  await restoreBackup({ backup: (await backUp()).folder, to })
  const restored = await openContent(to)
  onTestFinished(restored.close)
  expect(await isMarked(restored)).toBe(true)
  expect(await findMismatch(restored)).toBe(undefined)
})

test('of two machines that restore into one bucket one is refused, and takes nothing from the other', async () => {
  const { folder, server, media, content, backUp } = await setUp()
  await addPicture(content)
  const { folder: backup } = await backUp()
  server.objects.clear()
  const restoreOn = (machine: string) =>
    restoreBackup({ backup, to: { dataDir: join(folder, machine), media } }).then(
      () => 'restored',
      (error: Error) => error.message,
    )
  // Both have looked, and found the bucket empty, before either writes to it.
  let lists = 0
  server.fault = ({ method, key }) => {
    if (method === 'GET' && key === '') lists += 1
    return method === 'PUT' && lists < 6 ? 'busy' : undefined
  }
  const results = await Promise.all(['one', 'other'].map(restoreOn))
  expect(results.filter((result) => result === 'restored')).toHaveLength(1)
  expect(results.find((result) => result !== 'restored')).toMatch(/Another restore writes to s3:/)
  expect([...server.objects.keys()]).toHaveLength(3)
  const machine = results[0] === 'restored' ? 'one' : 'other'
  const restored = await openContent({ dataDir: join(folder, machine), media })
  onTestFinished(restored.close)
  expect(await checkContent(restored)).toEqual([])
})

test('a restore whose store went away at its claim is run again, and no installation begins in between', async () => {
  const { folder, server, media, content, backUp } = await setUp()
  await addPicture(content)
  const { folder: backup } = await backUp()
  server.objects.clear()
  const restore = () => restoreBackup({ backup, to: { dataDir: join(folder, 'to'), media } })
  server.fault = ({ method }) => {
    if (method === 'GET' && server.objects.size > 0) return 'reset'
    return undefined
  }
  await expect(restore()).rejects.toThrow(/does not answer/)
  server.fault = () => undefined
  expect([...server.objects.keys()]).toEqual(['restoring'])
  expect((await restore()).findings).toEqual([])
  expect([...server.objects.keys()].every((path) => /^(?:media|originals)\//.test(path))).toBe(true)
})
