import { askedLanguage } from '@shanmen/api/dispatch/asked-language.ts'
import { codes } from '@shanmen/contract/envelope.ts'
import { isCall } from './refusal.ts'
import { pathOf, type Refused } from './request-guard.ts'

const messages: Partial<Record<Refused['status'], (typeof codes)[keyof typeof codes]>> = {
  400: codes.unreadable,
  405: codes.wrongMethod,
  414: codes.tooLong,
}

/** What a request that is turned away at the front door is told: the envelope for a call, a line for everything else. */
export function refusedBody(url: string, { status, text }: Refused): { type: string; body: string } {
  const given = messages[status]
  if (!given || !isCall(pathOf(url))) return { type: 'text/plain; charset=utf-8', body: `${text}\n` }
  const asked = URL.parse(url, 'http://site')
  const msg = given[asked ? askedLanguage(asked.href) : 'zh']
  const body = JSON.stringify({ code: given.code, msg, data: null })
  return { type: 'application/json; charset=utf-8', body }
}
