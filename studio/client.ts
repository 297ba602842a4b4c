import type { Answer, Input } from './api/schemas.ts'
import { type CallName, callOf } from './calls.ts'
import type { ErrorBody } from './errors.ts'

/** What a call that failed says: the server's own words, or that there is no answer (`status` 0). */
export class CallError extends Error {
  readonly status: number
  readonly error: ErrorBody['error']
  constructor(status: number, error: ErrorBody['error'], options?: ErrorOptions) {
    super(error.message.en, options)
    this.name = 'CallError'
    this.status = status
    this.error = error
  }
}

const noAnswer: ErrorBody['error'] = {
  code: 'unexpected',
  message: {
    zh: '没有连接到服务器，请检查网络后重试',
    en: 'The server does not answer: check the connection and try again',
  },
}

export type Options = {
  signal?: AbortSignal
  /** Only for calls that upload: the file. */
  body?: Blob
}

export type Call = <N extends CallName>(name: N, input: Input<N>, options?: Options) => Promise<Answer<N>>

/**
 * The client of the authoring API. Resolves with the answer (a `Response` where it is a file); rejects with a CallError,
 * or with the signal's reason.
 */
export function createClient(send: typeof fetch, origin = ''): Call {
  return async <N extends CallName>(name: N, input: Input<N>, { signal, body }: Options = {}) => {
    const { method, file, upload } = callOf(name)
    const { url, rest } = address(name, input)
    let response: Response
    try {
      response = await send(origin + url, {
        method,
        signal,
        credentials: 'same-origin',
        ...(method !== 'GET' && {
          headers: { 'Content-Type': upload ? 'application/octet-stream' : 'application/json' },
          body: upload ? body : JSON.stringify(rest),
        }),
      })
      if (response.ok) return (file ? response : await response.json()) as Answer<N>
    } catch (cause) {
      if (signal?.aborted) throw cause
      throw new CallError(0, noAnswer, { cause })
    }
    throw new CallError(response.status, await errorOf(response))
  }
}

async function errorOf(response: Response): Promise<ErrorBody['error']> {
  const body: unknown = await response.json().catch(() => undefined)
  return body !== null && typeof body === 'object' && 'error' in body ? (body as ErrorBody).error : noAnswer
}

/** Puts an input where its call wants it: `{id}` into the path, the rest into the query or the body. */
export function address(name: CallName, input: object): { url: string; rest: Record<string, unknown> } {
  const { method, path, upload } = callOf(name)
  const rest = new Map<string, unknown>(Object.entries(input).filter(([, value]) => value !== undefined))
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = rest.get(key)
    rest.delete(key)
    return encodeURIComponent(String(value))
  })
  const query =
    method === 'GET' || upload
      ? new URLSearchParams([...rest].map(([key, value]) => [key, String(value)])).toString()
      : ''
  return { url: `/api${filled}${query ? `?${query}` : ''}`, rest: Object.fromEntries(rest) }
}
