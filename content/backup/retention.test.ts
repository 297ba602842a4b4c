import { expect, test } from 'vitest'
import { surplusOf } from './retention.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const now = new Date('2026-11-23T12:00:00.000Z')

/** A year of backups, one every 15 minutes, each with what was removed by then. */
function afterDays(days: number, keep: number) {
  let backups: { at: Date }[] = []
  for (let at = now.getTime() - days * day; at <= now.getTime(); at += 15 * minute) {
    backups = [{ at: new Date(at) }, ...backups]
    const gone = new Set(surplusOf(backups, keep))
    backups = backups.filter((backup) => !gone.has(backup))
  }
  return backups.map(({ at }) => (now.getTime() - at.getTime()) / hour)
}

test('the newest eight, the last of each hour of a day and of each day for the days that are set remain', () => {
  const ages = afterDays(50, 30)
  expect(ages.slice(0, 8)).toEqual([0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75])
  for (let age = 2; age < 24; age += 1) expect(ages.some((each) => Math.abs(each - age) < 1)).toBe(true)
  for (let age = 1; age < 30; age += 1) expect(ages.some((each) => Math.abs(each - 24 * age) < 24)).toBe(true)
  expect(Math.max(...ages)).toBeLessThanOrEqual(30 * 24)
  expect(ages.length).toBeLessThan(8 + 25 + 31)
})

test('without new backups the last ones remain, however old they are', () => {
  const old = [1, 2, 3].map((years) => ({ at: new Date(now.getTime() - years * 365 * day) }))
  expect(surplusOf(old, 30)).toEqual([])
})

test('a backup of a clock that is a year ahead does not make all others too old', () => {
  let backups = afterDays(50, 30).map((age) => ({ at: new Date(now.getTime() - age * hour) }))
  const before = backups.length
  // One of them, and then others of the clock that was put right.
  for (const at of [now.getTime() + 365 * day, now.getTime() + 15 * minute]) {
    backups = [...backups, { at: new Date(at) }].sort((a, b) => b.at.getTime() - a.at.getTime())
    const gone = new Set(surplusOf(backups, 30))
    backups = backups.filter((backup) => !gone.has(backup))
  }
  expect(backups.length).toBeGreaterThan(before - 4)
})
