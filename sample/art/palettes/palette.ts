/** Mineral pigments on rice paper. `far` to `near` carry the perspective of the air, `sky` runs from top to horizon. */
export type Palette = {
  sky: [string, string, string]
  far: string
  mid: string
  near: string
  ink: string
  mist: string
  sun: string
  sunEdge: string
  /** Near the horizon, near the reader. */
  water: [string, string]
  light: string
  accent: string
  leaf: string
  bloom: string
  roof: string
  wall: string
  /** Brightness of lamps: 0 by day, 1 at night. */
  glow: number
  snow?: string
  /** Contour lines of the blue-green manner. */
  gold?: string
  /** The colour at the foot of blue-green mountains. */
  base?: string
}
