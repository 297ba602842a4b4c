import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Env } from '../http/client.ts'
import type { Settings } from '../settings.ts'
import { amapPage } from './amap-page.ts'
import { amapService } from './proxy.ts'

/** AMap is offered when both its settings are there: without the code its services refuse. */
export const offersAmap = (settings: Settings) =>
  settings.AMAP_KEY !== '' && settings.AMAP_SECURITY_CODE !== ''

/** What the server does for AMap's map: the document it lives in, and the way to its services. */
export function amap(settings: Settings, log: Logger): Hono<Env> {
  const { AMAP_KEY: key, AMAP_SECURITY_CODE: code, AMAP_CODE_IN_PAGE: inPage } = settings
  const app = new Hono<Env>()
  if (!offersAmap(settings)) {
    if (key) log.warn('AMAP_KEY is set without AMAP_SECURITY_CODE: the site shows its own map only.')
    return app
  }
  if (inPage === 'on') {
    log.warn('AMAP_CODE_IN_PAGE is on: every visitor can read the security code. Turn it off in production.')
    app.get('/_map/amap', amapPage({ key, code }))
    return app
  }
  app.get('/_map/amap', amapPage({ key }))
  app.all('/_AMapService/*', amapService({ key, code, log }))
  return app
}
