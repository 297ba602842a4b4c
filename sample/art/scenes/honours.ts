import { certificate } from '../objects/certificate.ts'
import { medal } from '../objects/medal.ts'
import { plaque } from '../objects/plaque.ts'
import { trophy } from '../objects/trophy.ts'
import { velvet } from '../objects/velvet.ts'
import { ctx, type Scene } from './scene.ts'

// Each object lies on velvet with folds shaped like hills.

export const medalScene: Scene = (d, o) => {
  const c = ctx(d, o)
  const { W, H } = c
  velvet(d)
  medal(d, W / 2, H * c.near(0.54, 0.02), Math.min(W, H) * c.near(0.29, 0.03), c)
}

export const trophyScene: Scene = (d, o) => {
  const c = ctx(d, o)
  const { W, H } = c
  velvet(d)
  trophy(d, W / 2, H * 0.82, (Math.min(W, H) / 1000) * c.near(1, 0.06), c)
}

export const certificateScene: Scene = (d, o) => {
  const c = ctx(d, o)
  const { W, H } = c
  velvet(d, 0.5)
  certificate(d, W / 2, H * 0.5, Math.min(W / 1.42, H) * 0.72, c)
}

export const plaqueScene: Scene = (d, o) => {
  const c = ctx(d, o)
  const { W, H } = c
  velvet(d, 0.3)
  plaque(d, W / 2, H * 0.5, Math.min(W * 0.72, H * 1.1) * c.near(1, 0.06), c)
}
