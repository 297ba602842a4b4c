import { useState } from 'react'
import { unsentPrefix as prefix } from '../../client.ts'
import { useMe } from './session.ts'
import { tabStorage } from './tab-storage.ts'

/**
 * What is typed into a dialog or form that is sent as a whole. It is kept over a failed call, an ended session and a reload in
 * this tab, for the same person; call `sent` once the server has it. Without a name it lives as long as the screen.
 */
export function useUnsent<T>(
  name: string | undefined,
  empty: T,
): { value: T; write: (value: T) => void; sent: () => void } {
  const own = `${prefix}${useMe().id}:${name}`
  const key = name === undefined ? '' : own
  const [value, setValue] = useState<T>(() => JSON.parse(tabStorage.getItem(key) ?? 'null') ?? empty)
  return {
    value,
    write: (next) => {
      setValue(next)
      if (key) tabStorage.setItem(key, JSON.stringify(next))
    },
    sent: () => {
      setValue(empty)
      tabStorage.removeItem(key)
    },
  }
}

/** Removes what was typed and not sent: someone who signs out leaves nothing of it in this tab. */
export function forgetUnsent(): void {
  for (const key of tabStorage.keys()) if (key.startsWith(prefix)) tabStorage.removeItem(key)
}
