import { isJsonObject, type JsonObject } from '@shanmen/content/documents/document.ts'
import { picturesOf, plainText } from '@shanmen/content/rich-text/rich-text.ts'

/**
 * The editor's JSON as it is stored: empty attributes are left out, so that opening and closing a text does not change
 * it. A text without characters, pictures or a table is undefined, as an empty field is.
 */
export function storedForm(json: unknown): JsonObject | undefined {
  const stored = slim(json)
  if (!isJsonObject(stored)) return undefined
  const hasTable =
    Array.isArray(stored.content) &&
    stored.content.some((node) => isJsonObject(node) && node.type === 'table')
  const isEmpty = plainText(stored).trim() === '' && picturesOf(stored).length === 0 && !hasTable
  return isEmpty ? undefined : stored
}

function slim(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(slim)
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]): [string, unknown][] => {
      if (key !== 'attrs') return [[key, slim(part)]]
      const attributes = isJsonObject(part) ? Object.entries(part).filter(([, each]) => each !== null) : []
      return attributes.length > 0 ? [[key, Object.fromEntries(attributes)]] : []
    }),
  )
}
