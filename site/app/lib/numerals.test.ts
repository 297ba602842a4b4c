import { expect, test } from 'vitest'
import { listNumber, showCount, showOrdinal } from './numerals.ts'

test('counts are written as in a headline of the language', () => {
  const counts = [1, 2, 9, 10, 14, 20, 21, 100, 106, 110, 126, 999, 1000]
  expect(counts.map((count) => showCount(count, 'zh'))).toEqual([
    '一',
    '两',
    '九',
    '十',
    '十四',
    '二十',
    '二十一',
    '一百',
    '一百零六',
    '一百一十',
    '一百二十六',
    '九百九十九',
    '1000',
  ])
  expect([1, 9, 14, 20, 21, 126].map((count) => showCount(count, 'en'))).toEqual([
    'one',
    'nine',
    'fourteen',
    'twenty',
    '21',
    '126',
  ])
})

test('an item has its number, and no count', () => {
  expect([1, 2, 12].map((number) => listNumber(number, 'zh'))).toEqual(['一', '二', '十二'])
  expect(listNumber(2, 'en')).toBe('2')
})

test('days of the month have the ending of their number in English', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 31].map((day) => showOrdinal(day, 'en'))).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '22nd',
    '23rd',
    '31st',
  ])
  expect(showOrdinal(6, 'zh')).toBe('6')
})
