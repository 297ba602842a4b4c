import { useEffect } from 'react'

/** Blocks rise as they come into view; not in large text, and the styles leave it out for who wants less motion. */
export function useReveal(): void {
  useEffect(() => {
    if (document.documentElement.hasAttribute('data-elder')) return
    let stop: (() => void) | undefined
    let gone = false
    void import('../motion/reveal.ts').then(
      ({ reveal }) => {
        if (!gone) stop = reveal()
      },
      // Without it everything simply stands there.
      () => undefined,
    )
    return () => {
      gone = true
      stop?.()
    }
  }, [])
}
