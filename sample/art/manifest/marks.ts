import type { PaletteName } from '../palettes/palettes.ts'
import { type Rows, series } from './row.ts'

const marks = (name: string, digits: number, first: number, palettes: PaletteName[]): Rows =>
  series(
    name,
    digits,
    [480, 240],
    palettes.map((palette, i) => ['mark', palette, { sign: first + i }] as const),
  )

/** The marks of partners and of members: emblems, one colour each. */
export const emblems: Rows = {
  ...marks('partner', 1, 0, ['noon', 'ink', 'autumn', 'dusk', 'qinglv', 'spring', 'winter', 'dawn']),
  ...marks('member', 2, 10, [
    'red',
    'qinglv',
    'ink',
    'autumn',
    'noon',
    'dusk',
    'dawn',
    'spring',
    'winter',
    'night',
  ]),
}
