import { existsSync, readdirSync } from 'node:fs'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { root } from '../config/settings.ts'
import { compressFiles, runBuild, sourcesFingerprint } from './bundle.ts'
import { type BuildOptions, ensureBuild, type Stamp } from './ensure-build.ts'

const site = join(root, 'site')

/** What each build is made from: a change of any of it takes another one. */
export const sources = {
  site: () => ['site', 'contract', 'brand', 'package-lock.json'],
  // Of the studio what reaches the browser; the authoring API does not.
  studio: () => [
    'studio/app',
    ...readdirSync(join(root, 'studio'))
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `studio/${name}`),
    'contract',
    'brand',
    'content',
    'package-lock.json',
  ],
}

/** Builds the site into `folder` when its sources changed since the build there, or always with `force`. */
export function buildSite(folder: string, options: BuildOptions = {}): Promise<Stamp> {
  const plan = {
    what: 'site' as const,
    setting: 'SITE_BUILD_DIR',
    sources: sourcesFingerprint(root, sources.site()),
    make: async (fresh: string, earlier: string) => {
      await runBuild({
        what: 'site',
        program: join(root, 'node_modules/@react-router/dev/bin.cjs'),
        args: ['build'],
        cwd: site,
        environment: { SITE_BUILD_DIR: relative(site, fresh) },
      })
      await compressFiles(join(fresh, 'client'))
      if (existsSync(earlier)) await keepEarlierAssets(earlier, fresh, 'client/assets')
    },
  }
  return ensureBuild(folder, plan, options)
}

const builds = 3
const record = 'assets.json'
const recordShape = z.array(z.array(z.string()))

/**
 * Copies code and styles of the three previous builds into the new one in `to`: pages that are still open request them, and a process that
 * was started before the build names them. `from` is the previous build, which contains its own earlier ones; both have them in `assets`.
 */
export async function keepEarlierAssets(from: string, to: string, assets: string): Promise<void> {
  const own = await namesIn(join(to, assets))
  // The same code built again is no other build.
  const others = (await buildsIn(from, assets)).filter((names) => names.join() !== own.join())
  const earlier = others.slice(0, builds)
  for (const name of new Set(earlier.flat())) {
    const source = join(from, assets, name)
    if (own.includes(name) || !existsSync(source)) continue
    await cp(source, join(to, assets, name), { preserveTimestamps: true })
  }
  await writeFile(join(to, record), JSON.stringify([own, ...earlier]))
}

/** The names of the files of each build whose code lies in a folder, the newest first. */
async function buildsIn(folder: string, assets: string): Promise<string[][]> {
  try {
    return recordShape.parse(JSON.parse(await readFile(join(folder, record), 'utf8')))
  } catch {
    // An earlier release had none, and one that was cut off is not worth a failed build.
    return [await namesIn(join(folder, assets))]
  }
}

const namesIn = async (folder: string): Promise<string[]> =>
  existsSync(folder) ? (await readdir(folder)).sort() : []

/** Builds the studio's browser application into `folder` when its sources changed, or always with `force`. */
export function buildStudio(folder: string, options: BuildOptions = {}): Promise<Stamp> {
  const plan = {
    what: 'studio' as const,
    setting: 'STUDIO_BUILD_DIR',
    sources: sourcesFingerprint(root, sources.studio()),
    make: async (fresh: string, earlier: string) => {
      await runBuild({
        what: 'studio',
        program: join(root, 'node_modules/vite/bin/vite.js'),
        args: ['build', '--config', join(root, 'studio/vite.config.ts')],
        cwd: root,
        environment: { STUDIO_BUILD_DIR: fresh },
        lowPriority: true,
      })
      await compressFiles(fresh)
      if (existsSync(earlier)) await keepEarlierAssets(earlier, fresh, 'assets')
    },
  }
  return ensureBuild(folder, plan, options)
}
