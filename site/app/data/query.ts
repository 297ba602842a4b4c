/** A list page's filters as they stand in the address; `page` counts from 1. */
export type ListQuery = {
  page: number
  type?: string
  year?: number
  keyword?: string
  status?: string
  city?: string
}

const texts = ['type', 'keyword', 'status', 'city'] as const
const names = ['page', ...texts, 'year'] as const
const maxLength = 50
const maxPage = 100_000

/** Reads the filters of a list page; empty ones count as absent. A page that is no page number gives undefined. */
export function readQuery(url: URL): ListQuery | undefined {
  const raw = url.searchParams.get('page') ?? '1'
  if (!/^[1-9]\d*$/.test(raw) || Number(raw) > maxPage) return undefined
  const query: ListQuery = { page: Number(raw) }
  for (const name of texts) {
    const value = url.searchParams.get(name)?.trim().slice(0, maxLength)
    if (value) query[name] = value
  }
  const year = Number(url.searchParams.get('year') ?? Number.NaN)
  if (Number.isInteger(year) && year >= 1949 && year <= new Date().getFullYear() + 1) query.year = year
  return query
}

/** True for a name that a page reads from its address; any other changes nothing. */
export const isFilter = (name: string): boolean => names.some((known) => known === name)

/** The one spelling of a query: the names that pages read, in one order, each once; empty ones left out. */
export function plainQuery(search: string): string {
  if (search === '') return ''
  const all = new URLSearchParams(search)
  const plain = new URLSearchParams()
  for (const name of names) {
    const value = all.get(name)?.trim().slice(0, maxLength)
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
