import { useState } from 'react'
import { useMe } from './session.ts'

/**
 * What is typed into a dialog or form that is sent as a whole. It outlives a failed call, an ended session and a reload in
 * this tab; call `sent` once the server has it.
 */
export function useUnsent<T>(
  name: string,
  empty: T,
): { value: T; write: (value: T) => void; sent: () => void } {
  const key = `studio-unsent:${useMe().id}:${name}`
  const [value, setValue] = useState<T>(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? empty)
  return {
    value,
    write: (next) => {
      setValue(next)
      try {
        sessionStorage.setItem(key, JSON.stringify(next))
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
