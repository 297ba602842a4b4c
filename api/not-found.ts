/** Thrown by a handler whose content does not exist, or is not public in the reader's language now (code 40400). */
export class NotFound extends Error {
  constructor() {
    super('content not found')
    this.name = 'NotFound'
  }
}

/** The value, or `NotFound` where there is none. */
export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new NotFound()
  return value
}
