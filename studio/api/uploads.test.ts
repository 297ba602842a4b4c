import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UnknownOutcomeError } from '@shanmen/content/errors.ts'
import { faultyFiles } from '@shanmen/content/integrity/media-files.ts'
import { readMedium } from '@shanmen/content/media/list.ts'
import { openMedia } from '@shanmen/content/media/open-store.ts'
import { claim, faultyUploads, findUpload, reserveUpload } from '@shanmen/content/media/upload-queue.ts'
import { startUploadWorker, type UploadWorker } from '@shanmen/content/media/upload-worker.ts'
import { type Content, openContent } from '@shanmen/content/open.ts'
import { drawnPdf } from '@shanmen/content/testing/pdf.ts'
import { type Fault, type S3Server, startS3Server } from '@shanmen/content/testing/s3-server.ts'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { receiveUpload } from './uploads.ts'

let content: Content
let worker: UploadWorker | undefined
let dataDir = ''
const failures: unknown[] = []
let bucket: S3Server
beforeAll(async () => {
  bucket = await startS3Server()
})
afterAll(() => bucket.close())
const inBucket = () => ({ bucket: bucket.place, maxCopyBytes: 1e9 })
const startWorker = () => {
  worker = startUploadWorker(content, (error) => failures.push(error))
}
/** Content in a new folder, or again in the one of the test. */
let open: () => Promise<Content> = () => openContent({ dataDir })
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shanmen-uploads-'))
  bucket.objects.clear()
  bucket.fault = () => undefined
  content = await open()
  failures.length = 0
})
afterEach(async () => {
  vi.useRealTimers()
  await worker?.stop()
  worker = undefined
  await content.close()
  await rm(dataDir, { recursive: true, force: true })
})

const requireRight = () => Promise.resolve()
const receive = async (bytes: Uint8Array | string, name = 'a.png', who = 'a') => {
  const body = typeof bytes === 'string' ? bytes : new Uint8Array(bytes)
  const request = new Request('http://studio/api/media', { method: 'POST', body })
  const id = await receiveUpload({ content, who, name, request, requireRight })
  worker?.wake()
  return id
}
const picture = (background: string, width = 64) =>
  sharp({ create: { width, height: 64, channels: 3, background } })
    .png()
    .toBuffer()
/** What is left of an upload when it is in the library (nothing) or refused. */
const settled = (id: string) =>
  vi.waitFor(
    async () => {
      const upload = await findUpload(content, id)
      if (upload?.state === 'queued') throw new Error(`${id} waits`)
      return upload
    },
    { timeout: 20_000 },
  )
const stored = async (below: string) =>
  (await Array.fromAsync(content.media.list(below))).map(({ path }) => path.slice(below.length + 1))
/** The names of files that arrive, and of those that wait. */
const waiting = async () => [
  ...(await readdir(join(dataDir, 'receiving')).catch(() => [])),
  ...(await stored('uploads')),
]

const uploads = () => content.read.selectFrom('upload').selectAll().execute()

describe.each(['a folder', 'a bucket'])('uploads to %s', (place) => {
  beforeAll(() => {
    open = () => openContent({ dataDir, ...(place === 'a bucket' && { media: inBucket() }) })
  })

  test('several pictures end in the library with their originals; no temporary file is left', async () => {
    startWorker()
    const ids = []
    for (const colour of ['#111', '#222', '#333'])
      ids.push(await receive(await picture(colour, 900), '湖.png'))
    for (const id of ids) {
      expect(await settled(id)).toBeUndefined()
      const row = await readMedium(content, id)
      expect(row).toMatchObject({
        width: 900,
        alt_zh: '',
        created_by: 'a',
        name: '湖.webp',
        original: '湖.png',
      })
      expect(await stored(`originals/${id}`)).toEqual(['湖.png'])
    }
    await expect.poll(waiting).toEqual([])
    expect(failures).toEqual([])
  })

  test('what was accepted is processed after a restart, in order', async () => {
    const ids = []
    for (const colour of ['#666', '#777']) ids.push(await receive(await picture(colour)))
    await content.close()
    content = await open()
    startWorker()
    for (const id of ids) {
      expect(await settled(id)).toBeUndefined()
      expect(await readMedium(content, id)).toMatchObject({ width: 64 })
    }
  })

  test('what a process was killed with is taken over, and given up when it ended every process', async () => {
    const [held, fatal] = [await receive(await picture('#888')), await receive(await picture('#999'))]
    await content.write.updateTable('upload').set({ held_until: '2026-01-01', attempts: 1 }).execute()
    await content.write.updateTable('upload').set({ attempts: 5 }).where('medium', '=', fatal).execute()
    startWorker()
    expect(await settled(held)).toBeUndefined()
    expect((await settled(fatal))?.state).toBe('refused')
  })

  test('what a process held while its clock was a year ahead is taken over', async () => {
    const id = await receive(await picture('#89a'))
    const held_until = new Date(Date.now() + 365 * 86_400_000).toISOString()
    await content.write.updateTable('upload').set({ held_until, attempts: 1 }).execute()
    startWorker()
    expect(await settled(id)).toBeUndefined()
  })

  test('a file that cannot be processed now is not lost', async () => {
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' })
    const put = vi.spyOn(content.media, 'put').mockRejectedValueOnce(full)
    const id = await receive(await picture('#aaa'))
    startWorker()
    await expect.poll(() => failures).toHaveLength(1)
    await expect.poll(() => findUpload(content, id)).toMatchObject({ attempts: 1 })
    expect(await waiting()).toHaveLength(1)
    await content.write.updateTable('upload').set({ held_until: '' }).execute()
    await expect
      .poll(() => {
        worker?.wake()
        return findUpload(content, id)
      })
      .toBeUndefined()
    expect(put.mock.calls.map(([path]) => path)).toContainEqual(expect.stringMatching(/^originals\//))
  })

  test('what was accepted is in the library after a store that was full for days', async () => {
    const id = await receive(await picture('#aba'))
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' })
    const put = vi.spyOn(content.media, 'put').mockRejectedValue(full)
    const tryAgain = async () => {
      await content.write.updateTable('upload').set({ held_until: '' }).execute()
      worker?.wake()
    }
    startWorker()
    for (let tries = 1; tries <= 8; tries += 1) {
      await expect.poll(() => put.mock.calls.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(tries)
      await expect.poll(async () => (await findUpload(content, id))?.held_until).not.toBe('')
      expect((await findUpload(content, id))?.state).toBe('queued')
      await tryAgain()
    }
    put.mockRestore()
    await tryAgain()
    expect(await settled(id)).toBeUndefined()
    expect(await readMedium(content, id)).toMatchObject({ width: 64 })
  })

  const gone = new Error('Connection terminated unexpectedly')
  const isQueued = async () => (await uploads()).some(({ state }) => state === 'queued')
  const afterCommits = (work: () => void | Promise<void>) => {
    const begin = content.write.transaction.bind(content.write)
    content.write.transaction = () => {
      const transaction = begin()
      const execute = transaction.execute.bind(transaction)
      return Object.assign(transaction, {
        execute: async (step: Parameters<typeof execute>[0]) => {
          const result = await execute(step)
          await work()
          return result
        },
      })
    }
  }

  test('a file whose acceptance was not answered has its bytes', async () => {
    afterCommits(async () => {
      if (await isQueued()) throw gone
    })
    await expect(receive(await picture('#aba'))).rejects.toThrow(UnknownOutcomeError)
    expect(await waiting()).toEqual((await uploads()).map(({ key }) => key))
  })

  test('a file that was accepted counts as such when the database is gone at once afterwards', async () => {
    let commits = 0
    afterCommits(() => {
      commits += 1
      if (commits !== 2) return
      vi.spyOn(content.read, 'selectFrom').mockImplementation(() => {
        throw gone
      })
    })
    const id = await receive(await picture('#aca'))
    vi.restoreAllMocks()
    expect(await findUpload(content, id)).toMatchObject({ state: 'queued' })
    expect(await waiting()).toEqual((await uploads()).map(({ key }) => key))
  })

  test('a file whose bytes were deleted while it waited is accepted again', async () => {
    const bytes = await picture('#abb')
    const id = await receive(bytes)
    await content.media.remove('uploads')
    startWorker()
    await expect.poll(() => String(failures)).toMatch(/put it back, or upload a\.png again/)
    await expect.poll(() => findUpload(content, id)).toMatchObject({ attempts: 1 })
    expect(await receive(bytes)).toBe(id)
    expect(await settled(id)).toBeUndefined()
    expect(await readMedium(content, id)).toMatchObject({ width: 64 })
  })

  test('slow uploads of one person leave places to others', async () => {
    const slow = Array.from({ length: 50 }, () => reserveUpload(content, 'a', 'a.png'))
    expect(new Set(await Promise.all(slow)).size).toBe(50)
    await expect(receive('one more')).rejects.toMatchObject({ code: 'tooMany' })
    expect(await receive('of another', 'b.png', 'b')).toBeTypeOf('string')
  })

  test('files of one person that wait leave places to others, whose files are worked on first', async () => {
    const many = await Promise.allSettled(
      Array.from({ length: 60 }, (_, n) => receive(`file ${n}`, `a${n}.png`)),
    )
    expect(many.filter(({ status }) => status === 'rejected')).toHaveLength(10)
    await receive('of another', 'b.png', 'b')
    expect((await claim(content))?.who).toBe('b')
    expect((await claim(content))?.who).toBe('a')
  })

  test('parallel uploads do not exceed the places', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 110 }, (_, n) => receive(`file ${n}`, 'a.png', `person ${n % 5}`)),
    )
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(refused).toHaveLength(10)
    for (const error of refused) expect(error).toMatchObject({ code: 'tooMany' })
    expect(await waiting()).toHaveLength(100)
  })

  test('the same bytes are stored once, also while they wait', async () => {
    const bytes = await picture('#444')
    const first = await receive(bytes)
    expect(await receive(bytes, 'other.png')).toBe(first)
    expect(await waiting()).toHaveLength(1)
    startWorker()
    await settled(first)
    expect(await receive(bytes)).toBe(first)
    expect(await findUpload(content, first)).toBeUndefined()
    expect(await readMedium(content, first)).toMatchObject({ name: 'a.webp' })
  })

  test('a store that sends other bytes than it has says nothing about the file: it is read again later', async () => {
    const id = await receive(await picture('#4b4', 900))
    const read = content.media.read
    vi.spyOn(content.media, 'read').mockImplementationOnce(async (path) =>
      (await read(path))?.subarray(0, 900),
    )
    startWorker()
    await expect.poll(() => String(failures)).toMatch(/not what was received/)
    await expect.poll(() => findUpload(content, id)).toMatchObject({ state: 'queued', attempts: 1 })
    await content.write.updateTable('upload').set({ held_until: '' }).execute()
    worker?.wake()
    expect(await settled(id)).toBeUndefined()
    expect(await readMedium(content, id)).toMatchObject({ width: 900 })
  })

  test.each([
    ['picture', () => picture('#4c4', 900)] as const,
    ['PDF', async () => drawnPdf([{ content: '0 0 m 9 9 l S' }])] as const,
  ])(
    'a store that accepts a part of what is made of a %s, or nothing, gets it again from the accepted bytes',
    async (_, make) => {
      const id = await receive(await make(), 'a.x')
      const put = content.media.put
      vi.spyOn(content.media, 'put')
        .mockImplementationOnce(async () => undefined)
        .mockImplementationOnce((path, bytes) => put(path, bytes.subarray(0, 99)))
      startWorker()
      await expect.poll(() => String(failures)).toMatch(/does not have what was written for a\.x/)
      await expect.poll(() => findUpload(content, id)).toMatchObject({ state: 'queued', attempts: 1 })
      vi.restoreAllMocks()
      await content.write.updateTable('upload').set({ held_until: '' }).execute()
      worker?.wake()
      expect(await settled(id)).toBeUndefined()
      expect(await faultyFiles(content.media, await readMedium(content, id))).toEqual([])
    },
  )

  const deleted = (path: string) => content.media.remove(path)
  const cutOff = async (path: string) =>
    content.media.put(path, ((await content.media.read(path)) ?? Buffer.alloc(0)).subarray(1))
  const flipped = async (path: string) => {
    const bytes = (await content.media.read(path)) ?? Buffer.alloc(0)
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 20) ^ 1, bytes.length - 20)
    await content.media.put(path, bytes)
  }
  const spoilt = { deleted, cutOff, flipped }

  test.each(Object.entries(spoilt))(
    'files in the library that are %s are written again by the same upload',
    async (_, spoil) => {
      const files = [await picture('#4a4', 900), drawnPdf([{ content: '0 0 m 9 9 l S' }])]
      startWorker()
      for (const bytes of files) {
        const id = await receive(bytes, 'a.x')
        expect(await settled(id)).toBeUndefined()
        const row = await readMedium(content, id)
        for (const path of [
          ...(await stored('media')).map((name) => `media/${name}`),
          ...(await stored('originals')).map((name) => `originals/${name}`),
        ].filter((path) => path.includes(id))) {
          await spoil(path)
          expect(await faultyFiles(content.media, row)).toHaveLength(1)
          expect(await receive(bytes, 'a.x')).toBe(id)
          expect(await settled(id)).toBeUndefined()
          expect(await faultyFiles(content.media, await readMedium(content, id))).toEqual([])
        }
        expect(await readMedium(content, id)).toEqual(row)
      }
      await expect.poll(waiting).toEqual([])
      expect(failures).toEqual([])
    },
  )

  test.each([
    ['no picture', 'hello', /不是图片/],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', /SVG/],
    ['a PDF with a script', '%PDF-1.7\n1 0 obj <</OpenAction <</S /JavaScript /JS (x)>>>> endobj', /脚本/],
    ['a broken picture', '\xff\xd8\xff', /不是图片|损坏/],
  ])('%s is refused with its reason, and may be sent again', async (_, body, reason) => {
    startWorker()
    for (const _again of [1, 2]) {
      const upload = await settled(await receive(body))
      expect(upload?.state).toBe('refused')
      expect(JSON.parse(upload?.reason ?? '{}')).toEqual({
        zh: expect.stringMatching(reason),
        en: expect.stringMatching(/./),
      })
    }
    expect(failures).toEqual([])
  })

  test('bytes of a reservation that ended are removed, those that arrive stay', async () => {
    await receive(await picture('#555'))
    const [arriving = ''] = await waiting()
    const row = { state: 'receiving', medium: '', held_until: '9999' } as const
    await content.write.updateTable('upload').set(row).execute()
    await content.media.put('uploads/abandoned', Buffer.from('x'))
    startWorker()
    await expect.poll(waiting).toEqual([arriving])
  })

  test('the bytes of a row whose key was damaged stay, and are processed once it is right again', async () => {
    const id = await receive(await picture('#545'))
    const [key = ''] = await waiting()
    await content.write.updateTable('upload').set({ key: 'damaged' }).execute()
    startWorker()
    await expect.poll(() => failures.length).toBe(1)
    worker?.wake()
    await expect.poll(() => uploads()).toMatchObject([{ attempts: 1 }])
    expect(await waiting()).toEqual([key])
    await content.write.updateTable('upload').set({ key, held_until: '' }).execute()
    worker?.wake()
    expect(await settled(id)).toBeUndefined()
    await expect.poll(waiting).toEqual([])
    failures.length = 0
  })

  test('a file in a row whose state was damaged is named by the check, and is processed when it is uploaded again', async () => {
    const bytes = await picture('#646')
    const id = await receive(bytes)
    const [key = ''] = await waiting()
    expect(await faultyUploads(content.read, content.media)).toEqual([])
    await content.write
      .updateTable('upload')
      .set((e) => ({ state: e.fn('upper', ['state']) }))
      .execute()
    expect(await faultyUploads(content.read, content.media)).toEqual([`uploads/${key}`])
    expect(await receive(bytes)).toBe(id)
    startWorker()
    expect(await settled(id)).toBeUndefined()
    expect(await uploads()).toEqual([])
  })

  test.each([
    // Takes no new file, of the system's administrator either.
    ['cannot be written', (path: string) => symlink('/dev/fd', path)] as const,
    ['is none', (path: string) => writeFile(path, 'x')] as const,
  ])(
    'where the folder for what arrives %s the answer says so, and not that the database fails',
    async (_, spoil) => {
      await spoil(join(dataDir, 'receiving'))
      await expect(receive(await picture('#565'))).rejects.toMatchObject({
        code: 'unavailable',
        messages: { en: expect.stringMatching(/store of pictures and files cannot be used/) },
      })
      expect(await uploads()).toEqual([])
    },
  )

  test('what a process was receiving when it was killed is removed after a minute, with its place', async () => {
    const key = (await reserveUpload(content, 'a', 'a.png')) ?? ''
    await mkdir(join(dataDir, 'receiving'))
    await writeFile(join(dataDir, 'receiving', key), 'x')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    startWorker()
    await expect
      .poll(async () => {
        worker?.wake()
        return [await waiting(), await uploads()]
      })
      .toEqual([[], []])
  })

  /** An upload whose bytes have begun to arrive and continue when the test says so. */
  async function begin(bytes: Uint8Array) {
    let finish = () => {}
    const body = new ReadableStream({
      start: (arriving) => {
        arriving.enqueue(bytes.subarray(0, 9))
        finish = () => {
          arriving.enqueue(bytes.subarray(9))
          arriving.close()
        }
      },
    })
    const init = { method: 'POST', body, duplex: 'half' }
    const request = new Request('http://studio/api/media', init)
    const received = receiveUpload({ content, who: 'a', name: 'a.png', request, requireRight })
    await expect.poll(waiting).toHaveLength(1)
    return { finish, received }
  }

  const isAfter = (moment: string) => (other: string) => other > moment

  test('a file that arrives for three minutes keeps its place', { tags: ['slow'] }, async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    const { finish, received } = await begin(await picture('#bbb'))
    startWorker()
    for (let seconds = 0; seconds < 180; seconds += 15) {
      await vi.advanceTimersByTimeAsync(15_000)
      const soon = new Date(Date.now() + 50_000).toISOString()
      await expect
        .poll(uploads)
        .toEqual([expect.objectContaining({ held_until: expect.toSatisfy(isAfter(soon)) })])
    }
    finish()
    expect(await settled(await received)).toBeUndefined()
  })

  test('a file whose place was lost while it arrived is not acknowledged', async () => {
    const { finish, received } = await begin(await picture('#ccc'))
    await content.write.deleteFrom('upload').execute()
    finish()
    await expect(received).rejects.toMatchObject({ code: 'unavailable' })
    expect(await waiting()).toEqual([])
  })

  test('a file that is empty or too large is not stored, and its place is free again', async () => {
    await expect(receive('')).rejects.toMatchObject({ code: 'invalid' })
    const large = new Uint8Array(50 * 1024 * 1024 + 1)
    await expect(receive(large)).rejects.toMatchObject({ code: 'tooLarge' })
    expect(await waiting()).toEqual([])
    expect(await uploads()).toEqual([])
  })
})

describe('uploads to a bucket', () => {
  beforeAll(() => {
    open = () => openContent({ dataDir, media: inBucket() })
  })

  test('while the store is away a file is refused with what to do, and nothing of it is left', {
    tags: ['slow'],
  }, async () => {
    bucket.fault = () => 'reset'
    await expect(receive(await picture('#123'))).rejects.toMatchObject({
      code: 'unavailable',
      messages: {
        en: expect.stringMatching(/not saved: upload it again/),
        zh: expect.stringMatching(/没有保存/),
      },
    })
    bucket.fault = () => undefined
    expect([await waiting(), await uploads(), [...bucket.objects.keys()]]).toEqual([[], [], []])
  })

  test('what was accepted before the store went away is in the library after it', {
    tags: ['slow'],
  }, async () => {
    const id = await receive(await picture('#234'))
    bucket.fault = () => 'busy'
    startWorker()
    await expect.poll(() => failures).toHaveLength(1)
    bucket.fault = () => undefined
    await content.write.updateTable('upload').set({ held_until: '' }).execute()
    worker?.wake()
    expect(await settled(id)).toBeUndefined()
    expect(await stored(`originals/${id}`)).toEqual(['a.png'])
  })

  test('what one node accepted and could not process is taken over by another, which serves it', async () => {
    const id = await receive(await picture('#345'))
    await rm(join(dataDir, 'receiving'), { recursive: true })
    // The other node has its own disk and the same database.
    const copies = await mkdtemp(join(tmpdir(), 'shanmen-other-'))
    const media = await openMedia({ dataDir: copies, media: inBucket() })
    worker = startUploadWorker({ ...content, dataDir: copies, media }, (error) => failures.push(error))
    expect(await settled(id)).toBeUndefined()
    for (const store of [media, content.media]) {
      expect(await store.isHere(`media/${id}/64.webp`)).toBe(true)
      expect(await readFile(join(store.folder, `media/${id}/64.webp`))).toEqual(
        bucket.objects.get(`media/${id}/64.webp`)?.bytes,
      )
    }
    await rm(copies, { recursive: true })
  })

  test('with requests that fail at random no accepted file is lost, and of the others nothing is left', {
    tags: ['slow'],
    timeout: 180_000,
  }, async () => {
    // Each unanswered request takes ten seconds, so there are two of them.
    const kinds: Fault[] = ['busy', 'reset', 'cut', 'unanswered', { delayMs: 50 }]
    let unanswered = 2
    let seed = 7
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    bucket.fault = () => {
      const fault = random(100) < 45 ? kinds[random(kinds.length)] : undefined
      if (fault !== 'unanswered') return fault
      unanswered -= 1
      return unanswered >= 0 ? fault : 'busy'
    }
    startWorker()
    const sent = await Promise.allSettled(
      Array.from({ length: 12 }, async (_, index) =>
        receive(await picture(`#${100 + index}`), `${index}.png`),
      ),
    )
    const ids = sent.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(ids.length).toBeGreaterThan(0)
    // Attempts that failed are not waited for.
    const pump = setInterval(async () => {
      await content.write
        .updateTable('upload')
        .set({ held_until: '', attempts: 1 })
        .where('state', '=', 'queued')
        .where('held_until', '>', new Date(Date.now() + 61_000).toISOString())
        .execute()
      worker?.wake()
    }, 200)
    await vi
      .waitFor(async () => expect(await uploads()).toEqual([]), { timeout: 120_000 })
      .finally(() => clearInterval(pump))
    bucket.fault = () => undefined
    await worker?.stop()
    for (const id of ids) {
      const row = await readMedium(content, id)
      expect(await stored(`media/${id}`)).toEqual(['64.avif', '64.webp'])
      expect(await faultyFiles(content.media, row)).toEqual([])
    }
    // A last look for what attempts left whose answers were lost.
    worker = startUploadWorker(content, (error) => failures.push(error))
    await expect.poll(waiting).toEqual([])
    expect(new Set((await stored('media')).map((path) => path.split('/')[0]))).toEqual(new Set(ids))
  })
})
