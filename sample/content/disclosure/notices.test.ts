import { expect, test } from 'vitest'
import { dayFrom } from '../../day.ts'
import { allDisclosure } from './all.ts'

const states = (now: Date) => {
  const counted: Record<string, number> = {}
  for (const entry of allDisclosure(dayFrom(now))) {
    if (entry.kind !== 'purchase') continue
    const { opensAt = '', deadline = '', resultAt = '9', endsAt = '9' } = entry.shared
    const left = Date.parse(deadline) - now.getTime()
    const state =
      now < new Date(opensAt)
        ? 'planned'
        : left > 3 * 86_400_000
          ? 'open'
          : left > 0
            ? 'soon'
            : now < new Date(resultAt)
              ? 'review'
              : now < new Date(endsAt)
                ? 'result'
                : 'ended'
    counted[state] = (counted[state] ?? 0) + 1
  }
  return counted
}

test.each(['00:05', '08:00', '12:00', '16:59', '23:55'])(
  'procurement shows every state when loaded at %s',
  (time) => {
    const now = new Date(`2027-02-27T${time}:00+08:00`)
    expect(states(now)).toEqual({ planned: 2, open: 4, soon: 2, review: 2, result: 2, ended: 2 })
  },
)

test('nothing is published after the moment of loading', () => {
  const now = new Date('2026-11-21T00:05:00+08:00')
  for (const entry of allDisclosure(dayFrom(now)))
    if (entry.kind === 'purchase' || entry.kind === 'rent')
      expect(Date.parse(entry.shared.publishedAt ?? ''), entry.id).toBeLessThan(now.getTime())
})

test('two procurement notices and one leasing notice are in Chinese only', () => {
  const alone = allDisclosure(dayFrom(new Date())).filter((entry) => entry.en === undefined)
  expect(alone.map(({ kind }) => kind).sort()).toEqual(['purchase', 'purchase', 'rent'])
})

test('ids are unique within a kind', () => {
  const ids = allDisclosure(dayFrom(new Date())).map(({ kind, id }) => `${kind}/${id}`)
  expect(new Set(ids).size).toBe(ids.length)
})
