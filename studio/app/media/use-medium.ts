import { useEffect, useState } from 'react'
import { CallError } from '../../client.ts'
import { call } from '../session/call.ts'
import type { Medium } from './medium.ts'

// Many fields of a form show the same pictures; each is asked for once.
const known = new Map<string, Promise<Medium | undefined>>()

/** The medium has changed: the next one who shows it asks again. */
export const forgetMedium = (id: string): void => void known.delete(id)

function read(id: string): Promise<Medium | undefined> {
  const reading =
    known.get(id) ??
    call('readMedia', { id }).catch((error: unknown) => {
      known.delete(id)
      if (error instanceof CallError) return undefined
      throw error
    })
  known.set(id, reading)
  return reading
}

/** A picture or file by its id. `undefined` while it is read, `null` when it is not there. */
export function useMedium(id: string | undefined, turn = 0): Medium | null | undefined {
  const [found, setFound] = useState<{ id: string; medium: Medium | null }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  useEffect(() => {
    let current = true
    if (id) void read(id).then((medium) => current && setFound({ id, medium: medium ?? null }))
    return () => {
      current = false
    }
  }, [id, turn])
  return found && found.id === id ? found.medium : undefined
}
