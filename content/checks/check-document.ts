import { defaultLanguage, type Language, languages, otherLanguages } from '@shanmen/contract/languages.ts'
import { hoursOf, type StoredHours } from '@shanmen/contract/opening-hours.ts'
import { endOf } from '../documents/dates.ts'
import { type AnyDocument, isJsonObject } from '../documents/document.ts'
import { type Found, fits, listFields, type Use, usesIn } from '../documents/fields.ts'
import { issueOf } from '../documents/messages.ts'
import { publishIssues } from '../documents/validate.ts'
import type { Field } from '../fields.ts'
import type { Kind } from '../kind.ts'
import { plainText } from '../rich-text/rich-text.ts'
import { type Check, checkOf, checkOfIssue, translationCheck } from './check.ts'
import { checkSearch } from './check-search.ts'
import { remarksAgainst, sentencesAgainst } from './closed-days.ts'

/** What the checks of a document depend on. */
export type CheckContext = {
  now: Date
  /** The translations that are older than the text of the default language. */
  outdated: readonly Language[]
  media: ReadonlyMap<string, { mime: string; alt: Record<Language, string> }>
  /** Codes of the types that editors maintain for this kind, and of those that are public in the language. */
  types: { all: ReadonlySet<string>; shown: ReadonlySet<string> }
  /** Where a link leads; what is elsewhere counts as public. */
  leadsTo: (href: string) => 'public' | 'hidden' | 'nowhere'
}

/** Everything to check before a document is published in a language; errors first, in the order of its fields. */
export function checkDocument(
  kind: Kind,
  document: AnyDocument,
  language: Language,
  context: CheckContext,
): Check[] {
  const issues = publishIssues(kind, document, language).map(checkOfIssue)
  const found = document[language] ? listFields(kind, document, language) : []
  const all = [
    ...issues,
    ...found.flatMap((each) => [
      ...checkField(each, kind, language, context),
      ...checkScript(each, language),
      ...(kind.name === 'scenic' ? checkClosedDays(each, document, language) : []),
    ]),
    ...checkTranslations(document, context),
    ...(kind.name === 'search' ? checkSearch(document, language) : []),
  ]
  return [...all.filter(({ level }) => level === 'error'), ...all.filter(({ level }) => level === 'warning')]
}

function checkField(found: Found, kind: Kind, language: Language, context: CheckContext): Check[] {
  const { field, name, value, path } = found
  const media = () => usesIn([found]).flatMap((use) => checkMedium({ ...use, alt: '' }, language, context))
  switch (field.type) {
    case 'image':
    case 'file':
      if (value) return media()
      // Only the entry's own cover is recommended: a picture in a row of the menu is decorative.
      return name === 'cover' && path.length === 2 && !field.required ? [checkOf(path, 'noCover')] : []
    case 'images':
    case 'files':
      return media()
    case 'rich':
      return checkRich(found, field.below, language, context)
    case 'page':
      return typeof value === 'string' && value ? checkLink(value, path, context) : []
    case 'entryType':
      if (!value || context.types.shown.has(String(value))) return []
      return context.types.all.has(String(value))
        ? [checkOf(path, 'hiddenType')]
        : [checkOf(path, 'unknownType', String(value))]
    case 'both':
      return isJsonObject(value) &&
        !field.required &&
        !isWritten(value[language]) &&
        otherLanguages(language).some((other) => isWritten(value[other]))
        ? [checkOf([...path, language], 'otherLanguageOnly', field.label)]
        : []
    case 'text':
      return name === 'summary' && !field.required && !value ? [checkOf(path, 'noSummary')] : []
    case 'date':
    case 'dateTime': {
      const { closesAt, until } = kind.columns
      const end = (closesAt === name || until === name) && path.length === 2 ? endOf(value) : undefined
      if (!end || end > context.now.toISOString()) return []
      // What is public until then cannot be published any more.
      if (until === name) return [checkOfIssue(issueOf(path, 'pastUntil'))]
      return [checkOf(path, kind.name === 'event' ? 'pastEvent' : 'pastDeadline')]
    }
    default:
      return []
  }
}

const chinese = /\p{Script=Han}(?:[\p{Script=Han}\p{P}\s]*\p{Script=Han})?/u

/** Chinese in the texts of a language that is not written with it. Shared texts, such as a number, belong to none. */
function checkScript({ field, value, path }: Found, language: Language): Check[] {
  if (languages[language].isCjk || (field.type === 'text' && path[0] === 'shared')) return []
  const [run] = chinese.exec(textIn(field, value, language)) ?? []
  const at = field.type === 'both' ? [...path, language] : path
  if (!run) return []
  const { zh, en } = field.label
  const excerpt = run.length > 20 ? `${run.slice(0, 20)}…` : run
  return [checkOf(at, 'chineseLeft', { zh: `${zh} · ${excerpt}`, en: `${en} · ${excerpt}` })]
}

/** The table decides whether a place is open; its texts are for the editor to put right. */
function checkClosedDays({ field, value, path }: Found, document: AnyDocument, language: Language): Check[] {
  const stored: StoredHours = document.shared
  const hours = hoursOf(stored)
  if (!hours) return []
  const [part, name, row] = path
  const text = textIn(field, value, language)
  const isReason = name === 'hoursExceptions' && Boolean(stored.hoursExceptions?.[Number(row)]?.times?.length)
  const [against] =
    isReason || name === 'openHours'
      ? remarksAgainst(text)
      : part === language
        ? sentencesAgainst(hours, text)
        : []
  return against ? [checkOf(isReason ? [...path, language] : path, 'closedInText', against)] : []
}

function textIn({ type }: Field, value: unknown, language: Language): string {
  if (type === 'rich') return [plainText(value), ...partsOf(value).pictures.map(({ alt }) => alt)].join('\n')
  const text = type === 'both' && isJsonObject(value) ? value[language] : value
  return (type === 'text' || type === 'both') && typeof text === 'string' ? text : ''
}

const isWritten = (words: unknown): boolean => typeof words === 'string' && words.trim() !== ''

function checkRich(
  { value, path }: Found,
  below: number | undefined,
  language: Language,
  context: CheckContext,
): Check[] {
  const { headings, links, pictures } = partsOf(value)
  return [
    ...pictures.flatMap(({ media: id, alt }) =>
      checkMedium({ id, alt, wanted: 'picture', path }, language, context),
    ),
    ...links.flatMap((href) => checkLink(href, path, context)),
    ...(skipsLevel(headings, below) ? [checkOf(path, 'headingOrder')] : []),
  ]
}

// A picture inside a text may have an alternative text of its own there.
function checkMedium(
  { id, alt, wanted, path }: Use & { alt: string },
  language: Language,
  { media }: CheckContext,
): Check[] {
  const medium = media.get(id)
  if (!medium) return [checkOf(path, 'noMedia')]
  if (!fits(wanted, medium.mime)) return [checkOf(path, wanted === 'picture' ? 'notPicture' : 'notFile')]
  const itself = [...path, id]
  if (alt.trim() || medium.alt[language].trim()) return []
  return [checkOf(itself, wanted === 'picture' ? 'noAlt' : 'noFileTitle')]
}

function checkLink(href: string, path: Check['path'], { leadsTo }: CheckContext): Check[] {
  const end = leadsTo(href)
  if (end === 'public') return []
  return [checkOf(path, end === 'nowhere' ? 'brokenLink' : 'hiddenLink', href)]
}

function checkTranslations(document: AnyDocument, { outdated }: CheckContext): Check[] {
  if (!document[defaultLanguage]) return []
  return otherLanguages(defaultLanguage).flatMap((language) => {
    if (!document[language]) return [translationCheck(language, 'noTranslation')]
    return outdated.includes(language) ? [translationCheck(language, 'translationOutdated')] : []
  })
}

export type Picture = { media: string; alt: string }

/** What is checked in a rich text: the levels of its headings in order, its links, its pictures. */
export function partsOf(value: unknown): { headings: number[]; links: string[]; pictures: Picture[] } {
  const parts = { headings: [] as number[], links: [] as string[], pictures: [] as Picture[] }
  collect(value, parts)
  return parts
}

/** Where the links and page fields of a document lead, in a language; each once. */
export function hrefsIn(kind: Kind, document: AnyDocument, language: Language): string[] {
  const all = listFields(kind, document, language).flatMap(({ field, value }) => {
    if (field.type === 'rich') return partsOf(value).links
    return field.type === 'page' && typeof value === 'string' ? [value] : []
  })
  return [...new Set(all)]
}

/** The address within the site that a link leads to, also when it is written with the site's own host. */
export function insideOf(href: string, site: string): string | undefined {
  if (href.startsWith('/')) return href
  const url = URL.parse(href)
  if (!url || !/^https?:$/.test(url.protocol) || url.host !== URL.parse(site)?.host) return undefined
  return url.pathname + url.search + url.hash
}

function collect(node: unknown, parts: ReturnType<typeof partsOf>): void {
  if (!isJsonObject(node)) return
  const attrs = isJsonObject(node.attrs) ? node.attrs : {}
  if (node.type === 'heading') parts.headings.push(Number(attrs.level ?? 2))
  if (node.type === 'image' && typeof attrs.media === 'string')
    parts.pictures.push({ media: attrs.media, alt: typeof attrs.alt === 'string' ? attrs.alt : '' })
  for (const mark of Array.isArray(node.marks) ? node.marks : []) {
    const href =
      isJsonObject(mark) && mark.type === 'link' && isJsonObject(mark.attrs) ? mark.attrs.href : undefined
    if (typeof href === 'string') parts.links.push(href)
  }
  for (const child of Array.isArray(node.content) ? node.content : []) collect(child, parts)
}

/** True when a heading is more than one level below the previous one; the page's own title is level 1. */
const skipsLevel = (headings: number[], below = 1): boolean =>
  headings.some((level, index) => level > (headings[index - 1] ?? below) + 1)
