import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { MediaStore } from './store.ts'

/** The files of a picture in its widths, smallest first: what `file_sha256` of its record covers, in this order. */
export const reducedFiles = (widths: readonly number[]): string[] =>
  widths.flatMap((width) => [`${width}.webp`, `${width}.avif`])

/** By a pattern: a damaged record is reported by its own hash. */
export const widthsOf = (widths: string): number[] => (widths.match(/\d+/g) ?? []).map(Number)

/** Reads the reduced pictures of a medium. Returns their hash, and which are missing or cut off. Rejects when too many files are open. */
export async function readReduced(
  media: Pick<MediaStore, 'read'>,
  { id, widths }: Pick<Selectable<Tables['media']>, 'id' | 'widths'>,
): Promise<{ hash: string; faulty: string[] }> {
  const faulty: string[] = []
  const hash = createHash('sha256')
  for (const name of reducedFiles(widthsOf(widths))) {
    const file = `media/${id}/${name}`
    const bytes = (await media.read(file)) ?? Buffer.alloc(0)
    if (!isWhole(bytes)) faulty.push(file)
    hash.update(bytes)
  }
  return { hash: hash.digest('hex'), faulty }
}

/** WebP says its size at its beginning, AVIF says of what it consists. */
function isWhole(bytes: Buffer): boolean {
  if (bytes.length < 16) return false
  if (bytes.toString('latin1', 0, 4) === 'RIFF') return bytes.readUInt32LE(4) + 8 === bytes.length
  let at = 0
  while (at + 8 <= bytes.length && bytes.readUInt32BE(at) >= 8) at += bytes.readUInt32BE(at)
  return at === bytes.length
}
