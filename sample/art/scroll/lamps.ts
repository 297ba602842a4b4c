import { R, R1 } from '../brush/path.ts'
import { height, type Lamp, stops, stopWidth, X } from './scroll.ts'

const glow =
  '<radialGradient id="g"><stop offset="0" stop-color="#ffd48a" stop-opacity=".85"/><stop offset=".35" stop-color="#ffb860" stop-opacity=".34"/><stop offset="1" stop-color="#ffb860" stop-opacity="0"/></radialGradient>'

const circle = (x: number, y: number, r: number) => `<circle cx="${R(x)}" cy="${R(y)}" r="${R1(r)}"/>`

/** The lights of one place as a picture of the size of its tile, which the page shows above it after dark. */
function lampPicture(stop: number, lamps: readonly Lamp[]): string {
  const left = X(stop, 0)
  let light = ''
  let halo = ''
  let reflection = ''
  for (const { x: onScroll, y, size, kind } of lamps) {
    const x = onScroll - left
    if (x < 0 || x >= stopWidth) continue
    if (kind === 'window') {
      light += `<path d="M${R1(x - size * 0.75)} ${R1(y - size)}h${R1(size * 1.5)}v${R1(size * 2)}h-${R1(size * 1.5)}z"/>`
      halo += circle(x, y, size * 2.4)
      continue
    }
    light += circle(x, y, size * (kind === 'floor' ? 0.42 : 0.55))
    halo += circle(x, y, size * 3.6)
    if (kind === 'lantern' && y > 600)
      reflection += `<ellipse cx="${R(x)}" cy="${R(y + 46)}" rx="${R1(size * 0.6)}" ry="${R1(size * 3)}"/>`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${stopWidth} ${height}" width="${stopWidth}" height="${height}" preserveAspectRatio="none"><defs>${glow}</defs><g fill="#ffd794">${light}</g><g fill="url(#g)">${halo}<g opacity=".7">${reflection}</g></g></svg>\n`
}

/** One picture for each place, in the order of the scroll. */
export const lampPictures = (lamps: readonly Lamp[]) => stops.map((_, stop) => lampPicture(stop, lamps))
