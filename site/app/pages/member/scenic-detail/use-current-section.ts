import { useSyncExternalStore } from 'react'

/** Just below the header and the bar of the parts, where a part comes to rest after its link was followed. */
const line = 180

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  addEventListener('resize', listener)
  return () => {
    removeEventListener('scroll', listener)
    removeEventListener('resize', listener)
  }
}

/** The id of the part of the page that is being read: the last one whose head is above the line; else the first. */
export function useCurrentPart(ids: readonly string[]): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () =>
      currentPart(ids.map((id) => ({ id, top: document.getElementById(id)?.getBoundingClientRect().top }))),
    () => ids[0],
  )
}

/** Of parts that stand side by side the first one counts. */
export function currentPart(parts: readonly { id: string; top: number | undefined }[]): string | undefined {
  let current = parts[0]
  for (const part of parts) {
    if (part.top !== undefined && part.top <= line && part.top > (current?.top ?? 0)) current = part
  }
  return current?.id
}
