import { R1 } from '../brush/path.ts'

/** A roof with rising eaves, w to each side of the origin. */
export const roofPath = (w: number, h: number, lift = 0.34, top = 0.34) =>
  `M${R1(-w)} ${R1(-h * lift)}C${R1(-w * 0.82)} ${R1(-h * 0.02)} ${R1(-w * 0.5)} ${R1(-h * 0.32)} ${R1(-w * top)} ${R1(-h)}L${R1(w * top)} ${R1(-h)}C${R1(w * 0.5)} ${R1(-h * 0.32)} ${R1(w * 0.82)} ${R1(-h * 0.02)} ${R1(w)} ${R1(-h * lift)}C${R1(w * 0.86)} ${R1(h * 0.16)} ${R1(w * 0.6)} ${R1(h * 0.14)} ${R1(w * 0.5)} ${R1(h * 0.14)}L${R1(-w * 0.5)} ${R1(h * 0.14)}C${R1(-w * 0.6)} ${R1(h * 0.14)} ${R1(-w * 0.86)} ${R1(h * 0.16)} ${R1(-w)} ${R1(-h * lift)}z`
