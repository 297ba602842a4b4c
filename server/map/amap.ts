import { type Handler, Hono } from 'hono'
import type { Logger } from 'pino'
import type { Settings } from '../config/settings.ts'
import type { Env } from '../http/client.ts'
import { amapService } from './amap-proxy.ts'

/** AMap is offered when both its settings are set: without the code its services refuse. */
export const offersAmap = (settings: Settings) =>
  settings.AMAP_KEY !== '' && settings.AMAP_SECURITY_CODE !== ''

/** The routes for AMap's map: the document of its frame, and the proxy to its services. */
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

const script = 'https://webapi.amap.com'
const hosts = 'https://*.amap.com https://*.autonavi.com'

/**
 * Only in this document may AMap's code run and be shown; the pages of the site keep their own policy. AMap writes
 * styles into its document, requests its services by script through our proxy, and runs its workers from blobs.
 */
const policy = [
  "default-src 'none'",
  `script-src 'self' ${script}`,
  "style-src 'unsafe-inline'",
  `img-src 'self' data: blob: ${hosts}`,
  `connect-src 'self' ${hosts}`,
  'worker-src blob:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')

/**
 * The document inside a map page in which AMap's map lives (`site/app/map/amap`). It carries the key, which is public;
 * it contains the security code only in development, when the setting says so.
 */
export function amapPage(settings: { key: string; code?: string }): Handler<Env> {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c')
  const html =
    '<!DOCTYPE html><html lang="zh-CN"><head><meta charset="utf-8"><title>AMap</title>' +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"></head>' +
    `<body><script type="application/json" id="amap">${json}</script></body></html>`
  return (c) =>
    c.html(html, 200, {
      'Content-Security-Policy': policy,
      'X-Frame-Options': 'SAMEORIGIN',
      // The page around the frame requests the position when the visitor presses the button; the frame may not.
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'Cache-Control': settings.code ? 'no-store' : 'no-cache',
    })
}
