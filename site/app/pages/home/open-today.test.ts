import { expect, test } from 'vitest'
import { openTodayLines } from './open-today.ts'

const open = { title: 'Ferry', openToday: true }
const closed = { title: 'Old Town', openToday: false }

test('several places are counted, and the closed ones are named', () => {
  expect(openTodayLines([open, open, open], 'en')).toEqual({
    text: 'All three places open',
    note: 'Hours differ from place to place',
  })
  expect(openTodayLines([open, closed, open], 'en')).toEqual({
    text: 'Two of three open',
    note: 'Closed today: Old Town',
  })
})

test('that all are closed needs no number', () => {
  const allClosed = [closed, { title: 'Ponds', openToday: false }]
  expect(openTodayLines(allClosed, 'en')).toEqual({ text: 'All places closed today', note: '' })
  expect(openTodayLines(allClosed, 'zh')).toEqual({ text: '今日全部闭园', note: '' })
})

test('a single place is named and not counted', () => {
  expect(openTodayLines([open], 'en')).toEqual({ text: 'Ferry', note: '' })
  expect(openTodayLines([closed], 'en')).toEqual({ text: 'Closed today: Old Town', note: '' })
  expect(openTodayLines([{ title: '渡口', openToday: true }], 'zh')).toEqual({ text: '渡口', note: '' })
})
