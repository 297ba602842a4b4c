import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
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
