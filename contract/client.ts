import { type CallName, calls } from './calls.ts'
import { clientMessages, type Envelope } from './envelope.ts'
import { ApiError } from './errors.ts'
import type { Language } from './languages.ts'
import type { Data, Input } from './schemas.ts'

/** Sends one request and returns its answer: `fetch` in the browser, a function call into the backend on the server. */
export type Transport = (request: Request) => Promise<Response>

/** One call: its input in, the status and the envelope of its answer out. */
export type InProcessClient = (
  name: CallName,
  input: Record<string, unknown>,
  signal?: AbortSignal,
) => Promise<{ status: number; envelope: unknown }>

export type ClientOptions = {
  /** Origin of the backend without a trailing slash; '' means the page's own. */
  host: string
  transport: Transport
  /** A backend in this very process, asked in place of `transport`: without requests there is nothing to write and read again. */
  ask?: InProcessClient | undefined
  /** Language of the client's own messages. */
  language: Language
  /** Name and value of the fixed front-end identification header (R199). */
  identification?: { name: string; value: string }
  timeoutMs?: number
}

export type Call = <N extends CallName>(name: N, input: Input<N>, signal?: AbortSignal) => Promise<Data<N>>

export const platform = '11'
export const identification = { name: 'X-Frontend-Id', value: 'group-portal-web' }
const timeoutMs = 15_000

/**
 * The one client of the site (spec §7). Resolves with the envelope's `data`; rejects with an `ApiError` and shows
 * nothing: what a failure looks like is decided where the client is used (R245–R250).
 */
export function createClient(options: ClientOptions): Call {
  const ask = options.ask ?? overHttp(options)
  return async <N extends CallName>(name: N, input: Input<N>, signal?: AbortSignal) => {
    const fail = (code: number, cause?: unknown) =>
      new ApiError(name, 'network', code, clientMessages.network[options.language], { cause })
    let envelope: Partial<Envelope<Data<N>>>
    try {
      const answer = await ask(name, input, signal)
      if (answer.status !== 200) throw fail(answer.status)
      envelope = answer.envelope as Partial<Envelope<Data<N>>>
    } catch (error) {
      if (signal?.aborted) throw new ApiError(name, 'aborted', 0, 'aborted', { cause: error })
      throw error instanceof ApiError ? error : fail(0, error)
    }
    if (envelope === null || typeof envelope !== 'object' || typeof envelope.code !== 'number')
      throw fail(200)
    if (envelope.code !== 0)
      throw new ApiError(
        name,
        'refused',
        envelope.code,
        envelope.msg || clientMessages.system[options.language],
      )
    return envelope.data as Data<N>
  }
}

function overHttp(options: ClientOptions): InProcessClient {
  const id = options.identification ?? identification
  const headers = {
    platform,
    [id.name]: id.value,
    'X-Requested-With': 'XMLHttpRequest',
    'Content-Type': 'application/json',
    Accept: 'application/json',
  }
  return async (name, input, signal) => {
    const timeout = AbortSignal.timeout(options.timeoutMs ?? timeoutMs)
    const { url, body } = address(name, input)
    const request = new Request(`${options.host}/backends${url}`, {
      method: calls[name].method,
      headers,
      body,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    const response = await options.transport(request)
    const { status } = response
    return { status, envelope: status === 200 ? await response.json() : undefined }
  }
}

/** Puts an input where its call wants it: `{languageId}` into the path, the rest into query (GET) or body (POST). */
export function address(name: CallName, input: Record<string, unknown>): { url: string; body?: string } {
  const { method, path } = calls[name]
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined))
  const url = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = rest.get(key)
    rest.delete(key)
    return encodeURIComponent(String(value))
  })
  if (method === 'POST') return { url, body: JSON.stringify(Object.fromEntries(rest)) }
  const query = new URLSearchParams([...rest].map(([key, value]) => [key, String(value)])).toString()
  return { url: query ? `${url}?${query}` : url }
}
