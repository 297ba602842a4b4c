import { at } from '../../brush/list.ts'
import { R } from '../../brush/path.ts'
import { crane } from '../../elements/crane.ts'
import { pavilion } from '../../elements/pavilion.ts'
import { mist, wisps } from '../air.ts'
import { lantern } from '../house.ts'
import { person } from '../person.ts'
import { tree } from '../plants.ts'
import { family, rock } from '../rock.ts'
import { pigment, robes, type Scroll, X } from '../scroll.ts'
import { bank, boat } from '../water.ts'

/** The lake: islands, cranes, the first ferry. */
export function lake(s: Scroll) {
  const { d, r, lamps } = s
  const x = (part: number) => X(4, part)
  family(s, x(0.9), 400, 250, 640, { hue: 'malachite', n: 5 })
  family(s, x(0.32), 470, 270, 612, { hue: 'azurite', n: 8, shape: 'crag' })
  rock(s, x(0.62), 200, 170, 604, { hue: 'malachite', far: 0.2 })
  mist(s, x(0.4), 606, 900, 60, 0.9)
  wisps(s, x(0.5), 560, 1000, 100, 0.8)
  for (const [part, w, y, h] of [
    [0.12, 250, 668, 46],
    [0.66, 210, 690, 40],
    [0.9, 300, 724, 48],
  ] as const) {
    const island = bank(s, x(part), w, y, h)
    for (let i = 0; i < 4; i++) {
      const tx = x(part) + r(-0.34, 0.34) * w
      const size = r(0.38, 0.6)
      tree(s, tx, island.yAt(tx) + 4, size, r.pick(['#3f8a5c', '#5a9a55', '#2f7a66']), 60)
    }
  }
  pavilion(d, x(0.115), 632, 0.52, { col: pigment.tile, double: true })
  lamps.push({ x: R(x(0.115)), y: 615, size: 12, kind: 'lantern' })
  ferry(s, x(0.47), 772)
  boat(s, x(0.82), 800, 0.72, { flip: -1 })
  boat(s, x(0.2), 742, 0.5)
  for (let i = 0; i < 5; i++)
    crane(d, x(0.6 + i * 0.045), 330 - i * 22 + (i % 2) * 26, 0.3 - i * 0.02, { flip: -1, pose: i % 2 })
}

/** The electric ferry with its passengers. */
function ferry(s: Scroll, x: number, y: number) {
  const { d } = s
  d.add(
    `<g transform="translate(${R(x)} ${y})"><path d="M-150-16C-120 22 116 24 158-22C120-12-112-10-150-16z" fill="#5c3a28"/><path d="M-150-16C-112-8 118-10 158-22" fill="none" stroke="#e3c481" stroke-width="2"/><path d="M-96-14V-52M-48-12V-52M0-12V-52M48-13V-52M92-15V-50" stroke="#7d2f27" stroke-width="4"/><path d="M-122-50Q-108-62-98-74H92Q104-60 122-48Q0-42-122-50z" fill="#25414e"/><path d="M-98-75H92" stroke="#0f2630" stroke-width="5"/><path d="M-116-49q116 8 234 1" fill="none" stroke="#d9b25f" stroke-width="1.400"/></g>`,
  )
  const worn = [robes.blue, robes.red, robes.white, robes.green, robes.brown]
  for (let i = 0; i < 8; i++)
    person(s, x - 92 + i * 25, y - 13, 0.72, { robe: at(worn, i % worn.length), child: i === 3 })
  person(s, x + 128, y - 18, 0.85, { robe: robes.deepBlue, hat: true })
  d.add(
    `<path d="M${x - 190} ${y + 8}q180 22 380 0M${x - 150} ${y + 20}q150 16 310 0" fill="none" stroke="#fdfaf0" stroke-width="2.200" opacity=".8"/>`,
  )
  lantern(s, x - 118, y - 34, 0.9)
  lantern(s, x + 112, y - 34, 0.9)
}
