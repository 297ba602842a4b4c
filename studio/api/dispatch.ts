import { Conflict } from '@shanmen/content/errors.ts'
import type { Content } from '@shanmen/content/open.ts'
import { createRateLimit } from '@shanmen/contract/rpc/rate-limit.server.ts'
import { Hono, type Context as HonoContext } from 'hono'
import { type CallName, callNames, callOf } from '../calls.ts'
import { type Refusal, statuses } from '../errors.ts'
import type { Log } from '../log.ts'
import type { People } from '../people/people.ts'
import { readNames } from '../people/person.ts'
import { headersFor, readSession } from '../people/session.ts'
import { can } from '../rights.ts'
import { errorBody, refusalOf } from './answer-error.ts'
import { conflictOf } from './conflicts.ts'
import { isCrossSite } from './cross-site.ts'
import type { Context, Handlers, OpenContext } from './handler.ts'
import { placeOf } from './place.ts'
import { readInput } from './read-input.ts'
import { refusals } from './refusals.ts'

/** What whoever mounts the door has read from the connection. */
export type Env = { Variables: { client: { address: string; from: string } } }

export type Door = {
  content: Content
  people: People
  handlers: Handlers<CallName>
  /** The studio's own origin, if one is set; otherwise the host of each request counts. */
  ownOrigin: string | undefined
  /** Calls a minute that one person, or one address before signing in, may make. */
  rate: number
  /** Calls a minute by which one person may change something. */
  writes: number
  log: Log
}

type Run = (input: unknown, context: OpenContext) => Promise<unknown>

/**
 * The authoring API under `/api`: each call of the table goes the same way: same site, rate, signed in, right, input,
 * place, handler. Nothing that is not in the table has an address.
 */
export function createDoor(door: Door): Hono<Env> {
  const app = new Hono<Env>()
  const limits = { calls: createRateLimit(door.rate), writes: createRateLimit(door.writes) }
  for (const name of callNames) {
    const { method, path } = callOf(name)
    const run = door.handlers[name] as Run
    app.on(method, `/api${path.replace(/\{(\w+)\}/g, ':$1')}`, (c) => answer(c, name, run, door, limits))
  }
  app.all('/api/*', (c) => refuse(c, refusals.notFound()))
  return app
}

async function answer(
  c: HonoContext<Env>,
  name: CallName,
  run: Run,
  door: Door,
  limits: Record<'calls' | 'writes', (key: string) => number>,
): Promise<Response> {
  const { people, log } = door
  const { method, right, quiet, within, ends } = callOf(name)
  const { address, from } = c.get('client')
  const request = c.req.raw
  const context: OpenContext = {
    content: { ...door.content, origin: from },
    people,
    log,
    readNames: (ids) => readNames(people.database, ids),
    request,
    address,
    setCookies: (headers) => {
      for (const cookie of headers?.getSetCookie() ?? []) c.header('Set-Cookie', cookie, { append: true })
    },
  }
  const path = c.req.param() as Record<string, string>
  try {
    if (isCrossSite(request, door.ownOrigin)) throw refusals.crossSite()
    const session = await readSession(people, headersFor(request, address), quiet ?? false)
    const person = session?.me.id ?? address
    const seconds = limits.calls(person) || (method === 'GET' || quiet ? 0 : limits.writes(person))
    if (seconds > 0) throw refusals.tooMany(seconds)
    context.me = session?.me
    context.content.askedBy = session?.me.name
    context.setCookies(session?.cookies)
    if (right !== 'open' && !session) throw refusals.signedOut()
    const needed = right === 'open' || right === 'self' ? undefined : right
    if (needed && !can((context as Context).me, needed)) throw refusals.notAllowed()
    const input = await readInput(name, request, path)
    if (needed && within) {
      const place = await placeOf(context.content, callOf(name), input)
      if (!can((context as Context).me, needed, place)) throw refusals.notAllowed()
    }
    const result = await run(input, context)
    c.header('Cache-Control', 'no-store')
    if (ends) c.header('Clear-Site-Data', '"cache"')
    if (!(result instanceof Response)) return c.json(result as object)
    for (const [key, value] of c.res.headers) if (!result.headers.has(key)) result.headers.append(key, value)
    return result
  } catch (error) {
    const refusal = error instanceof Conflict ? await conflictOf(context, path.id ?? '') : refusalOf(error)
    if (!refusal || refusal.code === 'unavailable') {
      const { message, stack } = error instanceof Error ? error : new Error(String(error))
      log.error({ call: name, message, stack }, 'call of the studio failed')
    }
    if (!refusal) return refuse(c, refusals.unexpected())
    if (refusal.code === 'notAllowed' || refusal.code === 'crossSite')
      log.warn({ call: name, person: context.me?.id, address: from, code: refusal.code }, 'refused')
    return refuse(c, refusal)
  }
}

function refuse(c: HonoContext<Env>, refusal: Refusal): Response {
  c.header('Cache-Control', 'no-store')
  if (refusal.more.seconds) c.header('Retry-After', String(refusal.more.seconds))
  return c.json(errorBody(refusal), statuses[refusal.code])
}
