import { useEffect, useState } from 'react'

// In the fragment, so that the token reaches no log on its way.
const tokenIn = (hash: string) => /^#\/invitation\/([\w-]+)$/.exec(hash)?.[1]

/** The token of a one-time link while its address is open, and the way from there to the front page. */
export function useInvitation(): { token: string | undefined; leave: () => void } {
  const [token, setToken] = useState(() => tokenIn(location.hash))
  useEffect(() => {
    const follow = () => setToken(tokenIn(location.hash))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  const leave = () => {
    history.replaceState(null, '', '#/')
    setToken(undefined)
  }
  return { token, leave }
}
