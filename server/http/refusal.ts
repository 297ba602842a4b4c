import { askedLanguage } from '@shanmen/api/dispatch/asked-language.ts'
import { codes } from '@shanmen/contract/envelope.ts'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { errorScreen } from './error-screen.ts'

export function isCall(path: string): boolean {
  return path === '/backends' || path.startsWith('/backends/')
}

const messages: Record<number, (typeof codes)[keyof typeof codes]> = {
  404: codes.noSuchCall,
  405: codes.wrongMethod,
  413: codes.tooLarge,
  429: codes.tooMany,
  503: codes.unavailable,
}

/** Refuses a request in the form its sender reads: the envelope for a call, the number alone for everything else. */
export function refusal(c: Context, status: ContentfulStatusCode): Response {
  c.header('Cache-Control', 'no-store')
  if (!isCall(c.req.path)) return errorScreen(c, status)
  const { code, [askedLanguage(c.req.url)]: msg } = messages[status] ?? { ...codes.unexpected, code: status }
  return c.json({ code, msg, data: null }, status)
}

/** Files and health checks: one page loads many of these at once, and they cost next to nothing. */
export function isFile(path: string): boolean {
  return /^\/(?:assets|media)\//.test(path) || /^\/(?:healthz|readyz)$/.test(path)
}
