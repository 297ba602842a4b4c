import { type AnyDocument, isJsonObject, type JsonObject } from '@shanmen/content/documents/document.ts'
import type { Field } from '@shanmen/content/fields.ts'
import type { Kind } from '@shanmen/content/kind.ts'
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
function mergeValue(field: Field, values: Values): { value: unknown } | undefined {
  const simple = mergeWhole(values)
  if (simple) return simple
  const { base, mine, theirs } = values
  if (field.type === 'both' || field === mediaWordsField) return mergeParts(values)
  if (field.type !== 'list' && field.type !== 'tree') return undefined
  if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return undefined
  if (mine.length !== base.length || theirs.length !== base.length) return undefined
  const rows = mine.map((row: unknown, at) =>
    mergeRow(field, { base: base[at], mine: row, theirs: theirs[at] }),
  )
  return rows.every((row) => row !== undefined) ? { value: rows.map(({ value }) => value) } : undefined
}

function mergeWhole({ base, mine, theirs }: Values): { value: unknown } | undefined {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine }
  return isSame(base, mine) ? { value: theirs } : undefined
}

/** The texts of a bilingual value, or the words of several media. */
function mergeParts({ base, mine, theirs }: Values): { value: unknown } | undefined {
  const of = (value: unknown): JsonObject => (isJsonObject(value) ? value : {})
  const names = Object.keys({ ...of(theirs), ...of(mine) })
  const merged = names.map((name) => ({
    name,
    ...mergeWhole({ base: of(base)[name], mine: of(mine)[name], theirs: of(theirs)[name] }),
  }))
  if (merged.some((part) => !('value' in part))) return undefined
  const filled = merged.filter(({ value }) => value !== undefined)
  return { value: Object.fromEntries(filled.map(({ name, value }) => [name, value])) }
}

/**
 * One row of a list. A row that both changed is merged no further: one side may have moved it. Only the nodes below one of
 * a tree are merged apart from it.
 */
function mergeRow(field: Field & { type: 'list' | 'tree' }, values: Values): { value: unknown } | undefined {
  const whole = mergeWhole(values)
  if (whole || field.type === 'list') return whole
  const parts = (value: unknown) => {
    const { children, ...own } = isJsonObject(value) ? value : {}
    return { own, children }
  }
  const [base, mine, theirs] = [parts(values.base), parts(values.mine), parts(values.theirs)]
  const own = mergeWhole({ base: base.own, mine: mine.own, theirs: theirs.own })
  const children = mergeValue(field, {
    base: base.children,
    mine: mine.children,
    theirs: theirs.children,
  })
  return own && children && isJsonObject(own.value)
    ? { value: { ...own.value, children: children.value } }
    : undefined
}
