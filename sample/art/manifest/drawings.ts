import { type DrawingName, drawings } from '../line/drawings.ts'
import { type Row, type Rows, row } from './row.ts'

const isDrawing = (name: string): name is DrawingName => name in drawings

const drawn = (name: DrawingName): Row => {
  const size = name.startsWith('emblem-') ? ([480, 480] as const) : ([960, 600] as const)
  return row(size, 'drawing', 'ink', name, { drawing: name, flip: false, fine: true })
}

/** The line drawings, under their own names. */
export const lineDrawings: Rows = Object.fromEntries(
  Object.keys(drawings)
    .filter(isDrawing)
    .map((name) => [name, drawn(name)]),
)
