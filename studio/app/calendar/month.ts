/** A month of the calendar; `month` counts from 1. */
export type Month = { year: number; month: number }

const two = (number: number) => String(number).padStart(2, '0')
const firstOf = ({ year, month }: Month) => `${year}-${two(month)}-01T00:00:00+08:00`

/** The month `by` months later, or earlier when negative. */
export function shift({ year, month }: Month, by: number): Month {
  const index = year * 12 + (month - 1) + by
  return { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 }
}

/** The first instant of a month in Asia/Shanghai and that of the next. */
export const spanOf = (month: Month) => ({ from: firstOf(month), until: firstOf(shift(month, 1)) })

/** `2026-11-21` is in November 2026. */
export const monthOf = (day: string): Month => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
})

/** The weeks of a month, Monday first, as days such as `2026-11-01`; null for cells that belong to other months. */
export function weeksOf({ year, month }: Month): (string | null)[][] {
  const first = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const cells: (string | null)[] = [
    ...Array<null>(first).fill(null),
    ...Array.from({ length: count }, (_, n) => `${year}-${two(month)}-${two(n + 1)}`),
  ]
  while (cells.length % 7 > 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}
