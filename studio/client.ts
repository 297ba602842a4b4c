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

const noAnswerToChange: ServerError = {
  code: 'unknown',
  message: {
    zh: '没有连接到服务器，不确定是否已保存；请检查网络后再操作一次，已保存的不会重复',
    en: 'The server does not answer, so it is not certain whether this was saved: check the connection and do it again, what was saved is not done twice',
  },
}

const noAnswer: ServerError = {
  code: 'unexpected',
  message: {
    zh: '没有连接到服务器，请检查网络后重试',
    en: 'The server does not answer: check the connection and try again',
  },
}

const noAnswerToSecret: ServerError = {
  code: 'unknown',
  message: {
    zh: '没有连接到服务器，不确定是否已完成；请检查网络后再试。若已完成，原来的密码或恢复码已失效',
    en: 'The server does not answer, so it is not certain whether this was done: check the connection and try again. If it was, the former password or recovery codes no longer work',
  },
}
/** They replace a secret, which is not kept for a repeat. */
const replacesSecret: ReadonlySet<CallName> = new Set(['changePassword', 'newRecoveryCodes'])

const tooLong: ServerError = {
  code: 'tooLarge',
  message: {
    zh: '内容超出服务器前代理的大小限制，没有保存；请缩小或拆分后再试，或请管理员调高限制',
    en: 'This is larger than a proxy in front of the server accepts, and nothing was saved: make it smaller or divide it, or ask an administrator to raise the limit',
  },
}

const refusedOnTheWay: ServerError = {
  code: 'refused',
  message: {
    zh: '服务器前的代理拒绝了请求，没有保存；请联系管理员',
    en: 'A proxy in front of the server refused this, and nothing was saved: tell an administrator',
  },
}

export type Call = <N extends CallName>(name: N, input: Input<N>, options?: CallOptions) => Promise<Answer<N>>

/** When a change whose outcome is unknown is asked about again, in milliseconds. */
const retryDelays = [500, 1500]

/** After which a call counts as not answered: a proxy may keep a connection open whose other end is gone. */
const answerTimeoutMs = 60_000

/**
 * For how long after its last try a call that adds something is repeated with the same key. Later the person has found in a list what
 * it has made, and the same input makes another one: the old answer would open the first.
 */
const repeatMs = 10 * 60_000

/** A change whose outcome is not known; `end` is that of its tries, undefined while there are more. */
type Unresolved = {
  name: CallName
  id: unknown
  key: string
  /** When it was last begun. */
  at: number
  end: symbol | undefined
  unknown?: unknown
}

type ClientOptions = {
  origin?: string
  timeoutMs?: number
  /** Where the keys of calls that add something are kept over a reload, as what was typed does. */
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

/** Before the names of all that is stored in a tab until the server has it; signing out removes it. */
export const unsentPrefix = 'studio-unsent:'

/**
 * The client of the authoring API. Resolves with the answer (a `Response` where it is a file); rejects with an ApiError.
 * A change carries a key of its own, and the same key again as long as its outcome is unknown: it is done once at most. Another try
 * that the database could not take says nothing about the first, which may be waiting there: the outcome stays unknown, until
 * the call that shows it, sent afterwards, has been answered. The same change is another one then: with the old key the server would
 * only repeat its old answer.
 */
export function createClient(
  send: typeof fetch,
  { origin = '', timeoutMs = answerTimeoutMs, storage }: ClientOptions = {},
): Call {
  const unresolved = new Map<string, Unresolved>()
  const errorWith = (name: CallName, status: number, error: ServerError, cause?: unknown) => {
    const silent = error === noAnswer
    const toChange = callOf(name).once
      ? noAnswerToChange
      : replacesSecret.has(name)
        ? noAnswerToSecret
        : error
    const said = silent ? toChange : error
    return new ApiError(name, silent ? 'network' : 'refused', status, said.message.en, { error: said, cause })
  }
  const callWith = (headers: Record<string, string>) =>
    createCaller<CallName, Response>(
      (name, input, options) => {
        const row = callOf(name)
        // A file takes as long as the line of its sender or reader, an import as long as its rows.
        const limit = row.upload || row.file || row.alone ? {} : { timeoutMs }
        return sendCall(row, input, { base: `${origin}/api`, send, headers, ...limit }, options)
      },
      async (name, response) => {
        if (!response.ok) throw errorWith(name, response.status, await errorIn(response))
        return callOf(name).file ? response : response.json()
      },
      (name, cause) => errorWith(name, 0, noAnswer, cause),
    )
  const callOnce: ReturnType<typeof callWith> = async (name, input, options) => {
    const action = JSON.stringify([name, input])
    const { adds, shownBy } = callOf(name)
    const stored = adds ? storage : undefined
    const place = `${unsentPrefix}key:${name}:${shortOf(action)}`
    const now = Date.now()
    const change = { name, id: input.id, end: undefined }
    const [at, key] = stored?.getItem(place)?.split(' ') ?? []
    const reloaded = key
      ? { ...change, key, at: Number(at), unknown: errorWith(name, 0, noAnswer) }
      : undefined
    const before: Unresolved | undefined = unresolved.get(action) ?? reloaded
    const isRepeat = before && (!adds || Math.abs(now - before.at) < repeatMs)
    const open: Unresolved = isRepeat ? before : { ...change, key: newKey(), at: now }
    open.at = now
    open.end = undefined
    unresolved.set(action, open)
    stored?.setItem(place, `${now} ${open.key}`)
    const resolve = () => {
      unresolved.delete(action)
      stored?.removeItem(place)
    }
    const call = callWith({ 'Idempotency-Key': open.key })
    for (const delay of [...retryDelays, undefined])
      try {
        const answer = await call(name, input, options)
        resolve()
        return answer
      } catch (error) {
        const code = serverErrorOf(error)?.code
        if (code === 'unknown') open.unknown = error
        if (!open.unknown) {
          resolve()
          throw error
        }
        // What a proxy forbids now says nothing about an earlier try. One that was too large was so before: its connection was cut.
        const isUnknown =
          code === 'unknown' || code === 'unavailable' || serverErrorOf(error) === refusedOnTheWay
        if (!isUnknown || delay === undefined || hasTimedOut(error)) {
          open.end = Symbol()
          if (shownBy?.length === 0) resolve()
          throw isUnknown ? open.unknown : error
        }
        await new Promise((resolve) => setTimeout(resolve, delay))
      }
  }
  const call = callWith({})
  const read: typeof call = async (name, input, options) => {
    const ended = [...unresolved].flatMap(([action, { name: change, id, end }]) =>
      end && callOf(change).shownBy?.some((each) => each === name) && (input.id ?? id) === id
        ? [{ action, end }]
        : [],
    )
    const answer = await call(name, input, options)
    for (const { action, end } of ended) if (unresolved.get(action)?.end === end) unresolved.delete(action)
    return answer
  }
  return <N extends CallName>(name: N, input: Input<N>, options?: CallOptions) =>
    (callOf(name).once ? callOnce : read)(name, input, options) as Promise<Answer<N>>
}

/** Some browsers call it an abort; one by the caller is another kind of error. */
const hasTimedOut = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.cause instanceof DOMException &&
  ['TimeoutError', 'AbortError'].includes(error.cause.name)

/** Tells inputs apart, however long they are: an imported file has megabytes. `crypto.subtle` is missing without https. */
function shortOf(text: string): string {
  let [one, other] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    one = (Math.imul(one, 31) + text.charCodeAt(at)) | 0
    other = Math.imul(other ^ text.charCodeAt(at), 16777619)
  }
  return [text.length, one >>> 0, other >>> 0].join('-')
}

// `crypto.randomUUID` is missing where the studio is opened without https.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

async function errorIn(response: Response): Promise<ServerError> {
  const body: unknown = await response.json().catch(() => undefined)
  if (body !== null && typeof body === 'object' && 'error' in body) return (body as ErrorBody).error
  if (response.status === 413) return tooLong
  return isRefusal(response.status) ? refusedOnTheWay : noAnswer
}

/** A proxy's own, so that the server has not seen the call. It may answer 404 and 408 while its server is being started. */
const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && ![404, 408, 429].includes(status)

/** What the server says about a call that failed; undefined for a call that was aborted and for any other error. */
export const serverErrorOf = (error: unknown): ServerError | undefined =>
  error instanceof ApiError ? (error.error as ServerError | undefined) : undefined

/** Where a call is sent, and its JSON body. */
export function address(name: CallName, input: Record<string, unknown>): { url: string; body?: string } {
  const { url, ...rest } = addressOf(callOf(name), input)
  return { url: `/api${url}`, ...rest }
}
