import { z } from 'zod'
import {
  article,
  byId,
  byLanguage,
  card,
  date,
  dateTime,
  figure,
  html,
  image,
  listInput,
  neighbours,
  pageWithYears,
} from './common.ts'

export const partyListTypes = ['activity', 'education'] as const
const listType = z.enum(partyListTypes)

/** What an activity of the alliance is; the site has a name and a colour for each. */
const activityKinds = ['theme', 'lesson', 'volunteer', 'council', 'service', 'duty'] as const

const calendarDay = z
  .object({
    date,
    kind: z.enum(activityKinds),
    title: z.string(),
    place: z.string().optional(),
    path: z.string().optional().describe('page about it, without language prefix'),
  })
  .meta({ id: 'CalendarDay' })

const memberTypes = ['community', 'village', 'school', 'health', 'transport', 'company'] as const

const brand = z
  .object({
    id: z.string(),
    title: z.string(),
    subtitle: z.string(),
    summary: z.string(),
    unit: z.string(),
    cover: image.nullable(),
    emblem: image.optional(),
    deed: z.object({ value: z.number(), text: z.string() }).optional().describe('its one deed, counted'),
  })
  .meta({ id: 'Brand' })

const partyCard = card.extend({ activityKind: z.enum(activityKinds).optional() }).meta({ id: 'PartyCard' })

export const party = {
  partyBuilding: {
    input: byLanguage,
    data: z.object({
      alliance: z.object({
        title: z.string(),
        motto: z.string(),
        intro: html,
        image: image.nullable(),
        figures: z.array(figure),
        enterprises: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            intro: z.string(),
            gives: z.string().optional().describe('what it brings to the alliance, in one line'),
            type: z.enum(memberTypes).optional(),
            at: z
              .object({ x: z.number(), y: z.number() })
              .optional()
              .describe('place on the painted map, in per cent of its width and height'),
            logo: image.nullable(),
            url: z.string().optional(),
          }),
        ),
      }),
      integrity: z.object({
        hotline: z.object({
          phones: z.array(z.string()),
          email: z.string(),
          address: z.string(),
          postcode: z.string(),
          hours: z.string(),
          notice: html,
        }),
      }),
      organization: z.object({
        positions: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            address: z.string(),
            openHours: z.string(),
            at: z.object({ x: z.int(), y: z.int() }).optional().describe('on the small map, in per cent'),
            images: z.array(image),
            content: html,
          }),
        ),
        committee: z.object({
          intro: html,
          image: image.optional(),
          members: z.array(
            z.object({
              id: z.string(),
              name: z.string(),
              title: z.string(),
              duty: z.string(),
              seal: z.string().optional().describe('the characters of a name seal'),
              day: z.int().optional().describe('day of each month at the branches'),
            }),
          ),
          branches: z.array(
            z.object({
              id: z.string(),
              name: z.string(),
              place: z.string(),
              members: z.int(),
              contact: z.string().optional().describe('name of the committee member in touch with it'),
            }),
          ),
        }),
      }),
    }),
  },
  brandList: { input: byLanguage, data: z.object({ list: z.array(brand) }) },
  brandDetail: {
    input: byId,
    data: brand.extend({
      content: html,
      images: z.array(image),
      publishedAt: dateTime,
      languages: z.array(z.int()),
      ...neighbours,
    }),
  },
  groupActivitiesList: {
    input: listInput(9).extend({ type: listType.default('activity') }),
    data: pageWithYears(partyCard).extend({
      calendar: z
        .object({ today: date.describe('in Asia/Shanghai'), days: z.array(calendarDay) })
        .optional()
        .describe('with activities: what the alliance plans and did, from last month to the next'),
    }),
  },
  groupActivitiesDetail: {
    input: byId,
    data: article
      .extend({
        type: listType,
        activityKind: z.enum(activityKinds).optional(),
        related: z.array(partyCard),
      })
      .meta({ id: 'PartyArticle' }),
  },
}
