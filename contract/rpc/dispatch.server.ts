import type { z } from 'zod'
import type { CallRow } from './client.ts'
import { type InputRules, parseInput, type RawInput, readInput, selectFields } from './input.server.ts'

/**
 * A request that is answered with an error: thrown by handlers and by the steps before them. `messages` says what to do,
 * by language; `details` are further fields of the response.
 */
export class RequestError<Code extends string = string, Details extends object = object> extends Error {
  readonly code: Code
  readonly messages: { zh: string; en: string }
  readonly details: Details | undefined
  constructor(code: Code, messages: { zh: string; en: string }, details?: Details) {
    super(messages.en)
    this.name = 'RequestError'
    this.code = code
    this.messages = messages
    this.details = details
  }
}

/** The calls of one path. */
export type Match<Name extends string> = {
  byMethod: ReadonlyMap<string, Name>
  /** Values of the path, as they are spelled in it. */
  params: Record<string, string>
}

type Node<Name extends string> = {
  next: Map<string, Node<Name>>
  /** The segment here is a value of the input. */
  value?: { key: string; node: Node<Name> }
  byMethod: Map<string, Name>
}

/** Finds the calls of a path; undefined when it is the path of no call. */
export function createMatcher<Name extends string>(
  calls: Record<Name, CallRow>,
): (path: string) => Match<Name> | undefined {
  const newNode = (): Node<Name> => ({ next: new Map(), byMethod: new Map() })
  const root = newNode()
  for (const [name, { method, path }] of Object.entries(calls) as [Name, CallRow][]) {
    let node = root
    for (const segment of path.split('/')) {
      const [, key] = /^\{(\w+)\}$/.exec(segment) ?? []
      if (key) {
        node.value ??= { key, node: newNode() }
        node = node.value.node
      } else {
        const next = node.next.get(segment) ?? newNode()
        node.next.set(segment, next)
        node = next
      }
    }
    node.byMethod.set(method, name)
  }
  return (path) => {
    const params: Record<string, string> = {}
    let node = root
    for (const segment of path.split('/')) {
      const next = node.next.get(segment)
      if (next) node = next
      else if (node.value && segment !== '') {
        params[node.value.key] = segment
        node = node.value.node
      } else return undefined
    }
    return node.byMethod.size > 0 ? { byMethod: node.byMethod, params } : undefined
  }
}

/** What the `Allow` header says for a path. */
const allowedOf = ({ byMethod }: Match<string>): string =>
  [...byMethod.keys()]
    .sort()
    .map((method) => (method === 'GET' ? 'GET, HEAD' : method))
    .join(', ')

/** One request while it is handled; `raw` is set once the input has been read. */
export type Call<Name extends string, Context> = {
  name: Name
  request: Request
  params: Record<string, string>
  context: Context
  raw?: RawInput
}

/** An API: its tables, and what is its own in the steps that each call takes. */
export type ApiDefinition<Name extends string, Context> = {
  calls: Record<Name, CallRow>
  /** What a call takes. */
  schemaOf: (name: Name) => z.ZodObject
  handlers: Record<Name, (input: never, context: never) => Promise<unknown>>
  input: InputRules<Name>
  /** Before the input is read, such as the sign-in. Throws a RequestError to refuse. */
  before?: (call: Call<Name, Context>) => Promise<void>
  /** Reads the input when it may arrive: it takes as long as its sender likes. Left out, at once. */
  receive?: (call: Call<Name, Context>, read: () => Promise<RawInput>) => Promise<RawInput>
  /**
   * Runs the handler, such as in a transaction, with a context of its own; throws a RequestError to refuse the input. Left
   * out, it is run as it is.
   */
  around?: (
    call: Call<Name, Context>,
    input: object,
    run: (context: Context) => Promise<unknown>,
  ) => Promise<unknown>
  succeed: (call: Call<Name, Context>, result: unknown) => Response
  /** The answer for whatever a step threw; it must not reject. */
  fail: (call: Call<Name, Context>, error: unknown) => Response | Promise<Response>
  /** The answer where no call matches; `allowed` names the methods of a known path. */
  noCall: (request: Request, allowed: string | undefined) => Response
}

/**
 * Answers requests to an API: finds the call of a path, runs the steps before it, reads and checks the input, runs the
 * handler. Never rejects. `path` is the part of the address that the call table knows.
 */
export function createDispatcher<Name extends string, Context>(
  api: ApiDefinition<Name, Context>,
): (request: Request, path: string, context: Context) => Promise<Response> {
  const match = createMatcher(api.calls)
  return async (request, path, context) => {
    const found = match(path)
    const name = found?.byMethod.get(request.method === 'HEAD' ? 'GET' : request.method)
    if (!found || name === undefined) return api.noCall(request, found && allowedOf(found))
    const call: Call<Name, Context> = { name, request, params: found.params, context }
    try {
      if (api.before) await api.before(call)
      const schema = api.schemaOf(name)
      const source = { name, row: api.calls[name], schema, request, params: found.params }
      const read = () => readInput(source, api.input)
      call.raw = await (api.receive ? api.receive(call, read) : read())
      const input = parseInput(schema, call.raw)
      const run = (context: Context) => handle(api, name, input, context)
      return api.succeed(call, await (api.around ? api.around(call, input, run) : run(context)))
    } catch (error) {
      return api.fail(call, error)
    }
  }
}

/** Runs a call of this process, without a request: `input` is checked as that of a request. Rejects with what a step threw. */
export async function runCall<Name extends string, Context>(
  api: Pick<ApiDefinition<Name, Context>, 'schemaOf' | 'handlers' | 'input'>,
  name: Name,
  input: Record<string, unknown>,
  context: Context,
): Promise<unknown> {
  const schema = api.schemaOf(name)
  const raw = selectFields(schema, Object.entries(input), api.input.lenient)
  return handle(api, name, parseInput(schema, raw), context)
}

const handle = <Name extends string, Context>(
  { handlers }: Pick<ApiDefinition<Name, Context>, 'handlers'>,
  name: Name,
  input: object,
  context: Context,
): Promise<unknown> =>
  (handlers[name] as (input: object, context: Context) => Promise<unknown>)(input, context)
