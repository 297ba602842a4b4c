import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

const wanted = '(pointer: fine) and (prefers-reduced-motion: no-preference)'

/** Smooth wheel scrolling while it is enabled; its code is loaded only with a mouse and without reduced motion. */
export function useSmoothScroll(enabled: boolean): void {
  const { key } = useLocation()
  // Again with each address, before the next page is rendered: it must not inherit a running scroll.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the reason to run again.
  useLayoutEffect(() => {
    if (!enabled || !matchMedia(wanted).matches || document.documentElement.hasAttribute('data-elder')) return
    let stop: (() => void) | undefined
    let gone = false
    void import('../motion/smooth-scroll.ts').then(
      ({ smoothScroll }) => {
        if (!gone) stop = smoothScroll()
      },
      // Without it the wheel scrolls natively.
      () => undefined,
    )
    return () => {
      gone = true
      stop?.()
    }
  }, [key, enabled])
}
