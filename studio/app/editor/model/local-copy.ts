import { type AnyDocument, isJsonObject } from '@shanmen/content/documents/document.ts'
import { eachLanguage } from '@shanmen/contract/languages.ts'

/** Unsaved work, stored in this browser until the server has it: for a crash, a lost connection, an ended session. */
export type LocalCopy = { document: AnyDocument; basedOn: number; at: string }
type CopyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const keyOf = (person: string, entry: string) => `studio-draft:${person}:${entry}`

/** The stored copy of one person's unsaved work on one entry. A browser without storage has none; that is no error. */
export function localCopies(storage: CopyStorage, person: string, entry: string) {
  const key = keyOf(person, entry)
  return {
    store(copy: LocalCopy): void {
      try {
        storage.setItem(key, JSON.stringify(copy))
      } catch {
        // Storage full or forbidden: autosave still works.
      }
    },
    read(): LocalCopy | undefined {
      try {
        return copyOf(JSON.parse(storage.getItem(key) ?? 'null'))
      } catch {
        return undefined
      }
    },
    remove(): void {
      try {
        storage.removeItem(key)
      } catch {
        // Without storage there is nothing to remove.
      }
    },
  }
}

function copyOf(value: unknown): LocalCopy | undefined {
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
