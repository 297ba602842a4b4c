const firstTouch = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const
const patience = 4000

/**
 * Resolves when the visitor touches the page, or when it is loaded and painted and the browser has nothing to do.
 * Pictures that never arrive hold it up for four seconds at most.
 */
export function whenQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const options = { capture: true, passive: true } as const
    const done = () => {
      for (const name of firstTouch) removeEventListener(name, done, options)
      resolve()
    }
    for (const name of firstTouch) addEventListener(name, done, options)
    const painted = () => requestAnimationFrame(() => setTimeout(idle))
    const idle = () =>
      'requestIdleCallback' in window ? requestIdleCallback(done, { timeout: 1000 }) : setTimeout(done, 1)
    if (document.readyState === 'complete') painted()
    else addEventListener('load', painted, { once: true })
    setTimeout(done, patience)
  })
}

/** Ends the task at hand, so that the browser can answer the visitor before the next piece of work. */
export const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
