import { useEffect, useState } from 'react'
import type { Answer } from '../../api/schemas.ts'
import { call } from '../session/call.ts'

const every = 15_000
type Present = Answer<'heartbeat'>

/** Tells the server that this entry is open here, and who else has it open; asks at once and again every 15 seconds. */
export function usePresence(id: string, editing: boolean): Present | undefined {
  const [present, setPresent] = useState<Present>()
  useEffect(() => {
    let current = true
    const tell = () =>
      call('heartbeat', { id, editing }).then(
        (answer) => current && setPresent(answer),
        // Without an answer nothing is known of others; saving tells about the connection.
        () => undefined,
      )
    void tell()
    const timer = setInterval(tell, every)
    return () => {
      current = false
      clearInterval(timer)
    }
  }, [id, editing])
  useEffect(
    () => () => {
      call('leave', { id }).catch(() => undefined)
    },
    [id],
  )
  return present
}
