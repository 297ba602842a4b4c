import { useLocation } from 'react-router'
import { plainQuery } from '../data/query.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * The query of the address, for links that preserve it. Cached pages know only the parameters that pages read, so until
 * hydration it has no others: React would leave a link as the server wrote it.
 */
export function useSearch(): string {
  const { search } = useLocation()
  return useHydrated() ? search : plainQuery(search)
}
