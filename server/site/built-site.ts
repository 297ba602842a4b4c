import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readStamp } from '../build/keep-build.ts'
import { type Site, siteOf } from './site.ts'

/** Loads the site that was built into a folder. */
export async function loadBuiltSite(folder: string): Promise<Site> {
  const module: unknown = await import(pathToFileURL(join(folder, 'server/index.js')).href)
  return siteOf(module, 'production', readStamp(folder)?.timestamp ?? 0)
}
