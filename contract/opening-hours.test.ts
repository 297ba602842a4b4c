import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  dateOf,
  faultsOfHours,
  hoursOf,
  hoursOn,
  isDate,
  nextOpeningChange,
  type OpeningHours,
  openingAt,
  seasonOn,
  seasonsFrom,
  weekdayOf,
} from './opening-hours.ts'

const at = (moment: string) => Date.parse(`${moment}:00+08:00`)
const written = (moment: number | undefined) =>
  moment === undefined ? undefined : new Date(moment + 8 * 3_600_000).toISOString().slice(0, 16)
const daily = [1, 2, 3, 4, 5, 6, 7]
const table = (
  seasons: OpeningHours['seasons'],
  exceptions: OpeningHours['exceptions'] = [],
): OpeningHours => ({ seasons, exceptions })

/** Open from 8 to 17, last entry at 16, closed on Wednesdays; closed on 1 and 2 December 2026 as well. */
const gorge = table(
  [{ times: [{ days: [1, 2, 4, 5, 6, 7], opens: '08:00', closes: '17:00', lastEntry: '16:00' }] }],
  [{ from: '2026-12-01', to: '2026-12-02', reason: 'repairs', times: [] }],
)

describe('the state at a moment', () => {
  const state = (hours: OpeningHours, moment: string) => {
    const { isOpen, closesAt, lastEntryAt, opensAt } = openingAt(hours, at(moment))
    return { isOpen, closes: written(closesAt), last: written(lastEntryAt), opens: written(opensAt) }
  }
  test.each([
    ['2026-11-24T07:59', { isOpen: false, opens: '2026-11-24T08:00' }],
    ['2026-11-24T08:00', { isOpen: true, closes: '2026-11-24T17:00', last: '2026-11-24T16:00' }],
    ['2026-11-24T16:30', { isOpen: true, closes: '2026-11-24T17:00', last: '2026-11-24T16:00' }],
    // Wednesday is closed.
    ['2026-11-24T17:00', { isOpen: false, opens: '2026-11-26T08:00' }],
    // The exception, then the Wednesday that it has too.
    ['2026-11-30T17:00', { isOpen: false, opens: '2026-12-03T08:00' }],
  ])('%s', (moment, expected) => {
    expect(state(gorge, moment)).toEqual({
      closes: undefined,
      last: undefined,
      opens: undefined,
      ...expected,
    })
  })

  test('a night belongs to the day on which it begins, also after an exception', () => {
    const night = table(
      [{ times: [{ days: [6], opens: '19:00', closes: '02:00', lastEntry: '01:00' }] }],
      [{ from: '2026-11-29', to: '2026-11-29', reason: 'closed', times: [] }],
    )
    expect(weekdayOf('2026-11-28')).toBe(6)
    expect(state(night, '2026-11-29T01:30')).toEqual({
      isOpen: true,
      closes: '2026-11-29T02:00',
      last: '2026-11-29T01:00',
      opens: undefined,
    })
    expect(state(night, '2026-11-29T02:00')).toMatchObject({ isOpen: false, opens: '2026-12-05T19:00' })
  })

  test('what follows without a gap closes at its end; what never closes has no closing', () => {
    const split = { days: daily, opens: '09:00', closes: '12:00' }
    const joined = table([{ times: [split, { ...split, opens: '12:00', closes: '18:00' }] }])
    expect(state(joined, '2026-11-24T10:00')).toMatchObject({ isOpen: true, closes: '2026-11-24T18:00' })
    const morning = { ...split, lastEntry: '11:30' }
    const afternoon = { ...split, opens: '12:00', closes: '18:00', lastEntry: '17:00' }
    // At 11:40 the last entry is still to come.
    expect(state(table([{ times: [morning, afternoon] }]), '2026-11-24T11:40')).toMatchObject({
      closes: '2026-11-24T18:00',
      last: '2026-11-24T17:00',
    })
    const always = table([{ times: [{ days: daily, opens: '00:00', closes: '00:00' }] }])
    expect(openingAt(always, at('2026-11-24T10:00'))).toEqual({ isOpen: true })
    expect(openingAt(table([{ times: [] }]), at('2026-11-24T10:00'))).toEqual({ isOpen: false })
    expect(nextOpeningChange(table([{ times: [] }]), at('2026-11-24T10:00'))).toBeUndefined()
  })

  test('the clock is that of Asia/Shanghai', () => {
    expect(openingAt(gorge, Date.parse('2026-11-24T00:00:00Z')).isOpen).toBe(true)
    expect(openingAt(gorge, Date.parse('2026-11-23T23:59:59Z')).isOpen).toBe(false)
    expect(dateOf(Date.parse('2026-11-23T16:00:00Z'))).toBe('2026-11-24')
  })
})

describe('seasons', () => {
  const summer = { from: '06-01', to: '09-30', times: [{ days: daily, opens: '05:30', closes: '18:30' }] }
  const rest = { times: [{ days: daily, opens: '08:30', closes: '17:00' }] }
  const winter = { from: '11-15', to: '02-29', times: [] }

  test('one with dates comes before the rest of the year, over the end of a year and of February too', () => {
    const hours = table([rest, summer, winter])
    expect(faultsOfHours(hours)).toEqual([])
    const chosen = (date: string) => seasonOn(hours, date)
    expect(['2026-05-31', '2026-06-01', '2026-09-30', '2026-10-01'].map(chosen)).toEqual([
      rest,
      summer,
      summer,
      rest,
    ])
    expect(['2026-11-14', '2026-11-15', '2027-02-28', '2027-03-01', '2028-02-29'].map(chosen)).toEqual([
      rest,
      winter,
      winter,
      rest,
      winter,
    ])
    expect(hoursOn(hours, '2026-12-24').times).toEqual([])
  })
  test('the coming year has them in their order', () => {
    const dates = seasonsFrom(table([rest, summer]), '2026-11-24').map(({ from, to }) => `${from} ${to}`)
    expect(dates).toEqual(['2026-11-24 2027-05-31', '2027-06-01 2027-09-30', '2027-10-01 2027-11-23'])
  })
  test('a date is refused that no calendar has', () => {
    expect(['2026-02-30', '2026-2-3', '', 'x', '2026-13-01', '1800-01-01'].map(isDate)).not.toContain(true)
    expect(isDate('2028-02-29')).toBe(true)
  })
})

describe('faults', () => {
  const row = { days: [1, 2], opens: '08:00', closes: '17:00' }
  const codes = (hours: OpeningHours) =>
    faultsOfHours(hours).map(({ path, code }) => `${path.join('.')} ${code}`)
  const rest = { times: [row] }
  const exception = { from: '2026-12-01', to: '2026-12-03', reason: '', times: [] }
  test.each([
    [
      'hours.0.times.1.opens timesOverlap',
      table([{ times: [row, { ...row, opens: '16:00', closes: '18:00' }] }]),
    ],
    ['hours.0.times.0.lastEntry lastEntry', table([{ times: [{ ...row, lastEntry: '17:30' }] }])],
    ['hours.0.times.0.lastEntry lastEntry', table([{ times: [{ ...row, lastEntry: '07:30' }] }])],
    ['hours.0.times.0.closes sameTimes', table([{ times: [{ ...row, closes: '08:00' }] }])],
    [
      'hoursExceptions.0.times.0.closes sameTimes',
      table([rest], [{ ...exception, times: [{ opens: '20:00', closes: '20:00' }] }]),
    ],
    ['hours.0.to seasonHalf', table([{ from: '04-01', times: [row] }])],
    ['hours.1.from seasonsOverlap', table([rest, rest])],
    [
      'hours.1.from seasonsOverlap',
      table([
        { from: '10-01', to: '03-31', times: [] },
        { from: '03-31', to: '09-30', times: [] },
      ]),
    ],
    ['hours seasonsGap', table([{ from: '03-01', to: '02-28', times: [] }])],
    ['hoursExceptions.0.to exceptionEnd', table([rest], [{ ...exception, to: '2026-11-30' }])],
    [
      'hoursExceptions.1.from exceptionsOverlap',
      table([rest], [exception, { ...exception, from: '2026-12-03', to: '2026-12-03' }]),
    ],
  ])('%s', (expected, hours) => {
    expect(codes(hours)).toEqual([expected])
  })
  test('other days, times that touch and all day are none', () => {
    expect(codes(table([{ times: [{ ...row, opens: '00:00', closes: '00:00' }] }]))).toEqual([])
    const other = { ...row, days: [3], opens: '10:00', closes: '11:00' }
    const after = { ...row, opens: '17:00', closes: '20:00' }
    expect(codes(table([{ times: [row, other, after] }], [exception]))).toEqual([])
  })
})

const minutes = fc.integer({ min: 0, max: 95 }).map((n) => n * 15)
const clock = minutes.map(
  (n) => `${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`,
)
const times = fc.record({ opens: clock, closes: clock, lastEntry: fc.option(clock, { nil: undefined }) })
const weekly = fc
  .tuple(times, fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }))
  .map(([row, days]) => ({ ...row, days }))
const monthDay = fc.integer({ min: 0, max: 365 }).map((n) => addDays('2028-01-01', n).slice(5))
const date = fc.integer({ min: 0, max: 800 }).map((n) => addDays('2026-11-01', n))
const anyTable: fc.Arbitrary<OpeningHours> = fc.record({
  seasons: fc.array(
    fc.record(
      { from: monthDay, to: monthDay, times: fc.array(weekly, { maxLength: 3 }) },
      { requiredKeys: ['times'] },
    ),
    { minLength: 1, maxLength: 3 },
  ),
  exceptions: fc.array(
    fc.record({ from: date, to: date, reason: fc.constant(''), times: fc.array(times, { maxLength: 2 }) }),
    { maxLength: 3 },
  ),
})
const moment = fc
  .integer({ min: at('2026-11-01T00:00') / 60_000, max: at('2028-12-31T00:00') / 60_000 })
  .map((n) => n * 60_000)

/** The same answer, counted minute by minute from the times of the day and of the day before. */
function isOpenByHand(hours: OpeningHours, now: number): boolean {
  const today = dateOf(now)
  return [0, 1].some((ago) => {
    const day = addDays(today, -ago)
    const minute = (now - at(`${day}T00:00`)) / 60_000
    return hoursOn(hours, day).times.some(({ opens, closes }) => {
      const [from = 0, to = 0] = [opens, closes].map(
        (each) => Number(each.slice(0, 2)) * 60 + Number(each.slice(3)),
      )
      return from <= minute && minute < (to <= from ? to + 1440 : to)
    })
  })
}

describe('any table', () => {
  test('is open when the times of a day say so, and only then', () => {
    fc.assert(
      fc.property(anyTable, moment, (hours, now) => {
        expect(openingAt(hours, now).isOpen).toBe(isOpenByHand(hours, now))
      }),
    )
  })
  test('is closed when it says that it closes, and open when it says that it opens', () => {
    fc.assert(
      fc.property(anyTable, moment, (hours, now) => {
        const { isOpen, closesAt, opensAt } = openingAt(hours, now)
        if (closesAt !== undefined) {
          expect(closesAt).toBeGreaterThan(now)
          expect(isOpenByHand(hours, closesAt)).toBe(false)
          expect(isOpenByHand(hours, closesAt - 1)).toBe(true)
        }
        if (opensAt !== undefined) {
          expect(opensAt).toBeGreaterThan(now)
          expect(isOpenByHand(hours, opensAt)).toBe(true)
          expect(isOpenByHand(hours, opensAt - 1)).toBe(false)
        }
        expect(isOpen ? opensAt : closesAt).toBeUndefined()
      }),
    )
  })
  test('does not change its state before the next change', () => {
    fc.assert(
      fc.property(anyTable, moment, fc.double({ min: 0, max: 1, noNaN: true }), (hours, now, part) => {
        const next = nextOpeningChange(hours, now) ?? now + 30 * 86_400_000
        expect(next).toBeGreaterThan(now)
        const between = Math.floor(now + (next - now - 1) * part)
        expect(openingAt(hours, between).isOpen).toBe(openingAt(hours, now).isOpen)
      }),
    )
  })
  test('has no fault exactly when each day of the year is in one season, or in the rest of the year', () => {
    const dated = fc.record({ from: monthDay, to: monthDay, times: fc.constant([]) })
    const rest = fc.constant({ times: [] })
    const seasons = fc.array(fc.oneof({ arbitrary: dated, weight: 2 }, rest), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(seasons, (all) => {
        const rests = all.filter((season) => !('from' in season)).length
        const isOnce = Array.from({ length: 366 }, (_, n) => addDays('2028-01-01', n)).every((day) => {
          const own = all.filter((season) => 'from' in season && seasonOn(table([season]), day)).length
          return own === 1 || (own === 0 && rests === 1)
        })
        expect(faultsOfHours(table(all)).length === 0).toBe(isOnce && rests <= 1)
      }),
      { numRuns: 60 },
    )
  })
})

test('a stored table is read without what is incomplete', () => {
  expect(hoursOf({})).toBeUndefined()
  expect(hoursOf({ hours: [], hoursExceptions: [{ from: '2026-12-01' }] })).toBeUndefined()
  expect(
    hoursOf({
      hours: [{ times: [{ opens: '08:00' }, { days: [1], opens: '08:00', closes: '09:00' }] }],
      hoursExceptions: [{}, { from: '2026-12-01', reason: 'snow' }],
    }),
  ).toEqual(
    table(
      [{ times: [{ days: [1], opens: '08:00', closes: '09:00' }] }],
      [{ from: '2026-12-01', to: '2026-12-01', reason: 'snow', times: [] }],
    ),
  )
})
