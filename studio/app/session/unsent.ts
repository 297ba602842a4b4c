import { useState } from 'react'
import { unsentPrefix as prefix } from '../../client.ts'
import { useMe } from './session.ts'

/**
 * What is typed into a dialog or form that is sent as a whole. It outlives a failed call, an ended session and a reload in
 * this tab, for the same person; call `sent` once the server has it. Without a name it lives as long as the screen.
 */
export function useUnsent<T>(
  name: string | undefined,
  empty: T,
): { value: T; write: (value: T) => void; sent: () => void } {
  const own = `${prefix}${useMe().id}:${name}`
  const key = name === undefined ? '' : own
  const [value, setValue] = useState<T>(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? empty)
  return {
    value,
    write: (next) => {
      setValue(next)
      try {
        if (key) sessionStorage.setItem(key, JSON.stringify(next))
      } catch {
        // Storage full or forbidden: it lives as long as the screen.
      }
    },
    sent: () => {
      setValue(empty)
      sessionStorage.removeItem(key)
    },
  }
}

/** Removes what was typed and not sent: someone who signs out leaves nothing of it in this tab. */
export function forgetUnsent(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
}
