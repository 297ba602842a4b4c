import type { Selectable } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { readReduced } from '../media/reduced.ts'
import type { MediaStore } from '../media/store.ts'

type Medium = Pick<
  Selectable<Tables['media']>,
  'id' | 'name' | 'mime' | 'sha256' | 'file_sha256' | 'widths' | 'original'
>

/**
 * The files of a medium that are missing, cut off or not what was stored, by their paths in the store. Reduced
 * pictures have one hash together: where only that differs, it is `media/{id}/*`. Rejects when too many files are open.
 */
export async function faultyFiles(
  media: Pick<MediaStore, 'read' | 'hash'>,
  medium: Medium,
): Promise<string[]> {
  const { id, name, mime, sha256, file_sha256, original } = medium
  const isImage = mime.startsWith('image/')
  const expected = new Map<string, string>()
  if (!isImage) expected.set(`media/${id}/${name}`, file_sha256 || sha256)
  if (original) expected.set(`originals/${id}/${original}`, sha256)
  const faulty: string[] = []
  for (const [file, hash] of expected) if ((await media.hash(file)) !== hash) faulty.push(file)
  if (!isImage) return faulty
  const reduced = await readReduced(media, medium)
  const isChanged = reduced.faulty.length === 0 && file_sha256 !== '' && file_sha256 !== reduced.hash
  return [...faulty, ...reduced.faulty, ...(isChanged ? [`media/${id}/*`] : [])]
}
