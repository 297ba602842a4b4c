import { fill } from '@shanmen/contract/addresses.ts'
import type { CallName } from '@shanmen/contract/calls.ts'
import type { Call } from '@shanmen/contract/client.ts'
import {
  defaultLanguage,
  type Language,
  type LanguageId,
  languageOfPath,
  languages,
  otherLanguages,
  pathIn,
  pathWithoutLanguage,
} from '@shanmen/contract/languages.ts'
import { ApiError } from '@shanmen/contract/rpc/client.ts'
import type { Data, Input } from '@shanmen/contract/schemas.ts'
import type { Part } from '@shanmen/contract/types.ts'
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { apiContext } from './api.ts'
import { readPayload } from './payload.ts'
import { invalid, nothingYet, unmatched } from './problem.ts'
import { type ListQuery, readQuery } from './query.ts'

/** What a page's loader works with. `call` already carries the request's signal. */
export type LoadArgs = {
  call: <N extends CallName>(name: N, input: Input<N>) => Promise<Data<N>>
  language: Language
  languageId: LanguageId
  params: Readonly<Record<string, string | undefined>>
  url: URL
}

type Route = Pick<LoaderFunctionArgs, 'request' | 'params' | 'context' | 'url'>
type Load<T> = (route: Route) => Promise<T>

/**
 * Makes a page's universal loader: `const load = loader(async ({ call, languageId }) => …)`, exported as both
 * `loader` and `clientLoader`. An item or a filter that does not exist (40400, 40001) becomes a 404 inside the shell, a page
 * whose own content is not published yet a page that says so, too many calls a 429, a backend that cannot be reached a 503.
 */
export function loader<T>(work: (args: LoadArgs, route: Route) => Promise<T>, check?: Check): Load<T> {
  return async (route) => {
    const { request, params, context, url } = route
    const payload = await readPayload<T>(url, request.signal)
    if (payload !== undefined) return payload
    const language = languageOfPath(url.pathname)
    // The optional prefixes of the route table also match two of them: /en/ja.
    if (languageOfPath(pathWithoutLanguage(url.pathname)) !== defaultLanguage) throw invalid(url)
    const api = context.get(apiContext)
    const bind =
      (call: Call): LoadArgs['call'] =>
      (name, input) =>
        call(name, input, request.signal)
    const args = { call: bind(api[language]), language, languageId: languages[language].id, params, url }
    try {
      if (check) await requireValid(check, args)
      return await work(args, route)
    } catch (error) {
      if (isMissing(error)) throw params.id || error.code !== 40400 ? invalid(url) : nothingYet()
      if (!(error instanceof ApiError) || error.kind === 'aborted') throw error
      throw data({ message: error.message }, { status: error.code === 429 ? 429 : 503 })
    }
  }
}

const isMissing = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.kind === 'refused' && (error.code === 40400 || error.code === 40001)

/**
 * For a page whose content is one call by language: `staticLoader('group')`. A call that several pages share also takes which
 * part of it the page cannot do without: `staticLoader('group', ({ culture }) => culture.mission)`.
 */
export function staticLoader<N extends StaticCall>(name: N, own?: (data: Data<N>) => unknown): Load<Data<N>> {
  return loader(async ({ call, languageId }) => {
    const data = await call(name, { languageId } as Input<N>)
    if (own) need(own(data))
    return data
  })
}

/** Ends a loader where the page's own content (its text, the rows of its list) is not published yet. */
export function need(own: unknown): void {
  if (!own) throw nothingYet()
}

/** The parts below a page; without them when their call fails. */
export const loadParts = ({ call, languageId }: LoadArgs, page: Input<'partList'>['page']): Promise<Part[]> =>
  call('partList', { languageId, page }).then(
    ({ list }) => list,
    () => [],
  )

type StaticCall = { [N in CallName]: { languageId: 1 } extends Input<N> ? N : never }[CallName]
type ListCall = { [N in CallName]: Data<N> extends { list: unknown[]; pages: number } ? N : never }[CallName]
type DetailCall = { [N in CallName]: Input<N> extends { id: string } ? N : never }[CallName]
type Module = Input<'typeList'>['module']
export type TypeCount = Data<'typeList'>['list'][number]

type ListOptions<N extends ListCall> = {
  /** Input that the address decides, not the query: `({ params }) => ({ type: params.channel })`. */
  fixed?: (args: LoadArgs) => Partial<Input<N>>
  /** Also loads the types of this module with their counts, for the filter. */
  types?: Module
  /** Of these only the types of one kind, where the module has several. */
  scope?: string
  check?: Check
}

/**
 * For a list page. The visitor's filters come from the query (`type`, `year`, `keyword`, `status`, `page`); a page or type
 * that does not exist is a 404. Returns the call's page and `types` (empty unless requested) and `query`.
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
    const offered = types.list.filter(({ scope }) => !options.scope || scope === options.scope)
    if (options.types) requireKnown(query.type, offered, url)
    return { ...list, types: offered, query }
  }, options.check)
}

/** Throws the 404 for a `?type=` that the list does not offer: a filter that no list has is one rule for all lists. */
export function requireKnown(type: string | undefined, types: readonly TypeCount[], url: URL): void {
  if (type && types.every(({ code }) => code !== type)) throw invalid(url)
}

type DetailOptions<N extends DetailCall> = {
  /** The item's own address with `:id`; a visitor who came by another one is redirected there by 301. */
  address?: (item: Data<N>) => string
  /** Further input from the address. */
  input?: (url: URL) => Partial<Input<N>>
  /** Where to go as long as this item has no such page, if it is an item of this call. */
  without?: { call: DetailCall; address: string }
  check?: Check
}

/** For a detail page: `:id` of the address is the id of the call. A missing translation is a 404 that offers the other language. */
export function detailLoader<N extends DetailCall>(name: N, options: DetailOptions<N> = {}): Load<Data<N>> {
  return loader(async ({ call, languageId, params, url }, { context }) => {
    const id = params.id ?? ''
    try {
      const item = await call(name, { id, languageId, ...options.input?.(url) } as Input<N>)
      if (options.address) redirectToOwnAddress(url, fill(options.address(item), id))
      return item
    } catch (error) {
      if (!isMissing(error)) throw error
      if (options.without && (await exists(context, languageOfPath(url.pathname), options.without.call, id)))
        throw redirect(pathIn(languageOfPath(url.pathname), fill(options.without.address, id)), 302)
      throw await offerOther(name, id, context, url)
    }
  }, options.check)
}

/** The 404, with the first other language in which the content exists. */
async function offerOther(name: DetailCall, id: string, context: Route['context'], url: URL) {
  for (const other of otherLanguages(languageOfPath(url.pathname)))
    if (await exists(context, other, name, id)) return invalid(url, 404, other)
  return invalid(url, 404)
}

/** Whether a call finds an item in a language. One that fails is not reported: nothing is offered. */
const exists = (context: Route['context'], language: Language, name: DetailCall, id: string) =>
  context
    .get(apiContext)
    .quiet[language](name, { id, languageId: languages[language].id })
    .then(
      () => true,
      () => false,
    )

function redirectToOwnAddress(url: URL, address: string): void {
  const path = pathIn(languageOfPath(url.pathname), address)
  if (decodeURI(path) !== decodeURI(url.pathname)) throw redirect(path + url.search, 301)
}

type Verdict = boolean | { status: number }

/** A route's validity check: false is a 404, `{ status }` another answer; may be asynchronous. */
type Check = (args: LoadArgs) => Verdict | Promise<Verdict>

/** Throws `Page Not Found: {path}` unless the check passes. */
async function requireValid(check: Check, args: LoadArgs): Promise<void> {
  const verdict = await check(args)
  if (verdict === true) return
  throw invalid(args.url, verdict === false ? 404 : verdict.status)
}

/**
 * For addresses that differ by one segment and share a route: `oneOf('channel', newsChannels)`. With any other segment it
 * is an address that no route of the specification matches, and says so.
 */
export const oneOf =
  (param: string, values: readonly string[]): Check =>
  ({ params, url }) => {
    if (values.includes(params[param] ?? '')) return true
    throw unmatched(url)
  }
