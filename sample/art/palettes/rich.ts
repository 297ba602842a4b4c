import type { Palette } from './palette.ts'

/** 暮紫, violet evening */
export const dusk: Palette = {
  sky: ['#5a5c7c', '#b98680', '#f0bd8c'],
  far: '#c19a92',
  mid: '#7a6479',
  near: '#252540',
  ink: '#181930',
  mist: '#f2c9a2',
  sun: '#e2502f',
  sunEdge: '#f59a5c',
  water: ['#e9b38a', '#665f7e'],
  light: '#ffcf82',
  accent: '#e2502f',
  leaf: '#3d3a55',
  bloom: '#e59a86',
  roof: '#1e1f36',
  wall: '#e8c4a4',
  glow: 0.75,
}

/** 夜泊, moored at night */
export const night: Palette = {
  sky: ['#0b1722', '#15303d', '#3c6069'],
  far: '#456872',
  mid: '#254653',
  near: '#081820',
  ink: '#061119',
  mist: '#6f9097',
  sun: '#f6edcf',
  sunEdge: '#fbf6e4',
  water: ['#335560', '#0c1f2a'],
  light: '#ffc871',
  accent: '#e06a45',
  leaf: '#16353a',
  bloom: '#c98c86',
  roof: '#07151d',
  wall: '#3c565c',
  glow: 1,
}

/** 青绿, blue-green with gold */
export const qinglv: Palette = {
  sky: ['#cfae78', '#e0c796', '#efdfb9'],
  far: '#a9b691',
  mid: '#3f8f86',
  near: '#123f58',
  ink: '#0d2a3b',
  mist: '#eedcb4',
  sun: '#b8402c',
  sunEdge: '#cf7048',
  water: ['#e6d1a2', '#b79f6e'],
  light: '#f5d58e',
  accent: '#b8402c',
  leaf: '#2b6f62',
  bloom: '#c25a48',
  roof: '#1c3442',
  wall: '#f0e1bd',
  glow: 0,
  gold: '#f0d691',
  base: '#c39a5a',
}

/** 朝阳, morning sun */
export const red: Palette = {
  sky: ['#6d0f12', '#a81f1b', '#e58a4a'],
  far: '#d0643c',
  mid: '#9a211c',
  near: '#3d080b',
  ink: '#2c0507',
  mist: '#f0a866',
  sun: '#ffdf9a',
  sunEdge: '#fff0c9',
  water: ['#cf5a36', '#5f0d10'],
  light: '#ffd98d',
  accent: '#f0c568',
  leaf: '#5d1113',
  bloom: '#f0c568',
  roof: '#34070a',
  wall: '#d98a4e',
  glow: 0.6,
  gold: '#f3cf83',
}

/** 鎏金, gilded bronze */
export const bronze: Palette = {
  sky: ['#2a241b', '#4a3d29', '#8b7248'],
  far: '#8f7a52',
  mid: '#5b4b31',
  near: '#1c1812',
  ink: '#14110c',
  mist: '#b89a63',
  sun: '#f2dca6',
  sunEdge: '#fbf0cf',
  water: ['#7d6743', '#221d15'],
  light: '#ffdf9f',
  accent: '#b8402c',
  leaf: '#3b3322',
  bloom: '#d9b26b',
  roof: '#17130d',
  wall: '#a58a58',
  glow: 0.6,
  gold: '#e9cc8c',
}
