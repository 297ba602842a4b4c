import { type FileHandle, open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaStore } from '@shanmen/content/media/store.ts'
import type { MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'

type Range = { start: number; end: number }
type Folder = Pick<MediaStore, 'folder' | 'inTurn'>

/** What Node's own streams read at once. */
const chunkBytes = 64 * 1024

/**
 * Serves a file that is there, or a part of it, from a folder below that of the store, by the parameters `id` and `file`. Each
 * piece is read in its turn, so that no number of readers holds all threads of the process when the folder hangs.
 */
export function serveStored({ folder, inTurn }: Folder, below: string): MiddlewareHandler {
  return async (c, next) => {
    const path = join(folder, below, c.req.param('id') ?? '', c.req.param('file') ?? '')
    const found = await inTurn(() => stat(path).catch(() => undefined))
    if (!found) return next()
    const { size, mtime } = found
    const headers = {
      'Content-Type': getMimeType(path) ?? 'application/octet-stream',
      'Last-Modified': mtime.toUTCString(),
    }
    const asked = c.req.method === 'HEAD' ? undefined : c.req.header('Range')
    const { start, end } = asked === undefined ? { start: 0, end: size - 1 } : rangeOf(asked, size)
    const length = { 'Content-Length': String(end - start + 1) }
    if (c.req.method === 'HEAD') return c.body(null, 200, { ...headers, ...length })
    if (asked === undefined)
      return c.body(streamOf(path, { start, end }, inTurn), 200, { ...headers, ...length })
    if (start > end) return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${size}` })
    const part = { ...headers, ...length, 'Content-Range': `bytes ${start}-${end}/${size}` }
    return c.body(streamOf(path, { start, end }, inTurn), 206, part)
  }
}

/** Of `bytes=a-b`, `bytes=a-` or `bytes=-n`, the last n. It ends before it starts where the file has nothing of it. */
function rangeOf(header: string, size: number): Range {
  const [from = '', to = ''] = header.slice('bytes='.length).split('-')
  if (from === '') return { start: Math.max(0, size - Number(to)), end: size - 1 }
  return { start: Number(from), end: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}

function streamOf(path: string, { start, end }: Range, inTurn: Folder['inTurn']): ReadableStream<Uint8Array> {
  let file: FileHandle | undefined
  let at = start
  const close = () => {
    const opened = file
    file = undefined
    if (opened) void inTurn(() => opened.close(), true).catch(() => undefined)
  }
  const read = async () => {
    file ??= await open(path)
    const length = Math.min(chunkBytes, end + 1 - at)
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafeSlow(length), 0, length, at)
    return buffer.subarray(0, bytesRead)
  }
  let isCancelled = false
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const bytes = at > end ? undefined : await inTurn(read)
          if (isCancelled) return close()
          if (bytes?.length === 0) throw new Error(`${path} became shorter while it was sent`)
          if (bytes) controller.enqueue(bytes)
          at += bytes?.length ?? 0
          if (at <= end) return
          close()
          controller.close()
        } catch (error) {
          close()
          controller.error(error)
        }
      },
      cancel() {
        isCancelled = true
        close()
      },
    },
    // Nothing is opened for an answer without its body.
    { highWaterMark: 0 },
  )
}
