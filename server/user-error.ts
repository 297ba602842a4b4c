/** An error that the operator can correct: printed as plain lines, without a stack. */
export class UserError extends Error {}

/** The code of a system error such as EADDRINUSE; undefined for anything else. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
