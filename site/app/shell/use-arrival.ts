import { useEffect, useRef } from 'react'
import { type Location, useLocation, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'
import { focusHeading } from '../lib/focus-heading.ts'

const positions = 'react-router-scroll-positions'

/** A document's first entry has no key of its own. */
const getKey = ({ key, pathname, search, hash }: Pick<Location, 'key' | 'pathname' | 'search' | 'hash'>) =>
  key === 'default' ? pathname + search + hash : key

/**
 * What a page load does by itself and a navigation does not: scroll to the top (or back to where the visitor was),
 * and move focus to the `h1` (of a link with a hash, to the heading there), which makes screen readers announce the page.
 * Another query of the same page does so too, unless the focus rests on what was used and is still seen, such as a filter.
 */
export function useArrival(): void {
  useForgottenFirstPosition()
  useScrollRestoration({ getKey })
  const { pathname, search, hash } = useLocation()
  const shown = useRef(pathname + search)
  const path = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname + search) return
    const samePage = path.current === pathname
    shown.current = pathname + search
    path.current = pathname
    if (samePage && (hash || isFocusSeen())) return
    focusHeading(headingAt(hash))
  }, [pathname, search, hash])
}

/** What a hash leads to: a heading, or the first one in that part of the page. */
function headingAt(hash: string): Element | null {
  const part = document.getElementById(decoded(hash.slice(1)))
  return part && (part.matches(headings) ? part : (part.querySelector(headings) ?? part))
}

const headings = 'h1, h2, h3, h4'

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** True when the focus is on an element of the page inside the window. */
function isFocusSeen(): boolean {
  const { activeElement } = document
  if (!activeElement?.closest('main') || activeElement.matches('main')) return false
  const { top, bottom } = activeElement.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/** The browser has already restored the scroll position of a reloaded page; doing it again later would move the page while it is read. */
function useForgottenFirstPosition(): void {
  const done = useRef(false)
  if (done.current || typeof window === 'undefined') return
  done.current = true
  try {
    const { pathname, search, hash } = window.location
    const key = getKey({ key: window.history.state?.key ?? 'default', pathname, search, hash })
    const saved: unknown = JSON.parse(sessionStorage.getItem(positions) ?? '{}')
    if (typeof saved !== 'object' || saved === null || !(key in saved)) return
    sessionStorage.setItem(positions, JSON.stringify({ ...saved, [key]: undefined }))
  } catch {
    // Without session storage nothing is restored twice.
  }
}
