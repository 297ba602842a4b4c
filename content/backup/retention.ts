import type { Backup } from './manifest.ts'

const newest = 8
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/**
 * The backups to remove: what stays is the newest eight, the last one of each hour for a day, and the last one of each day
 * for `days` days. `backups` are newest first.
 */
export function surplusOf<B extends Pick<Backup, 'at'>>(backups: readonly B[], days: number, now: Date): B[] {
  const stays = new Set(backups.slice(0, newest))
  const lastOfEach = (periodMs: number, forMs: number) => {
    const seen = new Set<number>()
    for (const backup of backups) {
      const period = Math.floor(backup.at.getTime() / periodMs)
      if (now.getTime() - backup.at.getTime() > forMs || seen.has(period)) continue
      seen.add(period)
      stays.add(backup)
    }
  }
  lastOfEach(hourMs, dayMs)
  lastOfEach(dayMs, days * dayMs)
  return backups.filter((backup) => !stays.has(backup))
}
