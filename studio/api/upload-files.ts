import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Refusal } from '../errors.ts'

const mostBytes = 50 * 1024 * 1024
const day = 86_400_000

/** Removes what an earlier run left behind when it was ended in the middle of an upload. */
export async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    // Another process on the same folder may be at work on a younger one, or have removed it just now.
    const found = await stat(file).catch(() => undefined)
    if (found && found.mtimeMs < Date.now() - day) await rm(file, { force: true })
  }
}

/** Writes a request's body to a file as it arrives, and no more of it than a file may have. */
export async function keep(request: Request, path: string): Promise<{ sha256: string; bytes: number }> {
  if (!request.body) throw new Refusal('invalid', empty)
  if (Number(request.headers.get('Content-Length')) > mostBytes) throw new Refusal('tooLarge', tooLarge)
  const hash = createHash('sha256')
  let bytes = 0
  const measured = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      bytes += chunk.byteLength
      if (bytes > mostBytes) throw new Refusal('tooLarge', tooLarge)
      hash.update(chunk)
      yield chunk
    }
  }
  // The web's stream and Node's are the same thing under two declarations.
  await pipeline(
    Readable.fromWeb(request.body as ReadableStream<Uint8Array>),
    measured,
    createWriteStream(path),
  )
  if (bytes === 0) throw new Refusal('invalid', empty)
  return { sha256: hash.digest('hex'), bytes }
}

const tooLarge = { zh: '文件超过 50 MB，请压缩后再上传', en: 'The file is over 50 MB: make it smaller' }
const empty = { zh: '文件是空的，请重新选择', en: 'The file is empty: choose it again' }
