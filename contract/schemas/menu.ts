import { z } from 'zod'
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
        slides: z.array(
          z.object({
            title: z.array(z.string()).describe('lines of the headline'),
            subtitle: z.string(),
            seal: z.string(),
            wide: image,
            tablet: image,
            phone: image,
          }),
        ),
        intro: z.object({ title: z.string(), text: z.string() }),
        industry: z.object({ title: z.string(), image }),
        college: z.object({ title: z.string(), text: z.string(), image }),
        party: z.object({ title: z.string(), text: z.string(), image }),
        verse: z.array(z.string()),
      }),
      defaults: z.object({ pageSize: z.int() }),
    }),
  },
}
