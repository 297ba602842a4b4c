import narrow1 from '@shanmen/brand/art/scroll/1-800.avif'
import narrowWebp1 from '@shanmen/brand/art/scroll/1-800.webp'
import wide1 from '@shanmen/brand/art/scroll/1-1200.avif'
import wideWebp1 from '@shanmen/brand/art/scroll/1-1200.webp'
import lamps1 from '@shanmen/brand/art/scroll/1-lamps.svg'
import narrow2 from '@shanmen/brand/art/scroll/2-800.avif'
import narrowWebp2 from '@shanmen/brand/art/scroll/2-800.webp'
import wide2 from '@shanmen/brand/art/scroll/2-1200.avif'
import wideWebp2 from '@shanmen/brand/art/scroll/2-1200.webp'
import lamps2 from '@shanmen/brand/art/scroll/2-lamps.svg'
import narrow3 from '@shanmen/brand/art/scroll/3-800.avif'
import narrowWebp3 from '@shanmen/brand/art/scroll/3-800.webp'
import wide3 from '@shanmen/brand/art/scroll/3-1200.avif'
import wideWebp3 from '@shanmen/brand/art/scroll/3-1200.webp'
import lamps3 from '@shanmen/brand/art/scroll/3-lamps.svg'
import narrow4 from '@shanmen/brand/art/scroll/4-800.avif'
import narrowWebp4 from '@shanmen/brand/art/scroll/4-800.webp'
import wide4 from '@shanmen/brand/art/scroll/4-1200.avif'
import wideWebp4 from '@shanmen/brand/art/scroll/4-1200.webp'
import lamps4 from '@shanmen/brand/art/scroll/4-lamps.svg'
import narrow5 from '@shanmen/brand/art/scroll/5-800.avif'
import narrowWebp5 from '@shanmen/brand/art/scroll/5-800.webp'
import wide5 from '@shanmen/brand/art/scroll/5-1200.avif'
import wideWebp5 from '@shanmen/brand/art/scroll/5-1200.webp'
import lamps5 from '@shanmen/brand/art/scroll/5-lamps.svg'
import narrow6 from '@shanmen/brand/art/scroll/6-800.avif'
import narrowWebp6 from '@shanmen/brand/art/scroll/6-800.webp'
import wide6 from '@shanmen/brand/art/scroll/6-1200.avif'
import wideWebp6 from '@shanmen/brand/art/scroll/6-1200.webp'
import lamps6 from '@shanmen/brand/art/scroll/6-lamps.svg'
import narrow7 from '@shanmen/brand/art/scroll/7-800.avif'
import narrowWebp7 from '@shanmen/brand/art/scroll/7-800.webp'
import wide7 from '@shanmen/brand/art/scroll/7-1200.avif'
import wideWebp7 from '@shanmen/brand/art/scroll/7-1200.webp'
import lamps7 from '@shanmen/brand/art/scroll/7-lamps.svg'
import narrow8 from '@shanmen/brand/art/scroll/8-800.avif'
import narrowWebp8 from '@shanmen/brand/art/scroll/8-800.webp'
import wide8 from '@shanmen/brand/art/scroll/8-1200.avif'
import wideWebp8 from '@shanmen/brand/art/scroll/8-1200.webp'
import lamps8 from '@shanmen/brand/art/scroll/8-lamps.svg'
import { scrollPlaces } from '@shanmen/brand/art/scroll.ts'

/** One picture of the hand scroll: its files in two widths, and the lights that are lit above it after dark. */
export type Tile = { place: string; avif: string; webp: string; url: string; lamps: string }

const tile = (
  narrow: string,
  narrowWebp: string,
  wide: string,
  url: string,
  lamps: string,
  i: number,
): Tile => ({
  place: scrollPlaces[i] ?? '',
  avif: `${narrow} 800w, ${wide} 1200w`,
  webp: `${narrowWebp} 800w, ${url} 1200w`,
  url,
  lamps,
})

/** The tiles in reading order: the first is the right end of the scroll. */
export const tiles: readonly Tile[] = [
  tile(narrow1, narrowWebp1, wide1, wideWebp1, lamps1, 0),
  tile(narrow2, narrowWebp2, wide2, wideWebp2, lamps2, 1),
  tile(narrow3, narrowWebp3, wide3, wideWebp3, lamps3, 2),
  tile(narrow4, narrowWebp4, wide4, wideWebp4, lamps4, 3),
  tile(narrow5, narrowWebp5, wide5, wideWebp5, lamps5, 4),
  tile(narrow6, narrowWebp6, wide6, wideWebp6, lamps6, 5),
  tile(narrow7, narrowWebp7, wide7, wideWebp7, lamps7, 6),
  tile(narrow8, narrowWebp8, wide8, wideWebp8, lamps8, 7),
]

export const tileSize = { width: 1200, height: 900 }
