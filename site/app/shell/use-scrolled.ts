import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** True once the page is scrolled further than this many pixels; false on the server. */
export function useScrolled(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > pixels,
    () => false,
  )
}

let last = 0
let up = false

function watch(): void {
  // Smaller movements do not count: a finger at rest trembles.
  if (Math.abs(scrollY - last) < 8) return
  // Some browsers scroll beyond the end and back.
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight
  up = scrollY < last && !isAtEnd
  last = scrollY
}

function subscribeToTurns(listener: () => void): () => void {
  last = scrollY
  addEventListener('scroll', watch, { passive: true })
  const unsubscribe = subscribe(listener)
  return () => {
    removeEventListener('scroll', watch)
    unsubscribe()
  }
}

/** True while the page was last scrolled towards its top; false on the server. */
export function useScrolledUp(): boolean {
  return useSyncExternalStore(
    subscribeToTurns,
    () => up,
    () => false,
  )
}
