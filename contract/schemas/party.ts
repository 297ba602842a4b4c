import { z } from 'zod'
import {
  article,
  byId,
  byLanguage,
  card,
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

const brand = z
  .object({
    id: z.string(),
    title: z.string(),
    subtitle: z.string(),
    summary: z.string(),
    unit: z.string(),
    cover: image.nullable(),
  })
  .meta({ id: 'Brand' })

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
            images: z.array(image),
            content: html,
          }),
        ),
        committee: z.object({
          intro: html,
          members: z.array(
            z.object({ id: z.string(), name: z.string(), title: z.string(), duty: z.string() }),
          ),
          branches: z.array(
            z.object({ id: z.string(), name: z.string(), place: z.string(), members: z.int() }),
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
    data: pageWithYears(card),
  },
  groupActivitiesDetail: {
    input: byId,
    data: article.extend({ type: listType }).meta({ id: 'PartyArticle' }),
  },
}
