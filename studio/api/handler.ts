import type { Content } from '@shanmen/content/open.ts'
import type { CallName, calls } from '../calls.ts'
import type { Log } from '../log.ts'
import type { People } from '../people/people.ts'
import type { Me } from './schemas/account.ts'
import type { Who } from './schemas/common.ts'
import type { Answer, Parsed } from './schemas.ts'

/** What a handler is given beside its input when nobody need be signed in. */
export type OpenContext = {
  /** Audit lines that are written through it tell the address the request came from. */
  content: Content
  people: People
  log: Log
  me?: Me | undefined
  /** Names of people by their ids, those who have left too; an unknown id is its own name. */
  readNames: (ids: Iterable<string>) => Promise<(id: string) => Who>
  /** Only for what the input does not hold: cookies, and the bytes of an upload. */
  request: Request
  /** The address the request came from, as limits count it: of IPv6 the network. */
  address: string
  /** Hands the cookies that signing in and out sets to the answer. */
  setCookies: (headers: Headers | null | undefined) => void
}

/** What a handler is given when someone is signed in. The right of the call has been checked when it runs. */
export type Context = OpenContext & { me: Me }

type ContextOf<N extends CallName> = (typeof calls)[N]['right'] extends 'open' ? OpenContext : Context

/**
 * The functions behind some of the calls. They throw the errors of `content/errors.ts` or a Refusal, which the door
 * answers in both languages with the status that belongs to them.
 */
export type Handlers<N extends CallName> = {
  [K in N]: (input: Parsed<K>, context: ContextOf<K>) => Promise<Answer<K>>
}
