import { join } from 'node:path'
import { Hono } from 'hono'
import type { BuildInfo } from '../site/site.ts'
import { serveFiles } from './serve-files.ts'

const forAYear = { 'Cache-Control': 'public, max-age=31536000, immutable' }
const forAnHour = { 'Cache-Control': 'public, max-age=3600' }

/**
 * The files of the built site. Names under `/assets` carry the hash of their content and never change; the others
 * (icons, manifest) are looked at again after an hour. Their compressed forms were made by the build.
 */
export function builtFiles(folder: string, info: BuildInfo): Hono {
  const app = new Hono()
  const files = { root: join(folder, 'client'), precompressed: true }
  app.get('/_app/builds/latest.json', (c) => c.json(info, 200, { 'Cache-Control': 'no-cache' }))
  app.get(
    '/assets/*',
    serveFiles(files, () => forAYear),
    (c) => c.text('Not Found\n', 404, { 'Cache-Control': 'no-store' }),
  )
  app.get(
    '/:file{.+\\.(?:svg|ico|png|webp|webmanifest|txt|xml)}',
    serveFiles(files, () => forAnHour),
  )
  // Browsers ask for it unbidden; the icons of the pages are named in them.
  app.get('/favicon.ico', (c) => c.text('Not Found\n', 404, { 'Cache-Control': 'public, max-age=3600' }))
  return app
}
