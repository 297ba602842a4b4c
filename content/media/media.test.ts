import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { verifyChains } from '../chain.ts'
import { change } from '../database/change.ts'
import { createEntry } from '../entries/create.ts'
import { MediaRejectedError } from '../errors.ts'
import type { Content } from '../open.ts'
import { readMedia } from '../published/media.ts'
import { mediaPlaces, useContent } from '../testing/databases.ts'
import { news } from '../testing/fixtures.ts'
import { addFile } from './add-file.ts'
import { addImage, addPrepared } from './add-image.ts'
import { addRow, mediaId, sha256 } from './media-row.ts'

const alt = { zh: '湖', en: 'Lake' }
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1b3a34' } })
const add = async (content: Content, bytes: Uint8Array) =>
  (await readMedia(content, [await addImage(content, 'a', { name: '../湖 photo.JPG', bytes, alt })]))
    .values()
    .next().value
const files = async ({ media }: Content, id = '') =>
  (await Array.fromAsync(media.list(id ? `media/${id}` : 'media'))).map(({ path }) => basename(path)).sort()

const pdf = (body: string, pages = 1) =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj <</Type /Catalog /Pages 2 0 R ${body}>> endobj\n2 0 obj <</Type /Pages /Count ${pages} /Kids [${Array.from({ length: pages }, (_, n) => `${n + 3} 0 R`).join(' ')}]>> endobj\n${Array.from({ length: pages }, (_, n) => `${n + 3} 0 obj <</Type /Page /Parent 2 0 R>> endobj\n`).join('')}trailer <</Root 1 0 R>>\n%%EOF`,
    'latin1',
  )

describe.each(mediaPlaces)('media on $name', ({ make }) => {
  const fresh = useContent(make)

  test('a picture is turned upright, stripped of its metadata and stored in every width', async () => {
    const content = await fresh()
    const bytes = await picture(700, 1000)
      .withExif({ IFD0: { Copyright: 'someone', Artist: 'somewhere' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const row = await add(content, bytes)
    expect(row).toMatchObject({
      width: 1000,
      height: 700,
      widths: [320, 640, 960],
      mime: 'image/webp',
      name: '湖 photo.webp',
    })
    expect(row).toMatchObject({ alt: { zh: '湖', en: 'Lake' }, focus: { x: 0.5, y: 0.5 } })
    expect(await files(content, row?.id)).toEqual(
      ['320.avif', '320.webp', '640.avif', '640.webp', '960.avif', '960.webp'].sort(),
    )
    for (const name of await files(content, row?.id)) {
      const stored = await sharp(await content.media.read(`media/${row?.id}/${name}`)).metadata()
      expect(stored.exif).toBeUndefined()
      expect(stored.width).toBe(Number(name.split('.')[0]))
    }
  })

  test('the same picture twice is one; a small one keeps its own width', async () => {
    const content = await fresh()
    const bytes = await picture(90, 60).png().toBuffer()
    const first = await add(content, bytes)
    expect(await add(content, bytes)).toEqual(first)
    expect(first?.widths).toEqual([90])
    expect((await verifyChains(content)).breaks).toEqual([])
  })

  test('what is no picture is refused with a reason, and nothing is stored', async () => {
    const content = await fresh()
    const half = (await picture(400, 300).jpeg().toBuffer()).subarray(0, 900)
    const svg = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
    const bomb = await picture(9000, 9000).png().toBuffer()
    const refused: [Uint8Array, RegExp][] = [
      [svg, /SVG/],
      [Buffer.from('<!--ftypavif--><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), /SVG/],
      [Buffer.from('GIF, really'), /no picture/],
      [Buffer.from('MZ'), /no picture/],
      [Buffer.alloc(0), /no picture/],
      [half, /damaged/],
      [bomb, /megapixels/],
      // Its smaller files would have been stored before the largest one failed.
      [await picture(640, 17_000).png().toBuffer(), /too long/],
      [Buffer.concat([await picture(9, 9).jpeg().toBuffer(), Buffer.alloc(50 * 1024 * 1024)]), /50 MB/],
    ]
    for (const [bytes, reason] of refused) {
      const attempt = addImage(content, 'a', { name: 'x.png', bytes, alt })
      await expect(attempt).rejects.toThrow(reason)
      await expect(attempt).rejects.toBeInstanceOf(MediaRejectedError)
    }
    expect(await files(content)).toEqual([])
    expect(await content.isEmpty()).toBe(true)
  })

  test('a JPEG that goes over the picture hundreds of times is refused at once; a progressive one is none', async () => {
    const content = await fresh()
    const progressive = await picture(400, 300).jpeg({ progressive: true }).toBuffer()
    await add(content, progressive)
    const last = progressive.lastIndexOf(Buffer.from([0xff, 0xda]))
    const scan = progressive.subarray(last, -2)
    // A marker without a length: read as one with it, it would hide what follows.
    for (const before of [Buffer.alloc(0), Buffer.from([0xff, 0x01])]) {
      const parts = [progressive.subarray(0, last), ...Array(200).fill(Buffer.concat([before, scan]))]
      const bytes = Buffer.concat([...parts, progressive.subarray(-2)])
      await expect(addImage(content, 'a', { name: 'x.jpg', bytes, alt })).rejects.toThrow(/too long to read/)
    }
  })

  test('an animated WebP is read as its first frame; one with tens of thousands is refused at once', async () => {
    const content = await fresh()
    // Two that are equal would be joined.
    const pictures = [await picture(40, 30).png().toBuffer(), await picture(40, 30).negate().png().toBuffer()]
    const animated = await sharp(pictures, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer()
    const at = animated.indexOf('ANMF')
    const frame = animated.subarray(at, at + 8 + animated.readUInt32LE(at + 4))
    const bytes = Buffer.concat([animated.subarray(0, at), ...Array<Buffer>(20_000).fill(frame)])
    bytes.writeUInt32LE(bytes.length - 8, 4)
    await expect(addImage(content, 'a', { name: 'x.webp', bytes, alt })).rejects.toThrow(/too many frames/)
    expect(await files(content)).toEqual([])
    expect(await add(content, animated)).toMatchObject({ width: 40, height: 30 })
  })

  test('a PDF keeps its name and pages', async () => {
    const content = await fresh()
    const bytes = pdf('', 3)
    const id = await addFile(content, 'a', {
      name: 'C:\\报告 2026.PDF',
      bytes,
      title: { zh: '报告', en: 'Report' },
    })
    expect((await readMedia(content, [id])).get(id)).toMatchObject({
      name: '报告 2026.pdf',
      pages: 3,
      bytes: bytes.length,
      mime: 'application/pdf',
    })
    expect(await content.media.read(`media/${id}/报告 2026.pdf`)).toEqual(bytes)
  })

  test('others save while a PDF is being stored', async () => {
    const content = await fresh()
    const put = async (...[path, bytes]: Parameters<Content['media']['put']>) => {
      await createEntry(content, 'b', { kind: 'news', document: news() })
      await content.media.put(path, bytes)
    }
    const file = { name: 'a.pdf', bytes: pdf('', 1), title: alt }
    await addFile({ ...content, media: { ...content.media, put } }, 'a', file)
    expect(await content.read.selectFrom('entry').select('id').execute()).toHaveLength(1)
  })

  test.each(['长'.repeat(196), '😀'.repeat(99), 'a'.repeat(196)])(
    'a name as long as a file system takes: %s',
    async (name) => {
      const content = await fresh()
      const id = await addFile(content, 'a', { name: `${name}.pdf`, bytes: pdf('', 1), title: alt })
      const [stored = ''] = await files(content, id)
      expect(Buffer.byteLength(stored)).toBeGreaterThan(190)
      expect(Buffer.byteLength(stored)).toBeLessThan(205)
      expect(`${name}.pdf`.startsWith(stored.slice(0, -4))).toBe(true)
    },
  )

  test.each<[string, Buffer, RegExp]>([
    ['a script', pdf('/OpenAction <</S /JavaScript /JS (app.alert(1))>>'), /scripts/],
    ['a dynamic form', pdf('/AcroForm <</XFA 9 0 R>>'), /dynamic form/],
    ['packed objects hidden', pdf('/ObjStm'), /PDF\/A/],
    ['an embedded file', pdf('/Names <</EmbeddedFiles 9 0 R>>'), /embedded/],
    ['a password', pdf('/Encrypt 9 0 R'), /encrypted/],
    ['no pages', pdf('', 0), /damaged/],
    ['another format', Buffer.from('<html>%PDF-1.7'), /Only PDF/],
  ])('a PDF with %s is refused', async (_, bytes, reason) => {
    const content = await fresh()
    const attempt = addFile(content, 'a', { name: 'a.pdf', bytes, title: alt })
    await expect(attempt).rejects.toThrow(reason)
    expect(await files(content)).toEqual([])
  })

  test('a file that was made to have the id of another one is refused, and the other one stays', async () => {
    const content = await fresh()
    const png = await picture(90, 60).png().toBuffer()
    const forged = [
      {
        bytes: pdf('', 1),
        stored: 'a.pdf',
        attempt: () => addFile(content, 'b', { name: 'a.pdf', ...file }),
      },
      {
        bytes: png,
        stored: '90.webp',
        attempt: () => addImage(content, 'b', { name: 'a.png', bytes: png, alt }),
      },
    ]
    const file = { bytes: pdf('', 1), title: alt }
    for (const { bytes, stored, attempt } of forged) {
      const row = { name: stored, mime: '', bytes: 8, width: 90, height: 60, pages: null, widths: [90], alt }
      const other = mediaId(sha256(bytes)).padEnd(64, '0')
      const id = await change(content, (change) => addRow(change, 'a', { ...row, sha256: other }))
      await content.media.put(`media/${id}/${stored}`, Buffer.from('approved'))
      await expect(attempt()).rejects.toBeInstanceOf(MediaRejectedError)
      expect(String(await content.media.read(`media/${id}/${stored}`))).toBe('approved')
    }
  })

  test('prepared sizes are copied as they are, once', async () => {
    const content = await fresh()
    const source = join(content.dataDir, 'ready')
    await picture(320, 200).webp().toFile(`${source}.webp`)
    await picture(320, 200).avif({ effort: 0 }).toFile(`${source}.avif`)
    const variants = [{ width: 320, avif: `${source}.avif`, webp: `${source}.webp` }]
    const prepared = { name: 'ready', width: 320, height: 200, variants, alt }
    const id = await addPrepared(content, 'a', prepared)
    expect(await addPrepared(content, 'a', prepared)).toBe(id)
    expect(await files(content, id)).toEqual(['320.avif', '320.webp'])
    expect(await content.media.read(`media/${id}/320.webp`)).toEqual(await readFile(`${source}.webp`))
  })

  test('a name can lie nowhere but in its own folder', async () => {
    const { media } = await fresh()
    for (const name of ['..', '../x', '', '.hidden', 'a\0b', '\\x'])
      await expect(media.put(`media/id/${name}`, Buffer.from('x'))).rejects.toThrow(TypeError)
    await expect(media.put('../id/x', Buffer.from('x'))).rejects.toThrow(TypeError)
  })
})
