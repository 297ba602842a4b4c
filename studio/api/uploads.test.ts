import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMedium } from '@shanmen/content/media/list.ts'
import { findUpload, startUploadWorker, type UploadWorker } from '@shanmen/content/media/upload-queue.ts'
import { type Content, openContent } from '@shanmen/content/open.ts'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { receiveUpload } from './uploads.ts'

let content: Content
let worker: UploadWorker | undefined
let dataDir = ''
const failures: unknown[] = []
const startWorker = () => {
  worker = startUploadWorker(content, (error) => failures.push(error))
}
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shanmen-uploads-'))
  content = await openContent({ dataDir })
  failures.length = 0
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
  await content.close()
  await rm(dataDir, { recursive: true, force: true })
})

const receive = async (bytes: Uint8Array | string, name = 'a.png') => {
  const body = typeof bytes === 'string' ? bytes : new Uint8Array(bytes)
  const request = new Request('http://studio/api/media', { method: 'POST', body })
  const id = await receiveUpload({ content, who: 'a', name, request })
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
const waiting = () => readdir(join(dataDir, 'uploads'))

test('several pictures end in the library with their originals; no temporary file is left', async () => {
  startWorker()
  const ids = []
  for (const colour of ['#111', '#222', '#333']) ids.push(await receive(await picture(colour, 900), '湖.png'))
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
    expect(await readdir(join(dataDir, 'originals', id))).toEqual(['湖.png'])
  }
  await vi.waitFor(async () => expect(await waiting()).toEqual([]))
  expect(failures).toEqual([])
})

test('what was accepted is processed after a restart, in order', async () => {
  const ids = []
  for (const colour of ['#666', '#777']) ids.push(await receive(await picture(colour)))
  await content.close()
  content = await openContent({ dataDir })
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

test('a file that cannot be processed now is not lost', async () => {
  const put = vi.spyOn(content.originals, 'put').mockRejectedValueOnce(new Error('ENOSPC'))
  const id = await receive(await picture('#aaa'))
  startWorker()
  await vi.waitFor(() => expect(failures).toHaveLength(1))
  await vi.waitFor(async () => expect(await findUpload(content, id)).toMatchObject({ attempts: 1 }))
  expect(await waiting()).toHaveLength(1)
  await content.write.updateTable('upload').set({ held_until: '' }).execute()
  await vi.waitFor(async () => {
    worker?.wake()
    expect(await findUpload(content, id)).toBeUndefined()
  })
  expect(put).toHaveBeenCalledTimes(2)
})

test('parallel uploads do not exceed the places', async () => {
  const results = await Promise.allSettled(Array.from({ length: 110 }, (_, n) => receive(`file ${n}`)))
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
  await writeFile(join(dataDir, 'uploads', 'abandoned'), 'x')
  startWorker()
  await vi.waitFor(async () => expect(await waiting()).toEqual([arriving]))
})

test('a file that is empty or too large is not stored, and its place is free again', async () => {
  await expect(receive('')).rejects.toMatchObject({ code: 'invalid' })
  const large = new Uint8Array(50 * 1024 * 1024 + 1)
  await expect(receive(large)).rejects.toMatchObject({ code: 'tooLarge' })
  expect(await waiting()).toEqual([])
  expect(await content.read.selectFrom('upload').selectAll().execute()).toEqual([])
})
