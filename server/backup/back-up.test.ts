import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openContent } from '@shanmen/content/open.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { settings } from '../config/settings.ts'
import { backUp } from './back-up.ts'

const failing = vi.hoisted(() => ({ error: new Error() }))
vi.mock('@shanmen/content/backup/make-backup.ts', () => ({
  makeBackup: () => Promise.reject(failing.error),
}))

/** A backup that fails by an error with these properties. */
async function failBy(message: string, properties: object) {
  const folder = await mkdtemp(join(tmpdir(), 'shanmen-back-up-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await (await openContent({ dataDir: folder })).close()
  const backupDir = join(folder, 'backups')
  failing.error = Object.assign(new Error(message), properties)
  return { run: backUp(settings.parse({ DATA_DIR: folder, BACKUP_DIR: backupDir })), backupDir }
}

test('a full disk of the backups is said to be full, and not that the content is damaged', async () => {
  // What SQLite throws while it copies to a full disk, which a test cannot have without rights to mount one.
  const { run, backupDir } = await failBy('database or disk is full', { errcode: 13 })
  await expect(run).rejects.toThrow(`The disk of BACKUP_DIR is full: free some space for ${backupDir}.`)
})

test('a file that may not be read is named, and not the folder of the backups', async () => {
  const { run } = await failBy('EACCES: permission denied', { code: 'EACCES', path: '/data/studio.key' })
  await expect(run).rejects.toThrow('/data/studio.key cannot be read (EACCES)')
})
