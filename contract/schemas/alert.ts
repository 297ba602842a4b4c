import { z } from 'zod'
import { byLanguage, dateTime } from './common.ts'

export const alert = z
  .object({
    id: z.string(),
    level: z.enum(['danger', 'warning', 'info']),
    levelName: z.string().describe('the level in words'),
    title: z.string(),
    text: z.string().describe('may be empty'),
    path: z.string().describe('the page with details, without language prefix; may be empty'),
    shownOn: z
      .array(z.string())
      .describe('the pages that show it, without language prefix; none: every page of the site'),
    from: dateTime,
    until: dateTime,
    updatedAt: dateTime,
  })
  .meta({ id: 'Alert' })

export const alerts = {
  alertList: { input: byLanguage, data: z.object({ list: z.array(alert) }) },
}
