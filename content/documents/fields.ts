import { type Language, languageCodes } from '@shanmen/contract/languages.ts'
import type { Issue } from '../errors.ts'
import type { Field, Fields } from '../fields.ts'
import type { Kind } from '../kind.ts'
import { picturesOf } from '../rich-text/rich-text.ts'
import { type AnyDocument, isJsonObject, type JsonObject } from './document.ts'
import { isShown } from './project.ts'

export type Found = { field: Field; name: string; value: unknown; path: Issue['path'] }

/** Every field of a document that a language shows, filled or not, also those inside lists and trees, with its path. */
export function listFields(kind: Kind, document: AnyDocument, language: Language): Found[] {
  return [
    ...listFieldsOf(kind.shared, document.shared, language, ['shared']),
    ...listFieldsOf(kind.words, document[language] ?? {}, language, [language]),
  ]
}

function listFieldsOf(fields: Fields, values: JsonObject, language: Language, path: Issue['path']): Found[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const here = [...path, name]
    const value = values[name]
    return [{ field, name, value, path: here }, ...listRows(field, value, language, here)]
  })
}

// A row that has nothing to say in this language is not shown in it.
function listRows(field: Field, value: unknown, language: Language, path: Issue['path']): Found[] {
  if ((field.type !== 'list' && field.type !== 'tree') || !Array.isArray(value)) return []
  return value.flatMap((row, index) => {
    if (!isJsonObject(row) || !isShown(field.of, row, language)) return []
    const here = [...path, index]
    const below = field.type === 'tree' ? listRows(field, row.children, language, [...here, 'children']) : []
    return [...listFieldsOf(field.of, row, language, here), ...below]
  })
}

/** Ids of the media that a document uses, each once; of one language with what both share, or of all. */
export function mediaOf(kind: Kind, document: AnyDocument, language?: Language): string[] {
  const languages = language ? [language] : languageCodes
  return [
    ...new Set([
      ...mediaIn(kind.shared, document.shared),
      ...languages.flatMap((each) => mediaIn(kind.words, document[each] ?? {})),
    ]),
  ]
}

/** What a field takes: a picture or a file that is none. */
export type Use = { id: string; wanted: 'picture' | 'file'; path: Found['path'] }

/** The media that fields found by walking a document use, each with what its field takes. */
export const usesIn = (found: readonly Found[]): Use[] =>
  found.flatMap(({ field, value, path }) => {
    if (field.type === 'list' || field.type === 'tree') return []
    const wanted = field.type === 'file' || field.type === 'files' ? 'file' : 'picture'
    return mediaInField(field, value).map((id) => ({ id, wanted, path }))
  })

/** True when a medium of this type is what is wanted. */
export const fits = (wanted: Use['wanted'], mime: string): boolean =>
  mime.startsWith('image/') === (wanted === 'picture')

const linked = /\/media\/([0-9a-f]{20})\//g

/** Media that readers of a language are shown or led to: those it uses, and those that links in its texts lead to. */
export function shownMediaOf(kind: Kind, document: AnyDocument, language: Language): string[] {
  const text = JSON.stringify([document.shared, document[language]])
  const links = [...text.matchAll(linked)].flatMap(([, id]) => id ?? [])
  return [...new Set([...mediaOf(kind, document, language), ...links])]
}

/** Media of a projected view, which has shared fields and texts on one level. */
export const mediaOfView = (kind: Kind, view: JsonObject): string[] => [
  ...new Set(mediaIn({ ...kind.shared, ...kind.words }, view)),
]

function mediaIn(fields: Fields, values: JsonObject): string[] {
  return Object.entries(fields).flatMap(([name, field]) => mediaInField(field, values[name]))
}

function mediaInField(field: Field, value: unknown): string[] {
  switch (field.type) {
    case 'image':
    case 'file':
      return typeof value === 'string' && value ? [value] : []
    case 'images':
    case 'files':
      return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
    case 'rich':
      return picturesOf(value)
    case 'list':
    case 'tree':
      if (!Array.isArray(value)) return []
      return value
        .filter(isJsonObject)
        .flatMap((row) => [
          ...mediaIn(field.of, row),
          ...(field.type === 'tree' ? mediaInField(field, row.children) : []),
        ])
    default:
      return []
  }
}
