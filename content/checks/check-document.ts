import type { AnyDocument } from '../documents/document.ts'
import { missingIn } from '../documents/missing.ts'
import { endOf } from '../documents/moments.ts'
import { type Found, walk } from '../documents/walk.ts'
import type { Kind } from '../kind.ts'
import type { Language } from '../language.ts'
import { type Check, checkOf, checkOfIssue } from './check.ts'
import { partsOf, skipsLevel } from './rich-text.ts'

/** What a document is held against. */
export type Surroundings = {
  now: Date
  /** The Chinese of the document changed after its English. */
  behind: boolean
  media: ReadonlyMap<string, { mime: string; altZh: string; altEn: string }>
  /** Codes of the types that editors keep for this kind. */
  types: ReadonlySet<string>
  /** Where an address of this site leads. */
  leadsTo: (href: string) => 'public' | 'hidden' | 'nowhere'
}

/** Everything to see to before a document is published in a language; errors first, in the order of its fields. */
export function checkDocument(
  kind: Kind,
  document: AnyDocument,
  language: Language,
  around: Surroundings,
): Check[] {
  const missing = missingIn(kind, document, language).map(checkOfIssue)
  const found = document[language] ? walk(kind, document, language) : []
  const all = [
    ...missing,
    ...found.flatMap((each) => checkField(each, kind, language, around)),
    ...checkEnglish(document, around),
  ]
  return [...all.filter(({ level }) => level === 'error'), ...all.filter(({ level }) => level === 'warning')]
}

function checkField(found: Found, kind: Kind, language: Language, around: Surroundings): Check[] {
  const { field, name, value, path } = found
  const media = (ids: unknown[]) => ids.flatMap((id) => checkMedium(id, '', path, language, around))
  switch (field.type) {
    case 'image':
    case 'file':
      if (value) return media([value])
      // A picture in a row of the menu is an ornament; only the entry's own cover is asked about.
      return name === 'cover' && path.length === 2 && !field.required ? [checkOf(path, 'noCover')] : []
    case 'images':
    case 'files':
      return Array.isArray(value) ? media(value) : []
    case 'rich':
      return checkRich(found, language, around)
    case 'page':
      return typeof value === 'string' && value ? checkLink(value, path, around) : []
    case 'entryType':
      return value && !around.types.has(String(value)) ? [checkOf(path, 'unknownType', String(value))] : []
    case 'text':
      return name === 'summary' && !field.required && !value ? [checkOf(path, 'noSummary')] : []
    case 'date':
    case 'dateTime': {
      const end = kind.columns.closesAt === name && path.length === 2 ? endOf(value) : undefined
      return end && end < around.now.toISOString() ? [checkOf(path, 'pastDeadline')] : []
    }
    default:
      return []
  }
}

function checkRich({ value, path }: Found, language: Language, around: Surroundings): Check[] {
  const { headings, links, pictures } = partsOf(value)
  return [
    ...pictures.flatMap(({ media, alt }) => checkMedium(media, alt, path, language, around)),
    ...links.filter((href) => href.startsWith('/')).flatMap((href) => checkLink(href, path, around)),
    ...(skipsLevel(headings) ? [checkOf(path, 'headingOrder')] : []),
  ]
}

// A picture inside a text may have an alternative text of its own there.
function checkMedium(
  id: unknown,
  alt: string,
  path: Check['path'],
  language: Language,
  { media }: Surroundings,
): Check[] {
  const medium = typeof id === 'string' ? media.get(id) : undefined
  if (!medium) return [checkOf(path, 'noMedia')]
  if (alt.trim() || (language === 'zh' ? medium.altZh : medium.altEn).trim()) return []
  return [checkOf(path, medium.mime.startsWith('image/') ? 'noAlt' : 'noFileTitle')]
}

function checkLink(href: string, path: Check['path'], { leadsTo }: Surroundings): Check[] {
  const end = leadsTo(href)
  if (end === 'public') return []
  return [checkOf(path, end === 'nowhere' ? 'brokenLink' : 'hiddenLink', href)]
}

function checkEnglish(document: AnyDocument, { behind }: Surroundings): Check[] {
  if (!document.zh) return []
  if (!document.en) return [checkOf(['en'], 'noEnglish')]
  return behind ? [checkOf(['en'], 'englishBehind')] : []
}
