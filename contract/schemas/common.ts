import { z } from 'zod'
import { defaultLanguage, languageCodes, languages } from '../languages.ts'

/** A database refuses NUL and half surrogates. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

// Parts of inputs. Query strings have become numbers and empty strings are dropped before these run.
const ids = languageCodes.map((code) => z.literal(languages[code].id))
export const languageId = z
  .union(ids)
  .describe(languageCodes.map((code) => `${languages[code].id} = ${languages[code].name.en}`).join(', '))
export const byLanguage = z.object({ languageId })
export const byId = z.object({
  id: z.string().min(1).max(200).refine(isStorable),
  languageId: languageId.default(languages[defaultLanguage].id),
})

const maxPageSize = 50
/** Evaluated for each input: a process may run past the end of a year. */
const untilNextYear = (year: number) => year <= new Date().getFullYear() + 1

/** Filter and paging that every list shares; a page size above 50 becomes 50. */
export const listInput = (pageSize: number) =>
  z.object({
    languageId: languageId.default(languages[defaultLanguage].id),
    type: z
      .string()
      .max(40)
      .refine(isStorable)
      .optional()
      .describe('code of a type; an unknown one returns an empty list'),
    year: z.int().min(1949).refine(untilNextYear, 'at most the next year').optional(),
    keyword: z
      .string()
      .trim()
      .max(50)
      .refine(isStorable)
      .optional()
      .describe('words of title, summary or text; AND with the rest'),
    pageNum: z.int().min(1).max(100_000).default(1),
    pageSize: z
      .int()
      .min(1)
      .overwrite((size) => Math.min(size, maxPageSize))
      .default(pageSize),
  })

// Parts of answers.
export const html = z.string().describe('allow-listed HTML; headings start at h2')
export const dateTime = z.string().describe('ISO 8601 with offset, +08:00')
export const date = z.string().describe('YYYY-MM-DD')

export const image = z
  .object({
    url: z.string().describe('largest WebP; replace the last segment by {width}.avif or {width}.webp'),
    width: z.int(),
    height: z.int(),
    alt: z.string(),
    widths: z.array(z.int()),
    focus: z
      .object({ x: z.number(), y: z.number() })
      .optional()
      .describe('point that stays in view when it is cropped, in parts of the size; the middle if left out'),
  })
  .meta({ id: 'Image' })

export const file = z
  .object({
    name: z.string(),
    url: z.string(),
    size: z.int().describe('bytes'),
    mime: z.string(),
    pages: z.int().optional(),
    sha256: z.string().optional().describe('of the bytes under the address, to check a download'),
  })
  .meta({ id: 'File' })

export const neighbour = z.object({ id: z.string(), title: z.string() }).nullable().meta({ id: 'Neighbour' })
export const neighbours = { prev: neighbour, next: neighbour }
export const figure = z
  .object({ label: z.string(), value: z.string(), unit: z.string() })
  .meta({ id: 'Figure' })
export const titled = z.object({ title: z.string(), text: z.string() })
const yearCount = z.object({ year: z.int(), count: z.int() })

export const page = <T extends z.ZodType>(item: T) =>
  z.object({
    list: z.array(item),
    total: z.int().describe('exact up to 10,000'),
    totalIsCapped: z.boolean().optional().describe('true when there are more than total, else left out'),
    pageNum: z.int(),
    pageSize: z.int(),
    pages: z.int(),
  })

/** A page whose list can be narrowed by year: the years that have items, newest first. */
export const pageWithYears = <T extends z.ZodType>(item: T) =>
  page(item).extend({ years: z.array(yearCount) })

export const card = z
  .object({
    id: z.string(),
    type: z.string(),
    typeName: z.string(),
    title: z.string(),
    summary: z.string(),
    cover: image.nullable(),
    publishedAt: dateTime,
    isTop: z.boolean(),
  })
  .meta({ id: 'Card' })

export const article = card
  .extend({
    content: html,
    source: z.string(),
    author: z.string(),
    updatedAt: dateTime,
    attachments: z.array(file),
    externalUrl: z.string().optional(),
    languages: z.array(languageId).describe('languages in which this item is published now'),
    ...neighbours,
    related: z.array(card),
  })
  .meta({ id: 'Article' })
