let hold: ((event: PopStateEvent) => void) | undefined

/** To be called before the router is made: listeners of this event run in their order, whatever phase they ask for. */
export const watchTypedAddresses = (): void => addEventListener('popstate', (event) => hold?.(event))

/**
 * An address that is typed is no step that the router can hold back, and it complains of it. As long as the answered
 * function has not been called, such an address is taken back and handed to `walk`, to be gone to like a link.
 */
export function redirectTypedAddresses(walk: (path: string) => void): () => void {
  const { state } = history
  const { href } = location
  const mine = (event: PopStateEvent) => {
    if (event.state !== null) return
    event.stopImmediatePropagation()
    const path = location.hash.slice(1) || '/'
    history.replaceState(state, '', href)
    walk(path)
  }
  hold = mine
  return () => {
    if (hold === mine) hold = undefined
  }
}
