import { at } from './brush/list.ts'
import { hash } from './brush/random.ts'
import { Sheet } from './brush/sheet.ts'
import { type PaletteName, palettes } from './palettes/palettes.ts'
import type { SceneOptions } from './scenes/scene.ts'
import { type SceneName, scenes } from './scenes/scenes.ts'

export type Painting = SceneOptions & {
  scene: SceneName
  palette: PaletteName
  seed: string
  width: number
  height: number
  /** Painted on a sheet of this size and then fitted to width × height; the composition depends on the sheet. */
  sheet?: [number, number]
  title?: string
}

/** Paints one picture. Same input, same SVG, on every machine. */
export function art({ scene, palette, seed, width, height, sheet, title, ...options }: Painting): string {
  const [w, h] = sheet ?? [width, height]
  const d = new Sheet(w, h, `${scene}/${palette}/${seed}`, palettes[palette])
  const flip = options.flip ?? hash(seed + scene) % 2 === 1
  scenes[scene](d, { ...options, flip })
  return d.svg(width, height, title)
}

/** An element of the pool chosen by the id; the same id always gives the same element. */
export function pick<T>(id: string, pool: readonly T[]): T {
  return at(pool, hash(id) % pool.length)
}
