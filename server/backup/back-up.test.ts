import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openContent } from '@shanmen/content/open.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { settings } from '../config/settings.ts'
import { backUp } from './back-up.ts'

// What SQLite throws while it copies to a full disk, which a test cannot have without rights to mount one.
vi.mock('@shanmen/content/backup/make-backup.ts', () => ({
  makeBackup: () => Promise.reject(Object.assign(new Error('database or disk is full'), { errcode: 13 })),
}))

test('a full disk of the backups is said to be full, and not that the content is damaged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shanmen-back-up-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await (await openContent({ dataDir: folder })).close()
  const backupDir = join(folder, 'backups')
  const run = backUp(settings.parse({ DATA_DIR: folder, BACKUP_DIR: backupDir }))
  await expect(run).rejects.toThrow(`The disk of BACKUP_DIR is full: free some space for ${backupDir}.`)
})
