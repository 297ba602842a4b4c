import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { addImage } from '../media/add-image.ts'
import type { Content } from '../open.ts'

/** Adds a small picture with an original; returns its id, of another colour another one. Its only width is 320. */
export async function addPicture(content: Content, background = 'teal'): Promise<string> {
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer()
  return addImage(content, 'a', { name: '湖.png', bytes, alt: { zh: '湖', en: 'Lake' } })
}

/** Changes one bit near the end of a file; returns what it was before. */
export async function flipBit(file: string): Promise<Buffer> {
  const whole = await readFile(file)
  const damaged = Buffer.from(whole)
  damaged.writeUInt8(damaged.readUInt8(damaged.length - 9) ^ 4, damaged.length - 9)
  await writeFile(file, damaged)
  return whole
}
