import { hash } from '../brush/random.ts'
import { emblem, emblems } from '../elements/emblem.ts'
import { ctx, type Scene } from './scene.ts'

/** The mark of a partner or member: an emblem in the middle of a sheet of paper. */
export const markScene: Scene = (d, o) => {
  const { W, H } = ctx(d, o)
  const number = o.sign ?? hash(d.P.near)
  d.add(`<rect width="${W}" height="${H}" fill="#fdfbf5"/>`)
  emblem(d, W / 2, H / 2, H / 360, number, number + Math.floor(number / emblems))
}
