import { z } from 'zod'
import { byId, byLanguage, dateTime, html, languageId, neighbours } from './common.ts'

const listed = z
  .object({
    id: z.string(),
    title: z.string(),
    summary: z.string(),
    publishedAt: dateTime,
    updatedAt: dateTime.describe('when this language was last published'),
  })
  .meta({ id: 'Statement' })

export const statement = {
  statementList: { input: byLanguage, data: z.object({ list: z.array(listed) }) },
  statementDetail: {
    input: byId,
    data: listed.extend({
      content: html,
      languages: z.array(languageId).describe('languages in which this statement is published now'),
      ...neighbours,
    }),
  },
}
