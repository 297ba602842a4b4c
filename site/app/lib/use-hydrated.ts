import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while React takes over, true afterwards: the moment from which script does what CSS did before. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
