import { z } from 'zod'
import { isDate } from '../opening-hours.ts'
import {
  byId,
  byLanguage,
  date,
  dateTime,
  figure,
  html,
  image,
  listInput,
  neighbours,
  page,
} from './common.ts'

const timeOfDay = z.string().describe('HH:MM in Asia/Shanghai')
const times = z.object({
  opens: timeOfDay,
  closes: timeOfDay.describe('HH:MM; no later than it opens means on the next day'),
  lastEntry: timeOfDay.optional(),
})
const monthDay = z.string().describe('MM-DD of every year, included').optional()

const openingDay = z
  .object({
    date,
    label: z.string().describe('the date in words'),
    text: z.string().describe('its times, or that it is closed'),
    times: z.array(times).describe('none: closed'),
    reason: z.string().optional().describe('why it differs from the season'),
  })
  .meta({ id: 'OpeningDay' })

const opening = z.object({
  isOpen: z.boolean(),
  text: z.string().describe('the state in one line'),
  closesAt: dateTime.optional().describe('left out where the place is open around the clock'),
  lastEntryAt: dateTime.optional().describe('may have passed'),
  opensAt: dateTime.optional(),
  until: dateTime.describe('when time alone changes any of this'),
  today: openingDay,
})

const hours = z.object({
  week: z.array(openingDay).length(7).describe('today and the six days after it'),
  seasons: z.array(
    z.object({
      from: monthDay,
      to: monthDay,
      text: z.string(),
      times: z.array(times.extend({ days: z.array(z.int()).describe('1 = Monday … 7 = Sunday') })),
    }),
  ),
  exceptions: z
    .array(
      z.object({
        from: date,
        to: date,
        label: z.string().describe('the dates in words'),
        text: z.string(),
        times: z.array(times),
        reason: z.string(),
      }),
    )
    .describe('dates from today on that differ from the season'),
  remark: z.string().optional(),
  chosen: openingDay.optional().describe('the date that was asked for'),
})

const scenicCard = z
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
    openHours: z
      .string()
      .describe('written from the table of opening hours; where there is none, as editors wrote it'),
    openToday: z.boolean().describe('open at some time of this day'),
    opening: opening.optional().describe('the state now; left out where there is no table of opening hours'),
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
    input: byId.extend({
      date: z
        .string()
        .refine(isDate)
        .optional()
        .describe('YYYY-MM-DD: its opening hours are in hours.chosen'),
    }),
    data: scenicCard.extend({
      hours: hours.optional().describe('left out where there is no table of opening hours'),
      content: html,
      wide: image.nullable(),
      images: z.array(image),
      ticket: z.array(z.object({ name: z.string(), price: z.string(), url: z.string().optional() })),
      duration: z.string(),
      traffic: html.describe('directions, then notices for visitors and parking'),
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
