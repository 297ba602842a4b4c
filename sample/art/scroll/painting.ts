import { type Point, poly } from '../brush/path.ts'
import { Sheet } from '../brush/sheet.ts'
import { type Peak, ridge, type Shape } from '../elements/ridge.ts'
import { bambooBrook } from './places/bamboo-brook.ts'
import { clouds, middleDistance } from './places/far.ts'
import { gorge } from './places/gorge.ts'
import { lake } from './places/lake.ts'
import { lotusPonds } from './places/lotus-ponds.ts'
import { nearBank } from './places/near-bank.ts'
import { oldTown } from './places/old-town.ts'
import { pagodaHill } from './places/pagoda-hill.ts'
import { snowRidge } from './places/snow.ts'
import { terraces } from './places/terraces.ts'
import { height, type Lamp, newScroll, palette, width } from './scroll.ts'
import { water } from './water.ts'

/**
 * The hand scroll in blue and green: one painting of eight places, read from right to left, from the snow ridge to the lotus
 * ponds, with one band of water through all of them.
 */
export function paintScroll(): { svg: string; lamps: Lamp[] } {
  const s = newScroll()
  middleDistance(s)
  snowRidge(s)
  water(s)
  gorge(s)
  terraces(s)
  clouds(s, width)
  bambooBrook(s)
  lake(s)
  pagodaHill(s)
  oldTown(s)
  lotusPonds(s)
  nearBank(s)
  return { svg: s.d.svg(width, height, '', `0 0 ${width} ${height}`), lamps: s.lamps }
}

/** The silhouettes of three ridges, far to near, for the layers behind the scroll that move more slowly. */
export function farRidges(): string[] {
  const w = 4800
  const d = new Sheet(w, height, 'far-scroll', palette, 0.9)
  return (['soft', 'crag', 'karst'] satisfies Shape[]).map((shape, k) => {
    const peaks: Peak[] = []
    for (let x = -100; x < w + 200; x += d.rng(190, 330))
      peaks.push({ x, h: d.rng(90, 250) * (1 - k * 0.16), w: d.rng(150, 300), shape })
    const line = ridge(d, { base: 560 + k * 34, peaks, rough: 0.14, step: 15, oct: 4 })
    const outline: Point[] = [[-20, height], ...line, [w + 20, height]]
    return `${poly(outline)}z`
  })
}
