import type { Answer } from '../../api/schemas.ts'
import { call } from './call.ts'

let front: Promise<Answer<'front'>> | undefined

/** Asks what stands on the front page while its code is still on its way. A failure shows when the page asks for it. */
export function prefetchDashboard(): void {
  front = call('front', {})
  front.catch(() => undefined)
}

/** What was asked early, for the first who wants it: later it would no longer be true. */
export function takePrefetchedDashboard(): typeof front {
  const taken = front
  front = undefined
  return taken
}
