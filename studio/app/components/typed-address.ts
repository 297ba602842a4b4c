// A file of its own, because the script of the sign-in screen needs it: the leave guard would bring the dialogs with it.
let listener: ((event: PopStateEvent) => void) | undefined

/** Call before the router is created: listeners of this event run in the order in which they were added. */
export const watchTypedAddresses = (): void => addEventListener('popstate', (event) => listener?.(event))

/**
 * The router cannot block a typed address and logs an error. Until the returned function is called, such an address is
 * undone and passed to `navigate`, which follows it like a link.
 */
export function redirectTypedAddresses(navigate: (path: string) => void): () => void {
  const { state } = history
  const { href } = location
  const mine = (event: PopStateEvent) => {
    if (event.state !== null) return
    event.stopImmediatePropagation()
    const path = location.hash.slice(1) || '/'
    history.replaceState(state, '', href)
    navigate(path)
  }
  listener = mine
  return () => {
    if (listener === mine) listener = undefined
  }
}
