import { isFailure } from '@shanmen/content/database/database-health.ts'
import { type CallName, calls } from '@shanmen/contract/calls.ts'
import type { InProcessClient } from '@shanmen/contract/client.ts'
import type { CodeName } from '@shanmen/contract/envelope.ts'
import { defaultLanguage, type Language, languageOfId } from '@shanmen/contract/languages.ts'
import {
  createDispatcher,
  createMatcher,
  RequestError,
  runCall,
} from '@shanmen/contract/rpc/dispatch.server.ts'
import { InputError } from '@shanmen/contract/rpc/input.server.ts'
import { type Handlers, schemas } from '@shanmen/contract/schemas.ts'
import { errorOf, refuse, requestLanguage, succeed, successOf } from './answers.ts'

/** Where unexpected errors are logged; pino's logger has this form. */
export type Log = { error: (fields: Record<string, unknown>, message: string) => void }

export const largestBody = 16 * 1024
const schemaOf = (name: CallName) => schemas[name].input
const input = { largestBody: () => largestBody, lenient: true }

/** Finds the calls of a path such as `/api/menu/1`; undefined when there is none. */
export const matchPath = createMatcher(calls)

/**
 * Answers the requests to the public API; `path` starts at `/api`. Never rejects; a client learns only the code of an
 * error.
 */
export function createPublicDispatcher(
  handlers: Handlers,
  log: Log,
): (request: Request, path: string) => Promise<Response> {
  const dispatch = createDispatcher<CallName, undefined>({
    calls,
    schemaOf,
    handlers,
    input,
    succeed: ({ request }, data) => succeed(data, request.method),
    fail: ({ name, request, raw }, error) =>
      refuse(codeOf(error, name, log), languageIn(raw) ?? requestLanguage(request.url)),
    noCall: ({ url }, allowed) =>
      allowed === undefined
        ? refuse('noSuchCall', requestLanguage(url))
        : refuse('wrongMethod', requestLanguage(url), { Allow: allowed }),
  })
  return (request, path) => dispatch(request, path, undefined)
}

/** The same without requests, for callers in this process. Never rejects. */
export const createInProcessClient =
  (handlers: Handlers, log: Log): InProcessClient =>
  async (name, values) => {
    try {
      return successOf(await runCall({ schemaOf, handlers, input }, name, values, undefined))
    } catch (error) {
      return errorOf(codeOf(error, name, log), languageIn(new Map(Object.entries(values))) ?? defaultLanguage)
    }
  }

// The value was not checked: an object in it may have no way to become a number.
function languageIn(raw: ReadonlyMap<string, unknown> | undefined): Language | undefined {
  const id = raw?.get('languageId')
  return typeof id === 'number' || typeof id === 'string' ? languageOfId(Number(id)) : undefined
}

/** The code that a failed call is answered with. An unexpected error is logged, its reason is not answered. */
function codeOf(error: unknown, call: CallName, log: Log): CodeName {
  if (error instanceof InputError) return error.fault === 'tooLarge' ? 'tooLarge' : 'badRequest'
  if (error instanceof RequestError) return error.code as CodeName
  const { message, stack } = error instanceof Error ? error : { message: String(error) }
  const isAway = isFailure(error)
  // A failure of the database, which each request meets while it lasts, is not found by where it was met.
  log.error({ call, message, ...(!isAway && { stack }) }, 'call failed')
  return isAway ? 'unavailable' : 'unexpected'
}
