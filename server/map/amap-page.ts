import type { Handler } from 'hono'
import type { Env } from '../http/client.ts'

const script = 'https://webapi.amap.com'
const hosts = 'https://*.amap.com https://*.autonavi.com'

/**
 * Only in this document may AMap's code run and be shown; the pages of the site keep their own policy. AMap writes
 * styles into its document, asks its services by script through our way to them, and runs its workers from blobs.
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
 * the security code stands in it only while development asks for it (R274).
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
      // The page around asks for the position, when the visitor presses for it; the frame may not.
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'Cache-Control': settings.code ? 'no-store' : 'no-cache',
    })
}
