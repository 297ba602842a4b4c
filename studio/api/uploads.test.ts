import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMedium } from '@shanmen/content/media/list.ts'
import { type Content, openContent } from '@shanmen/content/open.ts'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createUploads, type Uploads } from './uploads.ts'

let content: Content
let uploads: Uploads
let dataDir = ''
const failures: unknown[] = []
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shanmen-uploads-'))
  content = await openContent({ dataDir })
  failures.length = 0
  uploads = createUploads((error) => failures.push(error))
})
afterEach(async () => {
  await content.close()
  await rm(dataDir, { recursive: true, force: true })
})

const receive = (bytes: Uint8Array | string, name = 'a.png') =>
  uploads.receive({
    content,
    who: 'a',
    name,
    request: new Request('http://studio/api/media', {
      method: 'POST',
      body: typeof bytes === 'string' ? bytes : new Uint8Array(bytes),
    }),
  })
const picture = (background: string, width = 64) =>
  sharp({ create: { width, height: 64, channels: 3, background } })
    .png()
    .toBuffer()
const settled = (id: string) =>
  vi.waitFor(
    () => {
      const state = uploads.find(id)?.state
      if (state === 'queued' || state === 'working') throw new Error(`${id} is ${state}`)
      return uploads.find(id)
    },
    { timeout: 20_000 },
  )

test('several pictures are processed in turn and end in the library; no temporary file is left', async () => {
  const ids = []
  for (const colour of ['#111', '#222', '#333']) ids.push(await receive(await picture(colour, 900)))
  const states = ids.map((id) => uploads.find(id)?.state)
  expect(states.filter((state) => state === 'working').length).toBeLessThanOrEqual(1)
  expect(states).toContain('queued')
  for (const id of ids) {
    expect(await settled(id)).toBeUndefined()
    expect(await readMedium(content, id)).toMatchObject({ width: 900, alt_zh: '', created_by: 'a' })
  }
  expect(await readdir(join(dataDir, 'uploads'))).toEqual([])
  expect(failures).toEqual([])
})

test('the same bytes are stored once, also while they wait', async () => {
  const bytes = await picture('#444')
  const first = await receive(bytes)
  expect(await receive(bytes, 'other.png')).toBe(first)
  await settled(first)
  expect(await receive(bytes)).toBe(first)
  expect(uploads.find(first)).toBeUndefined()
  expect(await readMedium(content, first)).toMatchObject({ name: 'a.webp' })
})

test.each([
  ['no picture', 'hello', /不是图片/],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', /SVG/],
  ['a PDF with a script', '%PDF-1.7\n1 0 obj <</OpenAction <</S /JavaScript /JS (x)>>>> endobj', /脚本/],
  ['a broken picture', '\xff\xd8\xff', /不是图片|损坏/],
])('%s is refused with its reason', async (_, body, reason) => {
  const upload = await settled(await receive(body))
  expect(upload?.state).toBe('refused')
  expect(upload?.reason?.zh).toMatch(reason)
  expect(upload?.reason?.en).toBeTruthy()
  expect(failures).toEqual([])
})

test('files of an earlier run are removed, those that may be in use stay', async () => {
  const folder = join(dataDir, 'uploads')
  await mkdir(folder)
  for (const name of ['old.part', 'young.part']) await writeFile(join(folder, name), 'x')
  const yesterday = new Date(Date.now() - 90_000_000)
  await utimes(join(folder, 'old.part'), yesterday, yesterday)
  await settled(await receive(await picture('#555')))
  expect(await readdir(folder)).toEqual(['young.part'])
})

test('a file that is empty or too large is not stored', async () => {
  await expect(receive('')).rejects.toMatchObject({ code: 'invalid' })
  const large = new Uint8Array(50 * 1024 * 1024 + 1)
  await expect(receive(large)).rejects.toMatchObject({ code: 'tooLarge' })
  expect(await readdir(join(dataDir, 'uploads'))).toEqual([])
})
