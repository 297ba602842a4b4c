/** Where `sketch-map.svg` shows a single place, in parts of its width and height: on land, with space for the name. */
export const sketchLand = [0.58, 0.23] as const
