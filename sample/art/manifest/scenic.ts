import type { PaletteName } from '../palettes/palettes.ts'
import type { SceneName } from '../scenes/scenes.ts'
import { photo, type Rows, row } from './row.ts'

type Look = readonly [SceneName, PaletteName]
/** The main picture of the place, then the further pictures of its gallery; null where that shows a detail of the hand scroll. */
type Place = readonly [own: Look, second: Look | null, third: Look | null, fourth: Look | null]

const places: Record<string, Place> = {
  lanyu: [
    ['lake', 'noon'],
    ['bridge', 'spring'],
    ['lake', 'dusk'],
    ['temple', 'dawn'],
  ],
  heting: [
    ['town', 'night'],
    ['lanterns', 'dusk'],
    ['town', 'dawn'],
    ['bridge', 'night'],
  ],
  yunjie: [
    ['terrace', 'spring'],
    ['peaks', 'dawn'],
    ['terrace', 'autumn'],
    ['steps', 'noon'],
  ],
  danfeng: [['falls', 'autumn'], ['peaks', 'autumn'], ['falls', 'spring'], null],
  tingxue: [['plumsnow', 'winter'], null, ['lake', 'winter'], ['steps', 'winter']],
  wanta: [
    ['temple', 'dusk'],
    ['steps', 'dawn'],
    ['temple', 'night'],
    ['lake', 'qinglv'],
  ],
  zhuxi: [
    ['bamboo', 'noon'],
    ['moongate', 'spring'],
    ['falls', 'noon'],
    ['bamboo', 'dawn'],
  ],
  hanxiang: [
    ['lotus', 'dawn'],
    ['lotus', 'spring'],
    ['town', 'ink'],
    ['lotus', 'dusk'],
  ],
}

// Their main subject is on the left, where the title of the page is placed.
const mirrored = ['wanta', 'zhuxi']

function picturesOf([name, [own, ...others]]: [string, Place]): Rows {
  const [scene, palette] = own
  const gallery = others.flatMap((look, i) =>
    look ? [[`scenic-${name}-${i + 2}`, row(photo, ...look, `${name}${i + 2}`)] as const] : [],
  )
  return {
    [`scenic-${name}`]: row(photo, scene, palette, name, { sheet: [1200, 800], ...approved(scene) }),
    [`scenic-${name}-tall`]: row([800, 1200], scene, palette, `${name}v`, approved(scene)),
    [`scenic-${name}-wide`]: row([1920, 900], scene, palette, `${name}w`, { flip: mirrored.includes(name) }),
    ...Object.fromEntries(gallery),
  }
}

// Lake and peaks were approved with their variation; every other scene as it is composed.
const approved = (scene: SceneName) => (scene === 'lake' || scene === 'plumsnow' ? {} : { vary: false })

export const scenic: Rows = Object.assign({}, ...Object.entries(places).map(picturesOf))
