import type { Server } from 'node:http'
import { join } from 'node:path'
import { readSettings, runAs } from '../config/env.ts'
import { root, type Settings } from '../config/settings.ts'
import { siteOf } from '../site/site.ts'
import { type Prepared, start } from '../start.ts'
import { runCommand } from './run-command.ts'

await runCommand(async () => {
  const settings = readSettings()
  runAs('development')
  const { startDevelopment } = await import('./dev-serve.ts')
  await startDevelopment(settings)
})

/** Serves the site from its sources with hot reload; everything else is as in production. */
export function startDevelopment(settings: Settings): Promise<void> {
  return start(settings, developmentSite)
}

async function developmentSite(server: Server): Promise<Prepared> {
  // Only development needs the bundler; a started site must not pay for loading it.
  const { createServer } = await import('vite')
  const site = join(root, 'site')
  const vite = await createServer({
    root: site,
    configFile: join(site, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  const load = () => vite.ssrLoadModule('virtual:react-router/server-build')
  const first = siteOf(await load(), 'development', Date.now())
  return {
    site: { ...first, reload: async () => siteOf(await load(), 'development', Date.now()).build },
    around: (listener) => (request, response) =>
      vite.middlewares(request, response, () => listener(request, response)),
    close: () => vite.close(),
  }
}
