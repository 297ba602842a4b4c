import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeSharePicture, shareSize } from '@shanmen/content/media/share-picture.ts'
import type { ReadOnlyContent } from '@shanmen/content/open.ts'
import { readMedia } from '@shanmen/content/published/media.ts'
import { LRUCache } from 'lru-cache'
import type { ServedStore } from './media.ts'

type Focus = Parameters<typeof makeSharePicture>[1]

/** About 150 pictures. */
const maxBytes = 16 * 1024 ** 2

/**
 * Finds the pictures of links that are shared by the id of the medium; undefined for what is no picture. Each is rendered
 * once, in a quarter of a second of both processors, however many ask at a time and by whatever query, method or headers.
 * Rejects with MediaStoreError when the store does not answer.
 */
export function sharePictures(
  reading: ReadOnlyContent,
  store: ServedStore,
  render = makeSharePicture,
): (id: string) => Promise<Buffer | undefined> {
  const rendered = new LRUCache<string, Buffer, Focus>({
    maxSize: maxBytes,
    sizeCalculation: (jpeg) => jpeg.byteLength,
    fetchMethod: async (key, _, { context }) => {
      const [path = ''] = key.split(' ')
      return render(await readFile(join(store.folder, path)), context)
    },
  })
  return async (id) => {
    const row = (await readMedia(reading, [id])).get(id)
    const width = row?.widths.find((width) => width >= shareSize.width) ?? row?.widths.at(-1)
    if (!row || !width) return undefined
    const path = `media/${id}/${width}.webp`
    if (!(await store.isHere(path))) return undefined
    return rendered.fetch(`${path} ${row.focus.x} ${row.focus.y}`, { context: row.focus })
  }
}
