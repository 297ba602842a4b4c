import { useEffect, useLayoutEffect } from 'react'
import { useRouter, useShown, useUnderWay } from './contexts.ts'

const storage = 'react-router-scroll-positions'

/** Puts each page where it was left, else at its top or at the place that the address names. */
export function useScrollRestoration(): void {
  const { positions } = useRouter()
  const { location, restoreScrollPosition, preventScrollReset } = useShown()
  const isIdle = useUnderWay().navigation.state === 'idle'
  useEffect(() => {
    const take = () => {
      history.scrollRestoration = 'manual'
    }
    take()
    addEventListener('pageshow', take)
    return () => removeEventListener('pageshow', take)
  }, [])
  useEffect(() => {
    const leave = () => {
      if (isIdle) positions[location.key] = scrollY
      keep(positions)
      // A document that is loaded again stands where it was before any script runs.
      history.scrollRestoration = 'auto'
    }
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [positions, location.key, isIdle])
  useLayoutEffect(() => void Object.assign(positions, kept()), [positions])
  useLayoutEffect(() => {
    if (restoreScrollPosition === false) return
    if (restoreScrollPosition !== null) return scrollTo(0, restoreScrollPosition)
    const place = placeOf(location.hash)
    if (place) place.scrollIntoView()
    else if (!preventScrollReset) scrollTo(0, 0)
  }, [location, restoreScrollPosition, preventScrollReset])
}

function placeOf(hash: string): Element | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  } catch {
    return null
  }
}

function kept(): object {
  try {
    return JSON.parse(sessionStorage.getItem(storage) ?? '{}')
  } catch {
    return {}
  }
}

function keep(positions: object): void {
  try {
    sessionStorage.setItem(storage, JSON.stringify(positions))
  } catch {
    // Without session storage the browser puts pages where they were by itself, or not.
  }
}
