import { z } from 'zod'
import { alert } from './alert.ts'
import { byLanguage, image } from './common.ts'

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

export const menuItem: z.ZodType<MenuItem> = base
  .extend({
    get children() {
      return z.array(menuItem)
    },
  })
  .meta({ id: 'MenuItem' })

const link = z.object({ name: z.string(), url: z.string() })

export const menu = {
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
}
