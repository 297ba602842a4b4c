import { white } from '@shanmen/brand/colours.ts'
import { logo, pinFigure } from '@shanmen/brand/logo.ts'

/** The icons: 24 grid, 1.35px stroke, no fills. Each is drawn once per page, in the sprite at its end. */
const icons = {
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/>',
  menu: '<path d="M3 8h18M3 16h12"/>',
  close: '<path d="m5 5 14 14M19 5 5 19"/>',
  down: '<path d="m6 9.5 6 6 6-6"/>',
  right: '<path d="M4 12h16m-6-6 6 6-6 6"/>',
  left: '<path d="M20 12H4m6-6-6 6 6 6"/>',
  up: '<path d="M12 20V4m-6 6 6-6 6 6"/>',
  external: '<path d="M7 17 17 7M9 7h8v8"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  minus: '<path d="M5 12h14"/>',
  phone:
    '<path d="M5 4h4l1.5 5-2.3 1.5a12 12 0 0 0 5.3 5.3L15 13.5l5 1.5v4c0 .6-.4 1-1 1C11 20 4 13 4 5c0-.6.4-1 1-1z"/>',
  mail: '<path d="M3 6h18v12H3z"/><path d="m3 7 9 6.5L21 7"/>',
  pin: '<path d="M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21z"/><circle cx="12" cy="9.5" r="2.5"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5.5l3.5 2"/>',
  calendar: '<path d="M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8"/>',
  file: '<path d="M6 3h8l4 4v14H6z"/><path d="M14 3v4.5h4M9 12h6M9 16h6"/>',
  download: '<path d="M12 4v11m-5-5 5 5 5-5M4 20h16"/>',
  text: '<path d="M3 7V5h11v2M8.5 5v14M6.5 19h4M14 13v-1.5h7V13M17.5 11.5V19M16 19h3"/>',
  sound: '<path d="M4 9.500v5h3.500L12 19V5L7.500 9.500zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11"/>',
  print: '<path d="M7 9V4h10v5M5 17H3.5V9h17v8H19M7 14h10v6H7z"/>',
  share:
    '<circle cx="6" cy="12" r="2.3"/><circle cx="17.5" cy="6" r="2.3"/><circle cx="17.5" cy="18" r="2.3"/><path d="m8 11 7.5-4M8 13l7.5 4"/>',
  walk: '<circle cx="13" cy="4.5" r="1.8"/><path d="m9 21 2.5-6.5L9.5 12l1-4.5 3 .5 1.5 3 3 1.5M7 12l1-3.5 2.5-1M14 21l-1-5-2-2"/>',
  warning: '<path d="M12 4 2.8 20h18.400z"/><path d="M12 10v5M12 17.5v.2"/>',
  success: '<circle cx="12" cy="12" r="8.5"/><path d="m8 12.5 3 3 5.5-6.5"/>',
  info: '<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5.5M12 7.700v.2"/>',
  error: '<circle cx="12" cy="12" r="8.5"/><path d="m9 9 6 6M15 9l-6 6"/>',
  book: '<path d="M12 6.5C10 5 7 4.5 3.5 5v13c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5zM12 6.5V19"/>',
  lotus:
    '<path d="M12 19c-4-3-4-9 0-13 4 4 4 10 0 13zM12 19c-5 .5-8.5-2.5-9.5-8 3 0 5 1 6.5 2.5M12 19c5 .5 8.5-2.5 9.5-8-3 0-5 1-6.5 2.5"/>',
  hall: '<path d="M2.5 9.5C6 9 9 7 12 3.5c3 3.5 6 5.5 9.5 6M5 10v9M10 10v9M14 10v9M19 10v9M3 20h18"/>',
  shield:
    '<path d="M12 3.5 4.5 6v6c0 4.5 3.2 7.3 7.5 9 4.3-1.7 7.5-4.5 7.5-9V6z"/><path d="m8.5 12 2.5 2.5 4.5-5"/>',
  people:
    '<circle cx="9" cy="8.5" r="3.2"/><path d="M3 20c.3-4 2.5-6 6-6s5.7 2 6 6M16 5.8a3 3 0 0 1 0 5.600M17.5 14.5c2.2.7 3.3 2.5 3.5 5.5"/>',
  reload: '<path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3v4.5H15"/>',
  flag: '<path d="M5 21V4c4-2 8 2 14 0v10c-6 2-10-2-14 0"/>',
}

/** The filled pin of the maps with the group's figure, on its own 36 × 44 grid. */
const mapPin = `<path d="M18 43S34 28 34 16.5C34 8 27 2 18 2S2 8 2 16.5C2 28 18 43 18 43z" fill="currentColor" stroke="${white}" stroke-width="1.5"/><path d="${pinFigure}" fill="${white}"/>`

export type IconName = keyof typeof icons

const symbols = Object.entries(icons).map(
  ([name, shape]) => `<symbol id="i-${name}" viewBox="0 0 24 24">${shape}</symbol>`,
)

/** The sprite of a page with the mark of `brand/`, or the picture at this address of the site in its place. */
export function spriteWith(picture: string | undefined): string {
  return picture ? sprite.replace(logo, `<image href="${picture}" width="48" height="48"/>`) : sprite
}

export const sprite = `<svg width="0" height="0" class="vh" aria-hidden="true">${symbols.join('')}<symbol id="i-mapPin" viewBox="0 0 36 44">${mapPin}</symbol><symbol id="i-logo" viewBox="0 0 48 48">${logo}</symbol></svg>`
