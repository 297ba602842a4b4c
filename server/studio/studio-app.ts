import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UploadWorker } from '@shanmen/content/media/upload-worker.ts'
import type { Content } from '@shanmen/content/open.ts'
import type { Problems } from '@shanmen/studio/api/problems.ts'
import type { People } from '@shanmen/studio/people/people.ts'
import { maySeeMedia } from '@shanmen/studio/people/session.ts'
import { createStudio } from '@shanmen/studio/studio.ts'
import { Hono } from 'hono'
import type { Registry } from 'prom-client'
import { listenerOf } from '../app.ts'
import type { Settings } from '../config/settings.ts'
import { media, originals } from '../files/media.ts'
import { builtAssets } from '../files/serve-files.ts'
import { metrics } from '../health/metrics.ts'
import { type Env, identify } from '../http/client.ts'
import { cspReports, reportDirective } from '../http/csp-reports.ts'
import type { Listener } from '../http/listen.ts'
import { closedPolicy, hstsOf, securityHeaders, withSecurityHeaders } from '../http/security-headers.ts'
import { type Log, requestLog } from '../log.ts'
import { finishResponse } from '../response-cache/respond.ts'

export type StudioOptions = {
  settings: Settings
  publicUrl: string
  content: Content
  people: People
  uploads: Pick<UploadWorker, 'wake'>
  /** What `/readyz` names under the same word. */
  problems: () => Problems
  logs: Log
  /** `/healthz`, `/readyz` and `/version`. */
  health: Hono
  /** What `/metrics` shows. */
  registry: Registry
  /** Serves the application; left out, the build is served. */
  files?: Hono | undefined
}

/** The whole studio: its calls, its application, and the pictures that both show. Nothing of the site is served here. */
export function createStudioApp(options: StudioOptions): Hono<Env> {
  const { settings, publicUrl, content, people, uploads, problems, logs, health, registry, files } = options
  const { log, logRequest } = logs
  const https = settings.STUDIO_BASE_URL.startsWith('https:')
  const app = new Hono<Env>()
  app.use(identify(settings.TRUST_PROXY, https))
  app.use(requestLog(logRequest))
  app.use(withSecurityHeaders(studioHeaders(hstsOf(settings.STUDIO_BASE_URL, settings))))
  app.use(finishResponse())
  app.route('/', health)
  app.route('/', metrics(registry, { token: settings.METRICS_TOKEN }))
  app.route('/', cspReports(log))
  app.route(
    '/',
    createStudio({
      content,
      people,
      publicUrl,
      ownOrigin: settings.STUDIO_BASE_URL || undefined,
      rate: settings.RATE_STUDIO,
      writes: settings.RATE_STUDIO_WRITES,
      uploads,
      problems,
      log,
    }),
  )
  app.on('GET', ['/media/*', '/originals/*'], async (c, next) =>
    (await maySeeMedia(people, c.req.raw, c.get('client').address))
      ? next()
      : c.text('Unauthorized\n', 401, { 'Cache-Control': 'no-store' }),
  )
  app.route(
    '/',
    media(content.media, async () => ({ to: 'studio' })),
  )
  app.route('/', originals(content.media))
  app.route('/', files ?? appFiles(settings.STUDIO_BUILD_DIR))
  app.notFound((c) => c.text('Not Found\n', 404, { 'Cache-Control': 'no-store' }))
  app.onError((error, c) => {
    log.error({ path: c.req.path, message: error.message, stack: error.stack }, 'request failed')
    return c.text('Internal Server Error\n', 500, { 'Cache-Control': 'no-store' })
  })
  return app
}

/** The studio as a listener of Node's server. */
export const studioListener = (options: StudioOptions): Listener =>
  listenerOf(createStudioApp(options), options.logs.log)

/** What the build writes where the nonce belongs. */
const placeholder = 'CSP_NONCE'
/** Links that only signed-in users need (`studio/vite.config.ts`): on a slow line they would delay the sign-in page. */
const inside = /\s*<link [^>]*\bdata-inside\b[^>]*>/g

/**
 * The built application. Its files carry the hash of their content; its one page is rendered for each request, with an
 * unpredictable nonce.
 */
function appFiles(folder: string): Hono {
  const whole = withIntegrity(readFileSync(join(folder, 'index.html'), 'utf8'), folder)
  const signIn = whole.replaceAll(inside, '')
  const app = new Hono().route('/', builtAssets(folder))
  app.get('/', (c) => {
    const nonce = randomBytes(18).toString('base64')
    // Only a guess, which decides nothing: the session may have ended.
    const html = /\bstudio\.session_token=/.test(c.req.header('Cookie') ?? '') ? whole : signIn
    return c.html(html.replaceAll(placeholder, nonce), 200, {
      'Content-Security-Policy': appPolicy(nonce),
      'Cache-Control': 'no-store',
    })
  })
  return app
}

/** The page with the hash of each script and style sheet that it names: the browser runs no other. */
const withIntegrity = (html: string, folder: string): string =>
  html.replace(
    /<(?:script|link)\b[^>]* (?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g,
    (tag, path: string) => {
      const hash = createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('base64')
      return `${tag} integrity="sha256-${hash}"`
    },
  )

/** The headers of every answer of the studio: like the site's, and no other site learns where an editor came from. */
const studioHeaders = (hsts: string): Record<string, string> => ({
  ...securityHeaders(hsts),
  'Content-Security-Policy': `${closedPolicy}; sandbox`,
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'X-Robots-Tag': 'noindex, nofollow',
})

/**
 * The policy of the application's one page: code and pictures from here alone, styles from here or with the nonce that
 * its style sheets made in the browser carry. Pictures may be shown before they are uploaded (`blob:`).
 */
export const appPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    // Text becomes markup nowhere; what is pasted is parsed apart by the editor's clipboard, through a policy of its own.
    "require-trusted-types-for 'script'",
    'trusted-types ProseMirrorClipboard',
    reportDirective,
  ].join('; ')
