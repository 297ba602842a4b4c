import { type AnyDocument, isJsonObject, type JsonObject } from '@shanmen/content/documents/document.ts'
import type { Field } from '@shanmen/content/fields.ts'
import type { Kind } from '@shanmen/content/kind.ts'
import { defaultLanguage, type Language, languageCodes } from '@shanmen/contract/languages.ts'
import { fieldsOf, isSame, mediaWordsField, type Side, sides } from '../../compare/changes.ts'
import { writeAt } from './paths.ts'

/** The common base, my document, and the one that someone else saved meanwhile. */
export type ThreeVersions = { base: AnyDocument; mine: AnyDocument; theirs: AnyDocument }

/** A field that both changed: the merged document has mine, a person chooses. */
export type Overlap = { side: Side; name: string; theirs: unknown }

/** Merges three versions field by field, and the rows of lists and trees whose number is the same in all three. */
export function mergeVersions(kind: Kind, { base, mine, theirs }: ThreeVersions) {
  const overlaps: Overlap[] = []
  let document = theirs
  for (const side of sides)
    for (const [name, field] of Object.entries(fieldsOf(kind, side))) {
      const values = { base: base[side]?.[name], mine: mine[side]?.[name], theirs: theirs[side]?.[name] }
      const merged = mergeValue(field, values)
      if (!merged) overlaps.push({ side, name, theirs: values.theirs })
      const { value } = merged ?? { value: values.mine }
      if (value !== values.theirs) document = writeAt(document, [side, name], value)
    }
  return { document, overlaps }
}

type Values = { base: unknown; mine: unknown; theirs: unknown }

/** One value of three; undefined when both sides changed it. Of equal values mine stays, so that its field is not set again. */
function mergeValue(field: Field, values: Values): Merged {
  const simple = mergeWhole(values)
  if (simple) return simple
  const { base, mine, theirs } = values
  if (field.type === 'both' || field === mediaWordsField) return mergeParts(values)
  if (field.type !== 'list' && field.type !== 'tree') return undefined
  return hasMoved(base, mine) || hasMoved(base, theirs) ? undefined : mergeRows(field, values)
}

type Merged = { value: unknown } | undefined
type RowField = Field & { type: 'list' | 'tree' }

function mergeRows(field: RowField, values: Values): Merged {
  const simple = mergeWhole(values)
  if (simple) return simple
  const { base, mine, theirs } = values
  if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return undefined
  if (mine.length !== base.length || theirs.length !== base.length) return undefined
  const rows = mine.map((row: unknown, at) =>
    mergeRow(field, { base: base[at], mine: row, theirs: theirs[at] }),
  )
  return rows.every((row) => row !== undefined) ? { value: rows.map(({ value }) => value) } : undefined
}

function mergeWhole({ base, mine, theirs }: Values): Merged {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine }
  return isSame(base, mine) ? { value: theirs } : undefined
}

const objectOf = (value: unknown): JsonObject => (isJsonObject(value) ? value : {})
const arrayOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The texts of a bilingual value, or the words of several media. */
function mergeParts({ base, mine, theirs }: Values): Merged {
  const names = Object.keys({ ...objectOf(theirs), ...objectOf(mine) })
  const merged = names.map((name) => ({
    name,
    ...mergeWhole({ base: objectOf(base)[name], mine: objectOf(mine)[name], theirs: objectOf(theirs)[name] }),
  }))
  if (merged.some((part) => !('value' in part))) return undefined
  const filled = merged.filter(({ value }) => value !== undefined)
  return { value: Object.fromEntries(filled.map(({ name, value }) => [name, value])) }
}

/** A row without the nodes below it. */
const ownOf = (row: unknown): JsonObject => {
  const { children: _, ...own } = objectOf(row)
  return own
}

/**
 * Whether a changed list or tree has a row that another one was: it was moved, and its number does not say any more which
 * row it is.
 */
function hasMoved(before: unknown, after: unknown): boolean {
  const old: unknown[] = []
  const collect = (rows: unknown) => {
    for (const row of arrayOf(rows)) {
      old.push(ownOf(row))
      collect(objectOf(row).children)
    }
  }
  collect(before)
  const isMoved = (was: unknown, row: unknown): boolean =>
    (!isSame(ownOf(was), ownOf(row)) && old.some((each) => isSame(each, ownOf(row)))) ||
    someMoved(objectOf(was).children, objectOf(row).children)
  const someMoved = (was: unknown, rows: unknown): boolean =>
    arrayOf(rows).some((row, at) => isMoved(arrayOf(was)[at], row))
  return someMoved(before, after)
}

/**
 * Whether a row is still the one that it was: its first filled field, by which people know it, has the same value, or the
 * same text in a language. The number alone does not say so: another row may have been put in its place.
 */
function isStillRow({ of }: RowField, before: unknown, after: unknown): boolean {
  const [old, now] = [ownOf(before), ownOf(after)]
  if (isSame(old, now)) return true
  const name = Object.keys(of).find((each) => !isSame(old[each], undefined))
  if (!name) return false
  if (of[name]?.type !== 'both') return isSame(old[name], now[name])
  const [texts, newTexts] = [objectOf(old[name]), objectOf(now[name])]
  return languageCodes.some((language) => texts[language] && texts[language] === newTexts[language])
}

/** One row of a list or node of a tree that both sides changed: its own fields and the nodes below it apart. */
function mergeRow(field: RowField, values: Values): Merged {
  const whole = mergeWhole(values)
  if (whole) return whole
  const { base, mine, theirs } = values
  if (!isStillRow(field, base, mine) || !isStillRow(field, base, theirs)) return undefined
  const own = mergeOwn(field, { base: ownOf(base), mine: ownOf(mine), theirs: ownOf(theirs) })
  const children = mergeRows(field, {
    base: objectOf(base).children,
    mine: objectOf(mine).children,
    theirs: objectOf(theirs).children,
  })
  if (!own || !children) return undefined
  return { value: field.type === 'tree' ? { ...own.value, children: children.value } : own.value }
}

/** The own fields of a row: each side may have changed the texts of another language. They are merged no further. */
function mergeOwn(field: RowField, values: Values): { value: JsonObject } | undefined {
  const merged: JsonObject = {}
  for (const language of languageCodes) {
    const of = (row: unknown) => wordsOf(field, objectOf(row), language)
    const part = mergeWhole({ base: of(values.base), mine: of(values.mine), theirs: of(values.theirs) })
    if (!part) return undefined
    for (const [name, value] of Object.entries(objectOf(part.value)))
      merged[name] =
        field.of[name]?.type === 'both' ? { ...objectOf(merged[name]), ...objectOf(value) } : value
  }
  return { value: merged }
}

/** The texts of one language in a row, with all that is of no language for the first of them. */
const wordsOf = (field: RowField, row: JsonObject, language: Language): JsonObject =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      if (field.of[name]?.type !== 'both') return language === defaultLanguage ? [[name, value]] : []
      const text = objectOf(value)[language]
      return text === undefined ? [] : [[name, { [language]: text }]]
    }),
  )
