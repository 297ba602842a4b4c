import { z } from 'zod'
import { byLanguage, date, figure, html, image, listInput, pageWithYears, titled } from './common.ts'

const orgKinds = ['party', 'board', 'committee', 'management', 'department', 'company'] as const

const orgBase = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(orgKinds),
  url: z.string().optional().describe('of its own page: a path of this site, or a full address'),
  note: z.string().optional().describe('what it does, in one line'),
  trade: z.string().optional().describe('of a department: the trade of the companies that report through it'),
  image: image.optional(),
})
export type OrgNode = z.infer<typeof orgBase> & { children: OrgNode[] }
const orgNode: z.ZodType<OrgNode> = orgBase
  .extend({
    get children() {
      return z.array(orgNode)
    },
  })
  .meta({ id: 'OrgNode' })

export const honorTypes = ['national', 'provincial', 'other'] as const

export const honor = z
  .object({
    id: z.string(),
    title: z.string(),
    issuer: z.string(),
    winner: z.string().optional().describe('the part of the group that was honoured'),
    type: z.enum(honorTypes),
    awardedAt: date,
    image: image.nullable().describe('the certificate; null where there is no picture of it'),
  })
  .meta({ id: 'Honor' })

export const group = {
  organizational: {
    input: byLanguage,
    data: z.object({ title: z.string(), intro: html, tree: z.array(orgNode) }),
  },
  enterpriseDevelopment: {
    input: byLanguage,
    data: z.object({
      title: z.string(),
      intro: z.string(),
      chapters: z
        .array(
          z.object({
            from: z.int().describe('its first year; the next chapter begins after its last'),
            title: z.string(),
            text: z.string(),
            image: image.nullable(),
          }),
        )
        .describe('oldest first; empty where the years are not divided')
        .optional(),
      list: z.array(
        z.object({
          id: z.string(),
          year: z.int(),
          month: z.int().optional(),
          title: z.string(),
          content: html,
          images: z.array(image),
        }),
      ),
    }),
  },
  enterpriseHonorList: {
    input: listInput(12).extend({ type: z.enum(honorTypes).optional() }),
    data: pageWithYears(honor),
  },
  group: {
    input: byLanguage,
    data: z.object({
      profile: z.object({
        title: z.string(),
        headline: z.string(),
        summary: z.string(),
        content: html,
        images: z.array(image),
        figures: z.array(figure),
      }),
      culture: z.object({
        mission: z.string(),
        vision: z.string(),
        values: z.array(titled),
        concepts: z.array(titled.extend({ image: image.nullable() })),
      }),
    }),
  },
}
