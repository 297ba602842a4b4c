import { type Encoding, negotiate } from '../http/negotiate.ts'
import { sameTag } from '../http/same-tag.ts'
import { languageCookies } from '../site/language-cookie.ts'
import { cdnCaching, type Form, type Kept, sharedCaching } from './cached-response.ts'

/** What an answer depends on beside what is kept. */
export type Reader = {
  path: string
  cookie: string | undefined
  /** `Sec-Fetch-Site`. */
  from: string | undefined
  https: boolean
  tags: string | undefined
  /** When the database was last known to answer, while it does not. */
  asOf: Date | undefined
  requestId: string
}

const webLang = /(?:^|;\s*)webLang=([^;]*)/
const none: string[] = []
const known = new Map<string, Encoding | 'none'>()

/** The encoding for an `Accept-Encoding`. Browsers send a handful of different ones, which are remembered. */
export function encodingOf(header: string | undefined): Encoding | undefined {
  const text = header ?? ''
  const there = known.get(text)
  if (there !== undefined) return there === 'none' ? undefined : there
  const encoding = negotiate(text)
  if (known.size < 100) known.set(text, encoding ?? 'none')
  return encoding
}

/**
 * Status and head of an answer for one reader: 304 when he has it already. A reader whose stored language is another
 * gets it told with the page (R6, R7); such a head is for him alone.
 */
export function headFor(
  kept: Kept,
  form: Form,
  length: number,
  reader: Reader,
  localeCookie: string,
): { status: number; head: string[] } {
  const status = kept.status === 200 && sameTag(reader.tags, kept.etag) ? 304 : kept.status
  const stored = kept.page ? webLang.exec(reader.cookie ?? '')?.[1] : undefined
  const { path, from, https } = reader
  const cookies = kept.page ? languageCookies(path, { stored, from, https }, localeCookie) : none
  if (status !== 304 && cookies.length === 0 && !reader.asOf)
    return { status, head: wholeHead(kept, form, length, reader.requestId) }
  const head = ['x-request-id', reader.requestId, ...headOf(kept, form)]
  if (status !== 304) head.push('content-length', String(length))
  head.push(...(cookies.length > 0 ? ['cache-control', 'private, no-cache'] : cachingOf(kept)))
  for (const cookie of cookies) head.push('set-cookie', cookie)
  if (reader.asOf) head.push('x-content-as-of', reader.asOf.toISOString())
  return { status, head }
}

/** Put together once for each form. Only the request's number changes: it is to be sent before the next one is asked for. */
function wholeHead(kept: Kept, form: Form, length: number, requestId: string): string[] {
  const there = kept.heads[form]
  if (there) {
    there[1] = requestId
    return there
  }
  const head = ['x-request-id', requestId, ...headOf(kept, form), ...cachingOf(kept)]
  head.push('content-length', String(length))
  kept.heads[form] = head
  return head
}

const cachingOf = ({ cacheControl }: Kept): string[] =>
  cacheControl === sharedCaching
    ? ['cache-control', cacheControl, 'cdn-cache-control', cdnCaching]
    : ['cache-control', cacheControl]

function headOf(kept: Kept, form: Form): string[] {
  const head = kept.etag ? [...kept.headers, 'etag', kept.etag] : [...kept.headers]
  if (form !== 'identity') head.push('content-encoding', form)
  return head
}
