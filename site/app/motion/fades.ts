const calm = typeof window === 'undefined' ? undefined : matchMedia('(prefers-reduced-motion: reduce)')

/** Whether one page fades into the next now: not in large text, nor for who wants less motion; some browsers cannot. */
export const fades = (): boolean =>
  'startViewTransition' in document && !calm?.matches && !document.documentElement.hasAttribute('data-elder')

/**
 * The router skips a fade that still runs when the next navigation begins, and leaves the promise that the browser then
 * rejects unhandled: an error on the console for what is no error.
 */
export function ignoreSkippedFades(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    if (
      reason instanceof DOMException &&
      reason.name === 'AbortError' &&
      /skipTransition/.test(reason.message)
    )
      event.preventDefault()
  })
}
