import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

const wanted = '(pointer: fine) and (prefers-reduced-motion: no-preference)'

/** Gentle wheel scrolling for as long as the layout is shown; its code is only fetched where a mouse and a reader want it. */
export function useSmoothScroll(): void {
  const { key } = useLocation()
  // Anew with each address, and before the next page is put in its place: a glide must not take that along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the reason to run again.
  useLayoutEffect(() => {
    if (!matchMedia(wanted).matches || document.documentElement.hasAttribute('data-elder')) return
    let stop: (() => void) | undefined
    let gone = false
    void import('../motion/smooth-scroll.ts').then(
      ({ smoothScroll }) => {
        if (!gone) stop = smoothScroll()
      },
      // Without it the wheel scrolls as it always does.
      () => undefined,
    )
    return () => {
      gone = true
      stop?.()
    }
  }, [key])
}
