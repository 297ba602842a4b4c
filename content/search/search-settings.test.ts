import { expect, onTestFinished, test, vi } from 'vitest'
import { joined } from './search-settings.ts'

test('rows of synonyms that share a word are one', () => {
  const rows = [
    ['观星', '看星', '星空'],
    ['缆车', '索道'],
    ['萤火虫', '夜空'],
    ['夜空', '观星'],
  ]
  const sorted = joined(rows).map((row) => row.toSorted())
  expect(sorted).toEqual([['索道', '缆车'], ['夜空', '星空', '看星', '萤火虫', '观星'].toSorted()])
})

test('many words are joined without searching each row for each of them', () => {
  const rows = Array.from({ length: 60 }, (_, row) => Array.from({ length: 60 }, (_, n) => `${row}-${n}`))
  const search = vi.spyOn(Array.prototype, 'includes')
  onTestFinished(() => search.mockRestore())
  expect(joined([...rows, ['0-0', '59-59']])).toHaveLength(59)
  expect(search.mock.calls.length).toBeLessThan(10_000)
})
