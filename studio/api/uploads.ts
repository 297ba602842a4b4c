import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { MediaRejectedError } from '@shanmen/content/errors.ts'
import { addFile } from '@shanmen/content/media/add-file.ts'
import { addImage } from '@shanmen/content/media/add-image.ts'
import { mediaId } from '@shanmen/content/media/media-row.ts'
import { isPdf } from '@shanmen/content/media/sniff.ts'
import type { Content } from '@shanmen/content/open.ts'
import type { InterfaceText } from '@shanmen/contract/languages.ts'
import { requestError } from './request-errors.ts'

const mostWaiting = 100
const mostRemembered = 300

/** A file that is being processed, by the id it will have in the library. */
export type Upload = {
  id: string
  sha256: string
  name: string
  bytes: number
  who: string
  at: string
  state: 'queued' | 'working' | 'refused'
  reason: InterfaceText | null
}

type Arriving = { content: Content; who: string; name: string; request: Request }

export type Uploads = {
  /** Stores the bytes and returns the id of the medium; `find` has its state until it is in the library. */
  receive: (arriving: Arriving) => Promise<string>
  find: (id: string) => Upload | undefined
}

/**
 * Files wait on disk and are processed one at a time, as encoding a picture takes seconds and half a gigabyte. A restart
 * drops those that wait: the screen gets `notFound` and uploads the file again.
 */
export function createUploads(log: (error: unknown) => void): Uploads {
  const uploads = new Map<string, Upload>()
  let last = Promise.resolve()
  let count = 0
  let swept: Promise<void> | undefined

  const work = async (content: Content, upload: Upload, file: string) => {
    upload.state = 'working'
    try {
      const bytes = await readFile(file)
      const noText = { zh: '', en: '' }
      const { name, who } = upload
      if (isPdf(bytes)) await addFile(content, who, { name, bytes, title: noText })
      else await addImage(content, who, { name, bytes, alt: noText })
      uploads.delete(upload.id)
    } catch (error) {
      upload.state = 'refused'
      upload.reason = reasonOf(error)
      if (!(error instanceof MediaRejectedError)) log(error)
    } finally {
      await rm(file, { force: true })
    }
  }

  return {
    find: (id) => uploads.get(id),

    async receive({ content, who, name, request }) {
      const waiting = [...uploads.values()].filter(({ state }) => state !== 'refused')
      if (waiting.length >= mostWaiting) throw requestError('tooMany', tooMany, { seconds: 30 })
      const folder = join(content.dataDir, 'uploads')
      await mkdir(folder, { recursive: true })
      swept ??= removeOldFiles(folder).catch(log)
      await swept
      const part = join(folder, `${process.pid}-${count++}.part`)
      try {
        const { sha256, bytes } = await storeBody(request, part)
        const id = mediaId(sha256)
        const known = uploads.get(id)
        if ((known && known.state !== 'refused') || (await isThere(content, id))) return id
        const file = join(folder, id)
        await rename(part, file)
        const at = new Date().toISOString()
        const upload: Upload = { id, sha256, name, bytes, who, at, state: 'queued', reason: null }
        forgetOldest(uploads)
        uploads.set(id, upload)
        last = last.then(() => work(content, upload, file)).catch(log)
        return id
      } finally {
        await rm(part, { force: true })
      }
    },
  }
}

const isThere = async ({ read }: Content, id: string): Promise<boolean> =>
  (await read.selectFrom('media').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

function forgetOldest(uploads: Map<string, Upload>): void {
  const refused = [...uploads.values()].filter(({ state }) => state === 'refused')
  for (const { id } of refused.slice(0, Math.max(0, uploads.size - mostRemembered))) uploads.delete(id)
}

const reasonOf = (error: unknown): InterfaceText =>
  error instanceof MediaRejectedError ? error.reason : failed

const tooMany = {
  zh: '等待处理的文件太多，请稍后再上传',
  en: 'Too many files wait to be worked on: upload again in a moment',
}
const failed = {
  zh: '处理时出错，请稍后重新上传；如仍失败请联系管理员',
  en: 'Something went wrong while working on it: upload it again later, or ask the administrator',
}

const mostBytes = 50 * 1024 * 1024
const day = 86_400_000

/** Removes files of uploads that an earlier run did not finish. */
async function removeOldFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    // Another process on the same folder may use a newer one, or have just removed it.
    const found = await stat(file).catch(() => undefined)
    if (found && found.mtimeMs < Date.now() - day) await rm(file, { force: true })
  }
}

/** Writes a request's body to a file as it arrives, up to the size limit. Throws a RequestError for an empty or too large one. */
async function storeBody(request: Request, path: string): Promise<{ sha256: string; bytes: number }> {
  if (!request.body) throw requestError('invalid', empty)
  if (Number(request.headers.get('Content-Length')) > mostBytes) throw requestError('tooLarge', tooLarge)
  const hash = createHash('sha256')
  let bytes = 0
  const measured = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      bytes += chunk.byteLength
      if (bytes > mostBytes) throw requestError('tooLarge', tooLarge)
      hash.update(chunk)
      yield chunk
    }
  }
  // The web's stream and Node's have the same type under two declarations.
  await pipeline(
    Readable.fromWeb(request.body as ReadableStream<Uint8Array>),
    measured,
    createWriteStream(path),
  )
  if (bytes === 0) throw requestError('invalid', empty)
  return { sha256: hash.digest('hex'), bytes }
}

const tooLarge = { zh: '文件超过 50 MB，请压缩后再上传', en: 'The file is over 50 MB: make it smaller' }
const empty = { zh: '文件是空的，请重新选择', en: 'The file is empty: choose it again' }
