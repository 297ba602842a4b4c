type Position = { lng: number; lat: number }

/** A rectangle in Web Mercator: its north-west corner and its width in degrees of longitude, its height in parts of the width. */
export type Frame = { west: number; top: number; width: number; tall: number }

/** The heights that a frame can have: few, because styles know them (`sketch-map.module.css`). */
const heights = [0.4, 0.7, 1.2]
/** The least width: three kilometres for a walk; a single place has five, so that something known is near it. */
const least = 0.03

/** Latitude in degrees that are everywhere as long as those of longitude, as maps of the web draw them. */
export const stretched = (lat: number) => (Math.log(Math.tan(((90 + lat) * Math.PI) / 360)) * 180) / Math.PI

/** What a map of places shows at first: sketch and moving map alike, so that nothing jumps when one covers the other. */
export function frameOf(places: readonly Position[]): Frame {
  const lngs = places.map(({ lng }) => lng)
  const lats = places.map(({ lat }) => stretched(lat))
  const [west, north] = [Math.min(...lngs), Math.max(...lats)]
  const [wide, high] = [Math.max(...lngs) - west, north - Math.min(...lats)]
  const width = Math.max(wide, places[1] ? least : 0.05)
  const tall = heights.find((height) => high <= width * height) ?? 1.2
  const all = Math.max(width, high / tall)
  return { west: west + (wide - all) / 2, top: north + (all * tall - high) / 2, width: all, tall }
}
