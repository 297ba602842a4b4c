/** A row of an API's call table: plain data, safe in the browser. */
export type CallRow = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `{name}` is a value of the input. */
  path: string
  /** The request's body is the bytes of a file; all other input is in the query. */
  upload?: true
}

/**
 * Why a call failed. `network`: transport, time-out, unreadable answer or a status that the API does not use;
 * `refused`: the server's answer is an error; `aborted`: the caller gave up, so nothing is to be shown.
 */
export type ApiErrorKind = 'network' | 'refused' | 'aborted'

/** A call that failed. `message` is in the user's language. */
export class ApiError extends Error {
  readonly call: string
  readonly kind: ApiErrorKind
  /** The code in the answer's envelope for `refused`, otherwise the HTTP status (0: no answer at all). */
  readonly code: number
  /** HTTP status; 0 without an answer. */
  readonly status: number
  /** What the answer says about the error, in an API whose errors are more than a code and a message. */
  readonly error: unknown

  constructor(
    call: string,
    kind: ApiErrorKind,
    code: number,
    message: string,
    { status = code, error, ...options }: ErrorOptions & { status?: number; error?: unknown } = {},
  ) {
    super(message, options)
    this.name = 'ApiError'
    this.call = call
    this.kind = kind
    this.code = code
    this.status = status
    this.error = error
  }
}

export type CallOptions = {
  signal?: AbortSignal | undefined
  /** The file, for calls that upload. */
  body?: Blob
}

/** Sends a call and returns its answer, over HTTP or inside the process. */
export type Exchange<Name extends string, Answer> = (
  name: Name,
  input: Record<string, unknown>,
  options: CallOptions,
) => Promise<Answer>

/**
 * A function that makes calls. `read` takes the data out of an answer or throws the ApiError that the response means;
 * `unreachable` makes the ApiError for a call without a readable answer. Rejects with ApiError only.
 */
export function createCaller<Name extends string, Answer>(
  exchange: Exchange<Name, Answer>,
  read: (name: Name, answer: Answer) => unknown,
  unreachable: (name: Name, cause: unknown) => ApiError,
): (name: Name, input: Record<string, unknown>, options?: CallOptions) => Promise<unknown> {
  return async (name, input, options = {}) => {
    try {
      return await read(name, await exchange(name, input, options))
    } catch (cause) {
      if (options.signal?.aborted) throw new ApiError(name, 'aborted', 0, 'aborted', { cause })
      throw cause instanceof ApiError ? cause : unreachable(name, cause)
    }
  }
}

export type HttpOptions = {
  /** What is before the path of each call. */
  base: string
  send: (url: string, init: RequestInit) => Promise<Response>
  headers?: Record<string, string>
  timeoutMs?: number
}

/** Sends one call as an HTTP request. */
export function sendCall(
  row: CallRow,
  input: Record<string, unknown>,
  { base, send, headers, timeoutMs }: HttpOptions,
  { signal, body: file }: CallOptions,
): Promise<Response> {
  const { url, body } = address(row, input)
  const type = row.upload ? 'application/octet-stream' : 'application/json'
  const signals = [signal, timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs)]
  const present = signals.filter((each) => each !== undefined)
  return send(base + url, {
    method: row.method,
    headers: row.method === 'GET' ? headers : { ...headers, 'Content-Type': type },
    body: row.upload ? file : body,
    credentials: 'same-origin',
    signal: present.length > 1 ? AbortSignal.any(present) : present[0],
  })
}

/** Puts an input where its call takes it: `{name}` into the path, the rest into the query or the JSON body. */
export function address(
  { method, path, upload }: CallRow,
  input: Record<string, unknown>,
): { url: string; body?: string } {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined))
  const url = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = rest.get(key)
    rest.delete(key)
    return encodeURIComponent(String(value))
  })
  if (method !== 'GET' && !upload) return { url, body: JSON.stringify(Object.fromEntries(rest)) }
  const query = new URLSearchParams([...rest].map(([key, value]) => [key, String(value)])).toString()
  return { url: query ? `${url}?${query}` : url }
}
