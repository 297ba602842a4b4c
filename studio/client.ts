import {
  ApiError,
  address as addressOf,
  type CallOptions,
  createCaller,
  sendCall,
} from '@shanmen/contract/rpc/client.ts'
import type { Answer, Input } from './api/schemas.ts'
import { type CallName, callOf } from './calls.ts'
import type { ErrorBody } from './errors.ts'

type ServerError = ErrorBody['error']

const noAnswer: ServerError = {
  code: 'unexpected',
  message: {
    zh: '没有连接到服务器，请检查网络后重试',
    en: 'The server does not answer: check the connection and try again',
  },
}

export type Call = <N extends CallName>(name: N, input: Input<N>, options?: CallOptions) => Promise<Answer<N>>

/**
 * The client of the authoring API. Resolves with the answer (a `Response` where it is a file); rejects with an ApiError.
 */
export function createClient(send: typeof fetch, origin = ''): Call {
  const http = { base: `${origin}/api`, send }
  const errorWith = (name: CallName, status: number, error: ServerError, cause?: unknown) => {
    const kind = error === noAnswer ? 'network' : 'refused'
    return new ApiError(name, kind, status, error.message.en, { error, cause })
  }
  const call = createCaller<CallName, Response>(
    (name, input, options) => sendCall(callOf(name), input, http, options),
    async (name, response) => {
      if (!response.ok) throw errorWith(name, response.status, await errorIn(response))
      return callOf(name).file ? response : response.json()
    },
    (name, cause) => errorWith(name, 0, noAnswer, cause),
  )
  return <N extends CallName>(name: N, input: Input<N>, options?: CallOptions) =>
    call(name, input, options) as Promise<Answer<N>>
}

async function errorIn(response: Response): Promise<ServerError> {
  const body: unknown = await response.json().catch(() => undefined)
  return body !== null && typeof body === 'object' && 'error' in body ? (body as ErrorBody).error : noAnswer
}

/** What the server says about a call that failed; undefined for a call that was aborted and for any other error. */
export const serverErrorOf = (error: unknown): ServerError | undefined =>
  error instanceof ApiError ? (error.error as ServerError | undefined) : undefined

/** Where a call is sent, and its JSON body. */
export function address(name: CallName, input: Record<string, unknown>): { url: string; body?: string } {
  const { url, ...rest } = addressOf(callOf(name), input)
  return { url: `/api${url}`, ...rest }
}
