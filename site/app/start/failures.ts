import type { ApiError } from '@shanmen/contract/rpc/client.ts'

type Listener = (error: ApiError) => void
const listeners = new Set<Listener>()
const reported = new WeakMap<AbortSignal, string[]>()

/**
 * Notifies what shows failures (the toasts) of a rejected call. What a visitor did once is reported once: of the
 * calls of one action, which share its signal, the same message only the first time. Doing it again counts.
 */
export function reportFailure(error: ApiError, action?: AbortSignal): void {
  if (action) {
    const before = reported.get(action) ?? []
    if (before.includes(error.message)) return
    reported.set(action, [...before, error.message])
  }
  for (const listener of listeners) listener(error)
}

/** Listens to failed calls; returns the function that ends it. */
export function onFailure(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
