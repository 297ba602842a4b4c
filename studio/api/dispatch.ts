import { runOnce } from '@shanmen/content/database/call-result.ts'
import { inTransaction } from '@shanmen/content/database/change.ts'
import { requireKnownSchema } from '@shanmen/content/database/migrate.ts'
import { isKindName, kindOf } from '@shanmen/content/documents/document.ts'
import { ConflictError, NewerSchemaError } from '@shanmen/content/errors.ts'
import type { KindName } from '@shanmen/content/kinds.ts'
import type { Content } from '@shanmen/content/open.ts'
import { defaultLanguage, type Language } from '@shanmen/contract/languages.ts'
import { type Call, createDispatcher } from '@shanmen/contract/rpc/dispatch.server.ts'
import { Hono } from 'hono'
import type { QueryExecutorProvider } from 'kysely'
import { type CallName, callOf, calls } from '../calls.ts'
import { type ErrorBody, statuses } from '../errors.ts'
import { changePeople, type People, peopleWithin } from '../people/people.ts'
import { readNames } from '../people/person.ts'
import { headersFor, readRights, readSession } from '../people/session.ts'
import { can, type Scope } from '../rights.ts'
import { createByteLimits, largestBody } from './byte-limits.ts'
import { createCallLimits, signsInOrOut } from './call-limits.ts'
import type { Handlers, Log, OpenContext } from './handler.ts'
import { conflictOf, errorOf, errors, isRequestError, type StudioError } from './request-errors.ts'
import { runAlone } from './run-alone.ts'
import { isCrossSite } from './same-site.ts'
import { schemas } from './schemas.ts'

/** What the server has read from the connection: the address as limits count it, and as the audit log shows it. */
export type Env = { Variables: { client: { address: string; from: string } } }

export type DispatchOptions = {
  content: Content
  people: People
  handlers: Handlers<CallName>
  /** The studio's own origin, if one is set; otherwise the host of each request counts. */
  ownOrigin: string | undefined
  /** Calls a minute that one session, or one address before signing in, may make. */
  rate: number
  /** Calls a minute with which one session may change something. */
  writes: number
  log: Log
}

export type StudioCall = Call<CallName, OpenContext>

/**
 * The authoring API under `/api`. Every call takes the same steps: same site, sign-in, rate, right, input, right in this
 * section and language, handler. Only what is in the call table has an address.
 */
export function createStudioDispatcher(options: DispatchOptions): Hono<Env> {
  const { content, people, log } = options
  const limits = createCallLimits(options)
  const { before, authorize } = createGuards(options, limits)
  const alone = runAlone(around)
  const dispatch = createDispatcher<CallName, OpenContext>({
    calls,
    schemaOf: (name) => schemas[name],
    handlers: options.handlers,
    input: {
      largestBody,
      jsonOnly: true,
    },
    before,
    receive: limits.receive,
    around: (call, input, run) => {
      const runWithRights = async (context: OpenContext) => {
        await authorize({ ...call, context }, input)
        return run(context)
      }
      // Rights may be taken away while a call waits in line, and again while it waits for the lock of its transaction.
      const answer = async () => {
        await authorize(call, input)
        return alone(call, input, callOf(call.name).once ? runWithRights : run)
      }
      return limits.inTurn(call, answer)
    },
    succeed,
    fail: (call, error) => fail(call, error, log),
    noCall: () => answer(errors.notFound(), new Headers()),
  })
  return new Hono<Env>().all('/api/*', (c) => {
    const { address, from } = c.get('client')
    const answerHeaders = new Headers()
    const path = new URL(c.req.url).pathname.slice('/api'.length)
    return dispatch(c.req.raw, path, {
      content: { ...content, origin: from },
      people,
      log,
      readNames: (ids) => readNames(people.read, ids),
      request: c.req.raw,
      address,
      answerHeaders,
      setCookies: (headers) => {
        for (const cookie of headers?.getSetCookie() ?? []) answerHeaders.append('Set-Cookie', cookie)
      },
    })
  })
}

/** The steps that decide whether a call may be made. */
function createGuards(
  { people, ownOrigin, writes }: DispatchOptions,
  limits: ReturnType<typeof createCallLimits>,
) {
  const requireBytes = createByteLimits(writes)
  const requireRight = ({ me }: OpenContext, { right }: ReturnType<typeof callOf>, scope?: Scope) => {
    if (right === 'open' || right === 'self') return
    if (!me || !can(me, right, scope)) throw errors.notAllowed()
  }
  return {
    async before(call: StudioCall): Promise<void> {
      const { name, request, context } = call
      const row = callOf(name)
      if (isCrossSite(request, ownOrigin)) throw errors.crossSite()
      const headers = headersFor(request, context.address)
      // After a newer program has migrated the accounts, nothing is written to them, not even a session's end.
      const newer = await requireKnownSchema(people.read).catch(onlyNewer)
      const session = await readSession(people, headers, row.quiet ?? newer !== undefined)
      const isRead = row.method === 'GET' || row.quiet
      if (newer && !isRead) throw newer
      context.me = session?.me
      context.session = session?.token
      const seconds = limits.count(call)
      if (seconds > 0) throw errors.tooMany(seconds)
      const person = session?.me.id ?? context.address
      if (session && !isRead && !signsInOrOut(name)) requireBytes(person, call)
      context.requireBytes = (bytes) => requireBytes(person, call, bytes)
      context.content.askedBy = session?.me.name
      context.setCookies(session?.cookies)
      if (row.right !== 'open' && !session) throw errors.signedOut()
      if (session?.me.secondFactorDays === 0 && row.right !== 'open' && !row.setsUp)
        throw errors.secondFactorNeeded()
      requireRight(context, row)
      if (row.confirmed && !session?.isConfirmed) throw errors.passwordNeeded()
    },

    async authorize({ name, context }: Pick<StudioCall, 'name' | 'context'>, input: object): Promise<void> {
      const row = callOf(name)
      if (row.method !== 'GET' && row.right !== 'open' && context.me && context.session) {
        // The body has arrived, and it is this call's turn: rights may have been taken away since the headers.
        const rights = await readRights(context.people, context.session)
        if (!rights) throw errors.signedOut()
        context.me = { ...context.me, ...rights }
        requireRight(context, row)
      }
      if (row.within) requireRight(context, row, await scopeOf(context.content, row, input))
    },
  }
}

function onlyNewer(error: unknown): NewerSchemaError {
  if (error instanceof NewerSchemaError) return error
  throw error
}

/** Runs a call that changes something in one transaction, and only once under an `Idempotency-Key`. */
async function around(
  { name, request, context }: StudioCall,
  input: object,
  run: (context: OpenContext) => Promise<unknown>,
): Promise<unknown> {
  const { once } = callOf(name)
  if (!once) return run(context)
  const key = request.headers.get('Idempotency-Key')
  if (key !== null && !/^[\x21-\x7e]{16,200}$/.test(key)) throw errors.unreadable()
  const keyed = key !== null && { side: once, person: context.me?.id ?? '', key, call: name, input }
  const runIn = (transaction: QueryExecutorProvider, inner: OpenContext) =>
    keyed ? runOnce(transaction, inner.content.dialect, keyed, () => run(inner)) : run(inner)
  if (once === 'people')
    return changePeople(context.people, (people) => runIn(people.database, { ...context, people }))
  return inTransaction(context.content, (content) => {
    const people = peopleWithin(context.people, content)
    const namesIn = (ids: Iterable<string>) => readNames(people.read, ids)
    return runIn(content.batch ?? content.write, { ...context, content, people, readNames: namesIn })
  })
}

function succeed({ name, request, context: { answerHeaders } }: StudioCall, result: unknown): Response {
  answerHeaders.set('Cache-Control', 'no-store')
  if (callOf(name).ends) answerHeaders.set('Clear-Site-Data', '"cache"')
  if (!(result instanceof Response)) return Response.json(result, { headers: answerHeaders })
  // No one would read an export, nor end it.
  if (request.method === 'HEAD') void result.body?.cancel().catch(() => undefined)
  for (const [key, value] of answerHeaders) if (!result.headers.has(key)) result.headers.append(key, value)
  return result
}

/** Answers an error and logs what an operator should know. */
async function fail(call: StudioCall, thrown: unknown, log: Log): Promise<Response> {
  const { name, context, params } = call
  const error =
    thrown instanceof ConflictError
      ? await conflictOf(context, params.id ?? '')
      : errorOf(thrown, callOf(name).once !== undefined)
  // An error that a handler throws itself is no failure.
  if (!error || (statuses[error.code] === 503 && !isRequestError(thrown))) {
    const { message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown))
    // A failure of the database, which each save meets while it lasts, is not found by where it was met.
    log.error({ call: name, message, ...(!error && { stack }) }, 'call of the studio failed')
  }
  if (error?.code === 'notAllowed' || error?.code === 'crossSite')
    log.warn(
      { call: name, person: context.me?.id, address: context.content.origin, code: error.code },
      'refused',
    )
  return answer(error ?? errors.unexpected(), context.answerHeaders)
}

function answer({ code, messages, details }: StudioError, headers: Headers): Response {
  headers.set('Cache-Control', 'no-store')
  if (details?.seconds) headers.set('Retry-After', String(details.seconds))
  const body: ErrorBody = { error: { code, message: messages, ...details } }
  return Response.json(body, { status: statuses[code], headers })
}

/** Where a call acts: the section of the named kind or entry, and the language. Throws when there is no such entry. */
async function scopeOf(
  { read }: Content,
  { within, main }: ReturnType<typeof callOf>,
  input: object,
): Promise<Scope> {
  const { kind, id, language: named } = input as { kind?: KindName; id?: string; language?: Language }
  const language = main ? defaultLanguage : within === 'language' ? named : undefined
  if (within === 'site') return { section: 'site' }
  if (within === 'kind' && kind) return { section: kindOf(kind).section, language }
  const row = await read
    .selectFrom('entry')
    .select('kind')
    .where('id', '=', id ?? '')
    .executeTakeFirst()
  if (!row || !isKindName(row.kind)) throw errors.notFound()
  return { section: kindOf(row.kind).section, language }
}
