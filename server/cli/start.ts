import { readSettings, refuseUnusedBackupDir, runAs } from '../config/env.ts'
import { print, runCommand } from './run-command.ts'

await runCommand(async () => {
  const settings = readSettings()
  refuseUnusedBackupDir(settings)
  runAs('production')
  const { start } = await import('../start.ts')
  const { buildSite } = await import('../build/builds.ts')
  const { loadBuiltSite } = await import('../site/site.ts')
  await start(settings, async () => {
    await buildSite(settings.SITE_BUILD_DIR, { onBuild: () => print('Building the site ...') })
    return { site: await loadBuiltSite(settings.SITE_BUILD_DIR) }
  })
})
