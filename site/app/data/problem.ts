import type { Language } from '@shanmen/contract/languages.ts'
import { data } from 'react-router'

/** What a thrown 404 carries: the spec's text, and the other language if the same address exists there. */
export type Problem = {
  message: string
  other?: Language
  /** Code of the page did not come; only a new document can help, because the router does not ask twice. */
  part?: boolean
}

const pathOf = (url: URL) => url.pathname + url.search

/** No route matched. Throw it. */
export const unmatched = (url: URL) =>
  data<Problem>({ message: `Page not found: ${pathOf(url)}` }, { status: 404 })

/** A validity check failed, or the content does not exist. Throw it. */
export const invalid = (url: URL, status = 404, other?: Language) =>
  data<Problem>({ message: `Page Not Found: ${pathOf(url)}`, other }, { status })

/** A page of the menu whose content is still to be written. Throw it: the page says so, and is no error. */
export const nothingYet = () => data<Problem>({ message: '' }, { status: 200 })

export function isProblem(value: unknown): value is Problem {
  return (
    typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
  )
}
