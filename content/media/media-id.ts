import { createHash } from 'node:crypto'

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Short enough for an address, long enough that two files never meet: the table also holds the whole hash as unique. */
export const mediaId = (hash: string): string => hash.slice(0, 20)
