import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// node scripts/run.mjs sample/testing/brand-pictures.ts: writes brand-pictures.json after a picture of the sample's brand changed.
const brand = join(import.meta.dirname, '../../brand')
const list = join(import.meta.dirname, 'brand-pictures.json')

/** The pictures and the map in `brand/` with their hashes. */
export function hashPictures(): Record<string, string> {
  const files = globSync('{art,public}/**/*.{svg,webp,avif,png}', { cwd: brand })
  return Object.fromEntries(
    ['region.json', ...files.sort()].map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(brand, file)))
        .digest('hex'),
    ]),
  )
}

/** Those of the sample's group, by which another group's site knows what it still has to replace. */
export const samplePictures = (): Record<string, string> => JSON.parse(readFileSync(list, 'utf8'))

if (import.meta.main) writeFileSync(list, `${JSON.stringify(hashPictures(), null, 2)}\n`)
