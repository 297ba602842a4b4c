import type { InterfaceText } from '@shanmen/contract/languages.ts'
import type { Hour } from './hours.ts'
import { height, width } from './scroll.ts'
import { views } from './views.ts'

/**
 * A part of the scroll that is a picture of its own: `x`, `y` its middle, `w` its width on the scroll; `size` that of the picture,
 * `hour` the light it is shown in instead of that of the day, `flip` where its left has to be free for a title.
 */
export type Detail = {
  x: number
  y: number
  w: number
  alt: InterfaceText
  size?: Size
  hour?: Hour
  flip?: true
}
export type Size = { width: number; height: number }

export const detailSize: Size = { width: 800, height: 500 }

/** Where a detail lies on the scroll, moved inwards where it would stand over the edge. */
export function boxOf({ x, y, w, size = detailSize }: Detail) {
  const h = Math.min(height, Math.round((w * size.height) / size.width))
  return {
    left: Math.max(0, Math.min(width - w, Math.round(x - w / 2))),
    top: Math.max(0, Math.min(height - h, Math.round(y - h / 2))),
    width: w,
    height: h,
  }
}

/** Details by the name that entries refer to. Each shows what its alternative text says, and nothing else. */
export const details: Record<string, Detail> = {
  'detail-ferry': {
    x: 4164,
    y: 660,
    w: 900,
    alt: {
      zh: '渡轮载着乘客驶过湖面，身后是群山',
      en: 'The ferry with its passengers on the lake, hills behind',
    },
  },
  'detail-ferry2': {
    x: 4164,
    y: 730,
    w: 560,
    alt: { zh: '棚下坐满乘客的渡轮', en: 'Passengers under the awning of the ferry' },
  },
  'detail-lotus': {
    x: 640,
    y: 715,
    w: 760,
    alt: { zh: '荷塘里的木盆，坐着采莲人和孩子', en: 'A picker and a child in a tub among the lotus' },
  },
  'detail-lotus2': {
    x: 250,
    y: 745,
    w: 560,
    alt: { zh: '荷塘栈道、亭子与行人', en: 'A pavilion and walkers on the boardwalk over the lotus pond' },
  },
  'detail-town': {
    x: 1854,
    y: 640,
    w: 920,
    alt: { zh: '枕河的古镇，石桥与小船', en: 'The old town on its canal, with bridge and boats' },
  },
  'detail-bridge': {
    x: 1854,
    y: 690,
    w: 520,
    alt: { zh: '行人走过石拱桥，桥下一叶小船', en: 'People crossing the stone bridge, a boat below' },
  },
  'detail-pagoda': {
    x: 3060,
    y: 470,
    w: 1180,
    alt: { zh: '山顶的七层塔，山脚是湖', en: 'The seven-storeyed pagoda on its hill above the lake' },
  },
  'detail-steps': {
    x: 3130,
    y: 590,
    w: 620,
    alt: { zh: '通往塔下的石阶与松树', en: 'Stone steps up to the pagoda, between pines' },
  },
  'detail-terrace': {
    x: 6560,
    y: 620,
    w: 960,
    alt: { zh: '梯田、农舍与田里的人', en: 'Terraced fields with farmhouses and people at work' },
  },
  'detail-buffalo': {
    x: 6650,
    y: 680,
    w: 560,
    alt: { zh: '梯田里的水牛与农人', en: 'A farmer and a buffalo on the terraces' },
  },
  'detail-academy': {
    x: 5440,
    y: 660,
    w: 940,
    alt: { zh: '竹林溪畔的书院', en: 'The academy in the bamboo beside the brook' },
  },
  'detail-pavilion': {
    x: 5180,
    y: 735,
    w: 600,
    alt: { zh: '溪边亭子里的两个人', en: 'Two people in the pavilion by the brook' },
  },
  'detail-snow': {
    x: 8800,
    y: 620,
    w: 900,
    alt: { zh: '雪岭、松树与冒着炊烟的小屋', en: 'The snow ridge, with pines and a hut with smoke' },
  },
  'detail-snow2': {
    x: 8790,
    y: 690,
    w: 520,
    alt: { zh: '雪地小屋前的大人和孩子', en: 'An adult and a child before the hut in the snow' },
  },
  'detail-gorge': {
    x: 7800,
    y: 560,
    w: 1000,
    alt: { zh: '两岸红枫之间的飞瀑', en: 'The waterfall between banks of red maples' },
  },
  'detail-maple': {
    x: 8090,
    y: 700,
    w: 600,
    alt: { zh: '峡谷岸边的红枫', en: 'Red maples on the bank of the gorge' },
  },
  'detail-oldboat': {
    x: 2820,
    y: 735,
    w: 620,
    alt: { zh: '湖上的乌篷船，岸边是垂柳', en: 'A covered boat on the lake, willows on the bank' },
  },
  'detail-islands': {
    x: 4560,
    y: 600,
    w: 700,
    alt: { zh: '湖上的小岛与孤峰', en: 'Small islands on the lake below a single peak' },
  },
  'detail-bamboo': {
    x: 5000,
    y: 620,
    w: 520,
    alt: { zh: '溪边的竹林', en: 'A bamboo grove beside the brook' },
  },
  'detail-willow': {
    x: 3640,
    y: 740,
    w: 560,
    alt: { zh: '湖岸的垂柳与远处的小船', en: 'A willow on the shore, a small boat beyond' },
  },
  'detail-shore': {
    x: 2560,
    y: 640,
    w: 760,
    alt: { zh: '山脚的湖岸，松树与垂柳', en: 'The lake shore below the hills, with pines and willows' },
  },
  'detail-lake': {
    x: 4000,
    y: 470,
    w: 1300,
    alt: { zh: '群山环抱的湖，鹤飞过湖面', en: 'The lake among hills, cranes above the water' },
  },
  ...views,
}

/** The town at night with lights on the water: made from the same painting. */
export const lanterns = {
  name: 'detail-lanterns',
  box: { left: 1180, top: 430, width: 752, height: 470 },
  alt: { zh: '夜里的古镇，河面漂着荷灯', en: 'The old town at night, lotus lanterns afloat on the canal' },
} satisfies { name: string; box: ReturnType<typeof boxOf>; alt: InterfaceText }

/** The alternative text of a detail; undefined for other pictures. */
export const altOfDetail = (name: string): InterfaceText | undefined =>
  name === lanterns.name ? lanterns.alt : details[name]?.alt

export const detailNames = [...Object.keys(details), lanterns.name]
