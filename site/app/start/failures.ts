import type { ApiError } from '@shanmen/contract/rpc/client.ts'

type Listener = (error: ApiError) => void
const listeners = new Set<Listener>()
const said = new WeakMap<AbortSignal, string[]>()

/**
 * Tells everyone who shows failures (the toasts) that a call was rejected. What a visitor did once is said once: of the
 * calls of one action, which share its signal, the same words only the first time. Doing it again counts.
 */
export function reportFailure(error: ApiError, action?: AbortSignal): void {
  if (action) {
    const before = said.get(action) ?? []
    if (before.includes(error.message)) return
    said.set(action, [...before, error.message])
  }
  for (const listener of listeners) listener(error)
}

/** Listens to failed calls; returns the function that ends it. */
export function onFailure(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
