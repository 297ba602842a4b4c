/** Heights of bars in percent of the tallest, from figures as editors write them: `9,850`, `3.2`. */
export function heightsOf(values: readonly string[]): number[] {
  const numbers = values.map((value) => Number(value.replace(/[^\d.]/g, '')) || 0)
  const most = Math.max(...numbers)
  return numbers.map((number) => (most > 0 ? Math.round((number / most) * 1000) / 10 : 0))
}
