import {
  type AnyDocument,
  isJsonObject,
  type JsonObject,
  mediaWordsKey,
} from '@shanmen/content/documents/document.ts'
import { isLanguage, languageCodes } from '@shanmen/contract/languages.ts'

/** The path of a value in a document: `['shared', 'tickets', 0, 'name', 'zh']`. */
export type Path = readonly (string | number)[]

/** A path as one string, which is also the id of the field on the screen. No field has a dot in its name. */
export const keyOf = (path: Path): string => path.join('.')

/** The value at a path; undefined when the path does not exist. */
export function readAt(value: unknown, path: Path): unknown {
  let here = value
  for (const part of path) {
    if (Array.isArray(here)) here = here[Number(part)]
    else if (isJsonObject(here) && Object.hasOwn(here, part)) here = here[part]
    else return undefined
  }
  return here
}

/**
 * A copy of the document with a value written at a path; everything outside the path is the same object as before. Empty
 * text is not stored, and a language whose last text was removed, its own or one staged for a medium, is null: otherwise a field
 * that was filled and emptied again would count as text, and mark the other language as out of date.
 */
export function writeAt(document: AnyDocument, path: Path, value: unknown): AnyDocument {
  const next = { ...document, ...writeInto(document, path, value === '' ? undefined : value) }
  const language = languageCodes.find((code) => code === path[0])
  if (language && Object.keys(next[language] ?? {}).length === 0) next[language] = null
  return next
}

function writeInto(bag: JsonObject, [part, ...rest]: Path, value: unknown): JsonObject {
  if (part === undefined) return bag
  const written = writeValue(bag[part], rest, value)
  const isLeftEmpty = part === mediaWordsKey && isJsonObject(written) && Object.keys(written).length === 0
  const next = { ...bag, [part]: written }
  if (written === undefined || isLeftEmpty) delete next[part]
  return next
}

function writeValue(here: unknown, path: Path, value: unknown): unknown {
  const [part] = path
  if (part === undefined) return value
  if (typeof part === 'number') {
    const rows: unknown[] = Array.isArray(here) ? [...here] : []
    rows[part] = writeValue(rows[part], path.slice(1), value)
    return rows
  }
  const written = writeInto(isJsonObject(here) ? here : {}, path, value)
  // A bilingual value disappears when both texts are empty; a row of a list stays, it may be filled next.
  return isLanguage(part) && Object.keys(written).length === 0 ? undefined : written
}
