import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sweep } from '@shanmen/server/build/ensure-build.ts'
import type { TestProject } from 'vitest/node'
import { runStart, startSite, stopSite, studioOf } from '../scripts/started-program.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origin of the one real site that all e2e tests share: own data with the sample content, own build, own port. */
    baseUrl: string
    /** A data folder with the sample content, to be copied: loading it costs five seconds of processor time. */
    sampleFolder: string
    /** Where its build is, for tests that start the site once more with other settings. */
    buildFolder: string
    /** Origin of that site's studio, which is not set up. Tests that write start a site of their own. */
    studioUrl: string
    /** Where the studio's application is built. */
    studioBuildFolder: string
  }
}

/** Starts the site once for all e2e tests; a test gets its address by `inject('baseUrl')`. */
export default async function serveSite({ provide }: TestProject): Promise<() => Promise<void>> {
  const data = await mkdtemp(join(tmpdir(), 'shanmen-data-'))
  const sample = await mkdtemp(join(tmpdir(), 'shanmen-sample-'))
  // Inside the repository, because the built server needs its packages.
  const cache = join(import.meta.dirname, '../node_modules/.cache')
  await sweep(cache, 'test-build-', Date.now() - 86_400_000)
  const build = join(cache, `test-build-${randomUUID()}`)
  const studioBuild = `${build}-studio`
  const remove = async () => {
    for (const folder of [data, sample, build, studioBuild])
      await rm(folder, { recursive: true, force: true })
  }
  try {
    const builds = { SITE_BUILD_DIR: build, STUDIO_BUILD_DIR: studioBuild }
    // Each takes a core for some ten seconds.
    const prepared = [runStart({ DATA_DIR: sample }, 'sample'), runStart(builds, 'build')]
    for (const { code, output } of await Promise.all(prepared.map(({ ended }) => ended)))
      if (code !== 0) throw new Error(`The sample content was not loaded, or nothing was built:\n${output}`)
    await cp(sample, data, { recursive: true })
    const site = await startSite({ DATA_DIR: data, STUDIO: 'on', ...builds })
    provide('baseUrl', site.baseUrl)
    provide('sampleFolder', sample)
    provide('buildFolder', build)
    provide('studioUrl', (await studioOf(site)).studioUrl)
    provide('studioBuildFolder', studioBuild)
    return async () => {
      await stopSite(site)
      await remove()
    }
  } catch (error) {
    await remove()
    throw error
  }
}
