import { createHash } from 'node:crypto'
import { requestLanguage } from '@shanmen/api/answers.ts'
import * as colours from '@shanmen/brand/colours.ts'
import { codes } from '@shanmen/contract/envelope.ts'
import { defaultLanguage } from '@shanmen/contract/languages.ts'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isProbe, pathOf, type Rejection } from './request-guard.ts'
import { closedPolicy } from './security-headers.ts'

export function isCall(path: string): boolean {
  return path === '/backends' || path.startsWith('/backends/')
}

const messages: Record<number, (typeof codes)[keyof typeof codes]> = {
  400: codes.unreadable,
  404: codes.noSuchCall,
  405: codes.wrongMethod,
  413: codes.tooLarge,
  429: codes.tooMany,
  503: codes.unavailable,
}

/** An error in the form that its client reads: the envelope for a call, the bare number for everything else. */
export function errorResponse(c: Context, status: ContentfulStatusCode): Response {
  c.header('Cache-Control', 'no-store')
  if (!isCall(c.req.path)) return errorPage(c, status)
  const { code, [requestLanguage(c.req.url)]: msg } = messages[status] ?? {
    ...codes.unexpected,
    code: status,
  }
  return c.json({ code, msg, data: null }, status)
}

/** Files, health checks and metrics: one page loads many of them at once, and each costs very little. */
export function isFile(path: string): boolean {
  return /^\/(?:assets|media)\//.test(path) || isProbe(path)
}

const style =
  `html{height:100%}body{margin:0;min-height:100%;display:grid;place-items:center;background:${colours.paper};` +
  `color:${colours.errorInk};font:300 clamp(6rem,24vw,14rem)/1 Georgia,serif}`
const styleHash = createHash('sha256').update(style).digest('base64')

/** Shown when the site itself cannot render: a full screen with only the number. */
export function errorPage(c: Context, status: ContentfulStatusCode): Response {
  const html =
    `<!DOCTYPE html><html><head><meta charset="utf-8"><title>${status}</title>` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><style>${style}</style></head>` +
    `<body>${status}</body></html>`
  c.header('Content-Security-Policy', `${closedPolicy}; style-src 'sha256-${styleHash}'`)
  c.header('Cache-Control', 'no-store')
  return c.html(html, status)
}

const rejectionMessages: Partial<Record<Rejection['status'], (typeof codes)[keyof typeof codes]>> = {
  400: codes.unreadable,
  405: codes.wrongMethod,
  414: codes.tooLong,
}

/** The body for a request that the request guard rejects: the envelope for a call, a line of text for everything else. */
export function rejectionBody(url: string, { status, text }: Rejection): { type: string; body: string } {
  const error = rejectionMessages[status]
  if (!error || !isCall(pathOf(url))) return { type: 'text/plain; charset=utf-8', body: `${text}\n` }
  const address = URL.parse(url, 'http://site')
  const msg = error[address ? requestLanguage(address.href) : defaultLanguage]
  const body = JSON.stringify({ code: error.code, msg, data: null })
  return { type: 'application/json; charset=utf-8', body }
}
