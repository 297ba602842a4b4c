import { z } from 'zod'
import { partPages } from '../addresses.ts'
import { byId, byLanguage, dateTime, html, image, languageId, neighbours } from './common.ts'

const alert = z
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

const base = z.object({
  id: z.string(),
  key: z.string().describe('name of a page or section in contract/addresses.ts, or of an outside link'),
  title: z.string(),
  intro: z.string(),
  path: z.string().describe('without language prefix; a group that has no page of its own has its bare path'),
  external: z.string().optional(),
  index: z.int(),
  cover: image.nullable(),
  links: z
    .array(z.object({ title: z.string(), to: z.string() }))
    .optional()
    .describe('below a page: the first items of its list, or the parts that editors added to it'),
})

type Base = z.infer<typeof base>
export type MenuItem = Base & { children: MenuItem[] }

const menuItem: z.ZodType<MenuItem> = base
  .extend({
    get children() {
      return z.array(menuItem)
    },
  })
  .meta({ id: 'MenuItem' })

const link = z.object({ name: z.string(), url: z.string() })

const part = z.object({ id: z.string(), title: z.string(), content: html }).meta({ id: 'Part' })

const listedStatement = z
  .object({
    id: z.string(),
    title: z.string(),
    summary: z.string(),
    publishedAt: dateTime,
    updatedAt: dateTime.describe('when this language was last published'),
  })
  .meta({ id: 'Statement' })

export const site = {
  menu: {
    input: byLanguage,
    data: z.object({
      menu: z.array(menuItem),
      site: z.object({
        name: z.string(),
        shortName: z.string(),
        otherName: z.string().describe("the name's second line: the site's name in the other language"),
        logo: image.optional().describe('in place of the mark of the program'),
        slogan: z.string(),
        description: z.string(),
        icp: z.string(),
        policeIcp: z.string().optional(),
        copyright: z.string(),
        friendLinks: z.array(link),
        social: z.array(z.object({ label: z.string(), url: z.string() })),
      }),
      contact: z.object({ phone: z.string(), hours: z.string(), email: z.string(), address: z.string() }),
      home: z.object({
        // What editors left empty is an empty text, no picture, an empty list: pages leave it out.
        headline: z.array(z.string()).describe('its lines'),
        subtitle: z.string(),
        seal: z.string(),
        shareImage: image.nullable().describe('where a page without a picture of its own is shared'),
        intro: z.object({ title: z.string(), text: z.string() }),
        industry: z.object({ title: z.string(), image: image.nullable() }),
        college: z.object({ title: z.string(), text: z.string(), image: image.nullable() }),
        party: z.object({ title: z.string(), text: z.string(), image: image.nullable() }),
        verse: z.array(z.string()),
      }),
      statements: z
        .array(z.object({ id: z.string(), title: z.string() }))
        .optional()
        .describe('statements that every page links to, in editorial order'),
      parts: z
        .array(z.object({ id: z.string(), title: z.string(), path: z.string() }))
        .optional()
        .describe(
          'parts that editors added to pages, with the address of the page; `#` and the id lead to the part',
        ),
      alerts: z.array(alert).optional().describe('alerts that are active now, the gravest first'),
      defaults: z.object({ pageSize: z.int() }),
    }),
  },
  alertList: { input: byLanguage, data: z.object({ list: z.array(alert) }) },
  partList: {
    input: byLanguage.extend({ page: z.enum(partPages) }),
    data: z.object({ list: z.array(part) }),
  },
  statementList: { input: byLanguage, data: z.object({ list: z.array(listedStatement) }) },
  statementDetail: {
    input: byId,
    data: listedStatement.extend({
      content: html,
      languages: z.array(languageId).describe('languages in which this statement is published now'),
      ...neighbours,
    }),
  },
}
