import { autumn, dawn, ink, noon, spring, winter } from './day.ts'
import type { Palette } from './palette.ts'
import { bronze, dusk, night, qinglv, red } from './rich.ts'

export const palettes = {
  ink,
  dawn,
  noon,
  dusk,
  night,
  spring,
  autumn,
  winter,
  qinglv,
  red,
  bronze,
} satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes
