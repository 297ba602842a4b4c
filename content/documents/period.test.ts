import { expect, test } from 'vitest'
import { kinds } from '../kinds.ts'
import { publishIssues } from './validate.ts'

const issuesOf = (shared: Record<string, unknown>) =>
  publishIssues(kinds.event, { shared, zh: {}, en: null }, 'zh')
    .filter(({ code }) => code !== 'required')
    .map(({ path, code }) => `${path.join('.')} ${code}`)

test('an event ends after it begins, whole days at 23:59, and sign-up ends before it does', () => {
  const day = { startsAt: '2026-12-05T14:00:00+08:00', endsAt: '2026-12-05T16:00:00+08:00' }
  expect(issuesOf(day)).toEqual([])
  expect(issuesOf({ ...day, endsAt: day.startsAt })).toEqual(['shared.endsAt endsBefore'])
  expect(issuesOf({ ...day, wholeDay: true })).toEqual(['shared.endsAt wholeDayEnd'])
  expect(issuesOf({ ...day, wholeDay: true, endsAt: '2026-12-06T23:59' })).toEqual([])
  // A day alone lasts until its end.
  expect(issuesOf({ ...day, wholeDay: true, endsAt: '2026-12-06' })).toEqual([])
  expect(issuesOf({ ...day, signUpUntil: '2026-12-05T16:30:00+08:00' })).toEqual([
    'shared.signUpUntil signUpLate',
  ])
  expect(issuesOf({})).toEqual([])
})

test('an event is in years that calendars can write', () => {
  const whole = (startsAt: string, endsAt: string) => issuesOf({ startsAt, endsAt, wholeDay: true })
  expect(whole('1900-01-01', '2999-12-31')).toEqual([])
  // After it comes the year 10000, which would be the end in a calendar.
  expect(whole('0000-01-01', '9999-12-31')).toEqual([
    'shared.startsAt periodYear',
    'shared.endsAt periodYear',
  ])
  expect(whole('2026-01-01', '9999-12-31T23:59-12:00')).toEqual(['shared.endsAt periodYear'])
})
