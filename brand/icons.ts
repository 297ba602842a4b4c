import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { cinnabar, paper, white } from './colours.ts'
import { logo } from './logo.ts'

// node scripts/run.mjs brand/icons.ts: draws the icons of site and studio from logo.ts and the colours.
const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" color="${cinnabar}" fill="${white}">${logo}</svg>\n`
const sizes = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 }
const folder = new URL('public/', import.meta.url)

for (const name of ['site/favicon.svg', 'studio/seal.svg']) await writeFile(new URL(name, folder), mark)
for (const [name, size] of Object.entries(sizes)) {
  const margin = Math.round(size * 0.08)
  const drawn = sharp(Buffer.from(mark), { density: 1200 }).resize(size - 2 * margin)
  await sharp(await drawn.png().toBuffer())
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: paper })
    .flatten({ background: paper })
    .png({ compressionLevel: 9, palette: true })
    .toFile(new URL(`site/${name}`, folder).pathname)
}
// For the press: the mark alone on a transparent ground, for light and for dark.
const marks = {
  'logo-on-light': { ground: cinnabar, figure: white },
  'logo-on-dark': { ground: white, figure: cinnabar },
}
for (const [name, { ground, figure }] of Object.entries(marks)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="480" height="480" color="${ground}" fill="${figure}">${logo}</svg>\n`
  await writeFile(new URL(`site/${name}.svg`, folder), svg)
  await sharp(Buffer.from(svg), { density: 300 })
    .resize(1600)
    .png({ compressionLevel: 9, palette: true })
    .toFile(new URL(`site/${name}.png`, folder).pathname)
}
process.stdout.write(
  `${Object.keys(sizes).join(', ')}, favicon.svg, seal.svg and the logos for the press are drawn.\n`,
)
