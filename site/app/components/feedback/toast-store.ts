export type ToastType = 'success' | 'info' | 'warning' | 'error'
export type Toast = { id: number; type: ToastType; message: string; count: number; leaving: boolean }

const defaultDuration = 3000
const leaveTime = 300

type Entry = { toast: Toast; duration: number; timer?: ReturnType<typeof setTimeout> }

const entries = new Map<number, Entry>()
const listeners = new Set<() => void>()
let snapshot: readonly Toast[] = []
let lastId = 0
let host: HTMLElement | null = null

/**
 * Shows a message for `duration` ms (3000); 0 stays until closed. The same message again only counts up,
 * takes the new type and restarts its timer. Does nothing on the server. Returns a function that closes it.
 */
export function show(type: ToastType = 'info', message = '', duration = defaultDuration): () => void {
  if (typeof window === 'undefined') return () => {}
  const same = [...entries.values()].find(({ toast }) => toast.message === message && !toast.leaving)
  const id = same?.toast.id ?? ++lastId
  const count = (same?.toast.count ?? 0) + 1
  clearTimeout(same?.timer)
  entries.set(id, { toast: { id, type, message, count, leaving: false }, duration })
  resume(id)
  publish()
  return () => close(id)
}

/** Stops the timer of a toast, while the pointer or the focus is on it. */
export function pause(id: number): void {
  clearTimeout(entries.get(id)?.timer)
}

/** Restarts the full time of a toast. */
export function resume(id: number): void {
  const entry = entries.get(id)
  if (!entry || entry.toast.leaving) return
  clearTimeout(entry.timer)
  if (entry.duration > 0) entry.timer = setTimeout(close, entry.duration, id)
}

/** Lets a toast fade out, then removes it. */
export function close(id: number): void {
  const entry = entries.get(id)
  if (!entry || entry.toast.leaving) return
  clearTimeout(entry.timer)
  entry.toast = { ...entry.toast, leaving: true }
  entry.timer = setTimeout(() => {
    entries.delete(id)
    publish()
  }, leaveTime)
  publish()
}

/** Closes all toasts, for Esc. */
export function closeAll(): void {
  for (const id of entries.keys()) close(id)
}

/**
 * Called by an overlay that opens or closes: while it is open the toasts are rendered inside it, because everything
 * outside is inert and covered, neither visible nor announced.
 */
export function hostToasts(overlay: HTMLElement, open: boolean): void {
  if (open) host = overlay
  else if (host === overlay) host = null
  publish()
}

/** The overlay that the toasts are rendered in; null for their own place. */
export function toastHost(): HTMLElement | null {
  return host
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function toasts(): readonly Toast[] {
  return snapshot
}

function publish(): void {
  snapshot = [...entries.values()].map(({ toast }) => toast)
  for (const listener of listeners) listener()
}
