import { isFailure } from '@shanmen/content/database/database-health.ts'
import type { CallName } from '@shanmen/contract/calls.ts'
import type { InProcessClient } from '@shanmen/contract/client.ts'
import type { CodeName } from '@shanmen/contract/envelope.ts'
import { languageOfId } from '@shanmen/contract/languages.ts'
import type { Handlers, Parsed } from '@shanmen/contract/schemas.ts'
import { refusalOf, refuse, succeed, successOf } from './dispatch/answers.ts'
import { askedLanguage } from './dispatch/asked-language.ts'
import { allowed, type Match, matchPath } from './dispatch/match.ts'
import { parseInput } from './dispatch/parse-input.ts'
import { inputOfBody, inputOfQuery, type RawInput } from './dispatch/raw-input.ts'
import { readBody } from './dispatch/read-body.ts'
import { NotFound } from './not-found.ts'

/** Where unexpected errors are told; pino's logger has this form. */
export type Log = { error: (fields: Record<string, unknown>, message: string) => void }

/**
 * The one way to the calls: finds the call of a request, checks its input, runs its handler and wraps the answer
 * (requirements §6.2). Never rejects, and never tells a client more of an error than its code. `path` starts at `/api`.
 */
export const createDoor = (handlers: Handlers, log: Log) => async (request: Request, path: string) => {
  const match = matchPath(path)
  const language = askedLanguage(request.url)
  if (!match) return refuse('noSuchCall', language)
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const name = method === 'GET' || method === 'POST' ? match.byMethod[method] : undefined
  if (!name) return refuse('wrongMethod', language, { Allow: allowed(match) })
  const answer = await answerCall(handlers, log, name, match, request)
  return request.method === 'HEAD' ? new Response(null, answer) : answer
}

/** The same without a request, for who asks in this process. Never rejects. */
export const createAsk =
  (handlers: Handlers, log: Log): InProcessClient =>
  async (name, input) => {
    const raw = inputOfBody(name, input)
    const language = languageOfId(Number(raw?.get('languageId'))) ?? 'zh'
    try {
      const parsed = raw && parseInput(name, raw)
      return parsed ? successOf(await handle(handlers, name, parsed)) : refusalOf('badRequest', language)
    } catch (error) {
      return refusalOf(codeOf(error, name, log), language)
    }
  }

async function answerCall(handlers: Handlers, log: Log, name: CallName, match: Match, request: Request) {
  let language = askedLanguage(request.url)
  try {
    let raw: RawInput | undefined
    if (request.method === 'POST') {
      const body = await readBody(request)
      if (!body.ok) return refuse(body.code, language)
      raw = inputOfBody(name, body.value)
    } else raw = inputOfQuery(name, new URL(request.url).searchParams, match.languageId)
    language = languageOfId(Number(raw?.get('languageId'))) ?? language
    return (await run(handlers, name, raw, request)) ?? refuse('badRequest', language)
  } catch (error) {
    return refuse(codeOf(error, name, log), language)
  }
}

/** What a call that failed is refused with; the reason of what nobody expected goes to the log alone. */
function codeOf(error: unknown, name: CallName, log: Log): CodeName {
  if (error instanceof NotFound) return 'notFound'
  const { message, stack } = error instanceof Error ? error : { message: String(error) }
  log.error({ call: name, message, stack }, 'call failed')
  return isFailure(error) ? 'unavailable' : 'unexpected'
}

const handle = <N extends CallName>(handlers: Handlers, name: N, input: Parsed<N>) => handlers[name](input)

async function run<N extends CallName>(
  handlers: Handlers,
  name: N,
  raw: RawInput | undefined,
  request: Request,
) {
  const input = raw && parseInput(name, raw)
  return input && succeed(await handle(handlers, name, input), request)
}
