/** What `sketch-map.svg` shows: its north-west corner and its size in degrees of longitude. Written by `brand/sketch.ts`. */
export const sketchBox = { west: 119.1, top: 32.04014, width: 0.9, height: 0.50946 }
