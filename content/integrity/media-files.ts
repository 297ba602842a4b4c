import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Selectable } from 'kysely'
import { isShortage } from '../database/shortage.ts'
import type { Tables } from '../database/tables.ts'
import { isOwnFile } from '../media/own-file.ts'
import { readReduced } from '../media/reduced.ts'

type Medium = Pick<
  Selectable<Tables['media']>,
  'id' | 'name' | 'mime' | 'sha256' | 'file_sha256' | 'widths' | 'original'
>

/**
 * The files of a medium that are missing, cut off or not what was stored, by their paths in its data folder. Reduced
 * pictures have one hash together: where only that differs, it is `media/{id}/*`. Rejects when too many files are open.
 */
export async function faultyFiles(dataDir: string, medium: Medium): Promise<string[]> {
  const { id, name, mime, sha256, file_sha256, original } = medium
  const isImage = mime.startsWith('image/')
  const expected = new Map<string, string>()
  if (!isImage) expected.set(`media/${id}/${name}`, file_sha256 || sha256)
  if (original) expected.set(`originals/${id}/${original}`, sha256)
  const faulty: string[] = []
  for (const [file, hash] of expected) if ((await hashFile(join(dataDir, file))) !== hash) faulty.push(file)
  if (!isImage) return faulty
  const reduced = await readReduced(dataDir, medium)
  const isChanged = reduced.faulty.length === 0 && file_sha256 !== '' && file_sha256 !== reduced.hash
  return [...faulty, ...reduced.faulty, ...(isChanged ? [`media/${id}/*`] : [])]
}

/** '' for a file that cannot be read. */
async function hashFile(file: string): Promise<string> {
  if (!(await isOwnFile(file))) return ''
  try {
    const hash = createHash('sha256')
    for await (const chunk of createReadStream(file)) hash.update(chunk)
    return hash.digest('hex')
  } catch (error) {
    if (await isShortage(error)) throw error
    return ''
  }
}
