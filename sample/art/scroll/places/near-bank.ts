import { pine } from '../../elements/pine.ts'
import { tree, willow } from '../plants.ts'
import { pigment, type Scroll, X } from '../scroll.ts'
import { bank } from '../water.ts'

type Growth = 'maples' | 'tree' | 'pines' | 'willow'

const banks: [stop: number, part: number, w: number, h: number, Growth][] = [
  [1, 0, 420, 60, 'maples'],
  [2, 0.04, 500, 64, 'tree'],
  [2, 0.98, 460, 60, 'maples'],
  [3, 0.99, 420, 54, 'pines'],
  [4, 0.02, 360, 44, 'willow'],
  [4, 0.99, 380, 46, 'pines'],
  [5, 0.02, 300, 40, 'willow'],
  [6, 1, 300, 40, 'pines'],
]

/** The near bank of the whole scroll: closes the lower edge between the places. */
export function nearBank(s: Scroll) {
  for (const [stop, part, w, h, growth] of banks) {
    const x = X(stop, part)
    const { yAt } = bank(s, x, w, 892, h)
    if (growth === 'maples') {
      tree(s, x - 60, yAt(x - 60) + 6, 0.95, '#c23f2a', 120)
      tree(s, x + 60, yAt(x + 60) + 6, 0.75, '#dd8d3a', 90)
    } else if (growth === 'tree') tree(s, x, yAt(x) + 6, 1, '#3f8a5c', 120)
    else if (growth === 'willow') willow(s, x, yAt(x) + 8, 1.2)
    else {
      pine(s.d, x - 30, yAt(x) + 14, 1, { lean: 0.2, fol: pigment.pine })
      pine(s.d, x + 50, yAt(x + 50) + 14, 0.74, { lean: -0.15, fol: pigment.pine })
    }
  }
}
