import type { Painting } from '../art.ts'
import type { PaletteName } from '../palettes/palettes.ts'
import type { SceneOptions } from '../scenes/scene.ts'
import type { SceneName } from '../scenes/scenes.ts'

type Options = SceneOptions & Pick<Row, 'sheet' | 'fine'>
type Size = readonly [width: number, height: number]

/** `fine`: encoded with more care, since text is placed on it or it fills the screen. */
export type Row = Painting & { fine?: boolean }
/** The pictures of one part of the site by name; the name is what sample content refers to. */
export type Rows = Record<string, Row>

export const cover: Size = [1280, 800]

/** One line of the manifest. */
export const row = (
  [width, height]: Size,
  scene: SceneName,
  palette: PaletteName,
  seed: string,
  options: Options = {},
): Row => ({ scene, palette, seed, width, height, ...options })

/** `news-01`, `news-02` … from a list of scene and palette; `digits` and `first` number as in the names. */
export function series(
  name: string,
  digits: number,
  size: Size,
  list: readonly (readonly [SceneName, PaletteName, Options?])[],
  first = 1,
): Rows {
  const rows = list.map(([scene, palette, options], i) => {
    const key = `${name}-${String(i + first).padStart(digits, '0')}`
    return [key, row(size, scene, palette, key, options)] as const
  })
  return Object.fromEntries(rows)
}

/** Rows of one size by name; the name is also what the picture varies by. */
export const looks = (size: Size, list: Record<string, readonly [SceneName, PaletteName]>): Rows =>
  Object.fromEntries(Object.entries(list).map(([name, look]) => [name, row(size, ...look, name)]))
