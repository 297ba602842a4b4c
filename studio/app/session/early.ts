import type { Answer } from '../../api/schemas.ts'
import { call } from './call.ts'

let dashboard: Promise<Answer<'dashboard'>> | undefined

/** Requests the data of the dashboard while its code is loading. A failure shows when the dashboard requests it again. */
export function prefetchDashboard(): void {
  dashboard = call('dashboard', {})
  dashboard.catch(() => undefined)
}

/** The prefetched answer, once: later it would be out of date. */
export function takePrefetchedDashboard(): typeof dashboard {
  const taken = dashboard
  dashboard = undefined
  return taken
}
