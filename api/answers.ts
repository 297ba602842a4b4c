import { type CodeName, codes, type Envelope } from '@shanmen/contract/envelope.ts'
import { defaultLanguage, type Language, languageOfId } from '@shanmen/contract/languages.ts'
import { RequestError } from '@shanmen/contract/rpc/dispatch.server.ts'
import { textResponse } from '@shanmen/contract/text-response.ts'

/** The result of a call: its envelope, and the HTTP status that goes with it. */
export type Answer = { status: number; envelope: Envelope<unknown> }

const headers = {
  'Content-Type': 'application/json',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
}

/** For answers that shared caches may keep. */
export const cacheControl = 'public, max-age=60, stale-while-revalidate=600'

/** In seconds: short, so that a database that works again is noticed soon. */
export const retryAfter = '5'

/** The language that an address names (`menu/2`, `?languageId=2`); Chinese otherwise. */
export function requestLanguage(address: string): Language {
  const { pathname, searchParams } = new URL(address)
  const id = searchParams.get('languageId') ?? /\/(\d)$/.exec(pathname)?.[1]
  return languageOfId(Number(id)) ?? defaultLanguage
}

export const successOf = (data: unknown): Answer => ({
  status: codes.ok.status,
  envelope: { code: codes.ok.code, msg: codes.ok[defaultLanguage], data },
})

/** The envelope of an error in the client's language, with the code's HTTP status. */
export function errorOf(code: CodeName, language: Language): Answer {
  const { code: number, status, [language]: msg } = codes[code]
  return { status, envelope: { code: number, msg, data: null } }
}

/** Data as a response. The answer to a GET may be cached for a minute, a list that was posted for may not. */
export const succeed = (data: unknown, method: string): Response =>
  textResponse(JSON.stringify(successOf(data).envelope), {
    headers: { ...headers, 'Cache-Control': method === 'POST' ? 'no-store' : cacheControl },
  })

/** An error as a response. */
export function refuse(code: CodeName, language: Language, more: Record<string, string> = {}): Response {
  const { status, envelope } = errorOf(code, language)
  const retry = (code === 'unavailable' || code === 'tooMany') && { 'Retry-After': retryAfter }
  return textResponse(JSON.stringify(envelope), {
    status,
    headers: { ...headers, 'Cache-Control': 'no-store', ...retry, ...more },
  })
}

/** Thrown by a handler whose content does not exist, or is not public in the client's language now. */
export const notFound = () => new RequestError<CodeName>('notFound', codes.notFound)

/** The value; throws `notFound` where there is none. */
export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw notFound()
  return value
}
