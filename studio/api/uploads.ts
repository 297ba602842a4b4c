import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { MediaStoreError, UnknownOutcomeError } from '@shanmen/content/errors.ts'
import { minFreeBytes, readFreeBytes } from '@shanmen/content/integrity/free-space.ts'
import {
  acceptUpload,
  cancelUpload,
  holdWhile,
  pathOfUpload,
  receivingFolder,
  reserveUpload,
} from '@shanmen/content/media/upload-queue.ts'
import type { Content } from '@shanmen/content/open.ts'
import { largestUpload } from '../upload-limit.ts'
import { requestError } from './request-errors.ts'

type Arriving = {
  content: Content
  who: string
  name: string
  request: Request
  /** Rejects when the person may no longer upload; called when all bytes are here. */
  requireRight: () => Promise<void>
}

/**
 * Stores the bytes of a request and returns the id that the file will have in the library. When this returns, the file
 * is in the store of media and recorded. Throws a RequestError for an empty or too large one, when too many wait, when the disk is
 * nearly full, and when the reservation could not be renewed.
 */
export async function receiveUpload({
  content,
  who,
  name,
  request,
  requireRight,
}: Arriving): Promise<string> {
  const { body } = request
  if (!body) throw requestError('invalid', empty)
  if (Number(request.headers.get('Content-Length')) > largestUpload) throw requestError('tooLarge', tooLarge)
  const key = await reserveUpload(content, who, name)
  if (!key) throw requestError('tooMany', tooMany, { seconds: 30 })
  const file = join(receivingFolder(content), key)
  const removeStored = () => content.media.remove(pathOfUpload(key)).catch(() => undefined)
  try {
    await mkdir(receivingFolder(content), { recursive: true })
    const stored = await holdWhile(content, key, async () => {
      const received = await storeBody(body, file, () => requireSpace(content))
      await requireRight()
      await content.media.take(pathOfUpload(key), file)
      return received
    })
    const accepted = await acceptUpload(content, key, stored)
    if (!accepted) throw requestError('unavailable', interrupted)
    if (!accepted.waits) await removeStored()
    return accepted.medium
  } catch (error) {
    // It may have been accepted, and then needs its bytes. Otherwise they are removed when the reservation has ended.
    if (error instanceof UnknownOutcomeError) throw error
    // Where the folder is none it cannot be removed either, and the reason is the first one.
    await rm(file, { force: true }).catch(() => undefined)
    await cancelUpload(content, key).catch(() => undefined)
    if (error instanceof MediaStoreError) throw requestError('unavailable', storeAway)
    await removeStored()
    throw isOfFile(error) ? requestError('unavailable', storeAway) : error
  }
}

/** A folder that cannot be written: the same code of a connection is the database's. */
const isOfFile = (error: unknown): boolean =>
  error instanceof Error &&
  'syscall' in error &&
  error.syscall !== 'connect' &&
  /^(?:ENOENT|ENOTDIR|EEXIST|EACCES|EPERM|EROFS|ENOSPC|EDQUOT|EIO)$/.test(
    'code' in error ? String(error.code) : '',
  )

const tooMany = {
  zh: '等待处理的文件太多，请稍后再上传',
  en: 'Too many files wait to be worked on: upload again in a moment',
}

/** A disk that fills up refuses files before it refuses texts. */
async function requireSpace({ dataDir }: Content): Promise<void> {
  if (((await readFreeBytes(dataDir)) ?? 0) < minFreeBytes) throw requestError('unavailable', nearlyFull)
}

const nearlyFull = {
  zh: '服务器磁盘空间即将用尽，文件没有保存（文字仍可保存）；请联系管理员，腾出空间后重新上传',
  en: 'The disk of the server is nearly full, so the file was not saved (texts still are): tell an administrator, and try again when there is space',
}

const interrupted = {
  zh: '上传中断，文件没有保存，请重新上传',
  en: 'The upload was interrupted and the file was not saved: upload it again',
}

const storeAway = {
  zh: '图片和文件的存储暂时无法使用，文件没有保存，请稍后重新上传；如一直如此，请联系管理员',
  en: 'The store of pictures and files cannot be used at the moment, so the file was not saved: upload it again later, and tell an administrator if it stays so',
}

/**
 * Writes a body to a file as it arrives, up to the size limit. Throws a RequestError for an empty or too large one, and what
 * `requireSpace` throws, which is asked before each piece.
 */
async function storeBody(body: ReadableStream<Uint8Array>, path: string, requireSpace: () => Promise<void>) {
  const hash = createHash('sha256')
  let bytes = 0
  const measured = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      bytes += chunk.byteLength
      if (bytes > largestUpload) throw requestError('tooLarge', tooLarge)
      await requireSpace()
      hash.update(chunk)
      yield chunk
    }
  }
  // Synced before it is closed: an accepted file survives a failure of power.
  const target = createWriteStream(path, { flush: true })
  const closed = new Promise((resolve) => target.once('close', resolve))
  try {
    await pipeline(Readable.fromWeb(body), measured, target)
  } finally {
    // A refused file that is still being opened would come into being after its removal.
    await closed
  }
  if (bytes === 0) throw requestError('invalid', empty)
  return { sha256: hash.digest('hex'), bytes }
}

const tooLarge = { zh: '文件超过 50 MB，请压缩后再上传', en: 'The file is over 50 MB: make it smaller' }
const empty = { zh: '文件是空的，请重新选择', en: 'The file is empty: choose it again' }
