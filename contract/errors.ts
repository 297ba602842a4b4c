import type { CallName } from './calls.ts'

/**
 * Why a call was rejected. `network`: transport, time-out, unreadable answer or HTTP status other than 200;
 * `refused`: HTTP 200 with a code other than 0; `aborted`: the caller gave up (a navigation), shown to nobody (R250).
 */
export type ApiErrorKind = 'network' | 'refused' | 'aborted'

export class ApiError extends Error {
  readonly call: CallName
  readonly kind: ApiErrorKind
  /** The envelope's code for `refused`, the HTTP status for `network` (0: no answer at all). */
  readonly code: number

  constructor(call: CallName, kind: ApiErrorKind, code: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ApiError'
    this.call = call
    this.kind = kind
    this.code = code
  }
}
