import { expect, test } from 'vitest'
import { sessionsOf, showTimes } from './event-times.ts'

const evenings = {
  startsAt: '2027-01-06T19:00:00+08:00',
  endsAt: '2027-01-12T21:00:00+08:00',
  wholeDay: false,
  daily: true,
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('an event of seven evenings says its days and the hours of each', () => {
  expect(plain(showTimes(evenings, 'zh'))).toBe('2027-01-06 周三 至 2027-01-12 周二 每天 19:00–21:00')
  expect(plain(showTimes(evenings, 'en'))).toBe('Wed 6 Jan 2027 to Tue 12 Jan 2027, daily 19:00–21:00')
  expect(plain(showTimes({ ...evenings, daily: false }, 'en'))).toBe(
    'Wed 6 Jan 2027, 19:00 to Tue 12 Jan 2027, 21:00',
  )
})

test.each([
  ['evenings', {}, [7, '2027-01-06T13:00:00.000Z', '2027-01-12T11:00:00.000Z']],
  [
    'nights',
    { endsAt: '2027-01-09T01:00:00+08:00' },
    [3, '2027-01-06T17:00:00.000Z', '2027-01-08T11:00:00.000Z'],
  ],
  ['one evening', { endsAt: '2027-01-06T21:00:00+08:00' }, undefined],
  ['around the clock', { endsAt: '2027-01-08T19:00:00+08:00' }, undefined],
  ['whole days', { wholeDay: true }, undefined],
  ['days and nights', { daily: false }, undefined],
])('the sessions of %s', (_, change, expected) => {
  const sessions = sessionsOf({ ...evenings, ...change })
  expect(sessions && [sessions.count, sessions.firstEnds, sessions.lastStarts]).toEqual(expected)
})
