import { expect, test } from 'vitest'
import { stepsOf } from './notice-steps.tsx'

const at = {
  publishedAt: '2026-11-01T09:00:00+08:00',
  opensAt: '2026-11-03T09:00:00+08:00',
  deadline: '2026-11-20T17:00:00+08:00',
}
const states = (status: Parameters<typeof stepsOf>[0]['status']) =>
  stepsOf({ ...at, status }).map(({ state }) => state)

test.each([
  ['planned', ['ahead', 'ahead', 'ahead', 'ahead']],
  ['open', ['past', 'now', 'ahead', 'ahead']],
  ['soon', ['past', 'now', 'ahead', 'ahead']],
  ['review', ['past', 'past', 'now', 'ahead']],
  ['result', ['past', 'past', 'past', 'now']],
  ['ended', ['past', 'past', 'past', 'past']],
] as const)('a notice that is %s', (status, expected) => {
  expect(states(status)).toEqual(expected)
})

test('a tender that is only planned has no day as its deadline', () => {
  const deadlineOf = (status: 'planned' | 'open') => stepsOf({ ...at, status })[1]?.at
  expect([deadlineOf('planned'), deadlineOf('open')]).toEqual([undefined, at.deadline])
})

test('the notice begins when it opens, not when it was announced', () => {
  expect(stepsOf({ ...at, status: 'open' })[0]?.at).toBe(at.opensAt)
  expect(stepsOf({ ...at, opensAt: undefined, status: 'open' })[0]?.at).toBe(at.publishedAt)
})
