import { expect, test } from 'vitest'
import { combinesFilters, readQuery, writeQuery } from './query.ts'

const read = (search: string) => readQuery(new URL(`https://lingshan.example/member/scenic${search}`))

test('filters come from the address, empty ones do not count', () => {
  expect(read('?type=lake&year=2026&keyword=%20%E6%B9%96%20&status=&page=3')).toEqual({
    page: 3,
    type: 'lake',
    year: 2026,
    keyword: '湖',
  })
  expect(read('')).toEqual({ page: 1 })
})

test.each(['abc', '0', '-1', '1.5', '01', '1e3', '', '100001'])('page %j is no page', (page) => {
  expect(read(`?page=${page}`)).toBeUndefined()
})

test.each(['1948', 'abc', '99999', '2026.5'])('year %j is no year of a list', (year) => {
  expect(read(`?year=${year}`)).toBeUndefined()
})

test('a long keyword is cut to what the backend takes', () => {
  expect(read(`?keyword=${'山'.repeat(80)}`)?.keyword).toHaveLength(50)
})

test('a changed filter goes back to the first page and keeps the others', () => {
  expect(writeQuery('?type=lake&page=4', { year: 2026 })).toBe('?type=lake&year=2026')
  expect(writeQuery('?type=lake&page=4', { type: undefined })).toBe('')
})

test('page 1 is not written', () => {
  expect(writeQuery('?type=lake', { page: 2 })).toBe('?type=lake&page=2')
  expect(writeQuery('?type=lake&page=2', { page: 1 })).toBe('?type=lake')
})

test('filters are combined from the second on; a page number is none', () => {
  for (const query of ['', '?type=lake', '?page=2&type=lake', '?type=lake&from=share'])
    expect(combinesFilters(query)).toBe(false)
  expect(combinesFilters('?type=lake&year=2026')).toBe(true)
})
