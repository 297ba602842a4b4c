import { type RefObject, type ToggleEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { hostToasts } from '../components/feedback/toast-store.ts'

type Overlay = { ref: RefObject<HTMLDialogElement | null>; onBeforeToggle: (event: ToggleEvent) => void }

/**
 * For a popover that covers the page. While it is open everything else is inert, so that focus and screen readers
 * stay inside; it closes when the visitor has followed a link, and the page behind does not scroll.
 */
export function useOverlay(): Overlay {
  const ref = useRef<HTMLDialogElement>(null)
  // Another one with each link that is followed, also to the page one is on.
  const { key } = useLocation()
  useEffect(() => {
    // Opened before script arrived.
    if (ref.current?.matches(':popover-open')) cover(ref.current, true)
  }, [])
  const before = useRef(key)
  useEffect(() => {
    // What was opened before script arrived stays open.
    if (before.current === key) return
    before.current = key
    if (ref.current?.matches(':popover-open')) ref.current.hidePopover()
  }, [key])
  return { ref, onBeforeToggle: (event) => ref.current && cover(ref.current, event.newState === 'open') }
}

/** Before the popover changes, because closing gives the focus back to a button that must not be inert then. */
function cover(overlay: HTMLElement, open: boolean): void {
  for (const sibling of overlay.parentElement?.children ?? [])
    if (sibling !== overlay && sibling instanceof HTMLElement) sibling.inert = open
  document.documentElement.toggleAttribute('data-covered', open)
  hostToasts(overlay, open)
}
