import { type Language, otherLanguages } from '@shanmen/contract/languages.ts'
import { type AnyDocument, isJsonObject } from '../documents/document.ts'
import { missingIn } from '../documents/missing.ts'
import { endOf } from '../documents/moments.ts'
import { fits, type Use, usesIn } from '../documents/references.ts'
import { type Found, walk } from '../documents/walk.ts'
import type { Kind } from '../kind.ts'
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
  /** Where a link leads; what is elsewhere counts as public. */
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
  const media = () => usesIn([found]).flatMap((use) => checkMedium({ ...use, alt: '' }, language, around))
  switch (field.type) {
    case 'image':
    case 'file':
      if (value) return media()
      // A picture in a row of the menu is an ornament; only the entry's own cover is asked about.
      return name === 'cover' && path.length === 2 && !field.required ? [checkOf(path, 'noCover')] : []
    case 'images':
    case 'files':
      return media()
    case 'rich':
      return checkRich(found, language, around)
    case 'page':
      return typeof value === 'string' && value ? checkLink(value, path, around) : []
    case 'entryType':
      return value && !around.types.has(String(value)) ? [checkOf(path, 'unknownType', String(value))] : []
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
      const end = kind.columns.closesAt === name && path.length === 2 ? endOf(value) : undefined
      return end && end < around.now.toISOString() ? [checkOf(path, 'pastDeadline')] : []
    }
    default:
      return []
  }
}

const isWritten = (words: unknown): boolean => typeof words === 'string' && words.trim() !== ''

function checkRich({ value, path }: Found, language: Language, around: Surroundings): Check[] {
  const { headings, links, pictures } = partsOf(value)
  return [
    ...pictures.flatMap(({ media: id, alt }) =>
      checkMedium({ id, alt, wanted: 'picture', path }, language, around),
    ),
    ...links.flatMap((href) => checkLink(href, path, around)),
    ...(skipsLevel(headings) ? [checkOf(path, 'headingOrder')] : []),
  ]
}

// A picture inside a text may have an alternative text of its own there.
function checkMedium(
  { id, alt, wanted, path }: Use & { alt: string },
  language: Language,
  { media }: Surroundings,
): Check[] {
  const medium = media.get(id)
  if (!medium) return [checkOf(path, 'noMedia')]
  if (!fits(wanted, medium.mime)) return [checkOf(path, wanted === 'picture' ? 'notPicture' : 'notFile')]
  const itself = [...path, id]
  if (alt.trim() || (language === 'zh' ? medium.altZh : medium.altEn).trim()) return []
  return [checkOf(itself, wanted === 'picture' ? 'noAlt' : 'noFileTitle')]
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
