import type { Language } from '@shanmen/contract/languages.ts'

/** A thing in the vocabulary of schema.org. */
export type Node = { readonly '@type': string; readonly name?: string; readonly [property: string]: unknown }

/** Where a node is shown. */
export type Origin = {
  /** The page's address, with the number of a later page of a list. */
  url: string
  /** The site's, without a slash at its end. */
  site: string
  language: Language
  /** The `@id` of the group's own node. */
  groupId: string
}
