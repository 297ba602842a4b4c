import { curve, type Point, winding } from './curve.ts'
import { type Node, nodes } from './nodes.ts'

type Kind = 'avenue' | 'road' | 'street' | 'path' | 'trail'
type Both = { zh: string; en: string }
export type WalkablePath = { kind: Kind; name: Both; line: Point[] }

const at = (place: Node | Point): Point => (typeof place === 'string' ? nodes[place] : place)

const way = (kind: Kind, zh: string, en: string, ...via: (Node | Point)[]): WalkablePath => ({
  kind,
  name: { zh, en },
  line: curve(via.map(at), kind === 'avenue' || kind === 'road' ? 0.4 : 0.15),
})

/** A walk of the sample content; its sections have the lengths that its stops state. */
const trail = (zh: string, en: string, first: Node, ...stretches: [to: Node, km: number][]): WalkablePath => {
  const line: Point[] = [nodes[first]]
  let from = first
  for (const [to, km] of stretches) {
    line.push(...winding(nodes[from], nodes[to], km).slice(1))
    from = to
  }
  return { kind: 'trail', name: { zh, en }, line }
}

const avenues = [
  way(
    'avenue',
    '云山大道',
    'Yunshan Avenue',
    [119.1, 30.214],
    [119.25, 30.232],
    [119.4, 30.228],
    'avenueWest',
    [119.525, 30.2515],
    'avenueNorth',
    [119.58, 30.2495],
    'avenueEast',
    [119.68, 30.235],
    [119.83, 30.251],
    [120, 30.23],
  ),
]

const roads = [
  way(
    'road',
    '湖西路',
    'Huxi Road',
    'avenueWest',
    [119.5052, 30.2362],
    'house',
    'sheds',
    [119.5108, 30.217],
    'southWest',
    [119.5165, 30.2052],
    [119.53, 30.1985],
  ),
  way(
    'road',
    '湖东路',
    'Hudong Road',
    'avenueEast',
    [119.5985, 30.2385],
    'northEast',
    'eastOffices',
    'eastPier',
    [119.5955, 30.2112],
    'southEast',
  ),
  way(
    'road',
    '湖南路',
    'Hunan Road',
    'southEast',
    [119.58, 30.2002],
    [119.5655, 30.1962],
    [119.545, 30.1968],
    [119.53, 30.1985],
  ),
  way(
    'road',
    '鹤汀路',
    'Heting Road',
    'southEast',
    [119.598, 30.2072],
    'heting',
    [119.6082, 30.2088],
    'waterGate',
  ),
  way(
    'road',
    '含香路',
    'Hanxiang Road',
    'waterGate',
    [119.6105, 30.2022],
    [119.6155, 30.1932],
    [119.63, 30.1862],
    [119.645, 30.1832],
    'lotusStop',
    [119.672, 30.1765],
    [119.74, 30.168],
    [119.86, 30.178],
    [120, 30.162],
  ),
  way(
    'road',
    '晚塔路',
    'Wanta Road',
    'southWest',
    [119.507, 30.2092],
    'wantaRoad',
    [119.491, 30.2005],
    'wanta',
    [119.462, 30.2002],
    [119.4, 30.182],
    [119.26, 30.168],
    [119.1, 30.152],
  ),
  way(
    'road',
    '竹溪路',
    'Zhuxi Road',
    'wantaRoad',
    [119.5012, 30.1935],
    'zhuxiRoad',
    [119.4995, 30.1692],
    'bamboo',
    [119.503, 30.142],
    [119.51, 30.108],
    [119.504, 30.05],
  ),
  way(
    'road',
    '北屏公路',
    'Beiping Road',
    'avenueWest',
    [119.494, 30.2565],
    [119.4965, 30.276],
    [119.4872, 30.2952],
    'gorgeRoad',
    [119.474, 30.3325],
    [119.4575, 30.3505],
    'lowerCable',
    [119.4455, 30.385],
    [119.438, 30.42],
    [119.446, 30.49],
  ),
  way('road', '谷口路', 'Gukou Road', 'gorgeRoad', [119.4765, 30.3185], 'gorgeCoach', 'gorge'),
  way(
    'road',
    '云阶路',
    'Yunjie Road',
    'avenueNorth',
    [119.5555, 30.269],
    [119.5665, 30.2865],
    [119.571, 30.3002],
    'terracesCoach',
    'terraces',
    [119.589, 30.3192],
    [119.61, 30.34],
    [119.632, 30.382],
    [119.628, 30.45],
  ),
]

const streets = [
  way(
    'street',
    '湖西站前街',
    'Huxi Station Street',
    [119.5018, 30.2238],
    'huxi',
    [119.5098, 30.2243],
    'sheds',
  ),
  way('street', '渡口街', 'Ferry Street', 'huxi', [119.5112, 30.2262], 'ferry'),
  way('street', '西街', 'West Street', 'waterGate', [119.613, 30.2074], [119.6158, 30.2069], 'longStreet'),
]

const paths = [
  way('path', '滨湖步道', 'Shore Walk', 'houseDoor', [119.5118, 30.2284], [119.5135, 30.2272], 'ferry'),
  way('path', '灵山大厦前庭', 'Lingshan House forecourt', 'house', 'houseDoor'),
  way('path', '站前步道', 'Station Walk', 'huxi', [119.5086, 30.2275], 'house'),
  way(
    'path',
    '环湖步道',
    'Lakeside Path',
    'pavilion',
    [119.55, 30.2412],
    'northGate',
    [119.566, 30.2414],
    [119.5755, 30.2375],
    [119.585, 30.2356],
    'northEast',
  ),
  way('path', '北岸小径', 'North Shore Lane', 'northGate', [119.5535, 30.2472], 'avenueNorth'),
  way(
    'path',
    '松溪绿道',
    'Pine Brook Greenway',
    'ferry',
    [119.5128, 30.2232],
    [119.5068, 30.2182],
    [119.4985, 30.2122],
    [119.4908, 30.2062],
    'wanta',
  ),
  way(
    'path',
    '水渠绿道',
    'Canal Greenway',
    'bridge',
    [119.629, 30.1985],
    [119.638, 30.1912],
    [119.6478, 30.1828],
    'lotusStop',
  ),
  way('path', '莲门小路', 'Lotus Gate Lane', 'lotusStop', 'lotus'),
  way('path', '索道步道', 'Cableway Path', 'lowerCable', [119.4342, 30.3688], 'upperCable'),
]

const trails = [
  trail('湖岸步道', 'Lake Walk', 'ferry', ['crane', 1.2], ['hide', 0.9], ['pavilion', 1.7]),
  trail('长街', 'Long Street', 'waterGate', ['longStreet', 0.8], ['bridge', 0.5], ['mooring', 0.8]),
  trail('九曲木桥', 'Nine-Bend Boardwalk', 'lotus', ['boardwalk', 0.7], ['picking', 0.4], ['kitchen', 0.8]),
  trail('松风石阶', 'Pine Wind Steps', 'wanta', ['steles', 0.6], ['bell', 0.4], ['pagoda', 0.3]),
  trail('竹径', 'Bamboo Path', 'bamboo', ['inkstone', 0.5], ['library', 0.3], ['teaHouse', 0.6]),
  trail('谷中步道', 'Gorge Path', 'gorge', ['mirror', 1], ['thread', 0.7], ['falls', 0.9]),
  trail('听雪木道', 'Snow Boardwalk', 'upperCable', ['firs', 0.8], ['hut', 0.6], ['summit', 1.1]),
  trail(
    '云阶古道',
    'Cloudstep Stairway',
    'terraces',
    ['lowerFields', 0.9],
    ['stairway', 1.1],
    ['parting', 1.4],
  ),
]

/** All walkable paths, in drawing order. */
export const walkablePaths: readonly WalkablePath[] = [...trails, ...paths, ...streets, ...roads, ...avenues]

/** Line 2 of the light rail: drawn, not walkable. */
export const rail: Point[] = curve(
  [
    [119.1, 30.186],
    [119.3, 30.19],
    [119.45, 30.204],
    [119.496, 30.2135],
    nodes.huxi,
    [119.5118, 30.2385],
    [119.528, 30.2532],
    [119.56, 30.2562],
    [119.592, 30.2492],
    [119.606, 30.231],
    nodes.heting,
  ],
  0.3,
)
