/** Where the eight places lie on `lake-map`, in per cent of its width and height. */
export const placesOnLakeMap = {
  tingxue: [82, 14],
  danfeng: [73, 30],
  yunjie: [85, 46],
  zhuxi: [62, 38],
  lanyu: [46, 52],
  wanta: [28, 36],
  heting: [30, 70],
  hanxiang: [17, 84],
} as const satisfies Record<string, readonly [x: number, y: number]>
