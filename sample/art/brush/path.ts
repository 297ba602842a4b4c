import { at } from './list.ts'

export type Point = [number, number]

/** Whole units: small files. */
export const R = (v: number) => Math.round(v)

/** One decimal, without the leading zero. */
export const R1 = (v: number) => (Math.round(v * 10) / 10).toString().replace(/^(-?)0\./, '$1.')

/** A line through all points, in relative whole units. */
export function poly(points: readonly Point[]): string {
  let px = Math.round(at(points, 0)[0])
  let py = Math.round(at(points, 0)[1])
  let path = `M${px} ${py}l`
  points.slice(1).forEach((point, i) => {
    const x = Math.round(point[0])
    const y = Math.round(point[1])
    const dx = String(x - px)
    const dy = String(y - py)
    const gap = i === 0 || dx.startsWith('-') ? '' : ' '
    path += gap + dx + (dy.startsWith('-') ? '' : ' ') + dy
    px = x
    py = y
  })
  return path
}

/** A smooth line through all points (Catmull-Rom as cubic curves). */
export function smooth(points: readonly Point[], closed = false): string {
  const n = points.length
  const point = (i: number) => at(points, closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i)))
  const first = point(0)
  let path = `M${R1(first[0])} ${R1(first[1])}`
  for (let i = 0; i < n - (closed ? 0 : 1); i++) {
    const [p0, p1, p2, p3] = [point(i - 1), point(i), point(i + 1), point(i + 2)]
    path += `C${R1(p1[0] + (p2[0] - p0[0]) / 6)} ${R1(p1[1] + (p2[1] - p0[1]) / 6)} `
    path += `${R1(p2[0] - (p3[0] - p1[0]) / 6)} ${R1(p2[1] - (p3[1] - p1[1]) / 6)} ${R1(p2[0])} ${R1(p2[1])}`
  }
  return path + (closed ? 'Z' : '')
}
