import { type CallName, calls } from './calls.ts'
import { clientMessages, type Envelope } from './envelope.ts'
import type { Language } from './languages.ts'
import { ApiError, address as addressOf, createCaller, sendCall } from './rpc/client.ts'
import type { Data, Input } from './schemas.ts'

/** Sends one request and returns its answer: `fetch` in the browser, a function call into the API on the server. */
export type Transport = (request: Request) => Promise<Response>

type Answer = { status: number; envelope: unknown }

/** An API in this process: a call's input in, the status and the envelope of its answer out. */
export type InProcessClient = (
  name: CallName,
  input: Record<string, unknown>,
  signal?: AbortSignal,
) => Promise<Answer>

export type ClientOptions = {
  /** Origin of the API without a trailing slash; '' means the page's own. */
  host: string
  transport: Transport
  /** An API in this process, called in place of `transport`: without requests there is nothing to serialize. */
  ask?: InProcessClient | undefined
  /** Language of the client's own messages. */
  language: Language
  /** Name and value of the header that identifies the front end. */
  identification?: { name: string; value: string }
  timeoutMs?: number
}

export type Call = <N extends CallName>(name: N, input: Input<N>, signal?: AbortSignal) => Promise<Data<N>>

export const platform = '11'
export const identification = { name: 'X-Frontend-Id', value: 'group-portal-web' }
const timeoutMs = 15_000

/**
 * The client of the public API. Resolves with the envelope's `data`; rejects with an ApiError and shows nothing: how a
 * failure is shown is decided where the client is used.
 */
export function createClient(options: ClientOptions): Call {
  const { ask, language } = options
  const networkError = (name: CallName, code: number, cause?: unknown) =>
    new ApiError(name, 'network', code, clientMessages.network[language], { cause })

  const read = (name: CallName, { status, envelope }: Answer): unknown => {
    if (status !== 200) throw networkError(name, status)
    const { code, msg, data } = (envelope ?? {}) as Partial<Envelope<unknown>>
    if (typeof code !== 'number') throw networkError(name, status)
    if (code !== 0)
      throw new ApiError(name, 'refused', code, msg || clientMessages.system[language], { status })
    return data
  }

  const call = createCaller<CallName, Answer>(
    ask ? (name, input, { signal }) => ask(name, input, signal) : overHttp(options),
    read,
    (name, cause) => networkError(name, 0, cause),
  )
  return <N extends CallName>(name: N, input: Input<N>, signal?: AbortSignal) =>
    call(name, input, { signal }) as Promise<Data<N>>
}

function overHttp({ host, transport, ...options }: ClientOptions) {
  const id = options.identification ?? identification
  const http = {
    base: `${host}/backends`,
    send: (url: string, init: RequestInit) => transport(new Request(url, init)),
    headers: {
      platform,
      [id.name]: id.value,
      'X-Requested-With': 'XMLHttpRequest',
      'Content-Type': 'application/json',
      Accept: 'application/json',
    },
    timeoutMs: options.timeoutMs ?? timeoutMs,
  }
  return async (name: CallName, input: Record<string, unknown>, { signal }: { signal?: AbortSignal }) => {
    const response = await sendCall(calls[name], input, http, { signal })
    const { status } = response
    return { status, envelope: status === 200 ? await response.json() : undefined }
  }
}

/** Where a call is sent, below `/backends`, and its JSON body. */
export const address = (name: CallName, input: Record<string, unknown>): { url: string; body?: string } =>
  addressOf(calls[name], input)
