import type { Content } from '@shanmen/content/open.ts'
import type { People } from '@shanmen/studio/people/people.ts'
import { createStudio } from '@shanmen/studio/studio.ts'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { listenerOf } from '../app.ts'
import { media } from '../files/media.ts'
import { type Env, identify } from '../http/client.ts'
import { delivery } from '../http/delivery.ts'
import type { Listener } from '../http/open-server.ts'
import { requestLog } from '../http/request-log.ts'
import { withSecurityHeaders } from '../http/security-headers.ts'
import type { Settings } from '../settings.ts'
import { appFiles } from './app-files.ts'
import { studioHeaders } from './studio-headers.ts'

type Parts = { settings: Settings; publicUrl: string; content: Content; people: People; log: Logger }

/** The whole studio: its calls, its application, and the pictures that both show. Nothing of the site is served here. */
export function createStudioApp({ settings, publicUrl, content, people, log }: Parts): Hono<Env> {
  const https = settings.STUDIO_BASE_URL.startsWith('https:')
  const app = new Hono<Env>()
  app.use(identify(settings.TRUST_PROXY, https))
  app.use(requestLog(log))
  app.use(withSecurityHeaders(studioHeaders(https)))
  app.use(delivery())
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
  app.route(
    '/',
    createStudio({
      content,
      people,
      publicUrl,
      ownOrigin: settings.STUDIO_BASE_URL || undefined,
      rate: settings.RATE_STUDIO,
      writes: settings.RATE_STUDIO_WRITES,
      log,
    }),
  )
  app.route(
    '/',
    media(settings.DATA_DIR, async () => ({ to: 'studio' })),
  )
  app.route('/', appFiles(settings.STUDIO_BUILD_DIR))
  app.notFound((c) => c.text('Not Found\n', 404, { 'Cache-Control': 'no-store' }))
  app.onError((error, c) => {
    log.error({ path: c.req.path, message: error.message, stack: error.stack }, 'request failed')
    return c.text('Internal Server Error\n', 500, { 'Cache-Control': 'no-store' })
  })
  return app
}

/** The studio as a listener of Node's server. */
export const studioListener = (parts: Parts): Listener => listenerOf(createStudioApp(parts), parts.log)
