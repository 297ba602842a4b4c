import type { Backup } from './manifest.ts'

const newest = 8
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/**
 * The backups to remove: what stays is the newest eight, the last one of each of the newest 24 hours in which one was made, and
 * the last one of each of the newest `days` days. They are counted and not compared with the clock: one that is a year ahead
 * would make all of them old at once. `backups` are newest first.
 */
export function surplusOf<B extends Pick<Backup, 'at'>>(backups: readonly B[], days: number): B[] {
  const stays = new Set(backups.slice(0, newest))
  const lastOfEach = (periodMs: number, count: number) => {
    const seen = new Set<number>()
    for (const backup of backups) {
      const period = Math.floor(backup.at.getTime() / periodMs)
      if (seen.size === count || seen.has(period)) continue
      seen.add(period)
      stays.add(backup)
    }
  }
  lastOfEach(hourMs, 24)
  lastOfEach(dayMs, days)
  return backups.filter((backup) => !stays.has(backup))
}
