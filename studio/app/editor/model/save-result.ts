import type { ErrorBody } from '../../../errors.ts'

export type SaveError = ErrorBody['error']
export type Failure = { status: number; error: SaveError }

/** What came of a try to save; `status` 0 means that the server did not respond. */
export type SaveResult = { no: number; at: string } | Failure

/**
 * Whether a save may have been done though no answer of the server says so. A 404 may be that of a proxy whose server is being started;
 * other refusals of a proxy, as of a text that is too long for it, stay.
 */
export const mayBeDone = ({ status, error }: Failure): boolean =>
  error.code === 'unknown' && (status === 0 || status === 404 || status >= 500)

/** That the session has ended, or that there were too many requests, says nothing of a try before. */
export const saysNothing = ({ status }: Failure): boolean => [401, 403, 429].includes(status)

/** Whether the same may be saved a while later: of other failures, a person has to change something first. */
export const isTriedAgain = (failure: Failure): boolean =>
  failure.error.code === 'conflict' ||
  mayBeDone(failure) ||
  failure.status === 0 ||
  failure.status >= 500 ||
  failure.status === 429
