import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

// node sample/art/icons.ts: draws the icons of the site from the logo.
const logo = await readFile(new URL('./logo.svg', import.meta.url))
const paper = '#faf7f0'
const icons = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 }

for (const [name, size] of Object.entries(icons)) {
  const margin = Math.round(size * 0.08)
  const mark = await sharp(logo, { density: 1200 })
    .resize(size - 2 * margin)
    .png()
    .toBuffer()
  const file = new URL(`../../site/public/${name}`, import.meta.url).pathname
  await sharp(mark)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: paper })
    .flatten({ background: paper })
    .png({ compressionLevel: 9, palette: true })
    .toFile(file)
  process.stdout.write(`${name} ${size} px\n`)
}
