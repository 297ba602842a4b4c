import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Answer, Api, createApi, SiteSettings } from '@shanmen/site/app/data/api.ts'
import type { RouterContext, ServerBuild } from 'react-router'
import { z } from 'zod'
import { isWhole, readStamp } from '../build/ensure-build.ts'
import { UserError } from '../user-error.ts'

/** What the site's server entry exports in addition to its renderer: the instances that its loaders use. */
export type SiteEntry = {
  apiContext: RouterContext<Api>
  settingsContext: RouterContext<SiteSettings>
  answerContext: RouterContext<Answer>
  createApi: typeof createApi
  /** Set by the renderer: the text of the page's inlined styles; empty in development. */
  inlineStyleContext: RouterContext<string>
}

/** The built site, with what the server needs to know about the build. */
export type Site = {
  build: ServerBuild
  entry: SiteEntry
  info: BuildInfo
  mode: 'production' | 'development'
  /** In development: the build as it is now, after any change. */
  reload?: () => Promise<ServerBuild>
  /** In development: shows an error of a page or a request to the developer. */
  onError?: (error: Error) => void
}

export type BuildInfo = { id: string; timestamp: number }

const entryShape = z.object({
  apiContext: z.custom<SiteEntry['apiContext']>((value) => typeof value === 'object'),
  settingsContext: z.custom<SiteEntry['settingsContext']>((value) => typeof value === 'object'),
  answerContext: z.custom<SiteEntry['answerContext']>((value) => typeof value === 'object'),
  createApi: z.custom<SiteEntry['createApi']>((value) => typeof value === 'function'),
  inlineStyleContext: z.custom<SiteEntry['inlineStyleContext']>((value) => typeof value === 'object'),
})

const buildShape = z.custom<ServerBuild>(
  (value) => typeof value === 'object' && value !== null && 'entry' in value,
)

/** Checks a module that was loaded as the site's server build. Throws when it is none. */
export function siteOf(module: unknown, mode: Site['mode'], timestamp: number): Site {
  const build = buildShape.parse(module)
  const entry = entryShape.parse(build.entry.module)
  return { build, entry, mode, info: { id: build.assets.version, timestamp } }
}

/** Loads the site that was built into a folder. Throws a UserError when files of it are missing or cut off. */
export async function loadBuiltSite(folder: string): Promise<Site> {
  try {
    const module: unknown = await import(pathToFileURL(join(folder, 'server/index.js')).href)
    return siteOf(module, 'production', readStamp(folder)?.timestamp ?? 0)
  } catch (error) {
    if (await isWhole(folder)) throw error
    const reason = error instanceof Error ? error.message.split('\n')[0] : error
    throw new UserError(
      `The build of the site in ${folder} is damaged (${reason}): run npm run build, or put the folder of the release back.`,
    )
  }
}
