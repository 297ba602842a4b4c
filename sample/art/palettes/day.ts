import type { Palette } from './palette.ts'

/** 水墨, ink wash */
export const ink: Palette = {
  sky: ['#e9e2d3', '#f3eee2', '#f8f4ea'],
  far: '#c3c7c1',
  mid: '#7d8884',
  near: '#232b29',
  ink: '#1b211f',
  mist: '#f7f3e9',
  sun: '#b03a2e',
  sunEdge: '#c9604c',
  water: ['#eae5d8', '#d6d6cc'],
  light: '#e9c98b',
  accent: '#b03a2e',
  leaf: '#3d4a45',
  bloom: '#c9745f',
  roof: '#242b2a',
  wall: '#f3eee2',
  glow: 0,
}

/** 晓色, daybreak */
export const dawn: Palette = {
  sky: ['#9db7c0', '#dccfc0', '#f8e3c8'],
  far: '#b7bcc0',
  mid: '#688d99',
  near: '#1b3a44',
  ink: '#142a31',
  mist: '#fbeedc',
  sun: '#e0583a',
  sunEdge: '#f0a070',
  water: ['#f1dcc3', '#a5bcc0'],
  light: '#ffd591',
  accent: '#cf5a3c',
  leaf: '#2d5550',
  bloom: '#e9a392',
  roof: '#1d333a',
  wall: '#f7ead6',
  glow: 0.3,
}

/** 青瓷, celadon */
export const noon: Palette = {
  sky: ['#bcd6d2', '#dfeae3', '#f5f3e6'],
  far: '#b9d2ca',
  mid: '#6aa195',
  near: '#174842',
  ink: '#0f302d',
  mist: '#f4f5ea',
  sun: '#f6e7b4',
  sunEdge: '#fbf3d6',
  water: ['#dcebe4', '#93bdb4'],
  light: '#f3d79a',
  accent: '#b8563c',
  leaf: '#2c6a5a',
  bloom: '#e6b2a3',
  roof: '#18403c',
  wall: '#f6f3e6',
  glow: 0,
}

/** 新绿, fresh green */
export const spring: Palette = {
  sky: ['#d5e3d6', '#ecefe0', '#faf2e6'],
  far: '#c6d8c4',
  mid: '#86ad8e',
  near: '#2f5f49',
  ink: '#22443a',
  mist: '#f8f6e9',
  sun: '#efc98f',
  sunEdge: '#f7e3bd',
  water: ['#e4ecdc', '#aecbbb'],
  light: '#f3d79a',
  accent: '#d1786d',
  leaf: '#4d8462',
  bloom: '#e79d98',
  roof: '#2a4239',
  wall: '#f8f4e8',
  glow: 0,
}

/** 秋山, autumn hills */
export const autumn: Palette = {
  sky: ['#e5cfa6', '#f2e2c2', '#faf0db'],
  far: '#dcc6a0',
  mid: '#b98450',
  near: '#5d2c1c',
  ink: '#381d16',
  mist: '#fbf0da',
  sun: '#c8432a',
  sunEdge: '#e08a55',
  water: ['#f2e0bd', '#c9a878'],
  light: '#ffd488',
  accent: '#b8392a',
  leaf: '#a0512c',
  bloom: '#c9482f',
  roof: '#3c231b',
  wall: '#f7ead0',
  glow: 0,
}

/** 雪意, snow coming */
export const winter: Palette = {
  sky: ['#c9d3d8', '#e2e6e6', '#f5f4ef'],
  far: '#cfd7d9',
  mid: '#94a3a9',
  near: '#36454d',
  ink: '#202c33',
  mist: '#f6f6f2',
  sun: '#c4584a',
  sunEdge: '#e3a08e',
  water: ['#e6eaea', '#b6c3c8'],
  light: '#f0c98a',
  accent: '#b03a2e',
  leaf: '#45565c',
  bloom: '#c4584a',
  roof: '#2a363c',
  wall: '#f4f3ee',
  glow: 0,
  snow: '#fbfbf8',
}
