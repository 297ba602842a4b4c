import { createRateLimit } from '@shanmen/contract/rpc/rate-limit.server.ts'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Env } from './client.ts'

const path = '/csp-reports'
/** The directive of a policy that sends its violations here. The newer `report-to` would take a header of its own. */
export const reportDirective = `report-uri ${path}`

const perClient = 10
const perMinute = 60

type Log = { warn: (line: object, message: string) => void }

/**
 * Receives what browsers report about the content security policy and logs it in short: the directive, the origin that was
 * blocked, the page without its query. Nothing about the visitor, and nothing is stored.
 */
export function cspReports(log: Log): Hono<Env> {
  const fromClient = createRateLimit(perClient)
  const fromAll = createRateLimit(perMinute)
  // Left to itself, the library throws, which is a failure of the application.
  const limit = bodyLimit({ maxSize: 16_384, onError: (c) => c.body(null, 413) })
  return new Hono<Env>().post(path, limit, async (c) => {
    c.header('Cache-Control', 'no-store')
    const seconds = fromClient(c.get('client').address) || fromAll('')
    if (seconds > 0) return c.body(null, 429, { 'Retry-After': String(seconds) })
    const body: unknown = await c.req.json().catch(() => undefined)
    const report = recordOf(recordOf(body)['csp-report'])
    const directive =
      textOf(report['effective-directive'] ?? report['violated-directive']).split(' ')[0] ?? ''
    if (!/^[a-z-]{3,40}$/.test(directive)) return c.body(null, 400)
    const [blocked, page] = [textOf(report['blocked-uri']), textOf(report['document-uri'])]
    const line = { directive, blocked: shortly(blocked), page: pageOf(page) }
    log.warn(line, 'content security policy violated')
    return c.body(null, 204)
  })
}

const recordOf = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {}

/** Anyone can send anything: what is no text is none. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The origin of an address, or a word such as `inline`. */
function shortly(text: string): string {
  if (/^[a-z-]{1,30}$/.test(text)) return text
  return URL.canParse(text) ? new URL(text).origin.slice(0, 100) : ''
}

/** The path of a page; a long segment may be the token of a preview. */
const pageOf = (text: string): string =>
  URL.canParse(text) ? new URL(text).pathname.replace(/[^/]{25,}/g, '…').slice(0, 100) : ''
