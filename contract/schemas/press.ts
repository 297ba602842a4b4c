import { z } from 'zod'
import { byLanguage, html, image } from './common.ts'

export const press = {
  press: {
    input: byLanguage,
    data: z.object({
      intro: z.string(),
      contact: z.object({
        name: z.string(),
        phone: z.string(),
        email: z.string(),
        hours: z.string(),
      }),
      logoRules: html,
      pictureRules: html,
      pictures: z.array(z.object({ image, caption: z.string(), credit: z.string() })),
      months: z
        .array(z.object({ month: z.string().describe('YYYY-MM'), count: z.int() }))
        .describe('months with news of any channel, newest first'),
    }),
  },
}
