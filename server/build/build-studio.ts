import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../config/settings.ts'
import { compressFiles, runBuild, sourcesFingerprint } from './bundle.ts'
import { type BuildOptions, ensureBuild, type Stamp } from './ensure-build.ts'

/** What reaches the browser; the authoring API does not. */
const sources = () => [
  'studio/app',
  ...readdirSync(join(root, 'studio'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `studio/${name}`),
  'brand',
  'content',
  'package-lock.json',
]

/** Builds the studio's browser application into `folder` when its sources changed, or always with `force`. */
export function buildStudio(folder: string, options: BuildOptions = {}): Promise<Stamp> {
  const plan = {
    what: 'studio' as const,
    setting: 'STUDIO_BUILD_DIR',
    sources: sourcesFingerprint(root, sources()),
    make: async (fresh: string) => {
      await runBuild({
        what: 'studio',
        program: join(root, 'node_modules/vite/bin/vite.js'),
        args: ['build', '--config', join(root, 'studio/vite.config.ts')],
        cwd: root,
        environment: { STUDIO_BUILD_DIR: fresh },
        lowPriority: true,
      })
      await compressFiles(fresh)
    },
  }
  return ensureBuild(folder, plan, options)
}
