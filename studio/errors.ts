import type { Issue } from '@shanmen/content/errors.ts'
import type { InterfaceText } from '@shanmen/contract/languages.ts'

/** The kinds of error of the authoring API, each with its HTTP status. */
export const statuses = {
  invalid: 400,
  signedOut: 401,
  wrongCredentials: 422,
  notAllowed: 403,
  crossSite: 403,
  /** The second factor is overdue: only its set-up is possible. */
  secondFactorNeeded: 403,
  /** The password was typed too long ago for this step: `confirmPassword`, then the same call again. */
  passwordNeeded: 403,
  notFound: 404,
  conflict: 409,
  gone: 410,
  tooLarge: 413,
  refused: 422,
  tooMany: 429,
  unexpected: 500,
  unavailable: 503,
  /** The change may have been made or not: the same call with the same `Idempotency-Key` tells. */
  unknown: 503,
} as const

export type ErrorCode = keyof typeof statuses

/** The newest revision, which a save was not based on. */
export type Newest = { no: number; author: { id: string; name: string }; at: string }

/** The body of every answer that is not 2xx. The message says what to do, in both languages. */
export type ErrorBody = {
  error: {
    code: ErrorCode
    message: InterfaceText
    /** `invalid`: what is wrong where. */
    issues?: Issue[]
    /** `conflict`: what was saved in between. Read its document with `readEntry`. */
    newest?: Newest
    /** `tooMany`, and `unavailable` for a moment: how long to wait. */
    seconds?: number
  }
}
