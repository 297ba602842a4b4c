import type { Rng } from './random.ts'

/** One-dimensional value noise: calling it returns −1 … 1. */
export type Noise = {
  (x: number): number
  /** Sum of octaves: the outline of hills. */
  fbm(x: number, octaves?: number, gain?: number): number
  /** Sharp creases: the edges of rock. */
  ridged(x: number, octaves?: number): number
}

export function makeNoise(rng: Rng): Noise {
  const table = Float32Array.from({ length: 512 }, () => rng() * 2 - 1)
  const value = (i: number) => table[i & 511] ?? 0
  const noise = (x: number) => {
    const i = Math.floor(x)
    const f = x - i
    const u = f * f * f * (f * (f * 6 - 15) + 10)
    return value(i) * (1 - u) + value(i + 1) * u
  }
  const fbm = (x: number, octaves = 5, gain = 0.5) => {
    let sum = 0
    let weight = 1
    let total = 0
    let at = x
    for (let k = 0; k < octaves; k++) {
      sum += weight * noise(at + k * 37.7)
      total += weight
      weight *= gain
      at *= 2.03
    }
    return sum / total
  }
  const ridged = (x: number, octaves = 4) => {
    let sum = 0
    let weight = 0.5
    let at = x
    for (let k = 0; k < octaves; k++) {
      sum += weight * (1 - Math.abs(noise(at + k * 11.3)) * 2)
      weight *= 0.5
      at *= 2.1
    }
    return sum
  }
  return Object.assign(noise, { fbm, ridged })
}
