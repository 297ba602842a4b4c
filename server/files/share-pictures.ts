import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { makeSharePicture, shareSize } from '@shanmen/content/media/share-picture.ts'
import type { ReadOnlyContent } from '@shanmen/content/open.ts'
import { readMedia } from '@shanmen/content/published/media.ts'
import { createTurns } from '@shanmen/contract/rpc/in-turn.server.ts'
import { LRUCache } from 'lru-cache'
import { throwIfGone } from '../http/client-gone.ts'
import { errorCode } from '../user-error.ts'
import type { ServedStore } from './media.ts'

type Focus = Parameters<typeof makeSharePicture>[1]

/** About 300 pictures. */
const maxBytes = 32 * 1024 ** 2
/** Of one publication, or of a few at a time. */
const newest = 12

/** Who asks for a picture: the address by which limits count, and a signal that is aborted when the client has gone. */
type Sender = { address: string; signal: AbortSignal }

type SharePictures = {
  find: (id: string, sender: Sender) => Promise<Buffer | undefined>
  /** Renders what was published last, so that networks which load the link at once need not wait. */
  prepare: () => Promise<void>
}

/**
 * Finds the pictures of links that are shared by the id of the medium; undefined for what is no picture. Each is rendered
 * once, in a quarter of a second of both processors, however many ask at a time and by whatever query, method or headers. Of one
 * address one is waited for at a time: a hundred requests for different pictures held up those of everyone else for half a minute,
 * also when their client had gone. Rejects with MediaStoreError when the store does not answer, and when the client has gone.
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
  const inTurn = createTurns(1)
  const read = async (id: string) => {
    const row = (await readMedia(reading, [id])).get(id)
    const width = row?.widths.find((width) => width >= shareSize.width) ?? row?.widths.at(-1)
    if (!row || !width) return undefined
    const path = `media/${id}/${width}.webp`
    if (!(await store.isHere(path))) return undefined
    // One that was rendered from a damaged file is not served once that was put back.
    const file = await store.inTurn(() => stat(join(store.folder, path)).catch(unlessMissing))
    if (!file) return undefined
    const { mtimeMs, size } = file
    return rendered.fetch([path, mtimeMs, size, row.focus.x, row.focus.y].join(' '), { context: row.focus })
  }
  const prepare = async () => {
    const shown = await reading.read
      .selectFrom('shown_medium')
      .select('media_id')
      .orderBy('publication_id', 'desc')
      .limit(newest)
      .execute()
    for (const { media_id } of shown) await read(media_id)
  }
  const find = (id: string, { address, signal }: Sender) =>
    inTurn(address, () => {
      throwIfGone(signal)
      return read(id)
    })
  return { find, prepare }
}

/** A file that was removed meanwhile is no picture; one that cannot be read may be there the next time. */
function unlessMissing(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error
}
