import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

const text = (current: number, pages: number) => pageWindow(current, pages).join(' ').replaceAll('gap', '…')

test.each([
  [1, 2, '1 2'],
  [2, 3, '1 2 3'],
  [1, 5, '1 2 3 4 5'],
  [1, 12, '1 2 3 … 12'],
  [3, 12, '1 2 3 4 … 12'],
  [4, 12, '1 2 3 4 5 … 12'],
  [6, 12, '1 … 5 6 7 … 12'],
  [9, 12, '1 … 8 9 10 11 12'],
  [12, 12, '1 … 10 11 12'],
])('page %i of %i offers %s', (current, pages, expected) => {
  expect(text(current, pages)).toBe(expected)
})

test('every window rises, holds the ends and the current page, and hides at least two pages per gap', () => {
  for (let pages = 2; pages <= 20; pages++)
    for (let current = 1; current <= pages; current++) {
      const steps = pageWindow(current, pages)
      expect(steps).toContain(current)
      expect([steps[0], steps.at(-1)]).toEqual([1, pages])
      for (const [at, step] of steps.entries()) {
        const [before, after] = [steps[at - 1], steps[at + 1]]
        if (step === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2)
        else if (typeof before === 'number') expect(step - before).toBe(1)
      }
    }
})
