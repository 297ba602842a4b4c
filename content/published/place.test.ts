import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeOf } from './place.ts'

const group = fc.record({
  type: fc.constantFrom('a', 'b'),
  year: fc.integer({ min: 2019, max: 2024 }),
  top: fc.constantFrom(0, 1),
  count: fc.integer({ min: 1, max: 9 }),
})
const groups = fc.uniqueArray(group, {
  selector: ({ type, year, top }) => `${type} ${year} ${top}`,
  minLength: 1,
})
const page = fc.record({
  skipped: fc.nat({ max: 60 }),
  size: fc.integer({ min: 1, max: 12 }),
  byYears: fc.boolean(),
})

test('every page is found from its place, over no more than half of its year or of the list', () => {
  fc.assert(
    fc.property(groups, page, (all, { skipped, size, byYears }) => {
      // In the middle of its year, as the moments are texts in the order of time.
      const list = all
        .flatMap(({ count, ...of }) => Array.from({ length: count }, () => of))
        .sort((a, b) => b.top - a.top || b.year - a.year)
        .map(({ top, year }, index) => ({ top, year, moment: `${year}-06-01T00:00:00.000Z`, index }))
      const wanted = list.slice(skipped, skipped + size)
      if (wanted.length === 0) return
      const place = placeOf(all, { skipped, taken: wanted.length, byYears })
      const { offset, backwards, from } = place
      const isBehind = ({ top, moment }: { top: number; moment: string }) =>
        from === undefined || top < from.top || (top === from.top && moment < from.moment)
      const beside = from === undefined ? list : list.filter((row) => isBehind(row) !== backwards)
      const read = backwards ? beside.toReversed() : beside
      const found = read.slice(offset, offset + wanted.length)
      expect(backwards ? found.toReversed() : found).toEqual(wanted)
      const isOfOneYear = wanted.every(({ top, year }) => top === wanted[0]?.top && year === wanted[0]?.year)
      const { length } =
        byYears && isOfOneYear
          ? list.filter(({ top, year }) => top === wanted[0]?.top && year === wanted[0]?.year)
          : list
      expect(offset).toBeLessThanOrEqual(length / 2)
    }),
    { numRuns: 500, seed: 3 },
  )
})
