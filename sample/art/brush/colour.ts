/** Lightness and two axes of hue in OKLab, where mixing two pigments looks like mixing them. */
type Lab = [number, number, number]

const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const gamma = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055)

const full = (hex: string) => (hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex)
const channel = (hex: string, i: number) => Number.parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16) / 255

/** The three channels of `#rgb` or `#rrggbb`, each 0 … 1. */
export function channels(colour: string): [number, number, number] {
  const hex = full(colour)
  return [channel(hex, 0), channel(hex, 1), channel(hex, 2)]
}

function toLab(colour: string): Lab {
  const [red, green, blue] = channels(colour)
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const byte = (v: number) =>
  Math.round(255 * Math.min(1, Math.max(0, gamma(Math.max(0, v)))))
    .toString(16)
    .padStart(2, '0')

function toHex([L, A, B]: Lab): string {
  const l = (L + 0.3963377774 * A + 0.2158037573 * B) ** 3
  const m = (L - 0.1055613458 * A - 0.0638541728 * B) ** 3
  const s = (L - 0.0894841775 * A - 1.291485548 * B) ** 3
  const red = byte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = byte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = byte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return `#${red}${green}${blue}`
}

/** From colour `a` (t = 0) to colour `b` (t = 1). */
export function mix(a: string, b: string, t: number): string {
  const x = toLab(a)
  const y = toLab(b)
  return toHex([x[0] + (y[0] - x[0]) * t, x[1] + (y[1] - x[1]) * t, x[2] + (y[2] - x[2]) * t])
}

/** Along three stops, far to near. */
export function ramp([far, mid, near]: [string, string, string], t: number): string {
  return t < 0.5 ? mix(far, mid, t * 2) : mix(mid, near, t * 2 - 1)
}

/** Lighter (above 0) or darker (below 0). */
export function shade(colour: string, by: number): string {
  const [l, a, b] = toLab(colour)
  return toHex([Math.max(0, Math.min(1, l + by)), a, b])
}
