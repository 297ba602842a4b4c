import { buildSite, buildStudio } from '../build/builds.ts'
import { readSettings } from '../config/env.ts'
import { print, runCommand } from './run-command.ts'

await runCommand(async () => {
  const start = performance.now()
  const { SITE_BUILD_DIR, STUDIO_BUILD_DIR } = readSettings()
  await buildSite(SITE_BUILD_DIR, { force: true, onBuild: () => print('Building the site ...') })
  await buildStudio(STUDIO_BUILD_DIR, { force: true, onBuild: () => print('Building the studio ...') })
  print(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
})
