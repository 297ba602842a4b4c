import { z } from 'zod'
import { byId, byLanguage, figure, html, image, listInput, neighbours, page } from './common.ts'

export const scenicCard = z
  .object({
    id: z.string(),
    title: z.string(),
    otherTitle: z.string().describe('the name in the other language, empty where there is none'),
    summary: z.string(),
    cover: image.nullable(),
    tall: image.nullable().describe('upright picture, for phones'),
    level: z.string(),
    type: z.string(),
    typeName: z.string(),
    address: z.string(),
    lng: z.number().describe('GCJ-02'),
    lat: z.number().describe('GCJ-02'),
    tel: z.string(),
    openHours: z.string(),
    openToday: z.boolean(),
  })
  .meta({ id: 'ScenicCard' })

const cluster = z
  .object({
    id: z.string(),
    title: z.string(),
    summary: z.string(),
    cover: image.nullable(),
    type: z.string(),
    typeName: z.string(),
    address: z.string(),
    lng: z.number().optional().describe('GCJ-02'),
    lat: z.number().optional().describe('GCJ-02'),
  })
  .meta({ id: 'Cluster' })

export const member = {
  scenicList: {
    input: listInput(12).extend({
      all: z.boolean().optional().describe('for the map: up to 500 places on one page'),
    }),
    data: page(scenicCard),
  },
  scenicDetail: {
    input: byId,
    data: scenicCard.extend({
      content: html,
      wide: image.nullable(),
      images: z.array(image),
      ticket: z.array(z.object({ name: z.string(), price: z.string(), url: z.string().optional() })),
      duration: z.string(),
      traffic: html,
      website: z.string().optional(),
      route: z.object({
        title: z.string(),
        distance: z.string(),
        stops: z.array(z.object({ name: z.string(), text: z.string(), lng: z.number(), lat: z.number() })),
      }),
      languages: z.array(z.int()),
      ...neighbours,
      nearby: z.array(scenicCard),
    }),
  },
  industrialClustersList: { input: listInput(12), data: page(cluster) },
  industrialClustersDetail: {
    input: byId,
    data: cluster.extend({
      content: html,
      images: z.array(image),
      figures: z.array(figure),
      enterprises: z.array(z.object({ name: z.string(), text: z.string() })),
      products: z.array(z.object({ name: z.string(), text: z.string(), cover: image.nullable() })),
      website: z.string().optional(),
      tel: z.string(),
      languages: z.array(z.int()),
      ...neighbours,
    }),
  },
  charitable: {
    input: byLanguage,
    data: z.object({
      headline: z.string(),
      intro: html,
      figures: z.array(figure),
      projects: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          date: z.string(),
          cover: image.nullable(),
          content: html,
          yearly: z.array(z.object({ year: z.int(), value: z.string(), label: z.string() })),
        }),
      ),
      foundation: z.object({ name: z.string(), text: z.string(), url: z.string() }).optional(),
    }),
  },
}
