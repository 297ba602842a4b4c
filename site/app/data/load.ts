import { fill } from '@shanmen/contract/addresses.ts'
import type { CallName } from '@shanmen/contract/calls.ts'
import type { Call } from '@shanmen/contract/client.ts'
import { ApiError } from '@shanmen/contract/errors.ts'
import { type Language, languageOfPath, languages, pathIn } from '@shanmen/contract/languages.ts'
import type { Data, Input } from '@shanmen/contract/schemas.ts'
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { apiContext } from './contexts.ts'
import { readPayload } from './payload.ts'
import { invalid } from './problem.ts'
import { type ListQuery, readQuery } from './query.ts'
import { type Check, keepValid } from './validity.ts'

/** What a page's loader works with. `call` already carries the request's signal. */
export type LoadArgs = {
  call: <N extends CallName>(name: N, input: Input<N>) => Promise<Data<N>>
  language: Language
  languageId: 1 | 2
  params: Readonly<Record<string, string | undefined>>
  url: URL
}

type Load<T> = (args: Pick<LoaderFunctionArgs, 'request' | 'params' | 'context' | 'url'>) => Promise<T>

/**
 * Makes a page's universal loader: `const load = loader(async ({ call, languageId }) => …)`, exported as both
 * `loader` and `clientLoader`. Content that does not exist (40400, 40001) becomes a 404 inside the frame, a backend
 * that cannot be reached a 503.
 */
export function loader<T>(work: (args: LoadArgs) => Promise<T>, check?: Check): Load<T> {
  return async ({ request, params, context, url }) => {
    const payload = await readPayload<T>(url, request.signal)
    if (payload !== undefined) return payload
    const language = languageOfPath(url.pathname)
    const api = context.get(apiContext)
    const bind =
      (call: Call): LoadArgs['call'] =>
      (name, input) =>
        call(name, input, request.signal)
    const args = { call: bind(api[language]), language, languageId: languages[language].id, params, url }
    try {
      if (check) await keepValid(check, args)
      return await work(args)
    } catch (error) {
      throw explain(error, url)
    }
  }
}

function explain(error: unknown, url: URL): unknown {
  if (!(error instanceof ApiError) || error.kind === 'aborted') return error
  if (error.kind === 'refused' && (error.code === 40400 || error.code === 40001)) return invalid(url)
  return data({ message: error.message }, { status: 503 })
}

/** For a page whose content is one call by language: `staticLoader('group')`. */
export function staticLoader<N extends StaticCall>(name: N): Load<Data<N>> {
  return loader(({ call, languageId }) => call(name, { languageId } as Input<N>))
}

type StaticCall = { [N in CallName]: { languageId: 1 } extends Input<N> ? N : never }[CallName]
type ListCall = Extract<CallName, `${string}List`> & PagedCall
type PagedCall = { [N in CallName]: Data<N> extends { list: unknown[]; pages: number } ? N : never }[CallName]
type DetailCall = Extract<CallName, `${string}Detail`>
type Module = Input<'typeList'>['module']
export type TypeCount = Data<'typeList'>['list'][number]

type ListOptions<N extends ListCall> = {
  /** Input that the address decides, not the visitor: `({ params }) => ({ type: params.channel })`. */
  fixed?: (args: LoadArgs) => Partial<Input<N>>
  /** InProcessClient for the types of this module with their counts, for the filter. */
  types?: Module
  check?: Check
}

/**
 * For a list page. The visitor's filters come from the query (`type`, `year`, `keyword`, `status`, `page`); a page
 * that does not exist is a 404. Gives the call's page and `types` (empty unless asked for) and `query`.
 */
export function listLoader<N extends ListCall>(
  name: N,
  options: ListOptions<N> = {},
): Load<Data<N> & { types: TypeCount[]; query: ListQuery }> {
  return loader(async (args) => {
    const { call, languageId, url } = args
    const query = readQuery(url)
    if (query === undefined) throw invalid(url)
    const { page, ...filters } = query
    const input = { languageId, pageNum: page, ...filters, ...options.fixed?.(args) } as Input<N>
    const [list, types] = await Promise.all([
      call(name, input),
      options.types ? call('typeList', { languageId, module: options.types }) : { list: [] },
    ])
    if (page > Math.max(1, list.pages)) throw invalid(url)
    return { ...list, types: types.list, query }
  }, options.check)
}

type DetailOptions<N extends DetailCall> = {
  /** The item's own address with `:id`; if the visitor came by another one he is sent there by 301 (R187). */
  address?: (item: Data<N>) => string
  check?: Check
}

/** For a detail page: `:id` of the address is the id of the call. A missing translation is a 404 that offers the other language. */
export function detailLoader<N extends DetailCall>(name: N, options: DetailOptions<N> = {}): Load<Data<N>> {
  const keep = loader(async () => undefined, options.check)
  return async (route) => {
    // Apart: an address that the check refuses is none in the other language either.
    await keep(route)
    const id = route.params.id ?? ''
    const read = loader(async ({ call, languageId }) => call(name, { id, languageId } as Input<N>))
    try {
      const item = await read(route)
      if (options.address) keepAddress(route.url, fill(options.address(item), id))
      return item
    } catch (error) {
      if (isNotFound(error)) throw await offerOther(name, id, route)
      throw error
    }
  }
}

function isNotFound(error: unknown): boolean {
  return error instanceof Object && 'init' in error && (error.init as ResponseInit | null)?.status === 404
}

/** Same content in the other language? The probe is silent: its failure only means that nothing is offered. */
async function offerOther(name: DetailCall, id: string, { context, url }: Parameters<Load<unknown>>[0]) {
  const other: Language = languageOfPath(url.pathname) === 'en' ? 'zh' : 'en'
  const exists = await context
    .get(apiContext)
    .quiet[other](name, { id, languageId: languages[other].id })
    .then(
      () => true,
      () => false,
    )
  return invalid(url, 404, exists ? other : undefined)
}

function keepAddress(url: URL, address: string): void {
  const path = pathIn(languageOfPath(url.pathname), address)
  if (decodeURI(path) !== decodeURI(url.pathname)) throw redirect(path + url.search, 301)
}
