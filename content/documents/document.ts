import type { Language } from '@shanmen/contract/languages.ts'
import type { Kind } from '../kind.ts'
import { type KindName, kindNames, kinds } from '../kinds.ts'

/** Values of a set of fields whose kind is known only at run time. */
export type JsonObject = Record<string, unknown>
/** A document whose kind is known only at run time; `DocumentOf<N>` fits into it. */
export type AnyDocument = { shared: JsonObject } & { [L in Language]: JsonObject | null }

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isKindName = (name: string): name is KindName => Object.hasOwn(kinds, name)
export const kindOf = (name: KindName): Kind => kinds[name]
export const namesOfKinds: readonly KindName[] = kindNames

/** What stands in the database cannot be what was written there. */
export class Damage extends Error {}

/** A stored document as it was validated when it was written; anything else in that column is damage. */
export function parseDocument(json: string): AnyDocument {
  const document = parse(json)
  if (!isJsonObject(document) || !isJsonObject(document.shared))
    throw new Damage('A stored document is damaged')
  const words = (value: unknown) => (isJsonObject(value) ? value : null)
  return { shared: document.shared, zh: words(document.zh), en: words(document.en) }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
