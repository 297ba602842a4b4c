import type { ApiError } from '@shanmen/contract/errors.ts'

type Listener = (error: ApiError) => void
const listeners = new Set<Listener>()

/** Tells everyone who shows failures (the toasts) that a call was rejected. */
export function reportFailure(error: ApiError): void {
  for (const listener of listeners) listener(error)
}

/** Listens to failed calls; returns the function that ends it. */
export function onFailure(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
