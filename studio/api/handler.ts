import { change } from '@shanmen/content/database/change.ts'
import { forever } from '@shanmen/content/database/tables.ts'
import type { AuditAction } from '@shanmen/content/entries/audit.ts'
import { addAuditLine } from '@shanmen/content/entries/audit.ts'
import type { Content } from '@shanmen/content/open.ts'
import type { CallName, calls } from '../calls.ts'
import type { People } from '../people/people.ts'
import type { Me } from './schemas/account.ts'
import type { Who } from './schemas/common.ts'
import type { Answer, Parsed } from './schemas.ts'

/** Where the studio logs what an operator should know; pino's logger has this form. */
export type Log = Record<'info' | 'warn' | 'error', (line: object, message: string) => void>

/** What a handler gets beside its input when no one need be signed in. */
export type OpenContext = {
  /** Audit lines that are written through it tell the address the request came from. */
  content: Content
  people: People
  log: Log
  me?: Me | undefined
  /** The token of the session. */
  session?: string | undefined
  requireBytes?: (bytes: number) => void
  /** Names of people by their ids, those who have left too; an unknown id is its own name. */
  readNames: (ids: Iterable<string>) => Promise<(id: string) => Who>
  /** Only for what the input does not hold: cookies, and the bytes of an upload. */
  request: Request
  /** The address the request came from, as limits count it: of IPv6 the network. */
  address: string
  /** Headers of the answer. */
  answerHeaders: Headers
  /** Copies the cookies that signing in and out sets to the answer. */
  setCookies: (headers: Headers | null | undefined) => void
}

/** What a handler gets when someone is signed in. The right of the call has been checked when it runs. */
export type Context = OpenContext & {
  me: Me
  session: string
  /** Counts what a call has stored beside its body. Throws a RequestError, for its transaction to roll back, when it is too much. */
  requireBytes: (bytes: number) => void
}

type ContextOf<N extends CallName> = (typeof calls)[N]['right'] extends 'open' ? OpenContext : Context

/**
 * The functions of some of the calls. They throw the errors of `content/errors.ts` or a RequestError, which are answered
 * in both languages with their status.
 */
export type Handlers<N extends CallName> = {
  [K in N]: (input: Parsed<K>, context: ContextOf<K>) => Promise<Answer<K>>
}

type Line = { who: string; action: AuditAction; target: string; detail?: Record<string, unknown> }

/** Writes an audit line before a person or an account is changed, so that no change is unrecorded. */
export function record(content: Content, { who, action, target, detail = {} }: Line): Promise<void> {
  const at = new Date().toISOString()
  return change(content, (change) => addAuditLine(change, { at, who, action, target, detail }))
}

/** The end of a publication as the screens know it: null is for ever. */
export const until = (moment: string): string | null => (moment === forever ? null : moment)
