/** A list page's filters as they are in the address; `page` counts from 1. */
export type ListQuery = {
  page: number
  /** What is searched for on the search page. */
  q?: string
  type?: string
  section?: string
  year?: number
  keyword?: string
  status?: string
  city?: string
}

const texts = ['q', 'type', 'section', 'keyword', 'status', 'city'] as const
const names = ['page', ...texts, 'year', 'date', 'month'] as const
/** A title can be searched for as a whole. */
const maxLength = (name: string) => (name === 'q' ? 100 : 50)
const maxPage = 100_000

/** Reads the filters of a list page; empty ones count as absent. A page or year that no list can have gives undefined. */
export function readQuery(url: URL): ListQuery | undefined {
  const raw = url.searchParams.get('page') ?? '1'
  if (!/^[1-9]\d*$/.test(raw) || Number(raw) > maxPage) return undefined
  const query: ListQuery = { page: Number(raw) }
  for (const name of texts) {
    const value = url.searchParams.get(name)?.trim().slice(0, maxLength(name))
    if (value) query[name] = value
  }
  const yearText = url.searchParams.get('year')?.trim()
  if (yearText) {
    if (!isPossibleYear(yearText)) return undefined
    query.year = Number(yearText)
  }
  return query
}

/** Whether anything can be of a year: of 1949 or later, at most of the next one. */
export function isPossibleYear(text: string): boolean {
  return /^\d{4}$/.test(text) && Number(text) >= 1949 && Number(text) <= new Date().getFullYear() + 1
}

/** True for a name that a page reads from its address; any other changes nothing. */
export const isFilter = (name: string): boolean => names.some((known) => known === name)

/** The one spelling of a query: the names that pages read, in one order, each once; empty ones left out. */
export function plainQuery(search: string): string {
  if (search === '') return ''
  const all = new URLSearchParams(search)
  const plain = new URLSearchParams()
  for (const name of names) {
    const value = all.get(name)?.trim().slice(0, maxLength(name))
    if (value) plain.set(name, value)
  }
  return plain.size > 0 ? `?${plain}` : ''
}

/** The address's query with some filters changed; undefined removes one. A changed filter goes back to page 1. */
export function writeQuery(
  search: string,
  change: Partial<Record<keyof ListQuery, string | number>>,
): string {
  const query = new URLSearchParams(search)
  if (!('page' in change)) query.delete('page')
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '' || (name === 'page' && value === 1)) query.delete(name)
    else query.set(name, String(value))
  }
  const text = query.toString()
  return text ? `?${text}` : ''
}

/** Whether an address combines several filters: there are hundreds of them, so that crawlers are asked not to follow. */
export function combinesFilters(query: string): boolean {
  return [...new URLSearchParams(query).keys()].filter((name) => name !== 'page' && isFilter(name)).length > 1
}
