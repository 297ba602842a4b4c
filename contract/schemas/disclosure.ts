import { z } from 'zod'
import {
  byId,
  byLanguage,
  dateTime,
  file,
  html,
  image,
  isStorable,
  listInput,
  neighbours,
  pageWithYears,
} from './common.ts'

const disclosureTypes = ['rent', 'purchase'] as const

/**
 * The status of a notice, derived from its dates at the moment of the call. Leasing has open, soon and ended only.
 * `soon`: open and closing within three days.
 */
const disclosureStatuses = ['planned', 'open', 'soon', 'review', 'result', 'ended'] as const
/** `open` finds soon too; `closed` finds review, result and ended. */
const disclosureFilters = ['planned', 'open', 'soon', 'review', 'result', 'ended', 'closed'] as const

const notice = z
  .object({
    id: z.string(),
    type: z.enum(disclosureTypes),
    category: z.string(),
    categoryName: z.string(),
    title: z.string(),
    number: z.string(),
    unit: z.string().describe('who buys or lets'),
    publishedAt: dateTime,
    deadline: dateTime.optional(),
    status: z.enum(disclosureStatuses),
    daysLeft: z
      .int()
      .optional()
      .describe('whole days until the deadline, rounded up; only while open or soon'),
    cover: image.nullable(),
    area: z.string().describe('leasing: size of the premises; empty otherwise'),
    terms: z.string().describe('leasing: length of the lease and price; empty otherwise'),
    place: z.string(),
    lng: z.number().optional(),
    lat: z.number().optional(),
  })
  .meta({ id: 'Notice' })

const report = z
  .object({
    id: z.string(),
    year: z.int(),
    title: z.string(),
    cover: image.nullable(),
    pages: z.int().optional(),
    size: z.int().optional().describe('bytes of the PDF'),
    readable: z.boolean().describe('whether responsibilityReportText has the text of the PDF'),
  })
  .meta({ id: 'Report' })

export const disclosure = {
  informationDisclosureList: {
    input: listInput(10).extend({
      type: z.enum(disclosureTypes),
      category: z.string().max(40).refine(isStorable).optional(),
      status: z.enum(disclosureFilters).optional(),
    }),
    data: pageWithYears(notice).extend({
      statuses: z
        .array(z.object({ status: z.enum(disclosureFilters), count: z.int() }))
        .describe('counts under the other filters, for the tabs'),
    }),
  },
  informationDisclosureDetail: {
    input: byId,
    data: notice.extend({
      updatedAt: dateTime.describe('when this language was last published'),
      content: html,
      images: z.array(image),
      attachments: z.array(file),
      contactName: z.string(),
      contactPhone: z.string(),
      opensAt: dateTime.optional(),
      resultAt: dateTime.optional(),
      result: html.describe('result of the procedure; empty until it is public'),
      languages: z.array(z.int()),
      ...neighbours,
    }),
  },
  contact: {
    input: byLanguage,
    data: z.object({
      headline: z.string(),
      offices: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          address: z.string(),
          postcode: z.string(),
          phone: z.string(),
          fax: z.string(),
          email: z.string(),
          hours: z.string(),
          lng: z.number(),
          lat: z.number(),
        }),
      ),
      departments: z.array(z.object({ name: z.string(), duty: z.string(), phone: z.string() })),
      qr: z.array(z.object({ label: z.string(), url: z.string() })),
      traffic: html,
    }),
  },
  responsibilityReportList: { input: byLanguage, data: z.object({ list: z.array(report) }) },
  responsibilityReportDetail: {
    input: byId,
    data: report.extend({
      summary: html,
      file: file.nullable(),
      languages: z.array(z.int()),
      ...neighbours,
    }),
  },
  responsibilityReportText: {
    input: byId,
    data: report.omit({ readable: true }).extend({
      file,
      language: z.string().describe('of the text, as a language tag'),
      headings: z.array(
        z.object({
          title: z.string(),
          level: z.int().describe('as in the HTML: 2 to 4'),
          page: z.int().describe('of the PDF'),
        }),
      ),
      texts: z
        .array(z.object({ page: z.int(), content: html }))
        .describe('the pages of the PDF that have text'),
      languages: z.array(z.int()).describe('languages in which the report has a text'),
    }),
  },
}
