import { type AnyDocument, isJsonObject } from '@shanmen/content/documents/document.ts'
import { eachLanguage } from '@shanmen/contract/languages.ts'

/** Unsaved work, stored in this browser until the server has it: for a crash, a lost connection, an ended session. */
export type LocalCopy = { document: AnyDocument; basedOn: number; at: string }
/** A copy that another tab, or an earlier visit, has stored. */
export type FoundCopy = LocalCopy & { key: string }
type CopyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/**
 * The stored copies of one person's unsaved work on one entry. Each opened editor has its own, so that two tabs do not
 * overwrite each other's. A browser that refuses to open its storage has none; that is no error.
 */
export function localCopies(open: () => CopyStorage, person: string, entry: string) {
  const prefix = `studio-draft:${person}:${entry}`
  const own = `${prefix}:${Math.random().toString(36).slice(2)}`
  const remove = (key: string): void => {
    try {
      open().removeItem(key)
    } catch {
      // Without storage there is nothing to remove.
    }
  }
  return {
    /** Whether it could: storage may be full or forbidden. */
    store(copy: LocalCopy): boolean {
      try {
        open().setItem(own, JSON.stringify(copy))
        return true
      } catch {
        return false
      }
    },
    /** What others have stored, oldest first. */
    found(): FoundCopy[] {
      try {
        const storage = open()
        const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
        const copies = keys
          .filter((key) => key !== own && (key === prefix || key.startsWith(`${prefix}:`)))
          .flatMap((key) => {
            const copy = copyOf(storage.getItem(key))
            return copy ? [{ key, ...copy }] : []
          })
        return copies.sort((a, b) => a.at.localeCompare(b.at))
      } catch {
        return []
      }
    },
    remove: () => remove(own),
    /** Removes one that was found. */
    drop: ({ key }: FoundCopy) => remove(key),
  }
}

function copyOf(json: string | null): LocalCopy | undefined {
  const value = parsed(json)
  if (!isJsonObject(value) || typeof value.basedOn !== 'number' || typeof value.at !== 'string')
    return undefined
  const { document } = value
  if (!isJsonObject(document) || !isJsonObject(document.shared)) return undefined
  const textsOf = (side: unknown) => (isJsonObject(side) ? side : null)
  return {
    document: {
      shared: document.shared,
      ...eachLanguage((language) => textsOf(document[language])),
    },
    basedOn: value.basedOn,
    at: value.at,
  }
}

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    return undefined
  }
}
