import { addresses } from '@shanmen/contract/addresses.ts'
import { eachLanguage, type Language, languageCodes } from '@shanmen/contract/languages.ts'
import { z } from 'zod'
import { type Issue, ValidationError } from '../errors.ts'
import type { Field, Fields } from '../fields.ts'
import type { Kind } from '../kind.ts'
import { isWebAddress, richTextFault } from '../rich-text/check.ts'
import { endOf, isDate, isDateTime, startOf, yearOf } from './dates.ts'
import { type AnyDocument, isJsonObject, mediaWordsKey, mediaWordsOf, parseDocument } from './document.ts'
import { shownMediaOf } from './fields.ts'
import { hoursIssues } from './hours.ts'
import { faultOf, issueOf, maxIssues } from './messages.ts'
import { missingIn } from './required.ts'

/**
 * Checks shapes and limits of any value and returns a clean copy that may be stored as a draft: unknown keys,
 * wrong types, keys that could reach a prototype and dangerous addresses are refused. Throws ValidationError with paths.
 */
export function validateDraft(kind: Kind, value: unknown): AnyDocument {
  const fault = jsonFault(value)
  if (fault) throw new ValidationError([issueOf([], fault)])
  const result = schemaOf(kind).safeParse(withoutRetired(kind, JSON.parse(JSON.stringify(value) ?? 'null')))
  if (!result.success)
    throw new ValidationError(result.error.issues.slice(0, maxIssues).flatMap(faultOf).slice(0, maxIssues))
  return withoutUnusedWords(kind, parseDocument(JSON.stringify(result.data)))
}

/** The same value without shared fields that earlier releases had. */
function withoutRetired({ retired }: Kind, value: unknown): unknown {
  if (!isJsonObject(value) || !isJsonObject(value.shared)) return value
  const shared = Object.entries(value.shared).filter(([name]) => !retired.includes(name))
  return { ...value, shared: Object.fromEntries(shared) }
}

/**
 * The same document without languages that have no words, of a kind that needs some, and without staged words that are empty or of
 * media that it does not show. A home page is public without any.
 */
function withoutUnusedWords(kind: Kind, document: AnyDocument): AnyDocument {
  const result = { ...document }
  for (const language of languageCodes) {
    const { [mediaWordsKey]: staged, ...words } = document[language] ?? {}
    // The texts of a kind may all be inside its lists.
    const isLacking = Object.values(kind.words).some((field) => staged || field.required)
    if (Object.keys(words).length === 0 && isLacking) {
      result[language] = null
      continue
    }
    if (!staged) continue
    const shown = new Set(shownMediaOf(kind, { ...document, [language]: words }, language))
    const used = [...mediaWordsOf(document, language)].filter(([id]) => shown.has(id))
    result[language] = { ...words, ...(used.length > 0 && { [mediaWordsKey]: Object.fromEntries(used) }) }
  }
  return result
}

/**
 * What publishing in a language lacks beyond a draft: its words, every required field, a period that ends after it begins,
 * opening hours that say each date once, an alert about a page that shows it.
 */
export const publishIssues = (kind: Kind, document: AnyDocument, language: Language): Issue[] => [
  ...missingIn(kind, document, language),
  ...periodIssues(kind, document),
  ...(kind.name === 'scenic' ? hoursIssues(document, language) : []),
  ...(kind.name === 'alert' ? alertPageIssues(document) : []),
]

const lastMinute = /T15:59:/
/** In calendars a year has four digits, and programs that read them begin at 1900. */
const hasCalendarYear = (instant: string) => yearOf(instant) >= 1900 && yearOf(instant) <= 2999

/** What is wrong with the period that the kind declares: readers and their calendars could not be told when it is over. */
function periodIssues({ period }: Kind, { shared }: AnyDocument): Issue[] {
  const ends = period && endOf(shared[period.to])
  if (!ends) return []
  const starts = startOf(shared[period.from])
  const signUp = endOf(shared[period.signUpUntil ?? ''])
  const wholeDays = Boolean(shared[period.wholeDays ?? ''])
  const strange = [
    ...(starts && !hasCalendarYear(starts) ? [issueOf(['shared', period.from], 'periodYear')] : []),
    ...(hasCalendarYear(ends) ? [] : [issueOf(['shared', period.to], 'periodYear')]),
  ]
  if (strange.length > 0) return strange
  return [
    ...(starts && ends <= starts ? [issueOf(['shared', period.to], 'endsBefore')] : []),
    ...(wholeDays && !lastMinute.test(ends) ? [issueOf(['shared', period.to], 'wholeDayEnd')] : []),
    ...(signUp && signUp > ends ? [issueOf(['shared', period.signUpUntil ?? ''], 'signUpLate')] : []),
  ]
}

const [spots = ''] = addresses.scenicDetail.split(':')

/** Only the pages of scenic spots, or all pages, show an alert. */
function alertPageIssues({ shared: { page } }: AnyDocument): Issue[] {
  const path = typeof page === 'string' ? page : ''
  const isSpot = path === '' || (path.startsWith(spots) && /^[^/?#]+$/.test(path.slice(spots.length)))
  return isSpot ? [] : [issueOf(['shared', 'page'], 'alertPage')]
}

/** Checks what publishing in a language needs. Throws ValidationError. */
export function validatePublishable(kind: Kind, document: AnyDocument, language: Language): void {
  const issues = publishIssues(kind, document, language)
  if (issues.length > 0) throw new ValidationError(issues)
}

const reserved = new Set(['__proto__', 'constructor', 'prototype'])
const maxDepth = 120
const maxBytes = 2_000_000
/** Each one takes time to check: a longest article has a tenth of them. */
const maxValues = 100_000

/**
 * Why a value is no plain JSON document, as a code: a reserved key, a foreign object, half of a character (which a
 * database stores as another one), too deep or too large.
 */
function jsonFault(value: unknown): string | undefined {
  const fault = jsonFaultIn(value, 0, { left: maxValues })
  if (fault) return fault
  return (JSON.stringify(value)?.length ?? 0) > maxBytes ? 'tooLarge' : undefined
}

type Count = { left: number }

function jsonFaultIn(value: unknown, depth: number, count: Count): string | undefined {
  if (depth > maxDepth) return 'tooDeep'
  count.left -= 1
  if (count.left < 0) return 'tooLarge'
  if (typeof value === 'string') return value.isWellFormed() ? undefined : 'control'
  if (value === null || value === undefined || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : 'notPlain'
  if (typeof value !== 'object') return 'notPlain'
  if (Array.isArray(value)) return firstFault(value, depth, count)
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return 'notPlain'
  if (Reflect.ownKeys(value).some((key) => typeof key === 'symbol' || reserved.has(key))) return 'reservedKey'
  return firstFault(Object.values(value), depth, count)
}

function firstFault(values: unknown[], depth: number, count: Count): string | undefined {
  for (const value of values) {
    const fault = jsonFaultIn(value, depth + 1, count)
    if (fault) return fault
  }
  return undefined
}

// A message is a code of `messages.ts`.
const words = (max: number, lines: boolean) =>
  z
    .string()
    .max(max)
    .refine((text) => !/[^\P{Cc}\n\t]/u.test(text), 'control')
    .refine((text) => lines || !text.includes('\n'), 'oneLine')

// Of a type, and of the entries that have it.
const code = z.string().regex(/^[\p{L}\p{N}_-]{1,40}$/u, 'code')
const media = z.string().regex(/^[a-z0-9-]{1,64}$/, 'media')
const simple = {
  rich: z.custom<unknown>().superRefine((value, context) => {
    const fault = richTextFault(value)
    if (fault) context.addIssue({ code: 'custom', message: fault })
  }),
  flag: z.boolean('flag'),
  date: z.string().refine(isDate, 'date'),
  dateTime: z.string().refine(isDateTime, 'dateTime'),
  time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'time'),
  // A leap year has every day.
  monthDay: z.string().refine((text) => isDate(`2028-${text}`), 'monthDay'),
  weekdays: z
    .array(z.int().min(1).max(7))
    .max(7)
    .refine((days) => new Set(days).size === days.length, 'weekdays'),
  url: z.string().max(2000).refine(isWebAddress, 'url'),
  email: z
    .string()
    .max(200)
    .regex(/^[^\s@<>"]{1,64}@[^\s@<>"]+\.[^\s@<>".]{2,}$/, 'email'),
  page: z
    .string()
    .max(200)
    .regex(/^\/(?![/\\])[^\s\\]*$/, 'page'),
  place: z.strictObject(
    {
      system: z.literal('gcj02'),
      lng: z.number().min(-180).max(180),
      lat: z.number().min(-90).max(90),
    },
    'place',
  ),
  entryType: code,
  code,
  image: media,
  file: media,
  images: z.array(media).max(60),
  files: z.array(media).max(20),
} as const

function fieldSchema(field: Field): z.ZodType {
  switch (field.type) {
    case 'text':
      return words(field.max, field.lines)
    case 'both': {
      const text = words(field.max, field.lines).optional()
      return z.strictObject(
        eachLanguage(() => text),
        'json',
      )
    }
    case 'number':
      return z.int('number').min(field.min).max(field.max)
    case 'choice':
      return z.enum([...field.of])
    case 'list':
      return z.array(z.strictObject(shapeOf(field.of), 'json'), 'json').max(field.max)
    case 'tree':
      return treeSchema(field.of, field.depth)
    default:
      return simple[field.type]
  }
}

function treeSchema(of: Fields, depth: number): z.ZodType {
  const leaf = z.array(z.unknown()).refine((rows) => rows.length === 0, 'lastLevel')
  const children = depth > 1 ? treeSchema(of, depth - 1) : leaf
  return z.array(z.strictObject({ ...shapeOf(of), children }, 'json'), 'json').max(200)
}

const shapeOf = (fields: Fields): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field).optional()]))

const mediaWords = { [mediaWordsKey]: z.record(media, words(300, false)).optional() }

// A language may be missing, as in files from before it was added. A kind whose texts are all inside its lists, such as
// the menu, exists in every language.
const wordsOf = (fields: Fields): z.ZodType =>
  Object.keys(fields).length > 0
    ? z
        .strictObject({ ...shapeOf(fields), ...mediaWords })
        .nullish()
        .transform((text) => text ?? null)
    : z
        .strictObject(mediaWords)
        .nullish()
        .transform((text) => text ?? {})

const schemas = new Map<string, z.ZodType>()

/** The schema of a kind's documents as drafts: every field may be missing, none may have another shape. */
export function schemaOf(kind: Kind): z.ZodType {
  const known = schemas.get(kind.name)
  if (known) return known
  const text = wordsOf(kind.words)
  const schema = z.strictObject({ shared: z.strictObject(shapeOf(kind.shared)), ...eachLanguage(() => text) })
  schemas.set(kind.name, schema)
  return schema
}
