/** @module-tag slow */
import { once } from 'node:events'
import { mkdtemp, open as openFile, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { MediaStoreError } from '../errors.ts'
import { type Fault, type S3Server, startS3Server } from '../testing/s3-server.ts'
import { s3Store } from './s3-store.ts'
import type { MediaStore } from './store.ts'

let server: S3Server
let folder = ''
beforeEach(async () => {
  server = await startS3Server()
  folder = await mkdtemp(join(tmpdir(), 'shanmen-s3-'))
})
afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const open = (place = {}, maxBytes = 1e9, copies = 'copies') =>
  s3Store({ ...server.place, ...place, copies: { folder: join(folder, copies), maxBytes } })
const bytes = (text: string) => Buffer.from(text)
/** The first so many requests of a kind fail. */
const failing = (times: number, fault: Fault, method = '') => {
  let left = times
  server.fault = (request) => {
    if (method && request.method !== method) return undefined
    left -= 1
    return left >= 0 ? fault : undefined
  }
}
const all = async (store: MediaStore, below: string) =>
  (await Array.fromAsync(store.list(below))).map(({ path }) => path)

const strange = "media/m1/年报 (2026) + 50% & “x”!'*~.pdf"

test('what a nearly full disk takes in parts is saved whole', async () => {
  const store = open()
  await store.put('media/a/b', Buffer.alloc(300_000, 'x'))
  const to = join(folder, 'saved')
  const handle = await openFile(to, 'w')
  await handle.close()
  const { write } = handle
  vi.spyOn(Object.getPrototypeOf(handle), 'write').mockImplementationOnce(function (this: unknown, chunk) {
    return Reflect.apply(write, this, [chunk, 0, 1])
  })
  expect(await store.save('media/a/b', to)).toMatchObject({ bytes: 300_000 })
  expect((await stat(to)).size).toBe(300_000)
  vi.restoreAllMocks()
})

test('every name that a file may have is written, listed, read and removed', async () => {
  const store = open({ prefix: 'site a/' })
  await store.put(strange, bytes('one'))
  await store.put('media/m10/320.webp', bytes('two'))
  expect(await all(store, 'media')).toEqual([strange, 'media/m10/320.webp'])
  expect(await all(store, 'media/m1')).toEqual([strange])
  expect((await store.read(strange))?.toString()).toBe('one')
  expect(await store.isHere(strange)).toBe(true)
  expect(await readFile(join(store.folder, strange), 'utf8')).toBe('one')
  await store.remove('media/m1')
  expect(await all(store, 'media')).toEqual(['media/m10/320.webp'])
  expect([await store.read(strange), await store.hash(strange)]).toEqual([undefined, undefined])
  expect(await store.isHere(strange)).toBe(false)
  expect([...server.objects.keys()]).toEqual(['site a/media/m10/320.webp'])
})

test('objects that other programs made are in no list: as the folders of a console, and hidden files', async () => {
  const store = open()
  await store.put('media/m1/320.webp', bytes('x'))
  for (const key of ['media/', 'media/m1/', 'media/m1/.DS_Store', 'media//a', 'media/m1/a\\b'])
    server.objects.set(key, { bytes: bytes(''), at: new Date() })
  expect(await all(store, 'media')).toEqual(['media/m1/320.webp'])
  await store.remove('media/m1')
  expect(await all(store, 'media')).toEqual([])
})

test('a list is read to its end', async () => {
  const store = open()
  server.pageSize = 3
  const paths = Array.from({ length: 10 }, (_, no) => `uploads/${no} &`)
  for (const path of paths) await store.put(path, bytes('x'))
  expect(await all(store, 'uploads')).toEqual(paths)
  expect(await Array.fromAsync(store.list('uploads'))).toMatchObject(paths.map(() => ({ bytes: 1 })))
})

test('a list that ends before its end is an error, and not taken for all of it', async () => {
  const store = open()
  server.pageSize = 3
  server.hasTokens = false
  for (const no of [1, 2, 3]) await store.put(`uploads/${no}`, bytes('x'))
  expect(await all(store, 'uploads')).toHaveLength(3)
  await store.put('uploads/4', bytes('x'))
  await expect(all(store, 'uploads')).rejects.toThrow(/lists only a part of its objects/)
})

test.each<[string, Fault, number]>([
  ['busy', 'busy', 2],
  ['away', 'reset', 2],
  ['cut off', 'cut', 2],
])('a store that is %s for a moment is waited for', async (_, fault, times) => {
  const store = open()
  await store.put('media/a/b', Buffer.alloc(300_000, 'x'))
  failing(times, fault, fault === 'cut' ? 'GET' : '')
  const whole = await store.read('media/a/b')
  expect(whole?.length).toBe(300_000)
  failing(times, fault, fault === 'cut' ? 'GET' : '')
  expect(await store.save('media/a/b', join(folder, 'saved'))).toMatchObject({ bytes: 300_000 })
  failing(times, fault)
  await store.put('media/a/c', bytes('y'))
  expect(server.objects.get('media/a/c')?.bytes.toString()).toBe('y')
})

test('a file whose writing was not answered is there once, and counts as written', async () => {
  const store = open()
  failing(1, 'unanswered', 'PUT')
  await store.put('media/a/b', bytes('x'))
  expect(server.objects.size).toBe(1)
  // Not written again: the condition has told that it is there, and its hash that it is the same.
  expect(server.requests).toEqual(['PUT media/a/b', 'PUT media/a/b', 'GET media/a/b'])
})

test('what is there is replaced by put, and left by create', async () => {
  const store = open()
  expect(await store.create('installation', bytes('a'))).toBe(true)
  expect(await store.create('installation', bytes('b'))).toBe(false)
  expect((await store.read('installation'))?.toString()).toBe('a')
  await store.put('installation', bytes('c'))
  expect((await store.read('installation'))?.toString()).toBe('c')
})

test('a store that stays away is an error that names it; who waits for a page hears of it soon', async () => {
  const store = open()
  await store.put('media/a/b', bytes('x'))
  server.fault = () => 'busy'
  await expect(store.isHere('media/a/b')).rejects.toThrow(
    /s3:\/\/media-of-a-site does not answer \(HTTP 503\)/,
  )
  const before = server.requests.length
  await expect(store.isHere('media/a/b')).rejects.toThrow(MediaStoreError)
  // Not asked again at once.
  expect(server.requests).toHaveLength(before)
})

test.each([409, 412, 501])('the text of a refusal (%i) is not taken for a file', async (status) => {
  const other = createServer((_, response) =>
    response
      .writeHead(status, { 'Content-Type': 'application/xml', 'Last-Modified': new Date().toUTCString() })
      .end('<Error><Code>OperationAborted</Code></Error>'),
  )
  other.listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const store = open({ endpoint: `http://127.0.0.1:${(other.address() as AddressInfo).port}` })
  await expect(store.read('media/m/480.webp')).rejects.toThrow(/refuses \(OperationAborted\)/)
  await expect(store.isHere('media/m/480.webp')).rejects.toThrow(MediaStoreError)
  expect(await readdir(folder, { recursive: true })).not.toContain('copies/media/m/480.webp')
})

test.each([200, 404])(
  'a web page (%i) in place of the store is no answer of it: nothing is lost or taken for it',
  async (status) => {
    const page = createServer((_, response) =>
      response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end('<h1>Maintenance</h1>'),
    )
    page.listen(0, '127.0.0.1')
    await once(page, 'listening')
    onTestFinished(() => void page.close())
    const store = open({ endpoint: `http://127.0.0.1:${(page.address() as AddressInfo).port}` })
    const source = join(folder, 'source')
    await writeFile(source, 'bytes')
    const calls = [
      store.take('uploads/k', source),
      store.read('media/m/480.webp'),
      store.isHere('media/m/480.webp'),
      all(store, 'media'),
    ]
    const results = await Promise.allSettled(calls)
    expect(results.map((result) => result.status === 'rejected' && String(result.reason))).toEqual(
      calls.map(() => expect.stringContaining('does not answer (a web page answers in its place')),
    )
    expect(await readFile(source, 'utf8')).toBe('bytes')
    expect(await readdir(folder, { recursive: true })).not.toContain('copies/media/m/480.webp')
  },
)

test('a store that is slow is asked once; one that is slower than a page may wait counts as away', async () => {
  const store = open()
  await store.put('media/a/b', bytes('x'))
  server.requests.length = 0
  failing(1, { delayMs: 400 })
  expect(await store.isHere('media/a/b')).toBe(true)
  expect(server.requests).toHaveLength(1)
  await store.put('media/a/c', bytes('y'))
  failing(2, { delayMs: 20_000 })
  await expect(store.isHere('media/a/c')).rejects.toThrow(/does not answer \(nothing for 3000 ms\)/)
})

test.each([
  ['another secret', { secretAccessKey: 'wrong' }, /SignatureDoesNotMatch.*S3_SECRET_ACCESS_KEY/],
  ['an unknown key', { accessKeyId: 'wrong' }, /InvalidAccessKeyId.*S3_ACCESS_KEY_ID/],
  ['no such bucket', { bucket: 'other' }, /NoSuchBucket.*MEDIA_URL/],
  ['another region', { region: 'elsewhere' }, /AuthorizationHeaderMalformed.*S3_REGION/],
])('%s is refused with what to do', async (_, place, message) => {
  const store = open(place)
  await expect(store.put('media/a/b', bytes('x'))).rejects.toThrow(message)
  await expect(store.read('media/a/b')).rejects.toThrow(message)
  await expect(all(store, 'media')).rejects.toThrow(message)
  expect(server.objects.size).toBe(0)
})

test('copies have the date of the original on every machine, and the least used are removed beyond the limit', async () => {
  const store = open({}, 1_000)
  const other = open({}, 1_000, 'other')
  for (const name of ['a', 'b', 'c']) await store.put(`media/m/${name}`, Buffer.alloc(400, name))
  for (const name of ['a', 'b', 'c']) expect(await store.isHere(`media/m/${name}`)).toBe(true)
  expect(await readdir(join(store.folder, 'media/m'))).toEqual(['.b.sha256', '.c.sha256', 'b', 'c'])
  expect(await other.isHere('media/m/c')).toBe(true)
  const [one, two] = await Promise.all([store, other].map(({ folder }) => stat(join(folder, 'media/m/c'))))
  expect(one?.mtimeMs).toBe(two?.mtimeMs)
  // From now on without the store.
  server.fault = () => 'reset'
  expect(await store.isHere('media/m/c')).toBe(true)
})

test('a copy that is not what was fetched is fetched again, and never served in its place', async () => {
  await open().put('media/m/a', bytes('as it was'))
  const copy = join(folder, 'copies/media/m/a')
  const servedBy = async (store: MediaStore) => (await store.isHere('media/m/a')) && readFile(copy, 'utf8')
  expect(await servedBy(open())).toBe('as it was')
  for (const change of [() => writeFile(copy, 'changed'), () => truncate(copy, 2)]) {
    await change()
    expect(await servedBy(open())).toBe('as it was')
  }
  await writeFile(copy, 'changed')
  server.fault = () => 'reset'
  await expect(open().isHere('media/m/a')).rejects.toThrow(MediaStoreError)
  server.fault = () => undefined
  // Changed while the process runs: noticed when the copy is compared again.
  const running = open()
  await servedBy(running)
  await writeFile(copy, 'changed')
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 31_000)
  onTestFinished(() => void vi.restoreAllMocks())
  expect(await servedBy(running)).toBe('as it was')
})

test('where no copy can be written the store counts as away, and what has a copy is served', async () => {
  const store = open()
  for (const name of ['a', 'b']) await store.put(`media/${name}/c`, bytes('x'))
  expect(await store.isHere('media/a/c')).toBe(true)
  await writeFile(join(folder, 'copies/media/b'), 'in the way of a folder')
  await expect(store.isHere('media/b/c')).rejects.toThrow(MediaStoreError)
  await expect(store.isHere('media/b/c')).rejects.toThrow(/cannot be written to .*copies \(EEXIST\)/)
  expect(await store.isHere('media/a/c')).toBe(true)
})

test('several who ask for one file are one request', async () => {
  const store = open()
  await store.put('media/m/a', bytes('x'))
  server.requests.length = 0
  expect(await Promise.all([1, 2, 3].map(() => store.isHere('media/m/a')))).toEqual([true, true, true])
  expect(server.requests).toEqual(['GET media/m/a'])
})

test('a file of this machine is taken into the store', async () => {
  const store = open()
  const source = join(folder, 'source')
  await writeFile(source, Buffer.alloc(3_000_000, 'z'))
  failing(1, 'reset')
  await store.take('uploads/k', source)
  expect(server.objects.get('uploads/k')?.bytes).toEqual(Buffer.alloc(3_000_000, 'z'))
  expect(await readdir(folder)).toEqual([])
})

/** The same by the usual client, where one is installed: then the server of the tests is no misreading of ours. */
const client = process.env.TEST_AWS_SDK
test.skipIf(!client)('the server of these tests answers the usual client as a store does', async () => {
  const {
    S3Client,
    PutObjectCommand,
    GetObjectCommand,
    HeadObjectCommand,
    ListObjectsV2Command,
    DeleteObjectCommand,
  } = await import(String(client))
  const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey } = server.place
  const credentials = { accessKeyId, secretAccessKey }
  const options = { endpoint, region, forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' }
  const s3 = new S3Client({ ...options, credentials, maxAttempts: 1 })
  onTestFinished(() => s3.destroy())
  const Key = strange
  await s3.send(new PutObjectCommand({ Bucket, Key, Body: bytes('one two'), IfNoneMatch: '*' }))
  await expect(
    s3.send(new PutObjectCommand({ Bucket, Key, Body: bytes('x'), IfNoneMatch: '*' })),
  ).rejects.toMatchObject({ name: 'PreconditionFailed' })
  expect(await s3.send(new HeadObjectCommand({ Bucket, Key }))).toMatchObject({ ContentLength: 7 })
  const part = await s3.send(new GetObjectCommand({ Bucket, Key, Range: 'bytes=4-' }))
  expect([await part.Body.transformToString(), part.ContentRange]).toEqual(['two', 'bytes 4-6/7'])
  for (const no of [1, 2])
    await s3.send(new PutObjectCommand({ Bucket, Key: `uploads/${no}`, Body: bytes('x') }))
  server.pageSize = 2
  const first = await s3.send(new ListObjectsV2Command({ Bucket }))
  const second = await s3.send(
    new ListObjectsV2Command({ Bucket, ContinuationToken: first.NextContinuationToken }),
  )
  const names = [first, second].flatMap(({ Contents }) => Contents.map((one: { Key: string }) => one.Key))
  expect(names).toEqual([Key, 'uploads/1', 'uploads/2'])
  await s3.send(new DeleteObjectCommand({ Bucket, Key }))
  await expect(s3.send(new GetObjectCommand({ Bucket, Key }))).rejects.toMatchObject({ name: 'NoSuchKey' })
  const wrong = new S3Client({
    ...options,
    credentials: { ...credentials, secretAccessKey: 'x' },
    maxAttempts: 1,
  })
  onTestFinished(() => wrong.destroy())
  await expect(wrong.send(new GetObjectCommand({ Bucket, Key }))).rejects.toMatchObject({
    name: 'SignatureDoesNotMatch',
  })
})
