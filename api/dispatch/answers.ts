import { createHash } from 'node:crypto'
import { type CodeName, codes, type Envelope } from '@shanmen/contract/envelope.ts'
import type { Language } from '@shanmen/contract/languages.ts'
import { textResponse } from '@shanmen/contract/text-response.ts'
import { sameTag } from './same-tag.ts'

/** What comes of a call: its envelope, and the HTTP status that goes with it. */
export type Answer = { status: number; envelope: Envelope<unknown> }

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
}

/** The envelope of a refusal, in the reader's language, with the code's HTTP status (requirements §6.2). */
export function refusalOf(code: CodeName, language: Language): Answer {
  const { code: number, status, [language]: msg } = codes[code]
  return { status, envelope: { code: number, msg, data: null } }
}

export const successOf = (data: unknown): Answer => ({
  status: codes.ok.status,
  envelope: { code: codes.ok.code, msg: codes.ok.zh, data },
})

/** In seconds: a database that is back is noticed sooner. */
export const retryAfter = '5'

/** A refusal as a response. */
export function refuse(code: CodeName, language: Language, more: Record<string, string> = {}): Response {
  const { status, envelope } = refusalOf(code, language)
  const again = code === 'unavailable' && { 'Retry-After': retryAfter }
  const own = { ...headers, 'Cache-Control': 'no-store', ...again, ...more }
  return textResponse(JSON.stringify(envelope), { status, headers: own })
}

/** An answer as a response. A GET may be kept for a minute and asked for again with its tag; a list may not. */
export function succeed(data: unknown, request: Request): Response {
  const body = JSON.stringify(successOf(data).envelope)
  if (request.method === 'POST')
    return textResponse(body, { headers: { ...headers, 'Cache-Control': 'no-store' } })
  return cacheable(body, request, headers)
}

/** A body that shared caches may keep, or 304 when the reader has it already. Tags are weak: bodies get compressed. */
export function cacheable(body: string, request: Request, more: Record<string, string>): Response {
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const all = {
    ...more,
    'Cache-Control': 'public, max-age=60, stale-while-revalidate=600',
    ETag: tag,
  }
  if (sameTag(request.headers.get('If-None-Match'), tag))
    return new Response(null, { status: 304, headers: all })
  return textResponse(body, { headers: all })
}
