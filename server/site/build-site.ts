import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type BuildOptions, keepBuild, type Stamp } from '../build/keep-build.ts'
import { runBuild } from '../build/run-build.ts'
import { root } from '../settings.ts'
import { compressFiles } from './compress-files.ts'
import { keepEarlierAssets } from './earlier-assets.ts'
import { sourcesFingerprint } from './sources.ts'

const site = join(root, 'site')

/** Builds the site into `folder` when its sources changed since the build there, or always with `force`. */
export function buildSite(folder: string, options: BuildOptions = {}): Promise<Stamp> {
  const plan = {
    what: 'site' as const,
    setting: 'SITE_BUILD_DIR',
    sources: sourcesFingerprint(root, ['site', 'contract', 'package-lock.json']),
    make: async (fresh: string, earlier: string) => {
      await runBuild({
        what: 'site',
        program: join(root, 'node_modules/@react-router/dev/bin.cjs'),
        args: ['build'],
        cwd: site,
        environment: { SITE_BUILD_DIR: relative(site, fresh) },
      })
      await compressFiles(join(fresh, 'client'))
      if (existsSync(earlier)) await keepEarlierAssets(earlier, fresh)
    },
  }
  return keepBuild(folder, plan, options)
}
