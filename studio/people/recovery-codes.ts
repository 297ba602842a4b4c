import { createHmac } from 'node:crypto'

const mark = 'hmac:'

/**
 * How recovery codes are kept: as keyed hashes, so that neither the database nor the key beside it gives one away. The
 * library knows only a way in and a way out; what it writes back after a code was used is hashed already.
 */
export function hashedCodes(secret: string) {
  const hash = (code: string) => mark + createHmac('sha256', secret).update(code).digest('base64url')
  const stored = (codes: unknown) =>
    Array.isArray(codes)
      ? codes.map((code) => (String(code).startsWith(mark) ? code : hash(String(code))))
      : []
  return {
    /** What to compare with the kept ones. Whatever someone types is hashed, also what looks like a hash. */
    hash,
    storage: {
      encrypt: async (json: string) => JSON.stringify(stored(JSON.parse(json))),
      decrypt: async (kept: string) => kept,
    },
  }
}
