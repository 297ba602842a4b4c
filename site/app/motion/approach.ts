/** The spec's smooth-scroll speed: the part of the remaining way that one frame covers, sixty times a second. */
const speed = 0.08
const near = 0.5

/**
 * The next position on the way to a target after so many milliseconds, the same way on every screen however often it
 * draws; the last half pixel is taken at once, so that it ends.
 */
export function approach(current: number, target: number, ms: number): number {
  const part = 1 - Math.exp((-speed * 60 * ms) / 1000)
  return Math.abs(target - current) < near ? target : current + (target - current) * part
}
