import { drawings } from '../line/drawings.ts'
import { sheet } from '../line/pen.ts'
import type { Scene } from './scene.ts'

const emblemSide = 200

/** A line drawing by its name, as large as the sheet: it keeps its colours whatever the palette. */
export const drawingScene: Scene = (d, o) => {
  const name = o.drawing ?? 'still-scrolls'
  const [w, h] = name.startsWith('emblem-') ? [emblemSide, emblemSide] : sheet
  d.add(`<g transform="scale(${d.W / w} ${d.H / h})">${drawings[name].draw()}</g>`)
}
