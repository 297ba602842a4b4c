import { sameTag } from '@shanmen/backends/door/same-tag.ts'
import { type Encoding, negotiate } from '../http/negotiate.ts'
import { languageCookie } from '../site/language-cookie.ts'
import { cdnCaching, type Form, type Kept, sharedCaching } from './kept.ts'

/** What an answer depends on beside what is kept. */
export type Reader = {
  path: string
  cookie: string | undefined
  https: boolean
  tags: string | undefined
  /** When the database was last known to answer, while it does not. */
  asOf: Date | undefined
}

const webLang = /(?:^|;\s*)webLang=([^;]*)/
const known = new Map<string, Encoding | undefined>()

/** The encoding for an `Accept-Encoding`. Browsers send a handful of different ones, which are remembered. */
export function encodingOf(header: string | undefined): Encoding | undefined {
  const text = header ?? ''
  if (known.has(text)) return known.get(text)
  const encoding = negotiate(text)
  if (known.size < 100) known.set(text, encoding)
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
): { status: number; head: string[] } {
  const status = kept.status === 200 && sameTag(reader.tags, kept.etag) ? 304 : kept.status
  const stored = kept.page ? webLang.exec(reader.cookie ?? '')?.[1] : undefined
  const cookie = kept.page ? languageCookie(reader.path, stored, reader.https) : undefined
  const plain = status === 304 ? headOf(kept, form) : wholeHead(kept, form, length)
  const head = [...plain, 'cache-control', cookie ? 'private, no-cache' : kept.cacheControl]
  if (cookie) head.push('set-cookie', cookie)
  else if (kept.cacheControl === sharedCaching) head.push('cdn-cache-control', cdnCaching)
  if (reader.asOf) head.push('x-content-as-of', reader.asOf.toISOString())
  return { status, head }
}

/** Put together once for each form. */
function wholeHead(kept: Kept, form: Form, length: number): string[] {
  const there = kept.heads[form]
  if (there) return there
  const head = [...headOf(kept, form), 'content-length', String(length)]
  kept.heads[form] = head
  return head
}

function headOf(kept: Kept, form: Form): string[] {
  const head = kept.etag ? [...kept.headers, 'etag', kept.etag] : [...kept.headers]
  if (form !== 'identity') head.push('content-encoding', form)
  return head
}
