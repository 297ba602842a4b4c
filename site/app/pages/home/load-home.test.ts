import { expect, test } from 'vitest'
import { closingFirst } from './load-home.ts'

test('notices are in the order in which they close, those without a deadline last', () => {
  const notices = [
    {},
    { deadline: '2026-12-03T17:00:00+08:00' },
    {},
    { deadline: '2026-12-01T09:00:00+08:00' },
  ]
  expect(notices.sort(closingFirst).map(({ deadline }) => deadline?.slice(0, 10))).toEqual([
    '2026-12-01',
    '2026-12-03',
    undefined,
    undefined,
  ])
})
