import { type Point, ring } from './curve.ts'

type Both = { zh: string; en: string }

/** The shore of Lanyu Lake, twenty-one kilometres round. */
const shore: Point[] = [
  [119.5162, 30.2252],
  [119.518, 30.2292],
  [119.5212, 30.2312],
  [119.5242, 30.2302],
  [119.5302, 30.2331],
  [119.5352, 30.2328],
  [119.5402, 30.2356],
  [119.5446, 30.2362],
  [119.5502, 30.2392],
  [119.5572, 30.2404],
  [119.5648, 30.2394],
  [119.5702, 30.2362],
  [119.5762, 30.2352],
  [119.5846, 30.2336],
  [119.5912, 30.2302],
  [119.5942, 30.2236],
  [119.5936, 30.2172],
  [119.5902, 30.2102],
  [119.5836, 30.2082],
  [119.5782, 30.2042],
  [119.5702, 30.2032],
  [119.5642, 30.1998],
  [119.5562, 30.2002],
  [119.5502, 30.2042],
  [119.5442, 30.2032],
  [119.5382, 30.2052],
  [119.5302, 30.2062],
  [119.5252, 30.2112],
  [119.5192, 30.2142],
  [119.5168, 30.2192],
]

const middle: Point = [119.5555, 30.2205]
const shrunk = (points: readonly Point[], by: number): Point[] =>
  points.map(([lng, lat]) => [middle[0] + (lng - middle[0]) * by, middle[1] + (lat - middle[1]) * by])

/** A repeatable pseudo-random number between 0 and 1 for an index. */
export const still = (seed: number) => {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453
  return value - Math.floor(value)
}

const blob = ([lng, lat]: Point, size: number, seed: number): Point[] =>
  ring(
    Array.from({ length: 7 }, (_, at): Point => {
      const turn = (at / 7) * 2 * Math.PI
      const reach = size * (0.7 + 0.5 * still(seed + at * 3.7))
      return [lng + Math.cos(turn) * reach, lat + Math.sin(turn) * reach * 0.72]
    }),
    0.2,
  )

/** The thirty-six islands, distributed over the open water. */
const islands: Point[][] = Array.from({ length: 36 }, (_, at) => {
  const turn = at * 2.39996
  const reach = 0.12 + 0.68 * Math.sqrt((at + 0.5) / 36)
  const place: Point = [
    middle[0] + Math.cos(turn) * reach * 0.0365,
    middle[1] + Math.sin(turn) * reach * 0.0168,
  ]
  return blob(place, 0.0006 + 0.0013 * still(at) ** 3, at + 1)
})

const pond = (lng: number, lat: number, size: number, seed: number) => blob([lng, lat], size, seed)

/** Ponds of the lotus village, the pools of the gorge and the academy, and a reservoir in the east. */
const ponds: Point[][] = [
  pond(119.6604, 30.1712, 0.0016, 3),
  pond(119.6646, 30.1722, 0.0013, 8),
  pond(119.6628, 30.1682, 0.0018, 13),
  pond(119.6686, 30.1692, 0.0016, 21),
  pond(119.6672, 30.1652, 0.0014, 34),
  pond(119.6718, 30.1662, 0.0013, 55),
  pond(119.6596, 30.1672, 0.0012, 89),
  pond(119.4607, 30.3304, 0.0006, 5),
  pond(119.4926, 30.1566, 0.0005, 6),
  pond(119.762, 30.302, 0.016, 17),
  pond(119.7742, 30.285, 0.011, 29),
  pond(119.332, 30.134, 0.013, 41),
  pond(119.262, 30.318, 0.012, 47),
  pond(119.842, 30.134, 0.017, 58),
]

/** Streets and houses, which no contour crosses. */
const towns: Point[][] = [
  ring(
    [
      [119.4895, 30.2185],
      [119.4905, 30.2335],
      [119.5005, 30.2372],
      [119.5082, 30.2322],
      [119.5092, 30.2212],
      [119.5012, 30.2152],
    ],
    0.4,
  ),
  ring(
    [
      [119.6102, 30.2082],
      [119.6182, 30.2092],
      [119.6242, 30.2032],
      [119.6202, 30.1982],
      [119.6132, 30.1992],
    ],
    0.3,
  ),
  ring(
    [
      [119.5972, 30.2242],
      [119.6022, 30.2252],
      [119.6032, 30.2172],
      [119.5982, 30.2162],
    ],
    0.3,
  ),
  ring(
    [
      [119.6542, 30.1782],
      [119.6592, 30.1782],
      [119.6582, 30.1742],
      [119.6542, 30.1742],
    ],
    0.3,
  ),
  ring(
    [
      [119.4385, 30.3695],
      [119.4432, 30.3682],
      [119.4422, 30.3642],
      [119.4382, 30.3652],
    ],
    0.3,
  ),
  ring(
    [
      [119.5722, 30.3112],
      [119.5762, 30.3122],
      [119.5772, 30.3082],
      [119.5732, 30.3072],
    ],
    0.3,
  ),
]

/** The brooks: from the gorge into the lake, from the lake through Heting to the ponds, and the creek of the academy. */
export const brooks: Point[][] = [
  [
    [119.4416, 30.3512],
    [119.4527, 30.3389],
    [119.4625, 30.3292],
    [119.4735, 30.3102],
    [119.4782, 30.2872],
    [119.4862, 30.2652],
    [119.5082, 30.2482],
    [119.5202, 30.2392],
    [119.5235, 30.2302],
  ],
  [
    [119.5915, 30.2105],
    [119.6022, 30.2042],
    [119.6118, 30.2052],
    [119.6205, 30.2022],
    [119.6302, 30.1952],
    [119.6452, 30.1802],
    [119.6602, 30.1742],
    [119.6752, 30.1602],
    [119.7002, 30.1302],
    [119.712, 30.05],
  ],
  [
    [119.4782, 30.1462],
    [119.4868, 30.1532],
    [119.4935, 30.1552],
    [119.5042, 30.1652],
    [119.5082, 30.1802],
    [119.5192, 30.1982],
    [119.5282, 30.2072],
  ],
  [
    [119.574, 30.336],
    [119.5692, 30.3182],
    [119.5602, 30.2952],
    [119.5452, 30.2702],
    [119.5442, 30.2542],
    [119.5482, 30.2392],
  ],
]

export const lake = { shore: ring(shore, 0.3), deep: ring(shrunk(shore, 0.8), 0.3), islands, middle }
export const water = { ponds, towns }

/** Names of features of the landscape. */
export const landscapes: { at: Point; name: Both; of: 'waterName' | 'hillName' | 'townName' }[] = [
  { at: [119.562, 30.2175], name: { zh: '岚屿湖', en: 'Lanyu Lake' }, of: 'waterName' },
  { at: [119.497, 30.2275], name: { zh: '岚屿区', en: 'Lanyu District' }, of: 'townName' },
  { at: [119.617, 30.2075], name: { zh: '鹤汀镇', en: 'Heting' }, of: 'townName' },
  { at: [119.655, 30.1768], name: { zh: '含香村', en: 'Hanxiang' }, of: 'townName' },
  { at: [119.574, 30.3088], name: { zh: '云阶村', en: 'Yunjie' }, of: 'townName' },
  { at: [119.441, 30.3662], name: { zh: '岭下村', en: 'Lingxia' }, of: 'townName' },
  { at: [119.4735, 30.3232], name: { zh: '丹枫镇', en: 'Danfeng' }, of: 'townName' },
  { at: [119.4965, 30.1602], name: { zh: '竹溪村', en: 'Zhuxi' }, of: 'townName' },
  { at: [119.413, 30.391], name: { zh: '听雪岭 1400', en: 'Snowsong Ridge 1400' }, of: 'hillName' },
  { at: [119.473, 30.1872], name: { zh: '晚塔山', en: 'Evening Pagoda Hill' }, of: 'hillName' },
  { at: [119.571, 30.339], name: { zh: '云阶山', en: 'Cloudstep Hills' }, of: 'hillName' },
]
