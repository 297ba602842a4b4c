import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { type Hashed, hashFile } from '../backup/hashed-file.ts'
import { MediaStoreError } from '../errors.ts'
import { LocalCopies } from './local-copies.ts'
import { sha256 } from './media-row.ts'
import { nameOf, refusal, type S3Place, type S3Request, s3Requests } from './s3-requests.ts'
import { isPath, type MediaStore, requirePath, type StoredFile } from './store.ts'

export type { S3Place } from './s3-requests.ts'

type Options = S3Place & {
  /** The folder, of this machine, of copies to serve from, and how many bytes it may hold. */
  copies: { folder: string; maxBytes: number }
}

type Body = NonNullable<S3Request['body']>

/** Media as objects of a bucket of an S3-compatible store, served from copies on this machine. */
export function s3Store({ copies, ...place }: Options): MediaStore {
  const send = s3Requests(place)
  const local = new LocalCopies(copies.folder, copies.maxBytes)

  /** Undefined when there is no such object; `use` gets its bytes as they arrive. */
  const get = <R>(
    path: string,
    use: (chunks: AsyncIterable<Uint8Array>, headers: Headers) => Promise<R>,
    isHurried = false,
  ) =>
    send({ method: 'GET', path: requirePath(path), isHurried }, async ({ status, headers, chunks, text }) => {
      if (status < 300) return use(chunks, headers)
      const answer = await text()
      if (status !== 404 || answer.includes('NoSuchBucket')) throw refusal(place, status, answer)
      return undefined
    })

  const write = (path: string, body: Body, headers: Record<string, string> = {}): Promise<boolean> =>
    send({ method: 'PUT', path: requirePath(path), body, headers }, async ({ status, text }) => {
      if (status === 412 || status === 409) return false
      // A store without conditional writes: names by hash need none.
      if (status === 501 && 'If-None-Match' in headers) return write(path, body)
      if (status >= 300) throw refusal(place, status, await text())
      return true
    })
  const create = (path: string, body: Body) => write(path, body, { 'If-None-Match': '*' })

  const hash = async (path: string) => (await get(path, (chunks) => hashOf(chunks)))?.sha256

  // Names contain the hash of the upload: mostly the same bytes are there, from an attempt whose answer was lost.
  const put = async (path: string, body: Body) => {
    if ((await create(path, body)) || (await hash(path)) === body.sha256) return
    await write(path, body)
    await local.remove(path)
  }
  const putFile = async (path: string, source: string) => {
    const { sha256, bytes } = await hashFile(source)
    await put(path, { content: await openAsBlob(source), bytes, sha256 })
  }

  const save = (path: string, to: string, isHurried = false) =>
    get(
      path,
      async (chunks, headers): Promise<Hashed & { changed: string }> => {
        const file = await open(to, 'w', 0o600)
        try {
          // `write` may write a part of it, as on a disk that is nearly full.
          const hashed = await hashOf(chunks, (chunk) => file.writeFile(chunk))
          await file.datasync()
          return { ...hashed, changed: headers.get('Last-Modified') ?? '' }
        } finally {
          await file.close()
        }
      },
      isHurried,
    )

  return {
    place: nameOf(place),
    isRemote: true,
    folder: copies.folder,
    inTurn: (work) => work(),
    isHere: (path) =>
      local
        .hold(path, async (to) => {
          const saved = await save(path, to, true)
          return saved && { sha256: saved.sha256, changed: new Date(saved.changed) }
        })
        .catch((error: Error) => {
          if (error instanceof MediaStoreError) throw error
          // As on a full disk, which the check reports: what has a copy is served.
          throw new MediaStoreError(
            `Copies of media cannot be written to ${copies.folder} (${'code' in error ? error.code : error.message}).`,
            { cause: error },
          )
        }),
    put: (path, bytes) => put(path, bodyOf(bytes)),
    copy: putFile,
    take: async (path, source) => {
      await putFile(path, source)
      await rm(source)
    },
    create: (path, bytes) => create(path, bodyOf(bytes)),
    read: (path) => get(path, async (chunks) => Buffer.concat(await Array.fromAsync(chunks))),
    hash,
    save: async (path, to) => {
      const saved = await save(path, to)
      return saved && { sha256: saved.sha256, bytes: saved.bytes }
    },
    remove: async (path) => {
      for await (const file of list(path, path))
        await send({ method: 'DELETE', path: file.path }, async ({ status, text }) => {
          if (status >= 300 && status !== 404) throw refusal(place, status, await text())
        })
      await local.remove(path)
    },
    list: (below) => list(`${requirePath(below)}/`),
  }

  /**
   * The objects whose paths begin with this; with `only`, that one and those below it. Without those that no path of a medium names, as
   * the empty objects by which other programs show folders: what reads each one would stop at them.
   */
  async function* list(start: string, only?: string): AsyncGenerator<StoredFile> {
    const query: Record<string, string> = {
      'list-type': '2',
      'encoding-type': 'url',
      prefix: `${place.prefix}${start}`,
    }
    do {
      const answer = await send({ method: 'GET', query }, async ({ status, text }) => {
        if (status >= 300) throw refusal(place, status, await text())
        return text()
      })
      for (const file of filesIn(answer, place.prefix))
        if (isPath(file.path) && (!only || file.path === only || file.path.startsWith(`${only}/`))) yield file
      const token = unescaped(elementOf(answer, 'NextContinuationToken') ?? '')
      // As of a store that knows only the first version of lists: taken for all of it, the rest would be in no backup.
      if (elementOf(answer, 'IsTruncated') === 'true' && (!token || token === query['continuation-token']))
        throw new MediaStoreError(
          `The store of media ${nameOf(place)} lists only a part of its objects and does not say how to go on: it must know ListObjectsV2.`,
        )
      query['continuation-token'] = token
    } while (query['continuation-token'])
  }
}

const bodyOf = (bytes: Uint8Array): Body => ({
  content: new Uint8Array(bytes),
  bytes: bytes.byteLength,
  sha256: sha256(bytes),
})

async function hashOf(
  chunks: AsyncIterable<Uint8Array>,
  use: (chunk: Uint8Array) => unknown = () => undefined,
): Promise<Hashed> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of chunks) {
    hash.update(chunk)
    bytes += chunk.byteLength
    await use(chunk)
  }
  return { sha256: hash.digest('hex'), bytes }
}

// The answer is XML of a few known elements; names in it are encoded as in an address.
const elementOf = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]

function* filesIn(xml: string, prefix: string): Generator<StoredFile> {
  for (const [, object = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const key = decodeURIComponent(unescaped(elementOf(object, 'Key') ?? '').replaceAll('+', ' '))
    yield {
      path: key.slice(prefix.length),
      bytes: Number(elementOf(object, 'Size')),
      mtimeMs: Date.parse(elementOf(object, 'LastModified') ?? ''),
    }
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const unescaped = (text: string) =>
  text.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d+)|#x([\da-f]+));/gi, (_, name, decimal, hex) =>
    name ? (entities[name] ?? '') : String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal ? 10 : 16)),
  )
