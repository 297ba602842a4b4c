import type { Damage } from '@shanmen/content/integrity/finding.ts'
import type { ReadOnlyContent } from '@shanmen/content/open.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchBackups } from './watch-backups.ts'

test('a folder of backups that hangs is reported, and takes one thread of those that serve the site', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const damage: Damage = { findings: [], checkedAt: undefined }
  const waiting: (() => void)[] = []
  const find = () => new Promise<never[]>((resolve) => waiting.push(() => resolve([])))
  // No backup is found that could have a line.
  const read = {} as ReadOnlyContent['read']
  const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() }
  const settings = {
    ...{ DATA_DIR: '/data', DATABASE_URL: '', BACKUP_DIR: '/mnt/backup' },
    ...{ BACKUP_EVERY: 15, BACKUP_KEEP: 30 },
  }
  onTestFinished(watchBackups({ settings, read, damage, log, makes: false, find }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(waiting).toHaveLength(1)
  expect(damage.findings).toMatchObject([
    { code: 'backup', where: [expect.stringMatching('^/mnt/backup does not answer')] },
  ])
  waiting[0]?.()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(damage.findings).toEqual([])
  expect(waiting).toHaveLength(2)
})
