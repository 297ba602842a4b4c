import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { makeSharePicture, shareSize } from '@shanmen/content/media/share-picture.ts'
import type { ReadOnlyContent } from '@shanmen/content/open.ts'
import { readMedia } from '@shanmen/content/published/media.ts'
import { LRUCache } from 'lru-cache'
import type { ServedStore } from './media.ts'

type Focus = Parameters<typeof makeSharePicture>[1]

/** About 300 pictures. */
const maxBytes = 32 * 1024 ** 2
/** Of one publication, or of a few at a time. */
const newest = 12

type SharePictures = {
  find: (id: string) => Promise<Buffer | undefined>
  /** Renders what was published last, so that networks which load the link at once need not wait. */
  prepare: () => Promise<void>
}

/**
 * Finds the pictures of links that are shared by the id of the medium; undefined for what is no picture. Each is rendered
 * once, in a quarter of a second of both processors, however many ask at a time and by whatever query, method or headers.
 * Rejects with MediaStoreError when the store does not answer.
 */
export function sharePictures(
  reading: ReadOnlyContent,
  store: ServedStore,
  render = makeSharePicture,
): SharePictures {
  const rendered = new LRUCache<string, Buffer, Focus>({
    maxSize: maxBytes,
    sizeCalculation: (jpeg) => jpeg.byteLength,
    fetchMethod: async (key, _, { context }) => {
      const [path = ''] = key.split(' ')
      return render(await store.inTurn(() => readFile(join(store.folder, path))), context)
    },
  })
  const find = async (id: string) => {
    const row = (await readMedia(reading, [id])).get(id)
    const width = row?.widths.find((width) => width >= shareSize.width) ?? row?.widths.at(-1)
    if (!row || !width) return undefined
    const path = `media/${id}/${width}.webp`
    if (!(await store.isHere(path))) return undefined
    // One that was rendered from a damaged file is not served once that was put back.
    const { mtimeMs, size } = await store.inTurn(() => stat(join(store.folder, path)))
    return rendered.fetch([path, mtimeMs, size, row.focus.x, row.focus.y].join(' '), { context: row.focus })
  }
  const prepare = async () => {
    const shown = await reading.read
      .selectFrom('shown_medium')
      .select('media_id')
      .orderBy('publication_id', 'desc')
      .limit(newest)
      .execute()
    for (const { media_id } of shown) await find(media_id)
  }
  return { find, prepare }
}
