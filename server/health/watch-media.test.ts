/** @module-tag slow */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeBackup } from '@shanmen/content/backup/make-backup.ts'
import { restoreBackup } from '@shanmen/content/backup/restore-backup.ts'
import { checkContent } from '@shanmen/content/integrity/check.ts'
import { markStore } from '@shanmen/content/media/installation.ts'
import { type Content, openContent } from '@shanmen/content/open.ts'
import { addPicture } from '@shanmen/content/testing/picture.ts'
import { type S3Server, startS3Server } from '@shanmen/content/testing/s3-server.ts'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { whereOf } from '../config/where.ts'
import { prepareContent } from '../data/prepare.ts'
import { media } from '../files/media.ts'
import { health } from './health.ts'
import { watchMedia } from './watch-media.ts'

/** A check that waits for the store takes some seconds, and another one then does nothing. */
const patiently = { timeout: 60_000 }

let folder = ''
let bucket: S3Server
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shanmen-stores-'))
  bucket = await startS3Server()
})
afterEach(async () => {
  await bucket.close()
  // What tries to write there is stopped after this.
  await rm(folder, { recursive: true, maxRetries: 5 })
})

const settingsOf = (data: string, MEDIA_URL: string) => ({
  ...({ DATA_DIR: join(folder, data), DATABASE_URL: '', SAMPLE: 'off', MEDIA_URL } as const),
  ...({ S3_ENDPOINT: bucket.place.endpoint, S3_REGION: bucket.place.region, S3_ADDRESSING: 'path' } as const),
  S3_ACCESS_KEY_ID: bucket.place.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucket.place.secretAccessKey,
  MEDIA_COPIES_MB: 100,
})
const inBucket = (prefix = '') => `s3://${bucket.place.bucket}${prefix}`
const prepare = async (data: string, place: string): Promise<Content> => {
  const content = await prepareContent({ settings: settingsOf(data, place), now: () => new Date() })
  onTestFinished(() => content.close())
  return content
}
const watched = (content: Content) => {
  const log = { error: vi.fn(), info: vi.fn() }
  const watch = watchMedia(content, log as never, true)
  onTestFinished(watch.stop)
  const probes = health({
    role: 'site',
    accepting: () => true,
    database: () => Promise.resolve(),
    hasWrongMedia: watch.isWrong,
    problems: watch.problems,
    ...{ build: { id: 'a', timestamp: 1 }, version: '1' },
  })
  const ready = async () => {
    const response = await probes.request('/readyz')
    const { role: _, ...body } = z.looseObject({}).parse(await response.json())
    return [response.status, body]
  }
  return { watch, ready, log }
}

test.each(['a bucket', 'a folder'])(
  'a node on another %s says so, is not ready and writes nothing',
  async (kind) => {
    const [right, wrong] =
      kind === 'a bucket' ? [inBucket('/one'), inBucket('/two')] : [join(folder, 'one'), join(folder, 'two')]
    await addPicture(await prepare('data', right))
    for (const [place, problem] of [
      [right, undefined],
      [wrong, /is not where the media of this installation are/],
    ] as const) {
      const content = await prepare('data', place)
      const { watch, ready } = watched(content)
      await watch.check()
      if (!problem) expect(await ready()).toEqual([200, { status: 'ready' }])
      else {
        expect(await ready()).toEqual([
          503,
          { status: 'wrong media', problems: { media: expect.stringMatching(problem) } },
        ])
        await expect(content.media.put('media/a/b', Buffer.from('x'))).rejects.toThrow(problem)
      }
    }
    // Another installation begins in neither.
    await expect(prepare('other', right)).rejects.toThrow(/media of another installation/)
    // Moved on purpose.
    const moved = await openContent(whereOf(settingsOf('data', wrong)))
    onTestFinished(moved.close)
    expect(await markStore(moved)).toBe(true)
    const { watch, ready } = watched(await prepare('data', wrong))
    await watch.check()
    expect(await ready()).toEqual([200, { status: 'ready' }])
  },
)

test('no installation begins in a store that a restore writes to', async () => {
  bucket.objects.set('restoring', { bytes: Buffer.from('id'), at: new Date() })
  await expect(prepare('data', inBucket())).rejects.toThrow(/A restore writes to s3:.*correct MEDIA_URL/)
  expect([...bucket.objects.keys()]).toEqual(['restoring'])
})

test('a bucket that is emptied while the process runs is named, and the process stays ready but writes nothing there', async () => {
  const content = await prepare('data', inBucket())
  const before = bucket.requests.length
  const { watch, ready } = watched(content)
  const checked = async () => {
    await watch.check()
    return ready()
  }
  // A second request is made only once the first check has ended.
  await expect
    .poll(() => watch.check().then(() => bucket.requests.length - before), patiently)
    .toBeGreaterThan(1)
  const objects = [...bucket.objects]
  bucket.objects.clear()
  const problem = expect.stringMatching(/has no file "installation"/)
  await expect.poll(checked, patiently).toEqual([200, { status: 'ready', problems: { media: problem } }])
  await expect(content.media.put('media/a/b', Buffer.from('x'))).rejects.toThrow(/has no file/)
  for (const [path, object] of objects) bucket.objects.set(path, object)
  await expect.poll(checked, patiently).toEqual([200, { status: 'ready' }])
  await content.media.put('media/a/b', Buffer.from('x'))
})

test('a bucket that may only be read by now is named before anyone uploads, until it can be written again', async () => {
  const { watch, ready, log } = watched(await prepare('data', inBucket()))
  const checked = async () => {
    await watch.check()
    return ready()
  }
  await expect.poll(checked, patiently).toEqual([200, { status: 'ready' }])
  const objects = new Map(bucket.objects)
  bucket.fault = ({ method }) => (method === 'PUT' || method === 'DELETE' ? 'denied' : undefined)
  const problem = expect.stringMatching(/refuses \(AccessDenied\): give its key the rights/)
  await expect.poll(checked, patiently).toEqual([200, { status: 'ready', problems: { media: problem } }])
  expect(log.error).toHaveBeenCalledOnce()
  bucket.fault = () => undefined
  await expect.poll(checked, patiently).toEqual([200, { status: 'ready' }])
  expect(bucket.objects).toEqual(objects)
})

test('so is a folder on a disk that became read-only', async () => {
  const content = await prepare('data', join(folder, 'media'))
  content.media.create = () => Promise.reject(Object.assign(new Error('link'), { code: 'EROFS' }))
  const { watch, ready } = watched(content)
  const problem = expect.stringMatching(/media cannot be written \(EROFS\)/)
  await expect
    .poll(() => watch.check().then(ready), patiently)
    .toEqual([200, { status: 'ready', problems: { media: problem } }])
})

test('so is a folder of another machine that hangs, and asked no more until it answers', async () => {
  const content = await prepare('data', join(folder, 'media'))
  const { read } = content.media
  const waiting: (() => void)[] = []
  content.media.read = (path) => new Promise((resolve) => waiting.push(() => resolve(read(path))))
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { ready, log } = watched(content)
  vi.advanceTimersByTime(60_000)
  await expect.poll(() => waiting.length).toBe(1)
  const problem = expect.stringMatching(/does not answer: .*media hangs/)
  expect(await ready()).toEqual([200, { status: 'ready', problems: { media: problem } }])
  content.media.read = read
  waiting[0]?.()
  await expect.poll(ready, patiently).toEqual([200, { status: 'ready' }])
  expect([log.error.mock.calls.length, log.info.mock.calls.length]).toEqual([1, 1])
})

test('while the store is away the process stays ready and names it, serves its copies, and continues after it', async () => {
  const content = await prepare('data', inBucket())
  const id = await addPicture(content)
  const app = media(content.media, async () => ({ to: 'everyone', until: Number.POSITIVE_INFINITY }))
  const get = async (name: string, headers = {}) => app.request(`/media/${id}/${name}`, { headers })
  expect((await get('320.webp')).status).toBe(200)
  const { watch, ready, log } = watched(content)
  await watch.check()
  bucket.fault = () => 'busy'
  await expect
    .poll(async () => {
      await watch.check()
      return ready()
    }, patiently)
    .toEqual([
      200,
      { status: 'ready', problems: { media: expect.stringMatching(/does not answer \(HTTP 503\)/) } },
    ])
  expect(log.error).toHaveBeenCalledOnce()
  expect((await get('320.webp')).status).toBe(200)
  const missing = await get('320.avif')
  expect([missing.status, missing.headers.get('Retry-After'), missing.headers.get('Cache-Control')]).toEqual([
    503,
    '5',
    'no-store',
  ])
  // A start without it.
  const late = await prepare('data', inBucket())
  await expect(late.media.put('media/a/b', Buffer.from('x'))).rejects.toThrow(/has not answered/)
  bucket.fault = () => undefined
  const again = watched(late)
  await expect
    .poll(async () => {
      await again.watch.check()
      return late.media.refusal
    })
    .toBeUndefined()
  await expect
    .poll(async () => {
      await watch.check()
      return ready()
    }, patiently)
    .toEqual([200, { status: 'ready' }])
  await expect.poll(async () => (await get('320.avif')).status).toBe(200)
}, 180_000)

test('files of a bucket are served whole, in part and not at all when the browser has them, alike on two nodes', async () => {
  const content = await prepare('data', inBucket())
  const id = await addPicture(content)
  const other = await openContent({
    ...whereOf(settingsOf('data', inBucket())),
    dataDir: join(folder, 'data'),
  })
  onTestFinished(other.close)
  const apps = [content, other].map(({ media: store }) =>
    media(store, async () => ({ to: 'everyone', until: Number.POSITIVE_INFINITY })),
  )
  const stored = bucket.objects.get(`media/${id}/320.webp`)?.bytes ?? Buffer.alloc(0)
  const tags = []
  for (const app of apps) {
    const get = (headers = {}) => app.request(`/media/${id}/320.webp`, { headers })
    const whole = await get()
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(stored)
    const part = await get({ Range: 'bytes=4-7' })
    expect([part.status, part.headers.get('Content-Range')]).toEqual([206, `bytes 4-7/${stored.length}`])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(stored.subarray(4, 8))
    const tag = whole.headers.get('ETag') ?? ''
    expect((await get({ 'If-None-Match': tag })).status).toBe(304)
    tags.push(tag)
  }
  expect(tags[0]).toBe(tags[1])
  for (const path of [`/media/${id}/none.webp`, `/media/${id}/..%2f..%2finstallation`, '/media/x%2fy/z'])
    expect((await apps[0]?.request(path))?.status).toBe(404)
})

test('a damaged or missing object is found, and a backup of a bucket is restored into another', async () => {
  const content = await prepare('data', inBucket('/one'))
  const id = await addPicture(content)
  expect(await checkContent(content)).toEqual([])
  const where = { ...whereOf(settingsOf('data', inBucket('/one'))), backupDir: join(folder, 'backups') }
  const backup = await makeBackup({ ...where, days: 1, program: '1' })
  const before = bucket.requests.length
  await makeBackup({ ...where, days: 1, program: '1' })
  // Only whose media they are, and their lists, as everything is in the first backup.
  expect(new Set(bucket.requests.slice(before))).toEqual(new Set(['GET one/installation', 'GET ']))
  const to = whereOf(settingsOf('restored', inBucket('/two')))
  await restoreBackup({ backup: backup.folder, to, by: 'a' })
  const names = (prefix: string) =>
    [...bucket.objects.keys()]
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
      .sort()
  expect(names('two/')).toEqual(names('one/'))
  expect(names('one/')).toContain('installation')
  const again = restoreBackup({
    backup: backup.folder,
    to: { ...to, dataDir: join(folder, 'third') },
    by: 'a',
  })
  await expect(again).rejects.toThrow(/s3:.*two holds media/)
  expect(names('two/')).toEqual(names('one/'))
  const restored = await prepare('restored', inBucket('/two'))
  expect([restored.media.refusal, await checkContent(restored)]).toEqual([undefined, []])
  // A restore that fails leaves the store as it was.
  await rm(join(backup.folder, 'content.sqlite'))
  const failed = { ...whereOf(settingsOf('fourth', inBucket('/four'))) }
  await expect(restoreBackup({ backup: backup.folder, to: failed, by: 'a' })).rejects.toThrow(
    /not what was backed up/,
  )
  expect(names('four/')).toEqual([])
  bucket.objects.delete(`one/media/${id}/320.webp`)
  const [avif] = [bucket.objects.get(`one/originals/${id}/湖.png`)]
  avif?.bytes.writeUInt8(1, 20)
  expect(await checkContent(content)).toMatchObject([{ code: 'file', count: 2 }])
})

test('media of SQLite are moved into a bucket by copying them', async () => {
  const before = await prepare('data', '')
  const id = await addPicture(before)
  await expect(prepare('data', inBucket())).resolves.toMatchObject({
    media: { refusal: expect.stringMatching(/1 of 1 pictures and files are not in s3:/) },
  })
  for (const below of ['media', 'originals'])
    for await (const { path } of before.media.list(below))
      bucket.objects.set(path, { bytes: (await before.media.read(path)) ?? Buffer.alloc(0), at: new Date() })
  const after = await prepare('data', inBucket())
  expect([after.media.refusal, await checkContent(after)]).toEqual([undefined, []])
  expect(await after.media.isHere(`media/${id}/320.webp`)).toBe(true)
  // Started without MEDIA_URL, as with another .env: nothing is stored where no one will look for it.
  const lost = await prepare('data', '')
  const { watch, ready } = watched(lost)
  await watch.check()
  expect(await ready()).toEqual([
    503,
    { status: 'wrong media', problems: { media: expect.stringMatching(/correct MEDIA_URL/) } },
  ])
  await expect(lost.media.put('uploads/a', Buffer.from('x'))).rejects.toThrow(/correct MEDIA_URL/)
  // Moved back on purpose.
  const moved = await openContent(whereOf(settingsOf('data', '')))
  onTestFinished(moved.close)
  expect(await markStore(moved)).toBe(true)
  expect((await prepare('data', '')).media.refusal).toBe(undefined)
})
