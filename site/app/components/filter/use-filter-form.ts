import type { SubmitEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isFilter } from '../../data/query.ts'

/**
 * A GET form over the filters of a list. The browser alone sends every field, empty ones too; with JavaScript the
 * address stays clean. `kept` are parameters of other filters, to be sent along as hidden fields.
 */
export function useFilterForm(names: readonly string[]) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const kept = [...query].filter(([name]) => isFilter(name) && name !== 'page' && !names.includes(name))
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string' && value.trim()) wanted.set(name, value.trim())
    const text = wanted.toString()
    navigate(pathname + (text && `?${text}`), { preventScrollReset: true })
  }
  return { query, kept, form: { key: search, method: 'get', action: pathname, onSubmit } as const }
}
