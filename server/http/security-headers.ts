import type { Context, MiddlewareHandler } from 'hono'
import type { Settings } from '../config/settings.ts'

/** For responses that are no pages: nothing may be loaded, nothing may frame them. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** The value of HSTS for what is served at an address: what the setting says on https, else none. */
export const hstsOf = (address: string, { HSTS }: Pick<Settings, 'HSTS'>): string =>
  address.startsWith('https:') && HSTS !== 'off' ? HSTS : ''

/** The headers of every response, also of those that never reach a route. */
export function securityHeaders(hsts = ''): Record<string, string> {
  return {
    'Content-Security-Policy': closedPolicy,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
    'Origin-Agent-Cluster': '?1',
    ...(hsts && { 'Strict-Transport-Security': hsts }),
  }
}

/** Adds the headers; a route that has set one itself (a page its policy, a picture its sharing) keeps it. */
export function withSecurityHeaders(headers: Record<string, string>): MiddlewareHandler {
  const entries = Object.entries(headers)
  return async (c, next) => {
    await next()
    for (const [name, value] of entries) if (!c.res.headers.has(name)) setHeader(c, name, value)
  }
}

/**
 * Sets a header of an existing response. `c.header` would copy the whole response each time, a dozen times for each
 * request, and turn its text into a stream.
 */
export function setHeader(c: Context, name: string, value: string): void {
  try {
    c.res.headers.set(name, value)
  } catch {
    // The headers of a fetched response are immutable: Hono makes a copy of it.
    c.header(name, value)
  }
}
