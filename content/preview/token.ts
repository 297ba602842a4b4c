import { createHash, randomBytes } from 'node:crypto'

/** A token that nobody guesses; it stands in a link and in the cookie made from it, and nowhere else. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What the database keeps of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
