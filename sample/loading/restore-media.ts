import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { fileName, mediaId, sha256 } from '@shanmen/content/media/media-row.ts'
import type { Content } from '@shanmen/content/open.ts'
import { folder as pictureFolder, readPictures } from '../art/record.ts'
import { readFiles } from '../files/record.ts'

/** Restores missing files of sample media in the store; returns the ids of media that are not in the sample. */
export async function restoreMedia(
  { media }: Pick<Content, 'media'>,
  missing: ReadonlySet<string>,
): Promise<Set<string>> {
  const left = new Set(missing)
  for (const [name, picture] of Object.entries(await readPictures())) {
    const id = mediaId(picture.sha256)
    if (!left.delete(id)) continue
    for (const file of picture.widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]))
      await media.copy(`media/${id}/${file}`, fileURLToPath(new URL(`${name}/${file}`, pictureFolder)))
  }
  for (const { file } of Object.values(await readFiles())) {
    const bytes = await readFile(new URL(`../files/${file}`, import.meta.url))
    const id = mediaId(sha256(bytes))
    if (left.delete(id)) await media.put(`media/${id}/${fileName(file, 'pdf')}`, bytes)
  }
  return left
}
