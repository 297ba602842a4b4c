import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeRegion } from './region.ts'

/** The region file of the embedded map, which the site serves as a file of its own. */
export const regionFile = join(import.meta.dirname, '../../brand/region.json')

/** One feature per line, for readable diffs. */
export function regionText(): string {
  const { features, ...rest } = makeRegion()
  const lines = features.map((feature) => JSON.stringify(feature)).join(',\n')
  return `${JSON.stringify(rest).slice(0, -1)},"features":[\n${lines}\n]}\n`
}

if (import.meta.main) writeFileSync(regionFile, regionText())
