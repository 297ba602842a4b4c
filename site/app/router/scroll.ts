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
  useEffect(() => {
    // The browser follows such a link by itself, and has moved the page before anyone hears of it.
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a[href^="#"]')) positions[location.key] = scrollY
    }
    addEventListener('click', note, { capture: true })
    return () => removeEventListener('click', note, { capture: true })
  }, [positions, location.key])
  useLayoutEffect(() => void Object.assign(positions, kept()), [positions])
  // In braces, since newer browsers answer `scrollTo` with a promise, which React would take for a clean-up.
  useLayoutEffect(() => {
    if (restoreScrollPosition === false) return
    const place = restoreScrollPosition === null ? placeOf(location.hash) : null
    if (place) place.scrollIntoView()
    else if (restoreScrollPosition !== null) scrollTo(0, restoreScrollPosition)
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
