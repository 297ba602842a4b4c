import type { JsonObject } from '@shanmen/content/documents/document.ts'
import type { Field, Fields } from '@shanmen/content/fields.ts'
import { richTextOf } from '../rich.ts'

/** Ids of pictures and files by their sample names. Both throw for an unknown name. */
export type MediaIds = { picture: (name: string) => string; file: (name: string) => string }

/** Values in the notation of the sample → stored values: Markdown becomes rich text, names become ids. */
export function storedOf(fields: Fields, written: JsonObject, ids: MediaIds): JsonObject {
  const rows = Object.entries(written).flatMap(([name, value]) => {
    const field = fields[name]
    if (value === undefined) return []
    // An unknown field is passed on, so that the core's error names it.
    return [[name, field ? storedValue(field, value, ids) : value]]
  })
  return Object.fromEntries(rows)
}

function storedValue(field: Field, value: unknown, ids: MediaIds): unknown {
  switch (field.type) {
    case 'rich':
      return richTextOf(String(value), ids.picture)
    case 'image':
      return ids.picture(String(value))
    case 'file':
      return ids.file(String(value))
    case 'images':
      return listOf(value).map((name) => ids.picture(String(name)))
    case 'files':
      return listOf(value).map((name) => ids.file(String(name)))
    case 'list':
      return listOf(value).map((row) => storedOf(field.of, bagOf(row), ids))
    case 'tree':
      return listOf(value).map((row) => {
        const { children, ...rest } = bagOf(row)
        return { ...storedOf(field.of, rest, ids), children: storedValue(field, children ?? [], ids) }
      })
    default:
      return value
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const bagOf = (value: unknown): JsonObject =>
  typeof value === 'object' && value !== null ? { ...value } : {}
