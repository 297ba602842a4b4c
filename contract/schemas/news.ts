import { z } from 'zod'
import { article, byId, card, listInput, pageWithYears } from './common.ts'

export const newsChannels = ['group', 'media', 'activity'] as const

const channel = z.enum(newsChannels)
const newsCard = card
  .extend({ type: channel, source: z.string(), externalUrl: z.string().optional() })
  .meta({ id: 'NewsCard' })

export const news = {
  informationList: {
    input: listInput(10).extend({
      type: channel.optional(),
      month: z
        .string()
        .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
        .optional()
        .describe('YYYY-MM in Beijing'),
    }),
    data: pageWithYears(newsCard),
  },
  informationDetail: {
    input: byId,
    data: article.extend({ type: channel, related: z.array(newsCard) }).meta({ id: 'NewsArticle' }),
  },
}
