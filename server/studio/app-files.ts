import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { serveFiles } from '../files/serve-files.ts'
import { appPolicy } from './studio-headers.ts'

/** What the build writes where the nonce belongs. */
const placeholder = 'CSP_NONCE'
/** Names of what only whoever is signed in needs (`studio/vite.config.ts`): on a slow line they would delay the gate. */
const inside = /\s*<link [^>]*\bdata-inside\b[^>]*>/g
const forAYear = { 'Cache-Control': 'public, max-age=31536000, immutable' }
const forAnHour = { 'Cache-Control': 'public, max-age=3600' }

/**
 * The built application. Its files carry the hash of their content; its one page is made anew for each request, with a
 * nonce that nobody can know beforehand.
 */
export function appFiles(folder: string): Hono {
  const whole = readFileSync(join(folder, 'index.html'), 'utf8')
  const gate = whole.replaceAll(inside, '')
  const files = { root: folder, precompressed: true }
  const app = new Hono()
  app.get(
    '/assets/*',
    serveFiles(files, () => forAYear),
    (c) => c.text('Not Found\n', 404, { 'Cache-Control': 'no-store' }),
  )
  app.get(
    '/:file{.+\\.(?:svg|ico|png|webp)}',
    serveFiles(files, () => forAnHour),
  )
  app.get('/', (c) => {
    const nonce = randomBytes(18).toString('base64')
    // Only a guess, which decides nothing: the session may have ended.
    const html = /\bstudio\.session_token=/.test(c.req.header('Cookie') ?? '') ? whole : gate
    return c.html(html.replaceAll(placeholder, nonce), 200, {
      'Content-Security-Policy': appPolicy(nonce),
      'Cache-Control': 'no-store',
    })
  })
  return app
}
