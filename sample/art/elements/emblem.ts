import { mix } from '../brush/colour.ts'
import { R, R1 } from '../brush/path.ts'
import type { Sheet } from '../brush/sheet.ts'

/** The symbols of the emblems, drawn in a circle of radius 100 around the origin. */
const signs = {
  peaks: '<path d="M-80 46L-36-34L-14 2L14-58L44 4L56-14L80 46z"/><path d="M-80 62H80" class="l"/>',
  wave: '<path d="M-74-10q37-44 74 0t74 0" class="l"/><path d="M-74 22q37-44 74 0t74 0" class="l"/><path d="M-74 54q37-44 74 0t74 0" class="l"/><circle cx="26" cy="-56" r="15"/>',
  leaf: '<path d="M0 70C-74 34-62-44 0-80C62-44 74 34 0 70z" class="l"/><path d="M0 70V-44M0 36L36 4M0 36L-36 4M0 2L26-24M0 2L-26-24" class="l"/>',
  gate: '<path d="M-42-50Q-30-52-18-78H18Q30-52 42-50Q40-42 34-42H-34Q-40-42-42-50zM-88-10Q-74-12-64-32H-30V-4H-78Q-86-4-88-10zM88-10Q74-12 64-32H30V-4H78Q86-4 88-10z"/><path d="M-66-4V70M66-4V70M-28-42V70M28-42V70M-28-16H28M-66 16H66" class="l"/>',
  lotus:
    '<path d="M0 44C-26 10-22-36 0-66C22-36 26 10 0 44z" class="l"/><path d="M-10 44C-54 30-68-4-60-36C-34-26-16 0-10 44zM10 44C54 30 68-4 60-36C34-26 16 0 10 44z" class="l"/><path d="M-76 60H76" class="l"/>',
  bridge:
    '<path d="M-84 40Q0-62 84 40" class="l"/><path d="M-46 40A46 40 0 0 1 46 40" class="l"/><path d="M-84 58H84" class="l"/><circle cx="0" cy="-54" r="11"/>',
  sun: '<circle r="30"/><path d="M-76 34Q-38 8 0 34T76 34M-76 58Q-38 32 0 58T76 58" class="l"/><path d="M-52-26A58 58 0 0 1 52-26" class="l"/>',
  pine: '<path d="M0 74V-20" class="l"/><path d="M-60 26Q0-18 60 26Q0 8-60 26zM-48-8Q0-50 48-8Q0-24-48-8zM-34-40Q0-80 34-40Q0-54-34-40z"/>',
  book: '<path d="M0-34Q-40-62-78-40V44Q-40 24 0 50Q40 24 78 44V-40Q40-62 0-34zM0-34V50" class="l"/><circle cx="0" cy="-66" r="9"/>',
  wheel:
    '<circle r="66" class="l"/><circle r="16"/><path d="M0-66V-16M0 16V66M-66 0H-16M16 0H66M-47-47L-12-12M12 12L47 47M47-47L12-12M-12 12L-47 47" class="l"/>',
} as const

const names = ['peaks', 'wave', 'leaf', 'gate', 'lotus', 'bridge', 'sun', 'pine', 'book', 'wheel'] as const

/** The number of different emblems. */
export const emblems = names.length

const frames = {
  ring: '<circle r="112" class="l"/><circle r="122" class="h"/>',
  square: '<path d="M-108-106Q0-114 108-106Q114 0 106 108Q0 114-106 106Q-114 0-108-106z" class="l"/>',
  octagon: '<path d="M-48-116H48L116-48V48L48 116H-48L-116 48V-48z" class="l"/>',
  none: '',
} as const

const frameNames = ['ring', 'none', 'square', 'octagon'] as const

/** A mark of one colour: symbol number `n`, in a frame chosen by `frame`. */
export function emblem(d: Sheet, x: number, y: number, s: number, n: number, frame: number) {
  const P = d.P
  const inkOfMark = mix(P.near, P.ink, 0.25)
  const sign = signs[names[n % names.length] ?? 'peaks']
  const around = frames[frameNames[frame % frameNames.length] ?? 'none']
  const small = around ? 0.78 : 1.05
  const drawn = (markup: string, width: number) =>
    markup
      .replaceAll('class="l"', `fill="none" stroke="${inkOfMark}" stroke-width="${R1(width)}"`)
      .replaceAll('class="h"', `fill="none" stroke="${inkOfMark}" stroke-width="2" opacity=".5"`)
  d.add(
    `<g transform="translate(${R(x)} ${R(y)})scale(${s.toFixed(3)})" fill="${inkOfMark}" stroke-linejoin="round" stroke-linecap="round">` +
      `${drawn(around, 7)}<g transform="scale(${small})">${drawn(sign, 9)}</g>` +
      `</g>`,
  )
}
