import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeRegion } from './region.ts'

/** Where the embedded map finds its ground; the site serves it as a file of its own. */
export const regionFile = join(import.meta.dirname, '../../site/app/map/region/region.json')

/** A feature a line, so that a change of one can be read. */
export function regionText(): string {
  const { features, ...rest } = makeRegion()
  const lines = features.map((feature) => JSON.stringify(feature)).join(',\n')
  return `${JSON.stringify(rest).slice(0, -1)},"features":[\n${lines}\n]}\n`
}

if (import.meta.main) writeFileSync(regionFile, regionText())
